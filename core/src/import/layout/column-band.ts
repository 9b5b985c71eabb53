import type { Wall } from './drawn-marks';
import { headingTest } from './section-signs';
import { groupByBaseline, isSameBaseline, type Segment } from './segment';

/** A stretch of the page where nothing crosses a vertical strip of white. */
export interface Band {
  readonly left: readonly Segment[];
  readonly right: readonly Segment[];
  readonly gutterPt: number;
  /** Height along which both sides have text. */
  readonly sharedPt: number;
}

export interface HorizontalRule {
  readonly leftPt: number;
  readonly rightPt: number;
  readonly yPt: number;
}

const NARROWEST_GUTTER_PT = 6;
const MOST_EDGES = 600;

/** All bands of the region, for every place where a strip of white could begin. */
export function findBands(
  segments: readonly Segment[],
  { rules, walls }: { readonly rules: readonly HorizontalRule[]; readonly walls: readonly Wall[] },
): Band[] {
  const rows = groupByBaseline(segments);
  const rulesDownwards = rules.toSorted((a, b) => a.yPt - b.yPt);
  const leftEdges = segments.map((one) => one.leftPt).sort((a, b) => a - b);
  const isHeading = headingTest(segments);
  return rightEdges(segments)
    .flatMap((edgePt) => bandsAt(edgePt, rows, rulesDownwards, leftEdges))
    .map((band) => endAtWideSection(band, isHeading, walls));
}

/** A heading over lines that no longer keep the right column's edge begins a section of full width. */
function endAtWideSection(
  band: Band,
  isHeading: (segment: Segment) => boolean,
  walls: readonly Wall[],
): Band {
  for (const heading of band.left) {
    if (!isHeading(heading) || band.right.some((one) => isSameBaseline(one, heading))) continue;
    // Beside a coloured panel the column goes on, wherever the lines in the panel begin.
    if (walls.some((wall) => isBetween(wall, band) && isBeside(wall, heading))) continue;
    const isAbove = (one: Segment) => one.baselinePt < heading.baselinePt;
    const above = band.right.filter(isAbove);
    const edges = above.map((one) => one.leftPt);
    const goesOn = band.right.some(
      (one) =>
        !isAbove(one) &&
        edges.some((edgePt) => Math.abs(edgePt - one.leftPt) < 2) &&
        !isDateBeside(one, band.left),
    );
    const left = band.left.filter(isAbove);
    if (above.length === 0 || left.length === 0) continue;
    if ((goesOn || flowsOn(band, heading)) && !isGrid(band, isHeading)) continue;
    const reachPt = Math.max(...left.map((one) => one.rightPt));
    return makeBand(left, above, reachPt) ?? band;
  }
  return band;
}

const LEAST_FLOWING = 3;

/** Contact lines behind icons above, other lines without them below: most are between lines of the left side, not on them. */
function flowsOn({ left, right }: Band, heading: Segment): boolean {
  const below = right.filter(
    (one) => one.baselinePt >= heading.baselinePt && !isDateBeside(one, left),
  );
  const free = below.filter((one) => !left.some((other) => isSameBaseline(one, other)));
  return free.length >= LEAST_FLOWING && free.length * 3 > below.length * 2;
}

function isBetween({ xPt }: Wall, { left, right }: Band): boolean {
  return left.every((one) => one.rightPt <= xPt + 1) && right.every((one) => one.leftPt >= xPt - 1);
}

function isBeside(wall: Wall, { topPt, bottomPt }: Segment): boolean {
  return wall.topPt < topPt && wall.bottomPt > bottomPt;
}

/** Every line of the right side is on one of the left side, which has all the headings: rows of things set side by side. */
function isGrid({ left, right }: Band, isHeading: (segment: Segment) => boolean): boolean {
  if (right.some(isHeading) || !left.some(isHeading)) return false;
  return right.every((one) => left.some((other) => isSameBaseline(one, other)));
}

