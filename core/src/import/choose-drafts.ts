/** How much better the shape of all entries must be than each by itself. */
const LEAST_GAIN = 0.02;

/** Of two readings of a section, entry by entry and by the shape that all entries share, the one that hangs together better. */
export function chooseDrafts<Draft>(
  single: readonly Draft[],
  alike: readonly Draft[],
  judge: (drafts: readonly Draft[]) => number,
): readonly Draft[] {
  return judge(alike) > judge(single) + LEAST_GAIN ? alike : single;
}
