import type { Hex } from '@trayecto/core/document';
import {
  BorderStyle,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlign,
  WidthType,
} from 'docx';
import { styleIds } from './style-names';
import { eighths, hex, twips } from './word-units';

export type Child = Paragraph | Table;

interface LayoutCell {
  readonly children: readonly Child[];
  /** Space at the right of the cell's text. */
  readonly gapPt?: number;
  /** Halfway between the top and the foot of its row. */
  readonly isCentred?: boolean;
}

interface LayoutTable {
  readonly widthsPt: readonly number[];
  readonly indentPt?: number;
  readonly rows: readonly (readonly LayoutCell[])[];
  readonly maySplitRows: boolean;
  /** The first cell is at the right, and is still the first one read. */
  readonly isMirrored?: boolean;
  /** The colour of a line over it and one under it. */
  readonly ruled?: Hex;
}

const NO_BORDER = { style: BorderStyle.NONE, size: 0, color: 'auto' };
export const noBorders = {
  top: NO_BORDER,
  bottom: NO_BORDER,
  left: NO_BORDER,
  right: NO_BORDER,
  insideHorizontal: NO_BORDER,
  insideVertical: NO_BORDER,
};
const ruleOff = (colour: Hex) => {
  const line = { style: BorderStyle.SINGLE, size: eighths(0.6), color: hex(colour) };
  return { top: line, bottom: line };
};
const noMargins = { marginUnitType: WidthType.DXA, top: 0, bottom: 0, left: 0, right: 0 };

/** A table that only holds things side by side: no lines, and columns that no long word can widen. */
export function makeLayoutTable({
  widthsPt,
  indentPt = 0,
  rows,
  maySplitRows,
  isMirrored = false,
  ruled,
}: LayoutTable): Table {
  const columnWidths = widthsPt.map(twips);
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { type: WidthType.DXA, size: columnWidths.reduce((sum, width) => sum + width, 0) },
    indent: { type: WidthType.DXA, size: twips(indentPt) },
    columnWidths,
    ...(isMirrored && { visuallyRightToLeft: true }),
    borders: ruled === undefined ? noBorders : { ...noBorders, ...ruleOff(ruled) },
    margins: noMargins,
    rows: rows.map(
      (cells) =>
        new TableRow({
          cantSplit: !maySplitRows,
          children: cells.map(
            ({ children, gapPt = 0, isCentred = false }, column) =>
              new TableCell({
                ...(isCentred && { verticalAlign: VerticalAlign.CENTER }),
                width: { type: WidthType.DXA, size: columnWidths[column] ?? 0 },
                margins: { ...noMargins, [isMirrored ? 'left' : 'right']: twips(gapPt) },
                children,
              }),
          ),
        }),
    ),
  });
}

/** Tables that touch become one in Word, and none may be the last thing in a cell or a document. */
export function parted(children: readonly Child[]): Child[] {
  return children.flatMap((child, index) => {
    const next = children[index + 1];
    const needsSeam = child instanceof Table && (next === undefined || next instanceof Table);
    return needsSeam ? [child, makeSeam()] : [child];
  });
}

const SEAM_TWIPS = 20;

/** What it takes itself counts as part of the space after it. */
export function makeSeam(after = 0): Paragraph {
  const spacing = { after: Math.max(0, after - SEAM_TWIPS) };
  return new Paragraph({ style: styleIds.seam, spacing });
}
