import type { HorizontalRule } from './column-band';
import type { Glyph, PageContent } from './page-content';
import type { Segment } from './segment';

/** What is drawn besides text and tells where a page falls into parts. */
export interface DrawnMarks {
  readonly rules: readonly HorizontalRule[];
  readonly walls: readonly Wall[];
  readonly columns: ColumnChoice;
}

/** How to read doubtful columns, and whether there were any. */
export interface ColumnChoice {
  readonly isOtherwise: boolean;
  doubts: number;
}

/** The side of a tall coloured area: a sidebar's edge. */
export interface Wall {
  readonly xPt: number;
  readonly topPt: number;
  readonly bottomPt: number;
}

/** Drawn lines part the page, and so do the edges of wide coloured bands. */
export function findRules(page: PageContent): HorizontalRule[] {
  return page.shapes.flatMap((shape) => {
    const { leftPt, rightPt, topPt, bottomPt } = shape;
    const heightPt = bottomPt - topPt;
    if (rightPt - leftPt < 80 || heightPt > 0.6 * page.heightPt) return [];
    if (heightPt < 3) return [{ leftPt, rightPt, yPt: (topPt + bottomPt) / 2 }];
    if (!shape.filled || heightPt < 25) return [];
    return [topPt, bottomPt].map((yPt) => ({ leftPt, rightPt, yPt }));
  });
}

export function findWalls(page: PageContent): Wall[] {
  return page.shapes.flatMap(({ filled, leftPt, rightPt, topPt, bottomPt }) => {
    const widthShare = (rightPt - leftPt) / page.widthPt;
    const isSidebar = filled && bottomPt - topPt > 0.6 * page.heightPt;
    if (!isSidebar || widthShare < 0.12 || widthShare > 0.75) return [];
    return [leftPt, rightPt].map((xPt) => ({ xPt, topPt, bottomPt }));
  });
}

/** A thin upright line: the side of a table's cell. */
export interface Upright {
  readonly xPt: number;
  readonly topPt: number;
  readonly bottomPt: number;
}

const THICKEST_PT = 2;
const LOWEST_PT = 7;
/** More are a drawing, not a table. */
const MOST_UPRIGHTS = 600;

export function findUprights(page: PageContent): Upright[] {
  const found = page.shapes.flatMap(({ leftPt, rightPt, topPt, bottomPt }) => {
    const isUpright = rightPt - leftPt <= THICKEST_PT && bottomPt - topPt >= LOWEST_PT;
    return isUpright ? [{ xPt: (leftPt + rightPt) / 2, topPt, bottomPt }] : [];
  });
  return found.length > MOST_UPRIGHTS ? [] : found;
}

/** Is the line drawn in the gap between two letters of one row, as high as they are? */
export function standsBetween(upright: Upright, left: Glyph, right: Glyph): boolean {
  const { sizePt } = right.style;
  if (upright.xPt < left.rightPt - 0.05 * sizePt) return false;
  return upright.xPt <= right.leftPt + 0.05 * sizePt && isBeside(upright, right.baselinePt, sizePt);
}

/** Says where the nearest line left of the text is. */
export function markUpright(segment: Segment, uprights: readonly Upright[]): Segment {
  const { leftPt, baselinePt, sizePt } = segment;
  const xs = uprights
    .filter((one) => one.xPt <= leftPt + 0.05 * sizePt && isBeside(one, baselinePt, sizePt))
    .map(({ xPt }) => xPt);
  return xs.length === 0 ? segment : { ...segment, uprightPt: Math.max(...xs) };
}

function isBeside({ topPt, bottomPt }: Upright, baselinePt: number, sizePt: number): boolean {
  return topPt < baselinePt - 0.5 * sizePt && bottomPt > baselinePt - 0.1 * sizePt;
}
