import {
  type Alignment,
  aroundBand,
  type Band,
  compareSides,
  findBands,
  isDateBeside,
  isSameParagraph,
  trimToShared,
} from './column-band';
import type { DrawnMarks, Wall } from './drawn-marks';
import { haveHeadingsAlike } from './headings-alike';
import { insertLabels } from './insert-labels';
import { joinWrappedCells } from './join-wrapped-cells';
import { isFlushRight, isMargin, isMostlyDates } from './margin-column';
import { isNamedHeading } from './section-signs';
import { groupByBaseline, isSameBaseline, type Line, type Segment } from './segment';

/**
 * Reading order. Text that flows in its own columns (a sidebar) is read column by column; a narrow column of
 * labels or dates that belong to the lines beside them is read with those lines. The difference is whether the
 * lines of the thinner column are on the baselines of the other one.
 */
export function orderLines(
  segments: readonly Segment[],
  marks: DrawnMarks,
  nextBlock: () => number,
  block = nextBlock(),
): Line[] {
  if (segments.length === 0) return [];
  const bands = findBands(segments, marks);
  const read = (part: readonly Segment[]) => orderLines(part, marks, nextBlock);
  const columns = tallest(
    bands.filter((band) => isColumns(band, marks)),
    byText,
  );
  if (columns) {
    const { above, below } = aroundBand(columns, segments);
    return [...read(above), ...read(columns.left), ...read(columns.right), ...read(below)];
  }
  const header = tallest(bands.map(trimToShared).filter(isNameBesideContact), byGutter);
  if (header) {
    const { above, below } = aroundBand(header, segments);
    return [...read(above), ...read(header.left), ...read(header.right), ...read(below)];
  }
  const labels = tallest(bands.filter(isLabelColumn), byGutter);
  if (labels) {
    const { above, below } = aroundBand(labels, segments);
    const readOn = (part: readonly Segment[]) => orderLines(part, marks, nextBlock, block);
    const beside = insertLabels(labels.left, readOn(labels.right), block);
    return [...readOn(above), ...beside, ...readOn(below)];
  }
  return joinWrappedCells(groupByBaseline(segments).map((row) => ({ segments: row, block })));
}

/** The tallest band; of equally tall ones the better by `prefer`. */
function tallest(bands: readonly Band[], prefer: (band: Band) => number): Band | undefined {
  let best: Band | undefined;
  for (const band of bands) {
    const tallerPt = best ? band.sharedPt - best.sharedPt : 1;
    const isBetter = best && Math.abs(tallerPt) <= 1 ? prefer(band) > prefer(best) : tallerPt > 0;
    if (isBetter) best = band;
  }
  return best;
}

const byText = (band: Band) => 1_000 * (band.left.length + band.right.length) + band.gutterPt;
const byGutter = (band: Band) => band.gutterPt;

function isColumns(band: Band, { walls, columns }: DrawnMarks): boolean {
  if (!isDeepEnough(band) || takesDatesAlong(band)) return false;
  const haveSections = haveOwnSections(band);
  if (isFlushRight(band) && !(haveSections && hasHeadingsApart(band.left))) return false;
  const sides = compareSides(band.left, band.right);
  const hasWall = walls.some((wall) => parts(wall, band));
  // "Hobbies" among dates in a margin, set as they are: a label that could head a section elsewhere.
  const areLabels = !hasWall && haveSections && !hasOtherLooks(band.left);
  if (areLabels && isMargin(band, sides)) return false;
  const isMarked = haveSections || hasWall;
  if (isMarked && hasText(band.left) && hasText(band.right)) return true;
  if (isMargin(band, sides)) return false;
  const isLikely = areColumns(band, sides);
  if (isMarked || !isDoubtful(band, sides)) return isLikely;
  columns.doubts += 1;
  return columns.isOtherwise ? !isLikely : isLikely;
}

/** Decides from the relation between their lines whether two sides are columns when no drawing or heading shows it. */
function areColumns({ left, right }: Band, sides: Alignment): boolean {
  if (sides.midSentence >= 2 && sides.midSentence > 0.12 * sides.rows) return true;
  if (isMostlyDates(left) || isMostlyDates(right)) return false;
  if (bulletsIn(left) > 1 && bulletsIn(right) > 1) return true;
  if (sides.rows >= 3 && haveHeadingsAlike(left, right)) return true;
  if (sides.rowShare >= 0.6 || sides.clashes < 2) return false;
  return sides.groupShare < 0.7 || sides.rows >= 4 * sides.groups;
}

const LEAST_DOUBTFUL_ROWS = 3;

/** A few rows deep, and with lines that are between those of the other side. */
function isDoubtful(band: Band, { rows, clashes, midSentence }: Alignment): boolean {
  return (
    rows >= LEAST_DOUBTFUL_ROWS &&
    (clashes > 0 || midSentence > 0) &&
    hasText(band.left) &&
    hasText(band.right)
  );
}

