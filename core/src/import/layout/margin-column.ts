import { type Alignment, type Band, isDated, isSameParagraph } from './column-band';
import { groupByBaseline, isSameBaseline, type Segment } from './segment';

/** A gutter of years belongs to the entries beside it. */
export function isMostlyDates(side: readonly Segment[]): boolean {
  const dated = side.filter(isDated);
  const letters = side.reduce((sum, one) => sum + one.text.length, 0);
  return dated.length >= 0.4 * side.length && letters / side.length <= 26;
}

const REACH = /\S@\S|^\(?\+?\d[\d\s().-]{7,}$|^(?:www\.|https?:)|\.com\//;

const FLUSH_PT = 2.5;

/** Labels of a form end at one edge, right before the values that begin at another. */
export function isFlushRight({ left, right }: Band): boolean {
  // Labels name what is beside them; they never tell how to reach someone.
  if (
    left.filter((one) => REACH.test(one.text) && !isDated(one)).length >
    Math.max(1, 0.1 * left.length)
  )
    return false;
  // The usual edge: a hyphen at a line's end hangs over it.
  const ends = left.map((one) => one.rightPt).sort((a, b) => a - b);
  const endPt = ends[Math.floor(ends.length / 2)] ?? 0;
  const startPt = Math.min(...right.map((one) => one.leftPt));
  const flush = left.filter((one) => Math.abs(endPt - one.rightPt) < FLUSH_PT);
  const rows = groupByBaseline(right);
  const beside = rows.filter(([one]) => one.leftPt - startPt < 1.5);
  const level = left.filter((one) => rows.some(([other]) => isSameBaseline(one, other)));
  const starts = new Map<number, number>();
  for (const one of left) {
    const start = Math.round(one.leftPt / 3);
    starts.set(start, (starts.get(start) ?? 0) + 1);
  }
  return (
    left.length > 4 &&
    flush.length >= 0.8 * left.length &&
    (beside.length >= 0.4 * rows.length || level.length >= 0.6 * left.length) &&
    // Both edges of a column of text are straight.
    Math.max(...starts.values()) < 0.5 * left.length
  );
}

/** How wide a margin is at most, of the two sides together. */
const WIDEST_MARGIN = 0.3;
const LONGEST_ROW = 24;

/**
 * A narrow side of short lines that all are on lines of the other side is a margin, however its rows break: most of its
 * stacks are dates. Lines of two columns meet by chance now and then, never all of them.
 */
export function isMargin({ left, right }: Band, sides: Alignment): boolean {
  const widthOf = (side: readonly Segment[]) =>
    Math.max(...side.map((one) => one.rightPt)) - Math.min(...side.map((one) => one.leftPt));
  const leftPt = widthOf(left);
  const rightPt = widthOf(right);
  const narrow = leftPt < rightPt ? left : right;
  if (Math.min(leftPt, rightPt) > WIDEST_MARGIN * (leftPt + rightPt)) return false;
  if (sides.rowShare < 0.9 || sides.clashes > 0) return false;
  const rows = groupByBaseline(narrow);
  const letters = narrow.reduce((sum, one) => sum + one.text.length, 0);
  if (letters / rows.length > LONGEST_ROW) return false;
  const stacks: Segment[][] = [];
  for (const [row] of rows) {
    const stack = stacks.at(-1);
    const above = stack?.at(-1);
    if (stack && above && isSameParagraph(above, row)) stack.push(row);
    else stacks.push([row]);
  }
  const dated = stacks.filter((stack) => stack.some(isDated)).length;
  if (dated >= 0.5 * stacks.length) return true;
  // Labels of all kinds, each where its text begins: a sidebar sets its lines below each other, and closer.
  return rows.length >= LEAST_LABELS && sides.rowShare > 0.99 && stacks.length >= 0.6 * rows.length;
}

const LEAST_LABELS = 6;
