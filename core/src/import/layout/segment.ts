import type { Box } from './page-content';

/** A piece of one visual line with no wide space inside. */
export interface Segment extends Box {
  readonly text: string;
  readonly baselinePt: number;
  readonly sizePt: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly color: string;
  /** The text in stretches of one look. */
  readonly runs: readonly {
    readonly text: string;
    readonly bold: boolean;
    readonly italic: boolean;
  }[];
  readonly bullet: boolean;
  readonly links: readonly { readonly text: string; readonly href: string }[];
  /** A label from its own column: never run together with the text beside it. */
  readonly isLabel?: boolean;
  /** Where a thin line is drawn left of it: what is beyond is in another cell of a table. */
  readonly uprightPt?: number;
  /** A name on a network, with the label that a picture gave it: one word, never run together with those beside it. */
  readonly isHandle?: boolean;
  /** How far it goes on right of the edge of its column. */
  readonly overPt?: number;
  /** Drawn in its own box. */
  readonly isBoxed?: boolean;
}

/** Segments that a person reads as one line, left to right. */
export interface Line {
  readonly segments: readonly [Segment, ...Segment[]];
  readonly block: number;
}

/** Two pieces are on the same line although fonts of different sizes sit a little apart. */
export function isSameBaseline(a: Segment, b: Segment): boolean {
  const tolerancePt = Math.max(1, 0.3 * Math.min(a.sizePt, b.sizePt));
  return Math.abs(a.baselinePt - b.baselinePt) <= tolerancePt;
}

/** Groups segments of one column into lines, top to bottom, each from left to right. */
export function groupByBaseline(segments: readonly Segment[]): [Segment, ...Segment[]][] {
  const byBaseline = [...segments].sort((a, b) => a.baselinePt - b.baselinePt);
  const rows: [Segment, ...Segment[]][] = [];
  for (const segment of byBaseline) {
    const row = rows.at(-1);
    if (row && isSameBaseline(row[0], segment)) row.push(segment);
    else rows.push([segment]);
  }
  for (const row of rows) row.sort((a, b) => a.leftPt - b.leftPt);
  return rows;
}

export function joinSegments(parts: readonly [Segment, ...Segment[]]): Segment {
  return {
    ...parts[0],
    text: parts.map((part) => part.text).join(' '),
    leftPt: Math.min(...parts.map((part) => part.leftPt)),
    rightPt: Math.max(...parts.map((part) => part.rightPt)),
    bottomPt: Math.max(...parts.map((part) => part.bottomPt)),
    runs: parts.flatMap((part) => part.runs),
    links: parts.flatMap((part) => part.links),
  };
}
