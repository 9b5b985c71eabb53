import type { InkBox, SourceLine } from '../source-document';
import type { LinkArea } from './page-content';
import type { Line, Segment } from './segment';

const CELL_GAP_EM = 1.4;
const OTHER_LOOK_GAP_EM = 1;
/** Between things set one after the other with the same space between them. */
const EVEN_GAP_EM = 0.8;
const LEAST_EVEN = 3;
/** Letters of a full line that goes on below. */
const LEAST_OF_PARAGRAPH = 40;
const EVEN_WITHIN = 0.15;
/** Nineteen and a half points and eighteen and three quarters are one distance, in pixels. */
const ROUNDED = 0.95;

/** Pages laid under each other. */
interface PageStack {
  readonly links: readonly LinkArea[];
  /** Where each page begins. */
  readonly offsets: readonly number[];
  readonly firstPage: number;
}

export function toSourceLines(source: readonly Line[], stack: PageStack): SourceLine[] {
  const lines = source.flatMap(partLargest(source));
  const leadingEm = usualLeadingEm(lines);
  const loose = linksWithoutText(lines, stack.links);
  const pageOf = (line: Line) =>
    stack.offsets.findLastIndex((offset) => line.segments[0].baselinePt >= offset);
  const isNewPage = (index: number) => {
    const before = lines[index - 1];
    return before !== undefined && pageOf(before) !== pageOf(lines[index] ?? before);
  };
  const gaps = findGaps(lines, leadingEm, isNewPage);
  return lines.map((line, index) => {
    const [first] = line.segments;
    const links = [...line.segments.flatMap((one) => one.links), ...(loose.get(line) ?? [])];
    const groups = groupIntoCells(line.segments);
    const cells = groups.map(textOf);
    const main = mainSegment(line);
    const page = Math.max(0, pageOf(line));
    const gapBefore = gaps[index] ?? true;
    const offsetPt = stack.offsets[page] ?? 0;
    return {
      text: cells.join(' '),
      page: stack.firstPage + page + 1,
      block: line.block,
      xPt: round(first.leftPt),
      yPt: round(first.topPt - offsetPt),
      widthPt: round(Math.max(...line.segments.map((one) => one.rightPt)) - first.leftPt),
      boxes: groups.map((group) => boxAround(group, offsetPt)),
      fontSizePt: round(main.sizePt),
      color: main.color,
      ...(main.bold && { bold: true }),
      ...(main.italic && { italic: true }),
      ...(first.bullet && { bullet: true }),
      ...(gapBefore && { gapBefore: true }),
      ...(cells.length > 1 && { cells }),
      ...(links.length > 0 && { links }),
      ...readRuns(line.segments),
    };
  });
}

const NAME_RATIO = 1.8;

/** A name in large letters beside the address of the person: what is small there is another line. */
function partLargest(lines: readonly Line[]): (line: Line) => readonly Line[] {
  const sizes = lines.flatMap(({ segments }) => segments.map(({ sizePt }) => sizePt));
  const largestPt = sizes.reduce((most, sizePt) => Math.max(most, sizePt), 0);
  return (line) => {
    const large = line.segments.filter(({ sizePt }) => sizePt === largestPt);
    const small = line.segments.filter((one) => one.sizePt * NAME_RATIO < largestPt);
    const isName = large.some(({ text }) => /\p{L}{2}/u.test(text));
    if (!isName || small.length === 0 || large.length + small.length < line.segments.length)
      return [line];
    const parts = [large, small].flatMap(([first, ...others]) =>
      first === undefined ? [] : [{ ...line, segments: [first, ...others] as const }],
    );
    return parts;
  };
}

/** Looks inside the line, only where they differ: a bold title before a plain company. */
function readRuns(segments: readonly Segment[]): Pick<SourceLine, 'runs'> {
  const runs: { text: string; bold?: true; italic?: true }[] = [];
  for (const { text, bold, italic } of segments.flatMap((one) => one.runs)) {
    const last = runs.at(-1);
    if (last && (last.bold === true) === bold && (last.italic === true) === italic)
      last.text += ` ${text}`;
    else runs.push({ text, ...(bold && { bold }), ...(italic && { italic }) });
  }
  return runs.length > 1 ? { runs } : {};
}

type Cell = [Segment, ...Segment[]];

function groupIntoCells(segments: readonly Segment[]): Cell[] {
  const cells: Cell[] = [];
  const isEven = areEvenlySpaced(segments);
  for (const segment of segments) {
    const cell = cells.at(-1);
    const last = cell?.at(-1);
    const gapPt = last ? segment.leftPt - last.rightPt : 0;
    const gapEm = last && looksAlike(last, segment) ? CELL_GAP_EM : OTHER_LOOK_GAP_EM;
    const areBoxes = last?.isBoxed === true && segment.isBoxed === true;
    const isHandle = last?.isHandle === true || segment.isHandle === true;
    const isParted =
      areBoxes || isHandle || isEven || (segment.uprightPt ?? 0) > (last?.rightPt ?? 0);
    const isNear =
      last && !last.isLabel && !isParted && gapPt < gapEm * Math.min(last.sizePt, segment.sizePt);
    if (cell && isNear) cell.push(segment);
    else cells.push([segment]);
  }
  return cells;
}

/**
 * "Presto   MS Project   Revit": the same wide space between all of them, and inside one of them a usual one. In a justified
 * line all spaces are alike.
 */
