import { useEffect, useRef, useState } from 'react';

const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/** Files may be dropped anywhere on the page. Returns whether some are being held over it. */
export function usePageDrop(
  onDrop: (files: readonly File[]) => void,
  isDisabled: boolean,
): boolean {
  const [isOver, setIsOver] = useState(false);
  const drop = useRef(onDrop);
  drop.current = onDrop;

  useEffect(() => {
    // Entering a child comes before leaving its parent, so the two are counted against each other.
    let depth = 0;
    const count = (change: number) => {
      depth = Math.max(0, depth + change);
      setIsOver(depth > 0 && !isDisabled);
    };
    const enter = (event: DragEvent) => holdsFiles(event) && count(1);
    const leave = (event: DragEvent) => holdsFiles(event) && count(-1);
    /** Without this the browser would open the file in place of the app. */
    const hold = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = isDisabled ? 'none' : 'copy';
    };
    const take = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      count(-depth);
      if (!isDisabled) drop.current([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener('dragenter', enter);
    window.addEventListener('dragleave', leave);
    window.addEventListener('dragover', hold);
    window.addEventListener('drop', take);
    return () => {
      window.removeEventListener('dragenter', enter);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('dragover', hold);
      window.removeEventListener('drop', take);
    };
  }, [isDisabled]);

  return isOver;
}
