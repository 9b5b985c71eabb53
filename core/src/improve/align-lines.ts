import { foldText } from '../language';

/** One line of a list and what it became: nothing, another line, or several. Null where the line is new. */
interface LinePair {
  readonly before: string | null;
  readonly after: readonly string[];
  /** Where each of them is: lines may be the same. */
  readonly places: readonly number[];
}

/** How much two lines must share to count as the same line reworded. */
const MIN_LIKENESS = 0.4;
/** Longer lists don't occur in CVs, so we only compare identical lines there. */
const MOST_LINES = 400;
/** Long enough to tell words apart, short enough for "elaboración" and "elaboré" to be one. */
const STEM = 4;
const LINKS: ReadonlySet<string> = new Set(
  'que los las les con por para una uno del sus and the for with from this that'.split(' '),
);

/** Which line of `before` each line of `after` comes from; the lines of `before` in their order, then the new ones. */
export function alignLines(
  before: readonly string[],
  after: readonly string[],
): readonly LinePair[] {
  const partners = before.map((): number[] => []);
  const open = pairSame(before, after, partners);
  const isPaired = partners.map((places) => places.length > 0);
  const stems =
    before.length <= MOST_LINES && after.length <= MOST_LINES ? before.map(listStems) : [];
  const added: number[] = [];
  for (const at of open) {
    const line = after[at] ?? '';
    const from = findLikest(listStems(line), stems, isPaired);
    if (from === -1) added.push(at);
    else partners[from]?.push(at);
  }
  const pair = (line: string | null, places: readonly number[]) => ({
    before: line,
    after: places.map((at) => after[at] ?? ''),
    places,
  });
  return [
    ...before.map((line, from) => pair(line, partners[from] ?? [])),
    ...added.map((at) => pair(null, [at])),
  ];
}

/** Pairs unchanged lines, and returns the positions in `after` that are left. */
function pairSame(before: readonly string[], after: readonly string[], partners: number[][]) {
  const places = new Map<string, number[]>();
  before.forEach((line, from) => {
    places.set(line, [...(places.get(line) ?? []), from]);
  });
  return after.flatMap((line, at) => {
    const from = places.get(line)?.shift();
    if (from === undefined) return [at];
    partners[from]?.push(at);
    return [];
  });
}

function listStems(line: string): ReadonlySet<string> {
  const words = foldText(line).match(/[\p{L}\p{N}]+/gu) ?? [];
  const long = words.filter((word) => (word.length > 2 && !LINKS.has(word)) || /\p{N}/u.test(word));
  return new Set((long.length > 0 ? long : words).map((word) => word.slice(0, STEM)));
}

function findLikest(
  line: ReadonlySet<string>,
  others: readonly ReadonlySet<string>[],
  isTaken: readonly boolean[],
): number {
  let best = { from: -1, likeness: MIN_LIKENESS };
  others.forEach((other, from) => {
    if (isTaken[from]) return;
    const shared = [...line].filter((stem) => other.has(stem)).length;
    const likeness = shared / Math.max(1, Math.min(line.size, other.size));
    if (likeness > best.likeness || (likeness === best.likeness && best.from === -1))
      best = { from, likeness };
  });
  return best.from;
}
