import type { DocumentTree, Region, Section } from '@trayecto/core/document';
import { type IParagraphOptions, Paragraph } from 'docx';
import { type Column, openWith } from './column';
import { indentBar } from './head-styles';
import { type Child, makeLayoutTable, parted } from './layout-table';
import { styleIds } from './style-names';
import { mainWidthPt, textWidthPt } from './text-width';
import { makeRuns } from './word-text';
import { twips } from './word-units';
import { writeBlock } from './write-blocks';

export function writeRegion(region: Region, tree: DocumentTree): Child[] {
  const { theme } = tree;
  const styledWidthPt = mainWidthPt(tree);
  const columnOf = (widthPt: number): Column => ({ theme, widthPt, styledWidthPt });
  switch (region.kind) {
    case 'full':
      return writeSections(region.sections, columnOf(textWidthPt(tree)));
    case 'split': {
      const { asideWidthPt, gapPt } = region;
      const widthPt = textWidthPt(tree) - asideWidthPt;
      // In a row that runs over pages, Word would move all of it for the sake of its first paragraph.
      const main = writeSections(region.main, columnOf(widthPt - gapPt), { keepNext: false });
      const aside = writeSections(region.aside, columnOf(asideWidthPt));
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
    return [
      ...head,
      ...blocks.flatMap((block, place) => {
        const ownGap = block.kind === 'entry' ? undefined : twips(paragraph);
        return writeBlock(block, column, place === 0 ? twips(gapPt) : ownGap);
      }),
    ];
  });
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
