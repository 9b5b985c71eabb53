import type { DocumentTree } from './document-tree';

/** How much room a document takes. */
export interface UsedPages {
  /** Whole pages and the part of the last one: 1.1 is a page and a tenth. */
  readonly used: number;
  readonly count: number;
  /** What is on the last page, where there are several. */
  readonly spill: Spill | null;
}

interface Spill {
  /** About how many lines of text are as tall as what is on it. */
  readonly lines: number;
  /** The first heading or entry that begins on it, as it is printed; none when it only goes on there. */
  readonly begins: string | null;
}

/** What was begun on the last page takes some of it. */
const LEAST_SHARE = 0.01;

/**
 * How many pages are used when the last text of the last one ends so far down, in points from the top of that page. What
 * can be written on counts, without the margins: a page that is full is one page.
 */
export function findUsed({ page, theme }: DocumentTree, count: number, endPt: number): number {
  const { top, bottom } = theme.marginsPt;
  const share = (endPt - top) / (page.heightPt - top - bottom);
  return count - 1 + Math.min(1, Math.max(LEAST_SHARE, share));
}
