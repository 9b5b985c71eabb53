import { type DocumentTree, findUsed, type UsedPages } from '@trayecto/core/document';
import { z } from 'zod';

/** A heading or an entry that begins, or, without a text, a column that ends: where, in points from the top of its page. */
const toldSchema = z.array(
  z.object({ text: z.string().nullable(), page: z.number(), y: z.number() }),
);

/** How much of its pages a document fills, from what it told while it was set. */
export function countPages(tree: DocumentTree, answer: unknown, count: number): UsedPages {
  const { theme } = tree;
  const told = toldSchema.parse(answer);
  const ends = told.filter(({ text, page }) => text === null && page === count);
  const endPt = Math.max(0, ...ends.map(({ y }) => y));
  const used = findUsed(tree, count, endPt);
  if (count < 2) return { used, count, spill: null };
  const begun = told.find((one) => one.text !== null && one.text !== '' && one.page === count);
  const filledPt = endPt - theme.marginsPt.top;
  const lines = Math.max(1, Math.round(filledPt / (theme.sizesPt.body * theme.lineHeight)));
  return { used, count, spill: { lines, begins: begun?.text ?? null } };
}
