import { type RefObject, useEffect, useRef } from 'react';

/** A file arrives a moment after the window is back in front; later than this, none was chosen. */
const CANCELLED_AFTER_MS = 300;

/** Opens the browser's file dialog and notices when it is closed without a choice. */
export function useFileDialog(input: RefObject<HTMLInputElement | null>, onCancel: () => void) {
  const isOpen = useRef(false);
  const cancel = useRef(onCancel);
  cancel.current = onCancel;

  useEffect(() => {
    let timer = 0;
    const look = () => {
      if (!isOpen.current) return;
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (!isOpen.current || input.current?.files?.length) return;
        isOpen.current = false;
        cancel.current();
      }, CANCELLED_AFTER_MS);
    };
    window.addEventListener('focus', look);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('focus', look);
    };
  }, [input]);

  return {
    open() {
      if (!input.current) return;
      // The same file chosen twice in a row must count as a choice.
      input.current.value = '';
      isOpen.current = true;
      input.current.click();
    },
    noteChoice() {
      isOpen.current = false;
    },
  };
}
