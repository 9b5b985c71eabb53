import type { Segment } from './segment';

const PAGE_NUMBER = /^(?:page|p[áa]g(?:ina)?\.?)?\s*\d{1,3}(?:\s*(?:\/|of|de|-)\s*\d{1,3})?$/iu;

/** Of the pages after the first: two of five pages may begin with similar jobs by chance. */
const LEAST_SHARE = 0.75;

/** The text of one page, still without order. */
interface PageSegments {
  readonly segments: readonly Segment[];
  readonly heightPt: number;
}

/** Page numbers and what is repeated at the edges of pages is taken out, so that it doesn't split an entry. */
export function partRunningSegments(pages: readonly PageSegments[]): {
  readonly flow: readonly (readonly Segment[])[];
  readonly running: readonly (readonly Segment[])[];
} {
  const isOften = countRepeats(pages);
  const isRunning = (one: Segment, page: PageSegments, text: ReadonlySet<Segment>): boolean => {
    const isRepeated = isOften(one) && !text.has(one);
    if (isNearFoot(one, page))
      return (
        isRepeated || (isAtFoot(one, page) && PAGE_NUMBER.test(one.text) && isAlone(one, page))
      );
    return isNearTop(one, page) && isRepeated;
  };
  const running = pages.map((page, index) => {
    const text = findText(page, isOften);
    // The first page's header stays: it may be where the name is.
    return page.segments.filter(
      (one) => isRunning(one, page, text) && (index > 0 || !isNearTop(one, page)),
    );
  });
  const flow = pages.map((page, index) => {
    const aside = new Set(running[index]);
    return page.segments.filter((one) => !aside.has(one));
  });
  return { flow, running };
}

/** Whether the same is at the same place of most pages, but for a number that counts them. */
function countRepeats(pages: readonly PageSegments[]): (one: Segment) => boolean {
  const found = new Map<string, Map<number, readonly number[]>>();
  for (const [index, page] of pages.entries())
    for (const one of page.segments) {
      if (!isNearTop(one, page) && !isNearFoot(one, page)) continue;
      const key = fingerprint(one);
      const places = found.get(key) ?? new Map();
      found.set(key, places.set(index, listNumbers(one)));
    }
  const fewest = Math.max(2, LEAST_SHARE * (pages.length - 1));
  const often = new Set(
    [...found]
      .filter(([, places]) => places.size >= fewest && isCounting(places))
      .map(([key]) => key),
  );
  return (one) => !one.bullet && often.has(fingerprint(one));
}

const listNumbers = ({ text }: Segment) => (text.match(/\d+/g) ?? []).map(Number);

/** Every number in it stays, or grows with the pages. What else changes is what the pages say. */
function isCounting(places: ReadonlyMap<number, readonly number[]>): boolean {
  const [first] = places;
  if (first === undefined) return false;
  const [start, numbers] = first;
  return numbers.every((number, at) => {
    const all = [...places];
    return (
      all.every(([, others]) => others[at] === number) ||
      all.every(([index, others]) => others[at] === number + index - start)
    );
  });
}

/** What is often at an edge and yet part of the text: it goes on into it, or is on a line with what does. */
function findText(page: PageSegments, isOften: (one: Segment) => boolean): ReadonlySet<Segment> {
  const text = new Set<Segment>();
  const near = page.segments.filter((one) => isNearTop(one, page) || isNearFoot(one, page));
  const open = new Set(near.filter(isOften));
  for (let before = -1; before !== text.size; ) {
    before = text.size;
    for (const one of open) {
      const next = page.segments.find((other) => !open.has(other) && goesOnWith(one, other));
      if (next) text.add(next);
      else if (![...text].some((other) => isBeside(one, other))) continue;
      text.add(one);
      open.delete(one);
    }
  }
  return text;
}

/** Set as close to a line of the text as lines of one paragraph are, or as those of an entry's head. */
function goesOnWith(one: Segment, other: Segment): boolean {
  const isAlike = other.sizePt === one.sizePt && other.color === one.color;
  const stepPt = Math.abs(other.baselinePt - one.baselinePt);
  return (
    stepPt > 1 &&
    stepPt < (isAlike ? 1.5 : 1.4) * one.sizePt &&
    Math.abs(other.leftPt - one.leftPt) < 1
  );
}

const isBeside = (one: Segment, other: Segment) =>
  Math.abs(other.baselinePt - one.baselinePt) < 0.4 * one.sizePt;

/** What is repeated may be in several lines. */
function isNearTop(one: Segment, page: PageSegments): boolean {
  return one.topPt < 0.12 * page.heightPt;
}

function isNearFoot(one: Segment, page: PageSegments): boolean {
  return one.topPt > 0.86 * page.heightPt;
}

function isAtFoot(one: Segment, page: PageSegments): boolean {
  return one.topPt > 0.9 * page.heightPt;
}

function isAlone(one: Segment, page: PageSegments): boolean {
  return page.segments.every(
    (other) => other === one || Math.abs(other.baselinePt - one.baselinePt) > one.sizePt,
  );
}

function fingerprint(one: Segment): string {
  return `${one.text.replace(/\d+/g, '#')}@${Math.round(one.topPt / 6)}`;
}
