import { findDates } from './read-dates';

/** "1996 ⇥ a 2009. Oficial": a scan's wide space in the middle of a span is no border of a cell. */
export function joinSplitSpan(cells: readonly string[]): readonly string[] {
  const [first = '', second = '', ...others] = cells;
  if (!/\d$/.test(first) || !/^(?:a|al|hasta|to|until|[–—-]) ?\p{L}{0,10}\.? ?\d/iu.test(second))
    return cells;
  const whole = `${first} ${second}`;
  const [span] = findDates(whole);
  const isOne = span?.isRange === true && span.start === 0 && span.end > first.length + 1;
  return isOne ? [whole, ...others] : cells;
}
