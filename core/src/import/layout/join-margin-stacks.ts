import { isDateBroken, readDatePoint } from '../dates/read-dates';
import { isPlace, isTownShaped } from '../person/recognise-place';
import { isDated } from './column-band';
import { joinSegments, type Line, type Segment } from './segment';

type Side = 'left' | 'right';

/** Rows of a date that continues are as close as lines of text. */
const CLOSE_EM = 1.8;
/** Between the two ends of a span there may be a bar, and a line or two of the entry beside it. */
const FAR_EM = 4.5;
const MOST_LINES_BETWEEN = 3;

/**
 * Dates stacked in a margin come together again on the first line of their entry: a span broken over several rows, its
 * two ends one over the other, and the town over the dates.
 */
export function joinMarginStacks(lines: readonly Line[]): Line[] {
  const rows = lines.map((line) => ({ block: line.block, segments: [...line.segments] }));
  for (let at = 0; at < rows.length; at++) {
    joinBelow(rows, at, 'left');
    joinBelow(rows, at, 'right');
  }
  for (let at = 1; at < rows.length; at++) {
    raise(rows, at);
    raiseLeft(rows, at);
  }
  return rows.flatMap(({ block, segments: [first, ...others] }) =>
    first ? [{ block, segments: [first, ...others] }] : [],
  );
}

interface Row {
  readonly block: number;
  readonly segments: Segment[];
}

function joinBelow(rows: readonly Row[], at: number, side: Side): void {
  const row = rows[at];
  for (let below = at + 1; row && below < rows.length; below++) {
    const upper = pick(row, side);
    const other = rows[below];
    if (!upper || !other || other.block !== row.block) return;
    const lower = pick(other, side);
    if (!lower) continue;
    if (!isInColumn(upper, lower)) {
      if (below - at > MOST_LINES_BETWEEN || reachesInto(other, upper)) return;
      continue;
    }
    const text = joinDates(rows, at, below, side);
    if (text === undefined) return;
    take(other, side);
    const whole = { ...joinSegments([upper, lower]), text, runs: [{ ...upper, text }] };
    row.segments[side === 'left' ? 0 : row.segments.length - 1] = {
      ...whole,
      isLabel: side === 'left' && row.segments.length > 1,
    };
  }
}

/** The two rows as one span of time, where they make one. */
function joinDates(
  rows: readonly Row[],
  at: number,
  below: number,
  side: Side,
): string | undefined {
  const row = rows[at];
  const other = rows[below];
  const upper = row && pick(row, side);
  const lower = other && pick(other, side);
  if (!row || !other || !upper || !lower || lower.bullet) return undefined;
  const stepEm = (lower.baselinePt - upper.bottomPt + 0.2 * upper.sizePt) / upper.sizePt;
  if (Math.abs(upper.sizePt - lower.sizePt) > 0.6 || stepEm > FAR_EM) return undefined;
  const isBeside = row.segments.length > 1 || other.segments.length > 1 || below > at + 1;
  if (stepEm < CLOSE_EM && isBeside && isDateBroken(upper.text, lower.text))
    return `${upper.text} ${lower.text}`;
  const first = readDatePoint(upper.text);
  const second = readDatePoint(lower.text);
  if (first === null || second === null || first === second) return undefined;
  if (hasBothEnds(row, side) && hasBothEnds(other, side)) return undefined;
  const isOpen = first === Number.POSITIVE_INFINITY || second === Number.POSITIVE_INFINITY;
  if (!isOpen && !belongsBelow(row, other, side)) return undefined;
  return first < second ? `${upper.text} – ${lower.text}` : `${lower.text} – ${upper.text}`;
}

/** "01/06/2019 ⇥ 30/06/2021": a row of a table with a column for each end. */
function hasBothEnds(row: Row, side: Side): boolean {
  const beside = partner(row, side);
  return beside !== undefined && readDatePoint(beside.text) !== null;
}

/** What is beside the lower row is of the same entry: entries begin alike. */
function belongsBelow(row: Row, other: Row, side: Side): boolean {
  const beside = partner(other, side);
  if (!beside) return true;
  const first = partner(row, side);
  // Items of one list, each with its year.
  if (beside.bullet && first?.bullet) return Math.abs(beside.leftPt - first.leftPt) > 1.5;
  if (beside.bullet || /^\p{Ll}/u.test(beside.text)) return true;
  return first !== undefined && !looksAlike(first, beside);
}

