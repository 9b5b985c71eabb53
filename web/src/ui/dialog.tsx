import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTranslate } from '../i18n';
import { classes } from './classes';

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: string;
  /** For what needs the room of a page. */
  readonly isWide?: boolean;
  /** Where one of the answers loses something, the one that does not is marked `data-safe` and has the focus. */
  readonly children: ReactNode;
}

export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  isWide = false,
  children,
}: DialogProps) {
  const t = useTranslate();
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-50 bg-[#0f1319]/55" />
        <Base.Popup
          ref={popup}
          // Anyone who presses Enter without reading must not lose anything by it.
          initialFocus={() => popup.current?.querySelector<HTMLElement>('[data-safe]') ?? true}
          className={classes(
            'fade-in fixed inset-x-4 bottom-4 z-50 mx-auto max-h-[calc(100dvh-2rem)] overflow-y-auto rounded-card border border-line bg-surface p-6 shadow-float sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2',
            isWide ? 'max-w-4xl' : 'max-w-lg',
          )}
        >
          <Base.Title className="pr-12 font-serif text-heading font-semibold">{title}</Base.Title>
          {description && (
            <Base.Description className="mt-2 text-muted">{description}</Base.Description>
          )}
          <div className="mt-5">{children}</div>
          <Base.Close
            aria-label={t('common.close')}
            className="absolute top-3.5 right-3.5 inline-flex size-11 items-center justify-center rounded-control text-muted hover:bg-ink/6 hover:text-ink"
          >
            <X aria-hidden className="size-5" />
          </Base.Close>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
