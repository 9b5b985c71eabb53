import type { Block, DocumentTree, Region, Section } from '@trayecto/core/document';
import { type IParagraphOptions, Paragraph } from 'docx';
import { type Column, openWith } from './column';
import { indentBar } from './head-styles';
import { keepWhole, mayRunOver } from './keep-whole';
import { type Child, makeLayoutTable, parted } from './layout-table';
import { styleIds } from './style-names';
import { mainWidthPt, textWidthPt } from './text-width';
import { makeRuns } from './word-text';
import { twips } from './word-units';
import { writeBlock } from './write-blocks';

export function writeRegion(region: Region, tree: DocumentTree): Child[] {
  const { theme } = tree;
  const styledWidthPt = mainWidthPt(tree);
  const columnOf = (widthPt: number, isBroken = false): Column => ({
    theme,
    widthPt,
    styledWidthPt,
    isBroken,
  });
  switch (region.kind) {
    case 'full':
      return writeSections(region.sections, columnOf(textWidthPt(tree)));
    case 'split': {
      const { asideWidthPt, gapPt } = region;
      const widthPt = textWidthPt(tree) - asideWidthPt;
      const cellOf = (sections: readonly Section[], ownPt: number) =>
        columnOf(ownPt, mayRunOver(sections, ownPt, tree));
      // Word would move the whole row to the next page for the sake of its first paragraph.
      const main = writeSections(region.main, cellOf(region.main, widthPt - gapPt), {
        keepNext: false,
      });
      const aside = writeSections(region.aside, cellOf(region.aside, asideWidthPt));
      return [
        makeLayoutTable({
          widthsPt: [widthPt, asideWidthPt],
          maySplitRows: true,
          rows: [[{ gapPt, children: parted(main) }, { children: parted(aside) }]],
        }),
      ];
    }
  }
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
  const hasBar = column.theme.heading.mark === 'bar';
  const heading = new Paragraph({
    ...(hasBar ? {} : openWith(opening)),
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