const YEAR = /\b(?:19|20)\d\d\b|\b\d{1,2}\/\d{2,4}\b/;

export function isDated({ text }: Segment): boolean {
  return YEAR.test(text);
}

/** The date of a line that is further left. */
export function isDateBeside(one: Segment, left: readonly Segment[]): boolean {
  return isDated(one) && left.some((other) => isSameBaseline(one, other));
}

function rightEdges(segments: readonly Segment[]): number[] {
  const sorted = segments.map((one) => one.rightPt).sort((a, b) => a - b);
  const edges: number[] = [];
  for (const [index, edge] of sorted.entries()) {
    // The last of many that are close is one too: all lines of a column are left of it.
    const isLast = (sorted[index + 1] ?? Number.POSITIVE_INFINITY) - edge > 0.5;
    if (isLast || edge - (edges.at(-1) ?? -10) > 0.5) edges.push(edge);
  }
  if (edges.length <= MOST_EDGES) return edges;
  const step = Math.ceil(edges.length / MOST_EDGES);
  return edges.filter((_, index) => index % step === 0);
}

function bandsAt(
  edgePt: number,
  rows: readonly (readonly [Segment, ...Segment[]])[],
  rules: readonly HorizontalRule[],
  leftEdges: readonly number[],
): Band[] {
  const bands: Band[] = [];
  const beyondPt = edgePt + NARROWEST_GUTTER_PT;
  let left: Segment[] = [];
  let right: Segment[] = [];
  let nextRule = 0;
  const rightStartPt = leftEdges.find((leftPt) => leftPt >= beyondPt) ?? beyondPt;
  const finish = () => {
    const band = makeBand(left, right, edgePt);
    if (band) bands.push(band);
    left = [];
    right = [];
  };
  for (const row of rows) {
    const yPt = row[0].baselinePt;
    for (; (rules[nextRule]?.yPt ?? Number.POSITIVE_INFINITY) < yPt; nextRule++) {
      const rule = rules[nextRule];
      if (rule && rule.leftPt < edgePt - 30 && rule.rightPt > rightStartPt + 30) finish();
    }
    // One piece across the strip keeps its whole line out of the band.
    if (row.some((one) => one.rightPt > edgePt + 0.5 && one.leftPt < beyondPt)) finish();
    else for (const one of row) (one.rightPt <= edgePt + 0.5 ? left : right).push(one);
  }
  finish();
  return bands;
}

function makeBand(
  left: readonly Segment[],
  right: readonly Segment[],
  edgePt: number,
): Band | undefined {
  if (left.length === 0 || right.length === 0) return undefined;
  // The same split is found from the widest line of the left side; other edges only repeat it.
  const reachPt = Math.max(...left.map((one) => one.rightPt));
  if (edgePt - reachPt > 0.5) return undefined;
  const startPt = Math.max(highest(left), highest(right));
  const endPt = Math.min(lowest(left), lowest(right));
  return {
    left,
    right,
    gutterPt: Math.min(...right.map((one) => one.leftPt)) - reachPt,
    sharedPt: endPt - startPt,
  };
}

/** The band without the lines that have nothing beside them. */
export function trimToShared(band: Band): Band {
  const startPt = Math.max(highest(band.left), highest(band.right));
  const endPt = Math.min(lowest(band.left), lowest(band.right));
  const isShared = (one: Segment) => one.topPt < endPt && one.bottomPt > startPt - 2 * one.sizePt;
  return { ...band, left: band.left.filter(isShared), right: band.right.filter(isShared) };
}

/** What of a region lies over and under a band. */
export function aroundBand(band: Band, segments: readonly Segment[]) {
  const inside = new Set([...band.left, ...band.right]);
  const startPt = Math.min(...Array.from(inside, (one) => one.baselinePt));
  const others = segments.filter((one) => !inside.has(one));
  return {
    above: others.filter((one) => one.baselinePt < startPt),
    below: others.filter((one) => one.baselinePt >= startPt),
  };
}

