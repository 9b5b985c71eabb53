/** Which entries of two lists are the same one, seen at different times. */
export interface EntryPair<T> {
  readonly before: T | undefined;
  readonly after: T | undefined;
  /** Its place in `before`, and in `after`; -1 where it is not. */
  readonly from: number;
  readonly at: number;
}

/** The fields that identify an entry, most significant first. */
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
  const pairs = after.map((entry, at): EntryPair<T> => {
    const from = partners.get(at) ?? -1;
    return { before: before[from], after: entry, from, at };
  });
  const taken = new Set(partners.values());
  const gone = before.flatMap((entry, from): EntryPair<T>[] =>
    taken.has(from) ? [] : [{ before: entry, after: undefined, from, at: -1 }],
  );
  return [...pairs, ...gone];
}

/**
 * The place in `before` of each entry of `after` that has one: the very same first, then those that share the most of
 * what makes an entry the one it is. Each round goes through both lists once, whatever is in them.
 */
function findPartners(before: readonly Entry[], after: readonly Entry[]): Map<number, number> {
  const partners = new Map<number, number>();
  let open = { from: [...before.keys()], at: [...after.keys()] };
  const pairBy = (nameOld: NameEntry, nameNew: NameEntry) => {
    if (open.from.length === 0 || open.at.length === 0) return;
    const places = groupPlaces(open.from, nameOld);
    const taken = new Set<number>();
    const left = open.at.filter((at) => {
      const name = nameNew(at);
      const from = name === undefined ? undefined : places.get(name)?.next().value;
      if (from === undefined) return true;
      partners.set(at, from);
      taken.add(from);
      return false;
    });
    open = { from: open.from.filter((from) => !taken.has(from)), at: left };
  };

  const written = { before: before.map(writeEntry), after: after.map(writeEntry) };
  // An unchanged entry keeps its place, even if another has the same content.
  pairBy(
    (from) => `${from} ${written.before[from]}`,
    (at) => `${at} ${written.after[at]}`,
  );
  pairBy(
    (from) => written.before[from],
    (at) => written.after[at],
  );
  const values = numberValues(before, after);
  for (const fields of values.telling) {
    pairBy(
      (from) => nameBy(values.before[from], fields, from),
      (at) => nameBy(values.after[at], fields, at),
    );
  }
  // An entry rewritten from top to bottom is still the one in its place.
  if (before.length === after.length) pairBy(String, String);
  return partners;
}

type NameEntry = (place: number) => string | undefined;

const writeEntry = (entry: Entry) => JSON.stringify(entry);

/** The places of each name, to be taken one after the other. */
function groupPlaces(places: readonly number[], name: NameEntry) {
  const groups = new Map<string, number[]>();
  for (const place of places) {
    const key = name(place);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(place);
    else groups.set(key, [place]);
  }
  return new Map([...groups].map(([key, group]) => [key, group.values()]));
}

type NumberedValues = Readonly<Record<string, number | undefined>>;

/** Each value of a telling field as a number, so that long ones are compared once, and the sets of fields worth trying. */
function numberValues(before: readonly Entry[], after: readonly Entry[]) {
  const numbers = new Map<string, number>();
  const found = new Set<string>();
  const number = (entry: Entry): NumberedValues => {
    const numbered: Record<string, number> = {};
    for (const field of Object.keys(identity)) {
      const value = entry[field];
      if (typeof value !== 'string' || value === '') continue;
      found.add(field);
      const known = numbers.get(value) ?? numbers.size;
      numbers.set(value, known);
      numbered[field] = known;
    }
    return numbered;
  };
  const [old, now] = [before.map(number), after.map(number)];
  return { before: old, after: now, telling: listSets([...found]) };
}

/** Every set of these fields that tells enough, the most telling first. */
function listSets(fields: readonly string[]): readonly (readonly string[])[] {
  let sets: string[][] = [[]];
  for (const field of fields) sets = [...sets, ...sets.map((set) => [...set, field])];
  return sets.filter((set) => weigh(set) >= MIN_LIKENESS).toSorted((a, b) => weigh(b) - weigh(a));
}

function weigh(fields: readonly string[]): number {
  return fields.reduce((sum, field) => sum + (identity[field] ?? 0), 0);
}

/** Weak evidence, such as dates alone, counts only at the entry's own position. */
function nameBy(
  values: NumberedValues | undefined,
  fields: readonly string[],
  place: number,
): string | undefined {
  const numbers = fields.map((field) => values?.[field]);
  if (numbers.includes(undefined)) return undefined;
  return weigh(fields) > MIN_LIKENESS ? numbers.join(' ') : `${place}: ${numbers.join(' ')}`;
}
