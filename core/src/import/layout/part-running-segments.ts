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
  const counts = new Map<string, number>();
  for (const page of pages) {
    const edges = page.segments.filter((one) => isNearTop(one, page) || isNearFoot(one, page));
    for (const key of new Set(edges.map(fingerprint))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const fewest = Math.max(2, LEAST_SHARE * (pages.length - 1));
  const isOften = (one: Segment) => !one.bullet && (counts.get(fingerprint(one)) ?? 0) >= fewest;
  const isRunning = (one: Segment, page: PageSegments, index: number): boolean => {
    const isRepeated = isOften(one) && !goesOnWithText(one, page.segments, isOften);
    if (isNearFoot(one, page))
      return (
        isRepeated || (isAtFoot(one, page) && PAGE_NUMBER.test(one.text) && isAlone(one, page))
      );
    // The first page's header stays: it may be where the name is.
    return isNearTop(one, page) && isRepeated && index > 0;
  };
  const running = pages.map((page, index) =>
    page.segments.filter((one) => isRunning(one, page, index)),
  );
  const flow = pages.map((page, index) => {
    const aside = new Set(running[index]);
    return page.segments.filter((one) => !aside.has(one));
  });
  return { flow, running };
}

/** Set as close to a line of the text, and just like it, as lines of one paragraph are. */
function goesOnWithText(
  one: Segment,
  others: readonly Segment[],
  isOften: (one: Segment) => boolean,
): boolean {
  return others.some((other) => {
    const stepPt = Math.abs(other.baselinePt - one.baselinePt);
    return (
      stepPt > 1 &&
      stepPt < 1.5 * one.sizePt &&
      other.sizePt === one.sizePt &&
      other.color === one.color &&
      Math.abs(other.leftPt - one.leftPt) < 1 &&
      !isOften(other)
    );
  });
}

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