/** The right side holds the dates of the left side's lines and, beyond them, a separate column. */
function takesDatesAlong({ left, right }: Band): boolean {
  const dates = right.filter((one) => isDateBeside(one, left));
  const others = right.filter((one) => !dates.includes(one));
  if (dates.length === 0 || others.length < 2) return false;
  const reachPt = Math.max(...dates.map((one) => one.rightPt));
  return others.every((one) => one.leftPt > reachPt + LEAST_GUTTER_PT);
}

const LEAST_GUTTER_PT = 10;

/** More than headings that belong to what is beside them. */
function hasText(side: readonly Segment[]): boolean {
  return side.filter(isNamedHeading).length * 2 <= side.length;
}

/** A coloured area ends between the two sides. */
function parts(wall: Wall, { left, right }: Band): boolean {
  const all = [...left, ...right];
  const topPt = Math.min(...all.map((one) => one.topPt));
  const bottomPt = Math.max(...all.map((one) => one.bottomPt));
  const besidePt = Math.min(bottomPt, wall.bottomPt) - Math.max(topPt, wall.topPt);
  return (
    Math.max(...left.map((one) => one.rightPt)) <= wall.xPt + 1 &&
    Math.min(...right.map((one) => one.leftPt)) >= wall.xPt - 1 &&
    besidePt > 0.5 * (bottomPt - topPt)
  );
}

/** Each side has its own headings, or the right one begins with a heading beside one at the left. */
function haveOwnSections({ left, right }: Band): boolean {
  const onLeft = headingsOf(left);
  const onRight = headingsOf(right);
  if (onLeft.length > 1 && onRight.length > 1) return true;
  const [first] = onRight;
  return (
    first !== undefined &&
    first === right[0] &&
    onLeft.some((heading) => isSameBaseline(heading, first))
  );
}

/** Without "Educación" right below "Consejería de": the end of a text that was broken there. */
function headingsOf(side: readonly Segment[]): readonly Segment[] {
  const goesOn = (one: Segment) =>
    side.some(
      (other) =>
        other.baselinePt < one.baselinePt - 1 &&
        Math.abs(other.leftPt - one.leftPt) < 1 &&
        other.color === one.color &&
        !isNamedHeading(other) &&
        OPEN_TEXT.test(other.text) &&
        isSameParagraph(other, one),
    );
  return side.filter((one) => isNamedHeading(one) && !goesOn(one));
}

const OPEN_TEXT =
  /(?:^| )(?:de|del|la|el|los|las|en|y|e|o|con|para|por|a|al|of|and|the|in|for|with|to|at|on)$/;

/** Headings with their own formatting. Form labels may use the same words, but look like the text. */
function hasHeadingsApart(side: readonly Segment[]): boolean {
  const sizes = side.map((one) => one.sizePt).sort((a, b) => a - b);
  const usualPt = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const named = side.filter(isNamedHeading);
  return named.filter((one) => one.sizePt > 1.05 * usualPt).length > 1;
}

/** Whether its headings look different from its text. */
function hasOtherLooks(side: readonly Segment[]): boolean {
  const lookOf = ({ sizePt, bold, color, text }: Segment) =>
    `${sizePt}|${bold}|${color}|${text === text.toUpperCase()}`;
  const others = new Set(side.filter((one) => !isNamedHeading(one)).map(lookOf));
  return side.some((one) => isNamedHeading(one) && !others.has(lookOf(one)));
}

function bulletsIn(side: readonly Segment[]): number {
  return side.filter((one) => one.bullet).length;
}

function isDeepEnough(band: Band): boolean {
  if (band.left.length < 2 || band.right.length < 2) return false;
  const sizePt = Math.min(...[...band.left, ...band.right].map((one) => one.sizePt));
  return band.sharedPt >= 2 * sizePt;
}

/** A large name at one side and small lines at the other are two blocks even when they are short. */
function isNameBesideContact(band: Band): boolean {
  const count = band.left.length + band.right.length;
  if (band.sharedPt < 10 || count < 3 || count > 14) return false;
  const left = Math.max(...band.left.map((one) => one.sizePt));
  const right = Math.max(...band.right.map((one) => one.sizePt));
  if (left < 1.6 * right && right < 1.6 * left) return false;
  return compareSides(band.left, band.right, 1).clashes > 0;
}

/** Labels or dates in a narrow left column, one for one or several lines at the right. */
function isLabelColumn(band: Band): boolean {
  const leftPt = Math.min(...band.left.map((one) => one.leftPt));
  const rightPt = Math.max(...band.left.map((one) => one.rightPt));
  const farPt = Math.max(...band.right.map((one) => one.rightPt));
  if (rightPt - leftPt > 0.42 * (farPt - leftPt)) return false;
  const left = groupByBaseline(band.left);
  const right = groupByBaseline(band.right);
  if (isMostlyDates(band.right)) return false;
  if (isFlushRight(band)) return true;
  if (left.length > right.length) return false;
  // Rows that match one for one need no help.
  if (left.every(([one], index) => right[index] && isSameBaseline(right[index][0], one)))
    return false;
  const letters = band.left.reduce((sum, one) => sum + one.text.length, 0);
  return letters / left.length <= 32;
}
