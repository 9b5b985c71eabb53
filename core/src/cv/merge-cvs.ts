import { ownValue } from '../text';
import { alignEntries } from './align-entries';
import { nameEntry } from './compare-cvs';
import { type Cv, cvSchema } from './cv-schema';
import { entryLists, type FieldValue, isSameValue, readField } from './entry-lists';

/** A field that two people, or two tabs, changed in different ways. */
export interface CvConflict {
  /** Where it is in the merged CV, as a JSON pointer. */
  readonly pointer: string;
  readonly section: string;
  readonly entry: string;
  readonly field: string;
  readonly mine: FieldValue;
  readonly theirs: FieldValue;
}

interface CvMerge {
  /** Everything that only one side changed, and mine wherever both did. */
  readonly cv: Cv;
  readonly conflicts: readonly CvConflict[];
}

type Loose = Record<string, unknown>;

/** Merges two changed states of one CV; only what both changed is left to the user. */
export function mergeCvs(base: Cv, mine: Cv, theirs: Cv): CvMerge {
  const conflicts: CvConflict[] = [];
  const at: MakePlace = (pointer, section, entry, field) => (mineValue, theirsValue) =>
    conflicts.push({ pointer, section, entry, field, mine: mineValue, theirs: theirsValue });
  const personal = Object.fromEntries(
    Object.keys(mine.personal).map((field) => [
      field,
      mergeField(
        readField(base.personal, field),
        readField(mine.personal, field),
        readField(theirs.personal, field),
        at(`/personal/${field}`, 'personal', '', field),
      ),
    ]),
  );
  const lists = Object.fromEntries(
    entryLists.map((list) => [list, mergeEntries(list, base[list], mine[list], theirs[list], at)]),
  );
  const cv = cvSchema.parse({
    personal,
    summary: mergeField(
      base.summary,
      mine.summary,
      theirs.summary,
      at('/summary', 'summary', '', 'summary'),
    ),
    ...lists,
    skills: mergeItems(base.skills, mine.skills, theirs.skills),
    additional: mergeAdditional(base, mine, theirs, at),
  });
  return { cv, conflicts };
}

/** The merged CV with one of the two values in a field both had changed. */
export function settleConflict(cv: Cv, { pointer }: CvConflict, value: FieldValue): Cv {
  const copy = structuredCopy(cv);
  const path = pointer.slice(1).split('/').map(unescapePointer);
  const last = path.pop();
  let place: unknown = copy;
  for (const key of path) place = isLoose(place) ? place[key] : undefined;
  if (last !== undefined && isLoose(place)) place[last] = value;
  return cvSchema.parse(copy);
}

type Report = (mine: FieldValue, theirs: FieldValue) => void;
type MakePlace = (pointer: string, section: string, entry: string, field: string) => Report;

function mergeField(
  base: FieldValue,
  mine: FieldValue,
  theirs: FieldValue,
  report: Report,
): FieldValue {
  if (isSameValue(mine, theirs) || isSameValue(base, theirs)) return mine;
  if (isSameValue(base, mine)) return theirs;
  report(mine, theirs);
  return mine;
}

/** Items without their own order: what either side added is in, what either side took out is out. */
function mergeItems(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] {
  if (isSameValue(base, mine)) return theirs;
  const [old, own, other] = [new Set(base), new Set(mine), new Set(theirs)];
  const removed = new Set(base.filter((item) => !other.has(item)));
  const added = theirs.filter((item) => !old.has(item) && !own.has(item));
  return [...mine.filter((item) => !removed.has(item)), ...added];
}

