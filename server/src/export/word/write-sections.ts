import type { Block, DocumentTree, Region, Section, Split } from '@trayecto/core/document';
import { type IParagraphOptions, Paragraph } from 'docx';
import { type Column, openWith } from './column';
import { gapOverHeading, indentBar } from './head-styles';
import { keepWhole, mayRunOver } from './keep-whole';
import { type Child, makeLayoutTable, makeSeam, parted } from './layout-table';
import { styleIds } from './style-names';
import { mainWidthPt, textWidthPt } from './text-width';
import { makeRuns } from './word-text';
import { twips } from './word-units';
import { writeBlock } from './write-blocks';
import { writeFigures } from './write-figures';
import { writeAsidePhoto } from './write-photo';

export function writeRegion(region: Region, tree: DocumentTree): Child[] {
  switch (region.kind) {
    case 'split':
      return writeSplit(region, tree);
    case 'full':
      return writeSections(region.sections, makeColumn(tree, textWidthPt(tree)));
    case 'figures':
      return writeFigures(region, tree);
    case 'opening': {
      const { theme } = tree;
      const column = makeColumn(tree, textWidthPt(tree));
      const isMoved = theme.entry.gutterPt > 0 && !theme.header.isIndented;
      return [
        ...writeSections(region.sections, { ...column, ...(isMoved && { indent: { left: 0 } }) }),
        makeSeam(gapOverHeading(theme)),
      ];
    }
  }
}

/** Columns side by side; what is over the main one comes with it. */
export function writeSplit(
  region: Split,
  tree: DocumentTree,
  above: readonly Child[] = [],
): Child[] {
  const { asideWidthPt, gapPt, side } = region;
  const widthPt = textWidthPt(tree) - asideWidthPt;
  const columnOf = (sections: readonly Section[], ownPt: number) =>
    makeColumn(tree, ownPt, mayRunOver(sections, ownPt, tree));
  // Word would move the whole row to the next page for the sake of its first paragraph.
  const main = writeSections(region.main, columnOf(region.main, widthPt - gapPt), {
    keepNext: false,
  });
  const aside = writeSections(region.aside, columnOf(region.aside, asideWidthPt));
  return [
    makeLayoutTable({
      widthsPt: [widthPt, asideWidthPt],
      maySplitRows: true,
      isMirrored: side === 'left',
      rows: [
        [
          { gapPt, children: parted([...above, ...main]) },
          { children: parted([...writeAsidePhoto(tree), ...aside]) },
        ],
      ],
    }),
  ];
}

function makeColumn(tree: DocumentTree, widthPt: number, isBroken = false): Column {
  return { theme: tree.theme, widthPt, styledWidthPt: mainWidthPt(tree), isBroken };
}

function writeSections(
  sections: readonly Section[],
  column: Column,
  firstOptions: IParagraphOptions = {},
): Child[] {
  return sections.flatMap(({ heading, blocks }, index) => {
    const isFirst = index === 0;
    const head = writeHeading(heading, column, isFirst, isFirst ? firstOptions : {});
    const { section, paragraph } = column.theme.gapsPt;
    const gapPt = heading === '' && !isFirst ? section : 0;
    return blocks.flatMap((block, place) => {
      const ownGap = block.kind === 'entry' ? undefined : twips(paragraph);
      const made = writeBlock(block, column, place === 0 ? twips(gapPt) : ownGap);
      const top = place === 0 ? head : [];
      if (!column.isBroken) return [...top, ...made];
      const opening = countOpening(block);
      const whole = [...top, ...made.slice(0, opening)];
      return [keepWhole(whole, column.widthPt), ...made.slice(opening)];
    });
  });
}

/** How many paragraphs at the top of a block belong on one page. */
function countOpening(block: Block): number {
  if (block.kind !== 'entry') return 1;
  const { lead, dates, detail, blocks } = block;
  return [lead !== '' || dates !== '', detail.length > 0, blocks.length > 0].filter(Boolean).length;
}

function writeHeading(
  text: string,
  column: Column,
  isFirst: boolean,
  options: IParagraphOptions,
): Paragraph[] {
  if (text === '') return [];
  const opening = isFirst ? 0 : undefined;
  const hasBar = column.theme.heading.mark === 'dash';
  const heading = new Paragraph({
    ...(hasBar ? {} : openWith(opening)),
    ...(column.indent && { indent: column.indent }),
    ...options,
    style: styleIds.heading,
    children: makeRuns(text),
  });
  if (!hasBar) return [heading];
  const bar = new Paragraph({
    ...openWith(opening),
    ...options,
    style: styleIds.headingBar,
    indent: indentBar(column.widthPt, column.theme),
  });
  return [bar, heading];
}
