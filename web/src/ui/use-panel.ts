import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';

/** A small panel behind a button. Escape, or going elsewhere, closes it. */
export function usePanel() {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  function close() {
    setIsOpen(false);
    button.current?.focus();
  }

  return {
    isOpen,
    open: () => setIsOpen(true),
    close,
    /** For what holds both. */
    around: {
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        close();
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
      },
    },
    button: {
      ref: button,
      'aria-expanded': isOpen,
      'aria-controls': id,
      onClick: () => setIsOpen(!isOpen),
    },
    // Focusable, so that a press on its ground does not count as leaving it.
    panel: { id, hidden: !isOpen, tabIndex: -1 },
  };
}
