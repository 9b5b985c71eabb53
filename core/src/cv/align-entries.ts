/** Which entries of two lists are the same one, seen at different times. */
export interface EntryPair<T> {
  readonly before: T | undefined;
  readonly after: T | undefined;
}

/** What makes an entry the one it is, the most telling first. */
const identity: Readonly<Record<string, number>> = {
  company: 3,
  institution: 3,
  title: 3,
  degree: 3,
  name: 3,
  language: 3,
  dates: 2,
  issuer: 1,
  location: 1,
};
const MIN_LIKENESS = 2;

type Entry = Readonly<Record<string, unknown>>;

/** Pairs in the order of `after`; entries that are gone follow at their old place's end. */
export function alignEntries<T extends Entry>(
  before: readonly T[],
  after: readonly T[],
): readonly EntryPair<T>[] {
  const partners = findPartners(before, after);
  const pairs: EntryPair<T>[] = after.map((entry, index) => {
    const partner = partners.get(index);
    return { before: partner === undefined ? undefined : before[partner], after: entry };
  });
  const taken = new Set(partners.values());
  const gone = before.filter((_, index) => !taken.has(index));
  return [...pairs, ...gone.map((entry) => ({ before: entry, after: undefined }))];
}

/** The place in `before` of each entry of `after` that has one; the most alike are paired first. */
function findPartners<T extends Entry>(before: readonly T[], after: readonly T[]) {
  const candidates = after.flatMap((entry, at) =>
    before.map((other, from) => ({
      at,
      from,
      likeness: measureLikeness(other, entry) - Math.abs(at - from) * 0.01,
    })),
  );
  const partners = new Map<number, number>();
  const taken = new Set<number>();
  for (const { at, from, likeness } of candidates.toSorted((a, b) => b.likeness - a.likeness)) {
    if (likeness < MIN_LIKENESS) break;
    if (partners.has(at) || taken.has(from)) continue;
    partners.set(at, from);
    taken.add(from);
  }
  pairRest(before, after, partners, taken);
  return partners;
}

/** An entry rewritten from top to bottom is still the one in its place. */
function pairRest(
  before: readonly unknown[],
  after: readonly unknown[],
  partners: Map<number, number>,
  taken: Set<number>,
): void {
  if (before.length !== after.length) return;
  after.forEach((_, at) => {
    if (partners.has(at) || taken.has(at)) return;
    partners.set(at, at);
    taken.add(at);
  });
}

function measureLikeness(before: Entry, after: Entry): number {
  let likeness = 0;
  for (const [field, weight] of Object.entries(identity)) {
    const value = before[field];
    if (typeof value === 'string' && value !== '' && value === after[field]) likeness += weight;
  }
  return likeness + (JSON.stringify(before) === JSON.stringify(after) ? 1 : 0);
}
