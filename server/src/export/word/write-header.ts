import type { ContactItem, DocumentTree, HeaderBlock, Theme } from '@trayecto/core/document';
import {
  AlignmentType,
  BorderStyle,
  type IParagraphOptions,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlign,
  WidthType,
} from 'docx';
import { openWith } from './column';
import { estimateWidthPt } from './estimate-width';
import { nextContactLine } from './head-styles';
import { type Child, makeLayoutTable, makeSeam, noBorders } from './layout-table';
import { styleIds } from './style-names';
import { textWidthPt } from './text-width';
import { makeRuns, type Room } from './word-text';
import { eighths, halfPoints, hex, spaceBefore, twips } from './word-units';
import { CONTACT_SEPARATOR, writeContactLine } from './write-contact';
import { writeHeadPhoto } from './write-photo';

/** Who the CV is about, at the top of the first page. */
export function writeHeader(tree: DocumentTree): Child[] {
  const { theme, header } = tree;
  if (header.length === 0) return [];
  if (theme.header.contact === 'beside' && header.length > 1) return writeBeside(tree);
  if (theme.header.ground === 'band') return [makeBand(tree), makeSeam(gapUnderHeader(theme))];
  const picture = writeHeadPhoto(tree);
  if (picture.length > 0) return writeBesidePhoto(tree, picture);
  const last = header.length - 1;
  return header.map((block, index) =>
    writeHeaderBlock(block, tree, index === last ? endHeader(theme) : {}),
  );
}

const BESIDE_SHARE = 0.4;
const BESIDE_GAP_PT = 14;
const CONTACT_AIR_PT = 1;

/** The room at the sides that a photo takes from the text, which is never under it. */
function photoRoom({ photo, theme: { header } }: DocumentTree): { left: number; right: number } {
  if (photo === null || header.photo === 'aside') return { left: 0, right: 0 };
  const room = header.photoPt + BESIDE_GAP_PT;
  // What is in the middle of the page stays there.
  return { left: header.photo === 'left' ? room : 0, right: room };
}

/** The photo at its side of the page, and the text beside it. */
function writeBesidePhoto(tree: DocumentTree, picture: readonly Paragraph[]): Child[] {
  const { theme, header } = tree;
  const indentPt = theme.header.isIndented ? theme.entry.gutterPt : 0;
  const room = photoRoom(tree);
  const text = header.map((block) => writeHeaderBlock(block, tree, { indent: { left: 0 } }));
  const cells = [
    { widthPt: room.left, children: picture },
    { widthPt: textWidthPt(tree) - indentPt - room.left - room.right, children: text },
    { widthPt: room.right, children: room.left > 0 ? [new Paragraph({})] : picture },
  ].filter(({ widthPt }) => widthPt > 0);
  return [
    makeLayoutTable({
      widthsPt: cells.map(({ widthPt }) => widthPt),
      indentPt,
      maySplitRows: false,
      rows: [cells.map(({ children }) => ({ children, isCentred: true }))],
    }),
    new Paragraph({ style: styleIds.seam, ...endHeader(theme) }),
  ];
}

