import type { Theme } from '@trayecto/core/document';
import { partSpan } from '../part-span';
import { widthAtMost } from './face-widths';

/** What is between dates of a narrow column and what they date, in points, as in the source. */
const GAPS_PT = { line: 22, plain: 8 } as const;

/** Where dates that have a column to themselves break, or null where they may be too wide for it; and whether they surely need not. */
export function fitNarrowDates({ entry, fonts, sizesPt }: Theme, dates: string) {
  const roomPt = entry.gutterPt - (entry.isTimeline ? GAPS_PT.line : GAPS_PT.plain);
  const span = partSpan(dates);
  const leading = entry.isTimeline ? 'bold' : 'regular';
  if (span === undefined) {
    const widthPt = widthAtMost(dates, fonts.body, leading, sizesPt.small);
    return { parts: [dates], areOneLine: widthPt <= roomPt };
  }
  const [first, last] = span;
  const firstPt = widthAtMost(`${first} `, fonts.body, leading, sizesPt.small);
  const lastPt = widthAtMost(last, fonts.body, 'regular', sizesPt.small);
  const isClear = firstPt <= roomPt && lastPt <= roomPt;
  return { parts: isClear ? span : null, areOneLine: firstPt + lastPt <= roomPt };
}

/** The space within a span is as tall as the text, and a span so taller than a title that has nothing below it. */
export const isOneDate = ({ parts }: ReturnType<typeof fitNarrowDates>) => parts?.length === 1;