function areEvenlySpaced(segments: readonly Segment[]): boolean {
  if (segments.length < LEAST_EVEN || !segments.some(({ text }) => text.includes(' ')))
    return false;
  const gaps = segments.slice(1).map((one, at) => one.leftPt - (segments[at]?.rightPt ?? 0));
  const widest = Math.max(...gaps);
  const narrowest = Math.min(...gaps);
  const sizePt = Math.max(...segments.map((one) => one.sizePt));
  return narrowest >= EVEN_GAP_EM * sizePt && widest - narrowest <= EVEN_WITHIN * widest;
}

function textOf(cell: Cell): string {
  return cell.map(({ text }) => text).join(' ');
}

function boxAround(cell: Cell, offsetPt: number): InkBox {
  const leftPt = Math.min(...cell.map((one) => one.leftPt));
  const topPt = Math.min(...cell.map((one) => one.topPt));
  const rightPt = Math.max(...cell.map((one) => one.rightPt + (one.overPt ?? 0)));
  const bottomPt = Math.max(...cell.map((one) => one.bottomPt));
  return [
    round(leftPt),
    round(topPt - offsetPt),
    round(rightPt - leftPt),
    round(bottomPt - topPt),
    textOf(cell).length,
  ];
}

function looksAlike(a: Segment, b: Segment): boolean {
  return a.bold === b.bold && a.color === b.color && Math.abs(a.sizePt - b.sizePt) < 0.3;
}

/** The longest piece speaks for the style of the line, unless an early one is larger. */
function mainSegment(line: Line): Segment {
  return line.segments.reduce((main, one) => {
    if (main.isLabel) return one;
    if (Math.abs(one.sizePt - main.sizePt) > 1) return one.sizePt > main.sizePt ? one : main;
    return main;
  });
}

/** Which lines have a gap before them. Steps that only differ by how a browser rounds them are judged alike. */
function findGaps(
  lines: readonly Line[],
  usualEm: number,
  isNewPage: (index: number) => boolean,
): readonly boolean[] {
  const gaps = lines.map((line, at) => {
    const before = lines[at - 1];
    return before === undefined || hasGapBefore(before, line, usualEm, isNewPage(at));
  });
  const stepOf = (at: number): number | undefined => {
    const [above, below] = [lines[at - 1], lines[at]];
    if (!above || !below || above.block !== below.block || isNewPage(at)) return undefined;
    const [upper, lower] = [above.segments[0], below.segments[0]];
    if (Math.abs(upper.sizePt - lower.sizePt) > 0.3) return undefined;
    return lower.baselinePt - upper.baselinePt;
  };
  return gaps.map((isGap, at) => {
    const step = stepOf(at);
    if (isGap || step === undefined) return isGap;
    return [at - 1, at + 1].some((near) => {
      const other = stepOf(near);
      return gaps[near] === true && other !== undefined && other > step && step >= other * ROUNDED;
    });
  });
}

function hasGapBefore(above: Line, below: Line, usualEm: number, isNewPage: boolean): boolean {
  const [upper] = above.segments;
  const [lower] = below.segments;
  if (above.block !== below.block && !goesOnBelow(above, below)) return true;
  if (isNewPage) return lower.sizePt > upper.sizePt + 0.5 || (lower.bold && !upper.bold);
  const stepPt = lower.baselinePt - upper.baselinePt;
  return stepPt < 0 || stepPt > 1.22 * usualEm * (0.5 * (upper.sizePt + lower.sizePt));
}

/** A paragraph whose last line is short enough to be taken into the column below it. */
function goesOnBelow({ segments: above }: Line, { segments: below }: Line): boolean {
  const [upper] = above;
  const [lower] = below;
  return (
    above.length === 1 &&
    below.length === 1 &&
    upper.text.length > LEAST_OF_PARAGRAPH &&
    /^\p{Ll}/u.test(lower.text) &&
    looksAlike(upper, lower) &&
    Math.abs(upper.leftPt - lower.leftPt) < 1
  );
}

/** Distance between the lines of a paragraph, in font sizes, as this document sets it. */
function usualLeadingEm(lines: readonly Line[]): number {
  const steps: number[] = [];
  lines.forEach((line, index) => {
    const above = lines[index - 1]?.segments[0];
    const [one] = line.segments;
    if (!above || Math.abs(above.sizePt - one.sizePt) > 0.3) return;
    const stepEm = (one.baselinePt - above.baselinePt) / one.sizePt;
    if (stepEm > 0.9 && stepEm < 2) steps.push(stepEm);
  });
  steps.sort((a, b) => a - b);
  return steps[Math.floor(steps.length * 0.35)] ?? 1.25;
}

/** A link behind a picture has no text: it goes to the nearest line. */
function linksWithoutText(lines: readonly Line[], links: readonly LinkArea[]) {
  const used = new Set(
    lines.flatMap((line) => line.segments.flatMap((one) => one.links.map((link) => link.href))),
  );
  const found = new Map<Line, { text: string; href: string }[]>();
  for (const area of links) {
    if (used.has(area.href)) continue;
    used.add(area.href);
    const line = nearestLine(lines, area);
    if (line) found.set(line, [...(found.get(line) ?? []), { text: '', href: area.href }]);
  }
  return found;
}

function nearestLine(lines: readonly Line[], area: LinkArea): Line | undefined {
  const x = (area.leftPt + area.rightPt) / 2;
  const y = (area.topPt + area.bottomPt) / 2;
  let best: Line | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const line of lines)
    for (const one of line.segments) {
      const aside = Math.max(one.leftPt - x, 0, x - one.rightPt);
      const apart = Math.abs((one.topPt + one.bottomPt) / 2 - y);
      const distance = aside + 3 * apart;
      if (distance < bestDistance) {
        best = line;
        bestDistance = distance;
      }
    }
  return best;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
