import type { FileAnswer } from '@trayecto/core/contract';

/** Hands a file to the browser's downloads. */
export function saveFile({ bytes, type, name }: FileAnswer): void {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name ?? 'cv';
  link.click();
  // The browser has taken the file by the next turn of the clock; slow ones get a little longer.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
