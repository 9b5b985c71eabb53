import type { ContactItem, DocumentTree, HeaderBlock, Theme } from '@trayecto/core/document';
import {
  BorderStyle,
  ExternalHyperlink,
  type IParagraphOptions,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { estimateWidthPt } from './estimate-width';
import { type Child, makeSeam, noBorders } from './layout-table';
import { styleIds } from './style-names';
import { textWidthPt } from './text-width';
import { keepTogether, makeRuns } from './word-text';
import { eighths, hex, twips } from './word-units';

const CONTACT_SEPARATOR = '\u00a0\u00a0·\u00a0 ';

/** Who the CV is about, at the top of the first page. */
export function writeHeader(tree: DocumentTree): Child[] {
  const { theme, header, page } = tree;
  if (header.length === 0) return [];
  if (theme.header.ground === 'band')
    return [
      makeBand(
        header.map((block) => writeHeaderBlock(block, tree)),
        theme,
        page.widthPt,
      ),
      makeSeam(theme.gapsPt.afterHeader),
    ];
  const last = header.length - 1;
  return header.map((block, index) =>
    writeHeaderBlock(block, tree, index === last ? endHeader(theme) : {}),
  );
}

function endHeader({ header, colours, gapsPt, entry }: Theme): IParagraphOptions {
  const rule = {
    style: BorderStyle.SINGLE,
    size: eighths(0.8),
    space: 9,
    color: hex(colours.accent),
  };
  return {
    spacing: { after: twips(gapsPt.afterHeader) },
    ...(header.ruleBelow && { border: { bottom: rule } }),
    indent: { left: twips(entry.gutterPt) },
  };
}

function writeHeaderBlock(
  block: HeaderBlock,
  tree: DocumentTree,
  options: IParagraphOptions = {},
): Paragraph {
  switch (block.kind) {
    case 'name':
      return new Paragraph({ ...options, style: styleIds.name, children: makeRuns(block.text) });
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
  const { entry, sizesPt } = tree.theme;
  const widthPt = textWidthPt(tree) - entry.gutterPt;
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

function writeContactLine(items: readonly ContactItem[], line: number): ParagraphChild[] {
  return items.flatMap((item, index) => [
    ...(index === 0 && line > 0 ? [new TextRun({ break: 1 })] : []),
    ...(index > 0 ? makeRuns(CONTACT_SEPARATOR) : []),
    ...writeContactItem(item),
  ]);
}

function writeContactItem({ text, href }: ContactItem): ParagraphChild[] {
  const shown = keepTogether(text);
  if (href === null) return makeRuns(shown);
  return [
    new ExternalHyperlink({ link: href, children: makeRuns(shown, { style: styleIds.link }) }),
  ];
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
