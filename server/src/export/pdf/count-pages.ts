import type { DocumentTree, UsedPages } from '@trayecto/core/document';
import { z } from 'zod';

/** A heading or an entry that begins, or, without a text, a column that ends: where, in points from the top of its page. */
const toldSchema = z.array(
  z.object({ text: z.string().nullable(), page: z.number(), y: z.number() }),
);

const LEAST_SHARE = 0.01;

/** How much of its pages a document fills, from what it told while it was set. */
export function countPages(tree: DocumentTree, answer: unknown, count: number): UsedPages {
  const { page, theme } = tree;
  const { top, bottom } = theme.marginsPt;
  const told = toldSchema.parse(answer);
  const roomPt = page.heightPt - top - bottom;
  const ends = told.filter(({ text, page }) => text === null && page === count);
  const filledPt = Math.max(0, ...ends.map(({ y }) => y - top));
  const share = Math.min(1, filledPt / roomPt);
  // What was begun on the last page takes some of it.
  const used = count - 1 + Math.max(LEAST_SHARE, share);
  if (count < 2) return { used, count, spill: null };
  const begun = told.find((one) => one.text !== null && one.text !== '' && one.page === count);
  const lines = Math.max(1, Math.round(filledPt / (theme.sizesPt.body * theme.lineHeight)));
  return { used, count, spill: { lines, begins: begun?.text ?? null } };
}
