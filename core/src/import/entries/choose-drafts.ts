/** How much better the reading by shared shape must score before it replaces the reading entry by entry. */
const LEAST_GAIN = 0.02;

/** Chooses the more consistent of two readings of a section: entry by entry, or by the shape all entries share. */
export function chooseDrafts<Draft>(
  single: readonly Draft[],
  alike: readonly Draft[],
  judge: (drafts: readonly Draft[]) => number,
): readonly Draft[] {
  return judge(alike) > judge(single) + LEAST_GAIN ? alike : single;
}
