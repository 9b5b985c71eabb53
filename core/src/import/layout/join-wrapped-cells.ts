import { joinSegments, type Line, type Segment } from './segment';

const LEAST_GAP_EM = 1.4;
/** A year in small grey beside a bold name counts as apart sooner. */
const OTHER_LOOK_GAP_EM = 1;
/** How far from the next cell a name may have been broken. */
const WIDEST_MARGIN_EM = 1.6;
/** The space before a word, and what letters may be wider than the average that words are measured with. */
const WORD_MARGIN_EM = 0.5;

/** In rows of a table a long cell goes on below; and a row of labels may be over a row of values. */
export function joinWrappedCells(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  lines.forEach((line, index) => {
    const above = joined.at(-1);
    const isTable = isSameRaster(line, lines[index + 1]);
    const pairs = above && !isTable && pairLabels(above, line);
    const whole = above && !pairs && continueCell(above, line);
    if (above && pairs) joined.splice(-1, 1, ...pairs);
    else if (above && whole) joined[joined.length - 1] = whole;
    else joined.push(line);
  });
  return joined;
}

/** A further row with the same cells: the first row heads a table. */
function isSameRaster(line: Line, next: Line | undefined): boolean {
  return (
    next !== undefined &&
    next.segments.length === line.segments.length &&
    line.segments.every((one, at) => Math.abs(one.leftPt - (next.segments[at]?.leftPt ?? 0)) < 2)
  );
}

/** The first cell was too long for its column: the next line alone below it is its rest. */
function continueCell(above: Line, below: Line): Line | undefined {
  const [first, second] = above.segments;
  const [rest, more] = below.segments;
  if (!second || more || rest.bullet || !isWide(first, second)) return undefined;
  if (Math.abs(rest.leftPt - first.leftPt) > 1.5 || !isSameLook(first, rest)) return undefined;
  const roomPt = second.leftPt - WIDEST_MARGIN_EM * first.sizePt - first.rightPt;
  const wordPt = firstWordWidth(rest) + WORD_MARGIN_EM * first.sizePt;
  return wordPt > roomPt && rest.rightPt < second.leftPt
    ? { ...above, segments: [joinSegments([first, rest]), ...above.segments.slice(1)] }
    : undefined;
}

/** LinkedIn   GitHub over their two addresses: each label goes with the value below it. */
function pairLabels(above: Line, below: Line): Line[] | undefined {
  const { segments: labels } = above;
  const { segments: values } = below;
  if (labels.length < 2 || labels.length !== values.length) return undefined;
  const stepPt = below.segments[0].baselinePt - above.segments[0].baselinePt;
  const fits = labels.every((label, index) => {
    const value = values[index];
    return (
      value !== undefined &&
      Math.abs(label.leftPt - value.leftPt) < 2 &&
      stepPt < 2 * value.sizePt &&
      isLabelOf(label, value)
    );
  });
  if (!fits) return undefined;
  return labels.flatMap((label, index) => {
    const value = values[index];
    return value ? [{ ...above, segments: [{ ...label, isLabel: true }, value] }] : [];
  });
}

function isLabelOf(label: Segment, value: Segment): boolean {
  const isStronger = (label.bold && !value.bold) || label.sizePt < 0.92 * value.sizePt;
  return isStronger && !/\d/.test(label.text) && label.text.split(' ').length <= 3;
}

function isWide(left: Segment, right: Segment): boolean {
  return right.leftPt - left.rightPt > leastGapEm(left, right) * left.sizePt;
}

function leastGapEm(left: Segment, right: Segment): number {
  return left.bold === right.bold && left.color === right.color ? LEAST_GAP_EM : OTHER_LOOK_GAP_EM;
}

/** Right below, however many lines the cell has already, and alike. */
function isSameLook(above: Segment, below: Segment): boolean {
  return (
    below.topPt - above.bottomPt < 0.6 * above.sizePt &&
    Math.abs(above.sizePt - below.sizePt) < 0.6 &&
    above.bold === below.bold &&
    above.italic === below.italic &&
    above.color === below.color
  );
}

function firstWordWidth(segment: Segment): number {
  const word = segment.text.split(' ', 1)[0] ?? '';
  return ((segment.rightPt - segment.leftPt) * word.length) / Math.max(1, segment.text.length);
}
