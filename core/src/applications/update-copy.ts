import { type Cv, type CvConflict, mergeCvs, settleConflict } from '../cv';

interface UpdatedCopy {
  readonly cv: Cv;
  /** What both changed and the copy keeps as it says it. */
  readonly kept: readonly CvConflict[];
}

/** Share of words that two lines must have in common to be the same line, reworded. */
const LEAST_COMMON = 0.5;
/** The same where one of the two may be much shorter. */
const LEAST_OF_SHORTER = 0.6;

/**
 * A copy of a CV with what has changed since in the CV it was made from. What only one side changed is taken from it;
 * lists of lines are merged line by line, so that a line the person added to the copy and a new one of the original are both there.
 */
export function updateCopy(base: Cv, copy: Cv, now: Cv): UpdatedCopy {
  const { cv, conflicts } = mergeCvs(base, copy, now);
  const known = new Set(listLines(base));
  const kept: CvConflict[] = [];
  let merged = cv;
  for (const conflict of conflicts) {
    const { mine, theirs } = conflict;
    if (typeof mine === 'string' || typeof theirs === 'string') kept.push(conflict);
    else merged = settleConflict(merged, conflict, mergeLines(known, mine, theirs));
  }
  return { cv: merged, kept };
}

/** In the copy's order: a line the original has reworded takes its facts, one it took out goes, and its new ones come last. */
function mergeLines(
  known: ReadonlySet<string>,
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] {
  const added = theirs.filter((line) => !known.has(line) && !mine.includes(line));
  const gone = [...known].filter((line) => !mine.includes(line) && !theirs.includes(line));
  // Both reworded one line, so far apart that only what it was tells.
  const isSameOnce = (one: string, line: string) =>
    gone.some((before) => isPartOf(before, one) && isPartOf(before, line));
  const lines = mine.flatMap((line) => {
    if (theirs.includes(line)) return [line];
    const reworded =
      added.find((one) => isAlike(one, line)) ?? added.find((one) => isSameOnce(one, line));
    if (reworded !== undefined) return [reworded];
    return known.has(line) ? [] : [line];
  });
  return [...new Set([...lines, ...added])];
}

function isAlike(a: string, b: string): boolean {
  const { common, longer } = compareLines(a, b);
  return common >= LEAST_COMMON * Math.max(longer, 1);
}

function isPartOf(a: string, b: string): boolean {
  const { common, shorter } = compareLines(a, b);
  return common >= LEAST_OF_SHORTER * Math.max(shorter, 1);
}

function compareLines(a: string, b: string) {
  const [first, second] = [wordsOf(a), wordsOf(b)];
  const common = [...first].filter((word) => second.has(word)).length;
  return {
    common,
    shorter: Math.min(first.size, second.size),
    longer: Math.max(first.size, second.size),
  };
}

const wordsOf = (line: string) => new Set(line.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

function listLines({ work_experience, additional }: Cv): readonly string[] {
  return [
    ...work_experience.flatMap(({ achievements }) => achievements),
    ...Object.values(additional).flat(),
  ];
}
