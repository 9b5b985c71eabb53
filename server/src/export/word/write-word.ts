import type { DocumentTree } from '@trayecto/core/document';
import { Document, Packer } from 'docx';
import { makeNumbering } from './bullet-list';
import { describePage, makeFooters, makeHeaders } from './describe-page';
import { type Child, parted } from './layout-table';
import { makeStyles } from './make-styles';
import { mainWidthPt } from './text-width';
import { completeFonts, listFonts } from './word-fonts';
import { writeHeader } from './write-header';
import { writeRegion, writeSplit } from './write-sections';

/** The document as a Word file that a person can go on editing: real styles, lists, links and page numbers. */
export async function writeWord(tree: DocumentTree): Promise<Uint8Array> {
  const { theme, title, author } = tree;
  const fonts = listFonts(theme);
  const document = new Document({
    title,
    creator: author,
    lastModifiedBy: author,
    styles: makeStyles(tree, mainWidthPt(tree)),
    numbering: makeNumbering(theme),
    fonts: fonts.starts,
    sections: [
      {
        properties: describePage(tree),
        headers: makeHeaders(tree),
        footers: makeFooters(tree),
        children: parted(writeBody(tree)),
      },
    ],
  });
  return completeFonts(await Packer.toBuffer(document), fonts.files);
}

/** Where the head belongs to the main column, it and what opens the document are in that column. */
function writeBody(tree: DocumentTree): Child[] {
  const split = tree.regions.find((region) => region.kind === 'split');
  if (split === undefined || tree.theme.header.place === 'page')
    return [...writeHeader(tree), ...tree.regions.flatMap((region) => writeRegion(region, tree))];
  const above = tree.regions
    .filter((region) => region.kind === 'opening')
    .flatMap((region) => writeRegion(region, tree));
  return writeSplit(split, tree, [...writeHeader(tree), ...above]);
}
