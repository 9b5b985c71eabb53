import { compareCvs } from './compare-cvs';
import type { Cv } from './cv-schema';
import type { FieldValue } from './entry-lists';

/** How many things a person would say they changed: each line and each skill is one. */
export function countChanges(before: Cv, after: Cv): number {
  return compareCvs(before, after).reduce(
    (sum, { field, before: from, after: to }) => sum + (field === '' ? 1 : countLines(from, to)),
    0,
  );
}

/** A rewritten line is one change, not a lost and a new one. Lines that only changed places are one together. */
function countLines(before: FieldValue, after: FieldValue): number {
  if (typeof before === 'string' || typeof after === 'string') return 1;
  const missing = (from: readonly string[], others: readonly string[]) => {
    const left = [...others];
    return from.filter((line) => {
      const at = left.indexOf(line);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    }).length;
  };
  return Math.max(1, missing(before, after), missing(after, before));
}