function mergeEntries(
  list: string,
  base: readonly object[],
  mine: readonly object[],
  theirs: readonly object[],
  at: MakePlace,
): readonly object[] {
  // A side that changed nothing doesn't decide the order.
  if (JSON.stringify(base) === JSON.stringify(mine)) return theirs;
  const origins = base.map((entry): Loose => ({ ...entry }));
  const mineOf = mapFromBase(origins, mine);
  const theirsOf = mapFromBase(origins, theirs);
  const theirsByOrigin = mapByOrigin(theirsOf);
  const mineByOrigin = mapByOrigin(mineOf);
  const newOfTheirs = new Set(
    theirsOf.flatMap(({ before, after }) => (!before && after ? [writeEntry(after)] : [])),
  );
  const merged: Loose[] = [];
  // Places are known only once the other side's new entries are in.
  const reports: ((places: ReadonlyMap<Loose, number>) => void)[] = [];
  const mergePair = (origin: Loose, own: Loose, other: Loose) => {
    const entry: Loose = {};
    for (const field of Object.keys(own)) {
      const report: Report = (mineValue, theirsValue) =>
        reports.push((places) => {
          const pointer = `/${list}/${places.get(entry)}/${field}`;
          at(pointer, list, nameEntry(own), field)(mineValue, theirsValue);
        });
      entry[field] = mergeField(
        readField(origin, field),
        readField(own, field),
        readField(other, field),
        report,
      );
    }
    merged.push(entry);
  };
  for (const { before: origin, after: own } of mineOf) {
    if (own === undefined) continue;
    const other = origin && theirsByOrigin.get(origin);
    if (origin === undefined) {
      if (!newOfTheirs.has(writeEntry(own))) merged.push(own);
    } else if (other !== undefined) mergePair(origin, own, other);
    // They removed it: it stays removed unless I edited it.
    else if (!isSameEntry(origin, own)) merged.push(own);
  }
  theirsOf.forEach(({ before: origin, after: other }, index) => {
    if (other === undefined) return;
    const isNew = origin === undefined;
    const wasRemovedByMe = origin !== undefined && mineByOrigin.get(origin) === undefined;
    if (isNew || (wasRemovedByMe && !isSameEntry(origin, other)))
      merged.splice(Math.min(index, merged.length), 0, other);
  });
  const places = new Map(merged.map((entry, index) => [entry, index]));
  for (const report of reports) report(places);
  return merged;
}

function mapFromBase(base: readonly Loose[], entries: readonly object[]) {
  return alignEntries(
    base,
    entries.map((entry): Loose => ({ ...entry })),
  );
}

function mapByOrigin(pairs: ReturnType<typeof mapFromBase>): ReadonlyMap<Loose, Loose | undefined> {
  return new Map(pairs.flatMap(({ before, after }) => (before ? [[before, after] as const] : [])));
}

/** Two entries with the same fields are written the same, in whatever order those are. */
function writeEntry(entry: Loose): string {
  return JSON.stringify(
    Object.keys(entry)
      .toSorted()
      .map((field) => [field, readField(entry, field)]),
  );
}

function isSameEntry(a: Loose, b: Loose): boolean {
  return Object.keys({ ...a, ...b }).every((field) =>
    isSameValue(readField(a, field), readField(b, field)),
  );
}

function mergeAdditional(base: Cv, mine: Cv, theirs: Cv, at: MakePlace): Cv['additional'] {
  // A side that changed nothing doesn't decide the order.
  if (JSON.stringify(base.additional) === JSON.stringify(mine.additional)) return theirs.additional;
  const names = new Set([...Object.keys(mine.additional), ...Object.keys(theirs.additional)]);
  const merged: Record<string, string[]> = {};
  for (const name of names) {
    const [old, own, other] = [base, mine, theirs].map((cv) => ownValue(cv.additional, name));
    const wasUntouched = (value: readonly string[] | undefined) =>
      old !== undefined && value !== undefined && isSameValue(old, value);
    // Whole sections taken out by one side stay out unless the other worked on them.
    if ((own === undefined && wasUntouched(other)) || (other === undefined && wasUntouched(own)))
      continue;
    const report = at(`/additional/${escapePointer(name)}`, name, '', 'lines');
    const value =
      own !== undefined && other !== undefined
        ? mergeField(old ?? [], own, other, report)
        : (own ?? other ?? []);
    merged[name] = [...value];
  }
  return merged;
}

const escapePointer = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');
const unescapePointer = (key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~');
const structuredCopy = (cv: Cv): unknown => JSON.parse(JSON.stringify(cv));
const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
