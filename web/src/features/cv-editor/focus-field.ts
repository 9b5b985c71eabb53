/** Opens the entry a field is in, and puts the focus on the field. Returns how to call it off. */
export function focusField(pointer: string): () => void {
  const steps = pointer.slice(1).split('/');
  openEntry(steps);
  // The fields of an entry are drawn once it is open.
  const frame = requestAnimationFrame(() => {
    const target = findField(steps);
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'center' });
  });
  return () => cancelAnimationFrame(frame);
}

const find = (steps: readonly string[]) =>
  document.querySelector<HTMLElement>(`[data-pointer=${CSS.escape(`/${steps.join('/')}`)}]`);

function openEntry(steps: readonly string[]): void {
  const entry = steps.length > 1 ? find(steps.slice(0, 2)) : null;
  entry?.querySelector<HTMLElement>('[data-entry-head][aria-expanded=false]')?.click();
}

/** The field, or the line of it that is meant, or whatever of its entry or section can be typed into. */
function findField(steps: readonly string[]): HTMLElement | null {
  for (let length = steps.length; length > 0; length--) {
    const place = find(steps.slice(0, length));
    if (place === null) continue;
    const inputs = place.querySelectorAll<HTMLElement>('input, textarea');
    const line = Number(steps[length] ?? 0);
    return inputs[line] ?? inputs[0] ?? place.querySelector<HTMLElement>('button') ?? place;
  }
  return null;
}
