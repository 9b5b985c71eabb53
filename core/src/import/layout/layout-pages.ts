import type { SourceLine } from '../source-document';
import { buildSegments } from './build-segments';
import { type ColumnChoice, findRules, findWalls } from './drawn-marks';
import { joinBrokenAddresses } from './join-broken-addresses';
import { joinMarginStacks } from './join-margin-stacks';
import { joinParts } from './join-parts';
import { markBoxed } from './mark-boxed';
import { markDrawnBullets } from './mark-drawn-bullets';
import { orderLines } from './order-lines';
import type { Box, PageContent } from './page-content';
import { partRunningSegments } from './part-running-segments';
import type { Line, Segment } from './segment';
import { toSourceLines } from './to-source-lines';
import { endAtWalls } from './words-over-edge';

const MOST_STACKED = 6;

/**
 * Pages of drawn characters become lines in the order a person reads them. Pages are laid under each other first, so
 * that a column goes on from one page to the next before the column beside it is read.
 */
export function layoutPages(pages: readonly PageContent[]): SourceLine[] {
  return layoutWith(pages, { isOtherwise: false, doubts: 0 });
}

/** The likelier order, and the other one where it is doubtful whether sides of a page are columns. */
export function layoutPagesWithDoubts(pages: readonly PageContent[]): {
  readonly lines: readonly SourceLine[];
  readonly readOtherwise: (() => readonly SourceLine[]) | null;
} {
  const columns = { isOtherwise: false, doubts: 0 };
  const lines = layoutWith(pages, columns);
  const readOtherwise = () => layoutWith(pages, { isOtherwise: true, doubts: 0 });
  return { lines, readOtherwise: columns.doubts > 0 ? readOtherwise : null };
}

function layoutWith(pages: readonly PageContent[], columns: ColumnChoice): SourceLine[] {
  let block = 0;
  const nextBlock = () => ++block;
  const { flow, running } = partRunningSegments(
    pages.map((page) => ({
      segments: markBoxed(markDrawnBullets(buildSegments(page), page.shapes), page.shapes),
      heightPt: page.heightPt,
    })),
  );
  const lines: SourceLine[] = [];
  for (let from = 0; from < pages.length; from += MOST_STACKED) {
    const stack = pages.slice(from, from + MOST_STACKED);
    lines.push(
      ...layoutStack(stack, flow.slice(from, from + MOST_STACKED), from, nextBlock, columns),
    );
  }
  const aside = pages.flatMap((page, index) =>
    layoutStack([{ ...page, links: [] }], [running[index] ?? []], index, nextBlock, columns),
  );
  const all = [...lines, ...aside.map((line) => ({ ...line, running: true }))];
  return numberBlocks(joinParts(joinBrokenAddresses(all)));
}

function layoutStack(
  pages: readonly PageContent[],
  segments: readonly (readonly Segment[])[],
  firstPage: number,
  nextBlock: () => number,
  columns: ColumnChoice,
): SourceLine[] {
  const offsets = pages.map((_, index) =>
    pages.slice(0, index).reduce((sum, page) => sum + page.heightPt, 0),
  );
  const offsetOf = (index: number) => offsets[index] ?? 0;
  const shifted = segments.flatMap((some, index) =>
    some.map((one) => ({
      ...moveDown(one, offsetOf(index)),
      baselinePt: one.baselinePt + offsetOf(index),
    })),
  );
  const rules = pages.flatMap((page, index) =>
    findRules(page).map((rule) => ({ ...rule, yPt: rule.yPt + offsetOf(index) })),
  );
  const walls = pages.flatMap((page, index) =>
    findWalls(page).map((wall) => moveDown(wall, offsetOf(index))),
  );
  const lines: Line[] = joinMarginStacks(
    orderLines(endAtWalls(shifted, walls), { rules, walls, columns }, nextBlock),
  );
  return toSourceLines(lines, {
    links: pages.flatMap((page, index) =>
      page.links.map((link) => moveDown(link, offsetOf(index))),
    ),
    offsets,
    firstPage,
  });
}

function moveDown<Item extends Pick<Box, 'topPt' | 'bottomPt'>>(item: Item, byPt: number): Item {
  return { ...item, topPt: item.topPt + byPt, bottomPt: item.bottomPt + byPt };
}

/** Blocks were numbered as they were found; readers count them as they come. */
function numberBlocks(lines: readonly SourceLine[]): SourceLine[] {
  let block = 0;
  return lines.map((line, index) => {
    if (line.block !== lines[index - 1]?.block) block++;
    return { ...line, block };
  });
}
