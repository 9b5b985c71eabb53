import type { LucideIcon } from 'lucide-react';
import { EllipsisVertical } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { IconButton } from './icon-button';

interface ItemAction {
  readonly icon: LucideIcon;
  readonly label: string;
  /** For screen readers, where the label alone does not say what of. */
  readonly name?: string;
  readonly onPick: () => void;
}

interface ItemMenuProps {
  readonly label: string;
  readonly actions: readonly ItemAction[];
  readonly className?: string;
}

const GAP_PX = 4;

/** What can be done with one item of a list. Over everything, so that a list that scrolls does not cut it off. */
export function ItemMenu({ label, actions, className }: ItemMenuProps): ReactNode {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLFieldSetElement>(null);

  function putInPlace() {
    const [from, box] = [button.current?.getBoundingClientRect(), menu.current];
    if (!from || !box) return;
    const height = box.offsetHeight;
    const below = from.bottom + GAP_PX;
    const top = below + height > innerHeight ? from.top - height - GAP_PX : below;
    box.style.top = `${Math.max(GAP_PX, top)}px`;
    box.style.left = `${Math.max(GAP_PX, Math.min(from.left, innerWidth - box.offsetWidth - GAP_PX))}px`;
  }

  return (
    <>
      <IconButton
        ref={button}
        icon={EllipsisVertical}
        label={label}
        data-item-menu=""
        popoverTarget={id}
        className={className}
      />
      <fieldset
        ref={menu}
        id={id}
        popover="auto"
        aria-label={label}
        onToggle={(event) => event.newState === 'open' && putInPlace()}
        className="fixed inset-auto m-0 w-56 flex-col rounded-card border border-line bg-surface p-2 text-ink shadow-float [&:popover-open]:flex"
      >
        {actions.map(({ icon: Icon, label: words, name, onPick }) => (
          <button
            key={words}
            type="button"
            aria-label={name}
            className="inline-flex min-h-11 items-center gap-2.5 rounded-control px-3 text-left font-semibold hover:bg-ink/6"
            onClick={() => {
              menu.current?.hidePopover();
              button.current?.focus();
              onPick();
            }}
          >
            <Icon aria-hidden className="size-4.5" strokeWidth={1.75} />
            {words}
          </button>
        ))}
      </fieldset>
    </>
  );
}
