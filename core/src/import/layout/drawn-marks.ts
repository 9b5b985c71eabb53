import type { HorizontalRule } from './column-band';
import type { PageContent } from './page-content';

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
