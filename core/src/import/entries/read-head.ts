import { onlyDates } from '../dates/read-dates';
import { type CvLine, countWords } from '../lines/cv-line';
import { isPlace, namesPlace } from '../person/recognise-place';
import type { HeadPiece } from './name-roles';
import { openSentenceHeads } from './sentence-heads';
import { type Lean, SlotCollector } from './slot-collector';
import { type Entry, isHeadLike, splitEntries } from './split-entries';

/** An entry whose head is taken apart: up to a few named things in reading order, a place, and the body. */
export interface ReadHead {
  readonly slots: readonly HeadPiece[];
  readonly place: HeadPiece | null;
  readonly body: readonly CvLine[];
  readonly dates: string;
  readonly dateNumbers: readonly number[];
  readonly bulleted: boolean;
  /** Named things that were already separate, not cut out of one text. */
  readonly separateSlots: number;
}

export interface HeadRules {
  readonly lean: Lean;
  /** How many named things a head has at most. */
  readonly mostSlots: number;
}

/** Cuts a section into entries and their heads into named things. */
export function readHeads(
  lines: readonly CvLine[],
  rules: HeadRules,
): { readonly before: readonly CvLine[]; readonly heads: readonly ReadHead[] } {
  const { before, entries: split } = splitEntries(lines);
  const entries = openSentenceHeads(split);
  const heads: ReadHead[] = [];
  let usesLinesAfter: boolean | null = null;
  for (const entry of entries) {
    const mayLookAfter: boolean = usesLinesAfter ?? true;
    const head = readHead(entry, rules, mayLookAfter);
    if (usesLinesAfter === null && head.slots.length > 1) usesLinesAfter = head.usedLinesAfter;
    heads.push(head);
  }
  return { before, heads };
}

function readHead(
  entry: Entry,
  rules: HeadRules,
  mayLookAfter: boolean,
): ReadHead & { usedLinesAfter: boolean } {
  const collector = new SlotCollector(rules.lean);
  for (const { line, cells } of entry.head) for (const cell of cells) collector.add(cell, line);
  const named = entry.body.filter((line) => isNamedByLabel(line));
  for (const line of named) for (const cell of line.cells) collector.add(cell, line);
  const body = entry.body.filter((line) => !isNamedByLabel(line));
  collector.keepDoubleTitle(body[0]);
  collector.takeTown(body[0]);
  const ownSlots = collector.slots.length;
  if (mayLookAfter && !collector.isComplete(body[0])) {
    while (collector.slots.length < rules.mostSlots) {
      const [next] = body;
      if (
        next === undefined ||
        !isHeadLike(next) ||
        // "(marzo 2012 – mayo 2013)" below a head that has its years already.
        onlyDates(next.text)?.isRange === true ||
        isProse(next, body[1]) ||
        (collector.slots.length > 1 && !isPlace(next.text))
      )
        break;
      body.shift();
      for (const cell of next.cells) collector.add(cell, next);
      if (collector.isComplete(body[0])) break;
    }
  }
  const [next] = body;
  if (
    collector.place === null &&
    next !== undefined &&
    isHeadLike(next) &&
    (next.role === 'place' || isPlace(next.text) || namesPlace(next.text))
  ) {
    body.shift();
    collector.add(next.text, next);
  }
  collector.takeNameFromPlace();
  collector.splitOnlySlot();
  return {
    slots: collector.slots,
    place: collector.place,
    body,
    dates: entry.dates,
    dateNumbers: entry.dateNumbers,
    bulleted: entry.head.every((each) => each.line.bullet),
    separateSlots: collector.lineSlots,
    usedLinesAfter: collector.lineSlots > ownSlots,
  };
}

const MOST_PROSE_WORDS = 8;
const SENTENCE_ENDS = /\p{Ll}{4}\. \p{Lu}\p{Ll}+ \p{Ll}/u;

/** Set like the text, as wide as its column or going on in the next line: no name. */
function isProse({ look, text }: CvLine, next: CvLine | undefined): boolean {
  const { xPt, widthPt, columnEndPt, isBodyText } = look;
  if (isBodyText !== false && isSentenceCut(text, next)) return true;
  // "Leased to a bigger firm. Bought and paid off a": the second sentence of a text.
  if (isBodyText !== false && countWords(text) > MOST_PROSE_WORDS && SENTENCE_ENDS.test(text))
    return true;
  if (isBodyText !== true || countWords(text) < MOST_PROSE_WORDS) return false;
  const isWide =
    xPt !== undefined &&
    widthPt !== undefined &&
    columnEndPt !== undefined &&
    widthPt > 0.9 * (columnEndPt - xPt);
  const goesOn = next !== undefined && !next.bullet && /^\p{Ll}/u.test(next.text);
  return isWide || goesOn;
}

/** "Encargos para editoriales y" over "pequeñas marcas.": a sentence, in a column too narrow for it. */
function isSentenceCut(text: string, next: CvLine | undefined): boolean {
  if (next === undefined || next.bullet || !/^\p{Ll}/u.test(next.text)) return false;
  return countWords(text) > 3 && (/[.!?]$/.test(next.text) || /\p{Ll}{3}[.!?] \p{Lu}/u.test(text));
}

function isNamedByLabel({ role }: CvLine): boolean {
  return role !== undefined && role !== 'body' && role !== 'dates';
}

/** Over the whole section: do its heads begin with what the lean calls positive? A layout keeps one order throughout. */
export function voteOrder(heads: readonly ReadHead[], lean: Lean): number {
  let vote = 0;
  for (const { slots } of heads) {
    const [first, second] = slots;
    if (first === undefined || second === undefined) continue;
    vote += Math.max(-4, Math.min(4, lean(first.text) - lean(second.text)));
  }
  return vote;
}
