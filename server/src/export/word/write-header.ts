import type { ContactItem, DocumentTree, HeaderBlock, Theme } from '@trayecto/core/document';
import {
  AlignmentType,
  BorderStyle,
  type IParagraphOptions,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from 'docx';
import { openWith } from './column';
import { estimateWidthPt } from './estimate-width';
import { nextContactLine } from './head-styles';
import { type Child, makeLayoutTable, makeSeam, noBorders } from './layout-table';
import { styleIds } from './style-names';
import { textWidthPt } from './text-width';
import { makeRuns } from './word-text';
import { eighths, hex, spaceBefore, twips } from './word-units';
import { CONTACT_SEPARATOR, writeContactLine } from './write-contact';
import { writeHeadPhoto, writePhoto } from './write-photo';

/** Who the CV is about, at the top of the first page. */
export function writeHeader(tree: DocumentTree): Child[] {
  const { theme, header, page } = tree;
  if (header.length === 0) return [];
  if (theme.header.contact === 'beside' && header.length > 1) return writeBeside(tree);
  if (theme.header.ground === 'band')
    return [
      makeBand(
        header.map((block) => writeHeaderBlock(block, tree)),
        theme,
        page.widthPt,
      ),
      // In the band's own cell a picture that floats would make it higher.
      makeSeam(gapUnderHeader(theme), writeHeadPhoto(tree)),
    ];
  const last = header.length - 1;
  return header.map((block, index) =>
    writeHeaderBlock(block, tree, index === last ? endHeader(theme) : {}),
  );
}

const BESIDE_SHARE = 0.4;
const BESIDE_GAP_PT = 14;

/** Who it is at the left, how to reach them at the right. */
function writeBeside(tree: DocumentTree): Child[] {
  const { theme, header } = tree;
  const widthPt = textWidthPt(tree);
  const names = header.filter((block) => block.kind !== 'contact');
  const items = header.flatMap((block) => (block.kind === 'contact' ? block.items : []));
  const contact = items.map(
    (item, index) =>
      new Paragraph({
        ...openWith(index === 0 ? undefined : nextContactLine(theme)),
        style: styleIds.contact,
        alignment: AlignmentType.RIGHT,
        indent: { left: 0 },
        children: writeContactLine([item], 0),
      }),
  );
  const picture = writePhoto(tree);
  const picturePt = picture.length > 0 ? theme.header.photoPt + BESIDE_GAP_PT : 0;
  const contactPt = widthPt * BESIDE_SHARE;
  const cells = [
    {
      widthPt: widthPt - contactPt - picturePt,
      children: names.map((block) => writeHeaderBlock(block, tree)),
    },
    { widthPt: contactPt, children: contact },
    ...(picture.length > 0 ? [{ widthPt: picturePt, children: picture }] : []),
  ];
  return [
    makeLayoutTable({
      widthsPt: cells.map((cell) => cell.widthPt),
      maySplitRows: false,
      rows: [
        cells.map(({ children }) => ({
          children: children.length > 0 ? children : [new Paragraph({})],
        })),
      ],
    }),
    new Paragraph({ style: styleIds.seam, ...endHeader(theme) }),
  ];
}

/** What opens the document is text, whose lines have their air above them. */
function gapUnderHeader({ gapsPt, sizesPt, lineHeight }: Theme): number {
  return spaceBefore(gapsPt.afterHeader, sizesPt.lead, lineHeight);
}

function endHeader(theme: Theme): IParagraphOptions {
  const { header, colours, entry } = theme;
  const rule = {
    style: header.rule === 'double' ? BorderStyle.THICK_THIN_SMALL_GAP : BorderStyle.SINGLE,
    size: eighths(header.rule === 'double' ? 2.25 : 1.2),
    space: 9,
    color: hex(colours.accent),
  };
  return {
    spacing: { after: gapUnderHeader(theme) },
    ...(header.rule !== 'none' && { border: { bottom: rule } }),
    indent: { left: header.isIndented ? twips(entry.gutterPt) : 0 },
  };
}

function writeHeaderBlock(
  block: HeaderBlock,
  tree: DocumentTree,
  options: IParagraphOptions = {},
): Paragraph {
  switch (block.kind) {
    case 'name':
      return new Paragraph({
        ...options,
        style: styleIds.name,
        children: [
          ...makeRuns(block.text),
          ...(tree.theme.header.ground === 'band' ? [] : writeHeadPhoto(tree)),
        ],
      });
    case 'tagline':
      return new Paragraph({ ...options, style: styleIds.tagline, children: makeRuns(block.text) });
    case 'contact':
      return new Paragraph({
        ...options,
        style: styleIds.contact,
        children: breakLines(block.items, tree).flatMap(writeContactLine),
      });
  }
}

/** As many items to a line as fit, so that no address is broken and no separator left hanging. */
function breakLines(items: readonly ContactItem[], tree: DocumentTree): ContactItem[][] {
  const { entry, header, sizesPt } = tree.theme;
  const picturePt =
    tree.photo === null || header.photo === 'aside' ? 0 : header.photoPt + BESIDE_GAP_PT;
  const widthPt = textWidthPt(tree) - (header.isIndented ? entry.gutterPt : 0) - picturePt;
  const lines: ContactItem[][] = [];
  let leftPt = 0;
  for (const item of items) {
    const itemPt = estimateWidthPt(`${item.text}${CONTACT_SEPARATOR}`, sizesPt.contact);
    const line = lines.at(-1);
    if (line === undefined || itemPt > leftPt) {
      lines.push([item]);
      leftPt = widthPt;
    } else line.push(item);
    leftPt -= itemPt;
  }
  return lines;
}

/** So much wider than the page on either side that no rounding leaves a white edge. */
const BLEED_PT = 2;

/** A dark ground from edge to edge of the page: only a table's cell can be wider than the text. */
function makeBand(
  children: Paragraph[],
  { header, marginsPt, sizesPt }: Theme,
  pageWidthPt: number,
): Table {
  const width = { type: WidthType.DXA, size: twips(pageWidthPt + 2 * BLEED_PT) };
  return new Table({
    layout: TableLayoutType.FIXED,
    width,
    indent: { type: WidthType.DXA, size: -twips(marginsPt.left + BLEED_PT) },
    columnWidths: [width.size],
    borders: noBorders,
    rows: [
      new TableRow({
        children: [
          new TableCell({
            width,
            shading: { type: ShadingType.CLEAR, color: 'auto', fill: hex(header.bandGround) },
            ...(header.bandEdge !== null && {
              borders: {
                bottom: {
                  style: BorderStyle.SINGLE,
                  size: eighths(1.6),
                  color: hex(header.bandEdge),
                },
              },
            }),
            margins: {
              marginUnitType: WidthType.DXA,
              top: twips(marginsPt.top * 0.8 - sizesPt.name * 0.2),
              bottom: twips(marginsPt.top * 0.6),
              left: twips(marginsPt.left + BLEED_PT),
              right: twips(marginsPt.right + BLEED_PT),
            },
            children,
          }),
        ],
      }),
    ],
  });
}
