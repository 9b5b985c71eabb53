import type { SourceLine } from '../source-document';
import { buildSegments } from './build-segments';
import type { HorizontalRule } from './column-band';
import { joinParts } from './join-parts';
import { orderLines } from './order-lines';
import type { PageContent } from './page-content';
import type { Line } from './segment';
import { setAsideRunningLines } from './set-aside-running-lines';
import { toSourceLines } from './to-source-lines';

/** Pages of drawn characters become lines in the order a person reads them. */
export function layoutPages(pages: readonly PageContent[]): SourceLine[] {
  let block = 0;
  const nextBlock = () => ++block;
  const lines = pages.flatMap((page, index) => layoutPage(page, index + 1, nextBlock));
  return numberBlocks(joinParts(setAsideRunningLines(lines, pages)));
}

/** Blocks were numbered as they were found; readers count them as they come. */
function numberBlocks(lines: readonly SourceLine[]): SourceLine[] {
  let block = 0;
  return lines.map((line, index) => {
    if (line.block !== lines[index - 1]?.block) block++;
    return { ...line, block };
  });
}

function layoutPage(page: PageContent, number: number, nextBlock: () => number): SourceLine[] {
  const segments = buildSegments(page);
  const lines: Line[] = orderLines(segments, horizontalRules(page), nextBlock);
  return toSourceLines(lines, page, number);
}

/** Drawn lines part the page, and so do the edges of wide coloured bands. */
function horizontalRules(page: PageContent): HorizontalRule[] {
  return page.shapes.flatMap((shape) => {
    const { leftPt, rightPt, topPt, bottomPt } = shape;
    const heightPt = bottomPt - topPt;
    if (rightPt - leftPt < 80 || heightPt > 0.6 * page.heightPt) return [];
    if (heightPt < 3) return [{ leftPt, rightPt, yPt: (topPt + bottomPt) / 2 }];
    if (!shape.filled || heightPt < 25) return [];
    return [topPt, bottomPt].map((yPt) => ({ leftPt, rightPt, yPt }));
  });
}