function highest(side: readonly Segment[]): number {
  return Math.min(...side.map((one) => one.topPt));
}

function lowest(side: readonly Segment[]): number {
  return Math.max(...side.map((one) => one.bottomPt));
}

/** How the lines of the two sides relate to each other. */
export interface Alignment {
  readonly rows: number;
  /** Share of lines of the sparser side that have a line of the other side on their baseline. */
  readonly rowShare: number;
  /** The same for the first lines of its paragraphs. */
  readonly groupShare: number;
  readonly groups: number;
  /** Lines of the sparser side beside a line of the other that is on another baseline. */
  readonly clashes: number;
  /** Lines whose neighbour is in the middle of a sentence. */
  readonly midSentence: number;
}

/** @param slackPt how far apart fonts of different sizes may sit and still make one line */
export function compareSides(
  left: readonly Segment[],
  right: readonly Segment[],
  slackPt = 5,
): Alignment {
  const leftRows = groupByBaseline(left);
  const rightRows = groupByBaseline(right);
  const leftIsSparser = leftRows.length <= rightRows.length;
  const sparse = leftIsSparser ? leftRows : rightRows;
  const dense = leftIsSparser ? rightRows : leftRows;
  const startPt = highest(dense.flat());
  const endPt = lowest(dense.flat());
  const shared = sparse.filter((row) => row[0].bottomPt > startPt && row[0].topPt < endPt);
  const counts = { aligned: 0, groups: 0, alignedGroups: 0, midSentence: 0, clashes: 0 };
  let nearby = 0;
  shared.forEach((row, index) => {
    const [here] = row;
    const before = shared[index - 1];
    const startsGroup = !before || !isSameParagraph(before[0], here);
    if (startsGroup) counts.groups++;
    while ((dense[nearby]?.[0].bottomPt ?? endPt) < here.topPt) nearby++;
    const beside = dense.slice(nearby, nearby + 4).map(([first]) => first);
    const partner = beside.find((other) => standsOnLineOf(other, here, slackPt));
    if (!partner) {
      if (beside.some((other) => overlapsInHeight(other, here))) counts.clashes++;
      return;
    }
    counts.aligned++;
    if (startsGroup) counts.alignedGroups++;
    const above = dense[nearby + beside.indexOf(partner) - 1]?.[0];
    if (above && continuesSentence(above, partner)) counts.midSentence++;
  });
  return {
    rows: shared.length,
    rowShare: counts.aligned / Math.max(1, shared.length),
    groupShare: counts.alignedGroups / Math.max(1, counts.groups),
    groups: counts.groups,
    clashes: counts.clashes,
    midSentence: counts.midSentence,
  };
}

/** Closer than lines of two columns come by chance; a larger label may sit lower or higher. */
function standsOnLineOf(a: Segment, b: Segment, mostSlackPt: number): boolean {
  const apartPt = Math.abs(a.baselinePt - b.baselinePt);
  const slackPt = Math.min(mostSlackPt, Math.abs(a.sizePt - b.sizePt));
  return apartPt <= Math.max(0.8, 0.1 * Math.min(a.sizePt, b.sizePt) + slackPt);
}

function overlapsInHeight(a: Segment, b: Segment): boolean {
  return Math.min(a.bottomPt, b.bottomPt) - Math.max(a.topPt, b.topPt) > 0.5;
}

/** Lines that follow each other closely in one style. */
export function isSameParagraph(above: Segment, below: Segment): boolean {
  const stepPt = below.baselinePt - above.baselinePt;
  return (
    stepPt < 1.6 * Math.max(above.sizePt, below.sizePt) &&
    Math.abs(above.sizePt - below.sizePt) < 0.6 &&
    above.bold === below.bold
  );
}

function continuesSentence(above: Segment, below: Segment): boolean {
  return /^\p{Ll}/u.test(below.text) && isSameParagraph(above, below) && above.text.length > 15;
}
