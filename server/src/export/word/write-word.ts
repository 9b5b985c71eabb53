import type { DocumentTree } from '@trayecto/core/document';
import { Document, Packer } from 'docx';
import { makeNumbering } from './bullet-list';
import { describePage, makeFooters, makeHeaders } from './describe-page';
import { parted } from './layout-table';
import { makeStyles } from './make-styles';
import { mainWidthPt } from './text-width';
import { completeFonts, listFonts } from './word-fonts';
import { writeHeader } from './write-header';
import { writeRegion } from './write-sections';

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
        footers: makeFooters(),
        children: parted([
          ...writeHeader(tree),
          ...tree.regions.flatMap((region) => writeRegion(region, tree)),
        ]),
      },
    ],
  });
  return completeFonts(await Packer.toBuffer(document), fonts.files);
}
