import { type RefObject, useEffect } from 'react';
import { findPlace } from '../page/use-page-editing';

/** What is edited beside the page is kept in sight on it, also when it moves with the next drawing. */
export function useFollowOnPage(beside: RefObject<HTMLElement | null>, drawn: unknown): void {
  useEffect(() => {
    const area = beside.current;
    if (!area) return;
    const follow = () => showOnPage(area);
    area.addEventListener('focusin', follow);
    return () => area.removeEventListener('focusin', follow);
  }, [beside]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each drawing may have moved it
  useEffect(() => {
    if (beside.current) showOnPage(beside.current);
  }, [beside, drawn]);
}

function showOnPage(beside: HTMLElement): void {
  const field = document.activeElement;
  if (field === null || field === beside || !beside.contains(field)) return;
  findEdited(field)?.scrollIntoView({ block: 'nearest' });
}

/** The text of a field on the page, or of the line of it that has the focus, or the first of its entry. */
function findEdited(field: Element): HTMLElement | null {
  const area = field.closest<HTMLElement>('[data-pointer]');
  const pointer = area?.dataset.pointer;
  if (!area || pointer === undefined) return null;
  const line = [...area.querySelectorAll('input, textarea')].indexOf(field);
  const inside = `button[data-place^=${CSS.escape(`${pointer}/`)}]`;
  return (
    findPlace(pointer) ??
    findPlace(`${pointer}/${line}`) ??
    document.querySelector<HTMLElement>(inside)
  );
}
