import type { LucideIcon } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { classes } from './classes';
import { IconButton } from './icon-button';

interface DisclosureProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A small panel behind an icon. Escape, or going elsewhere, closes it. */
export function Disclosure({ icon, label, className, children }: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setIsOpen(false);
    button.current?.focus();
  }

  function closeOnLeave(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what its button and panel do
    <div className={classes('relative', className)} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <IconButton
        ref={button}
        icon={icon}
        label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      />
      <div
        id={id}
        hidden={!isOpen}
        // Focusable, so that a press on its ground does not count as leaving it.
        tabIndex={-1}
        className="fade-in absolute top-full right-0 z-50 mt-1 rounded-card border border-line bg-surface p-3 shadow-float outline-none"
      >
        {isOpen && children}
      </div>
    </div>
  );
}
