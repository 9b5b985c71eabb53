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
  type TextRun,
  VerticalAlign,
  WidthType,
} from 'docx';
import { openWith } from './column';
import { estimateWidthPt } from './estimate-width';
import { nextContactLine } from './head-styles';
import { type Child, makeLayoutTable, makeSeam, noBorders } from './layout-table';
import { styleIds } from './style-names';
import { mainWidthPt, textWidthPt } from './text-width';
import { makeRuns, type Room } from './word-text';
import { eighths, halfPoints, hex, spaceBefore, twips } from './word-units';
import { CONTACT_SEPARATOR, writeContactLine } from './write-contact';
import { writeHeadPhoto } from './write-photo';

/** Who the CV is about, at the top of the first page. */
export function writeHeader(tree: DocumentTree): Child[] {
  const { theme, header } = tree;
  if (header.length === 0) return [];
  if (theme.header.contact === 'beside' && header.length > 1 && hasRoomBeside(tree))
    return writeBeside(tree);
  if (theme.header.ground === 'band') return [makeBand(tree), makeSeam(gapUnderHeader(theme))];
  const picture = writeHeadPhoto(tree);
  if (picture.length > 0) return writeBesidePhoto(tree, picture);
  const last = header.length - 1;
  const indentPt = theme.header.isIndented ? theme.entry.gutterPt : 0;
  const widthPt = theme.header.place === 'main' ? mainWidthPt(tree) : textWidthPt(tree) - indentPt;
  return header.map((block, index) =>
    writeHeaderBlock(block, tree, index === last ? endHeader(theme) : {}, widthPt),
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
  const textPt = textWidthPt(tree) - indentPt - room.left - room.right;
  const text = header.map((block) =>
    writeHeaderBlock(block, tree, { indent: { left: 0 } }, textPt),
  );
  const cells = [
    { widthPt: room.left, children: picture },
    { widthPt: textPt, children: text },
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

/** Widths are estimated, rather too wide: so many lines' worth of a name fits on two. */
const MOST_BESIDE = 2;

/** Whether the name is on two lines at most beside the ways to reach the person. */
function hasRoomBeside(tree: DocumentTree): boolean {
  const { namesPt } = measureBeside(tree);
  const name = tree.header.find((block) => block.kind === 'name')?.text ?? '';
  return estimateWidthPt(name, tree.theme.sizesPt.name) <= namesPt * MOST_BESIDE;
}

function measureBeside(tree: DocumentTree) {
  const { theme, header } = tree;
  const widthPt = textWidthPt(tree);
  const items = header.flatMap((block) => (block.kind === 'contact' ? block.items : []));
  const contactPt = Math.min(widthPt * BESIDE_SHARE, widestPt(items, theme) + CONTACT_AIR_PT);
  const picturePt = photoRoom(tree).right;
  return { items, contactPt, picturePt, namesPt: widthPt - contactPt - picturePt };
}

/** Who it is at the left, how to reach them at the right. */
function writeBeside(tree: DocumentTree): Child[] {
  const { theme, header } = tree;
  const names = header.filter((block) => block.kind !== 'contact');
  const { items, contactPt, picturePt, namesPt } = measureBeside(tree);
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
  options: IParagraphOptions,
  roomPt: number,
): Paragraph {
  switch (block.kind) {
    case 'name':
      return new Paragraph({
        ...options,
        style: styleIds.name,
        children: writeName(block.text, tree.theme, roomPt),
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

const SMALLEST_NAME = 0.7;
/** The heavy letters of most names are wider than others. */
const HEAVY_WIDER = 1.06;

/**
 * A name a little too long for its line is set smaller, as on the page that prints; a longer one has no surname alone
 * on its last line.
 */
function writeName(name: string, { sizesPt, weights }: Theme, roomPt: number): TextRun[] {
  const wider = weights.name > 500 ? HEAVY_WIDER : 1;
  const share = roomPt / (estimateWidthPt(name, sizesPt.name) * wider);
  if (share >= 1) return makeRuns(name);
  if (share >= SMALLEST_NAME) return makeRuns(name, { size: halfPoints(sizesPt.name * share) });
  return makeRuns(name.replace(/(?<= \S+ \S+) (?=\S+$)/, '\u00a0'));
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
  const namesPt = textWidthPt(tree) - picturePt;
  const text = { children: blocks.map((block) => writeHeaderBlock(block, tree, {}, namesPt)) };
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