/** Who it is at the left, how to reach them at the right. */
function writeBeside(tree: DocumentTree): Child[] {
  const { theme, header } = tree;
  const widthPt = textWidthPt(tree);
  const names = header.filter((block) => block.kind !== 'contact');
  const items = header.flatMap((block) => (block.kind === 'contact' ? block.items : []));
  const contactPt = Math.min(widthPt * BESIDE_SHARE, widestPt(items, theme) + CONTACT_AIR_PT);
  const contact = items.map(
    (item, index) =>
      new Paragraph({
        ...openWith(index === 0 ? undefined : nextContactLine(theme)),
        style: styleIds.contact,
        alignment: AlignmentType.RIGHT,
        indent: { left: 0 },
        children: writeContactLine([item], 0, {
          widthPt: contactPt,
          sizePt: theme.sizesPt.contact,
        }),
      }),
  );
  const picture = writeHeadPhoto(tree);
  const picturePt = picture.length > 0 ? theme.header.photoPt + BESIDE_GAP_PT : 0;
  const namesPt = widthPt - contactPt - picturePt;
  const cells = [
    {
      widthPt: namesPt,
      children: names.map((block) => writeHeaderBlock(block, tree, {}, namesPt)),
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

function widestPt(items: readonly ContactItem[], { sizesPt }: Theme): number {
  return Math.max(0, ...items.map(({ text }) => estimateWidthPt(text, sizesPt.contact)));
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
  roomPt = Number.POSITIVE_INFINITY,
): Paragraph {
  switch (block.kind) {
    case 'name':
      return new Paragraph({
        ...options,
        style: styleIds.name,
        children: makeRuns(block.text, fitName(block.text, tree.theme, roomPt)),
      });
    case 'tagline':
      return new Paragraph({ ...options, style: styleIds.tagline, children: makeRuns(block.text) });
    case 'contact':
      return new Paragraph({
        ...options,
        style: styleIds.contact,
        children: writeContactInLines(block.items, tree),
      });
  }
}

const SMALLEST_NAME = 0.75;

/** A name a little too long for its line is set smaller, as on the page that prints. */
function fitName(name: string, { sizesPt }: Theme, roomPt: number): { size?: number } {
  const share = roomPt / estimateWidthPt(name, sizesPt.name);
  return share < 1 && share >= SMALLEST_NAME ? { size: halfPoints(sizesPt.name * share) } : {};
}

function writeContactInLines(items: readonly ContactItem[], tree: DocumentTree): ParagraphChild[] {
  const { entry, header, sizesPt } = tree.theme;
  const { left, right } = photoRoom(tree);
  const widthPt = textWidthPt(tree) - (header.isIndented ? entry.gutterPt : 0) - left - right;
  const room = { widthPt, sizePt: sizesPt.contact };
  return breakLines(items, room).flatMap((line, index) => writeContactLine(line, index, room));
}

/** As many items to a line as fit, so that no address is broken and no separator left hanging. */
function breakLines(items: readonly ContactItem[], { widthPt, sizePt }: Room): ContactItem[][] {
  const lines: ContactItem[][] = [];
  let leftPt = 0;
  for (const item of items) {
    const itemPt = estimateWidthPt(`${item.text}${CONTACT_SEPARATOR}`, sizePt);
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
function makeBand(tree: DocumentTree): Table {
  const { theme, page, header: blocks } = tree;
  const { header, marginsPt, sizesPt } = theme;
  const picture = writeHeadPhoto(tree);
  const picturePt = picture.length > 0 ? photoRoom(tree).right : 0;
  const edges = { left: marginsPt.left + BLEED_PT, right: marginsPt.right + BLEED_PT };
  const text = { children: blocks.map((block) => writeHeaderBlock(block, tree)) };
  const beside = { children: picture, widthPt: picturePt + edges.right, right: edges.right };
  const cells = [
    {
      ...text,
      widthPt: page.widthPt + 2 * BLEED_PT - (picturePt > 0 ? beside.widthPt : 0),
      left: edges.left,
      right: picturePt > 0 ? 0 : edges.right,
    },
    ...(picturePt > 0 ? [{ ...beside, left: 0 }] : []),
  ];
  const foot = header.bandEdge !== null && {
    borders: {
      bottom: { style: BorderStyle.SINGLE, size: eighths(1.6), color: hex(header.bandEdge) },
    },
  };
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { type: WidthType.DXA, size: twips(page.widthPt + 2 * BLEED_PT) },
    indent: { type: WidthType.DXA, size: -twips(marginsPt.left + BLEED_PT) },
    columnWidths: cells.map(({ widthPt }) => twips(widthPt)),
    borders: noBorders,
    rows: [
      new TableRow({
        children: cells.map(
          ({ children, widthPt, left, right }) =>
            new TableCell({
              width: { type: WidthType.DXA, size: twips(widthPt) },
              verticalAlign: VerticalAlign.CENTER,
              shading: { type: ShadingType.CLEAR, color: 'auto', fill: hex(header.bandGround) },
              ...foot,
              margins: {
                marginUnitType: WidthType.DXA,
                top: twips(marginsPt.top * 0.8 - sizesPt.name * 0.2),
                bottom: twips(marginsPt.top * 0.6),
                left: twips(left),
                right: twips(right),
              },
              children,
            }),
        ),
      }),
    ],
  });
}