/** By how they begin: what follows a bold name on its line may be longer than the name. */
function looksAlike(a: Segment, b: Segment): boolean {
  const [first = a] = a.runs;
  const [second = b] = b.runs;
  if (Math.abs(a.sizePt - b.sizePt) >= 0.3) return false;
  return first.bold === second.bold && first.italic === second.italic;
}

/** A margin's second row beside a list or a sentence belongs with the first, to the head of the entry. */
function raise(rows: readonly Row[], at: number): void {
  const row = rows[at];
  const piece = row?.segments.at(-1);
  const above = rows.slice(0, at).findLast(({ segments }) => segments.length > 0);
  const upper = above?.segments.at(-1);
  if (!row || !piece || !above || !upper || above.block !== row.block) return;
  if (above.segments.length < 2 || piece.bullet || piece.text.length > LONGEST_PIECE) return;
  const isAligned =
    Math.abs(piece.rightPt - upper.rightPt) < 2 || Math.abs(piece.leftPt - upper.leftPt) < 2;
  const stepPt = piece.baselinePt - upper.baselinePt;
  if (!isAligned || stepPt <= 0 || stepPt > CLOSE_EM * piece.sizePt) return;
  if (!isDated(piece) && !isDated(upper)) return;
  const [body] = row.segments;
  const before = row.segments.at(-2);
  if (before && piece.leftPt - before.rightPt < piece.sizePt) return;
  const head = above.segments[0];
  if (body !== piece && !(body && head && isBodyText(body, head))) return;
  row.segments.pop();
  above.segments[above.segments.length - 1] = { ...upper, isLabel: true };
  above.segments.push(piece);
}

/** A town and dates below each other in a left margin, the second of them beside the entry's text. */
function raiseLeft(rows: readonly Row[], at: number): void {
  const row = rows[at];
  const above = rows[at - 1];
  const [piece, body] = row?.segments ?? [];
  const [upper, head] = above?.segments ?? [];
  if (!row || !above || !piece || !upper || !head || above.block !== row.block) return;
  if (piece.bullet || piece.text.length > LONGEST_PIECE || upper.text.length > LONGEST_PIECE)
    return;
  const stepPt = piece.baselinePt - upper.baselinePt;
  if (stepPt <= 0 || stepPt > CLOSE_EM * piece.sizePt || !isInColumn(upper, piece)) return;
  const isStack = isDated(piece) ? isTown(upper.text) : isDated(upper) && isTown(piece.text);
  if (!isStack || head.leftPt < piece.rightPt) return;
  if (body && (body.leftPt - piece.rightPt < piece.sizePt || looksAlike(head, body))) return;
  row.segments.shift();
  above.segments.splice(1, 0, { ...piece, isLabel: true });
}

function isTown(text: string): boolean {
  return isPlace(text) || (text.includes(', ') && isTownShaped(text));
}

const LONGEST_PIECE = 45;

function isBodyText(body: Segment, head: Segment): boolean {
  // Items of one list, each with its year.
  if (body.bullet && head.bullet) return Math.abs(body.leftPt - head.leftPt) > 1.5;
  if (body.bullet || /^\p{Ll}/u.test(body.text)) return true;
  const isSentence = body.text.split(' ').length > 3 && /[.!?]$/.test(body.text);
  return isSentence && !looksAlike(body, head);
}

function pick({ segments }: Row, side: Side): Segment | undefined {
  return side === 'left' ? segments[0] : segments.at(-1);
}

function take({ segments }: Row, side: Side): void {
  if (side === 'left') segments.shift();
  else segments.pop();
}

function partner({ segments }: Row, side: Side): Segment | undefined {
  return side === 'left' ? segments[1] : segments.at(-2);
}

function isInColumn(a: Segment, b: Segment): boolean {
  const sharedPt = Math.min(a.rightPt, b.rightPt) - Math.max(a.leftPt, b.leftPt);
  return sharedPt > 0.5 * Math.min(a.rightPt - a.leftPt, b.rightPt - b.leftPt);
}

function reachesInto({ segments }: Row, column: Segment): boolean {
  return segments.some((one) => one.leftPt < column.rightPt && one.rightPt > column.leftPt);
}
