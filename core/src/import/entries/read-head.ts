import { onlyDates } from '../dates/read-dates';
import { type CvLine, countWords } from '../lines/cv-line';
import { isPlace, scorePlace, splitDoubtfulPlace } from '../person/recognise-place';
import {
  type HeadPiece,
  splitByLean,
  splitGluedPlace,
  splitPieces,
  splitTrailingPlace,
} from './name-roles';
import { scoreInstitution } from './score-roles';
import { openSentenceHeads } from './sentence-heads';
import { type Entry, isHeadLike, splitEntries } from './split-entries';
import { isTownLike } from './take-towns';

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

/** Tells which of two things a text is: positive for the one, negative for the other. */
export type Lean = (text: string) => number;

const STRONG = 3;
const MOST_NAME_WORDS = 8;

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
    (next.role === 'place' || isPlace(next.text))
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

/** Set like the text, as wide as its column or going on in the next line: no name. */
function isProse({ look, text }: CvLine, next: CvLine | undefined): boolean {
  const { xPt, widthPt, columnEndPt, isBodyText } = look;
  if (isBodyText !== false && isSentenceCut(text, next)) return true;
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

/** Set apart from the text that follows: "Harcourt LLP · London" in italics or grey under a title. */
function isDetail({ look, text }: CvLine): boolean {
  return look.isBodyText === false && !/[.!?]$/.test(text);
}

/** "Villarriba (Segovia)": a town that no list has, and its province. */
function isTownInBrackets(text: string): boolean {
  const [, town = '', region = ''] = /^([^()]+) \(([^()]+)\)$/.exec(text) ?? [];
  return isTownLike(town) && isPlace(region);
}

function isNamedByLabel({ role }: CvLine): boolean {
  return role !== undefined && role !== 'body' && role !== 'dates';
}

class SlotCollector {
  readonly slots: HeadPiece[] = [];
  place: HeadPiece | null = null;
  /** Slots that were already separate, before any comma was tried. */
  lineSlots = 0;

  private isHeading = false;
  /** "Población: …" over "País: …" tell one place. */
  private labelledPlace = '';

  constructor(private readonly lean: Lean) {}

  add(cell: string, line: CvLine): void {
    if (line.role === 'place') {
      const before = this.labelledPlace;
      const text = before === '' ? cell : `${before}, ${cell}`;
      this.labelledPlace = text;
      this.place = {
        text,
        numbers: [...(before === '' ? [] : (this.place?.numbers ?? [])), ...line.numbers],
      };
      return;
    }
    if (line.role !== undefined) {
      const { rest, place } = splitTrailingPlace(cell);
      const isEmployer = line.role === 'company' && place !== '' && this.place === null;
      if (isEmployer) this.place = { text: place, numbers: line.numbers };
      this.slots.push({ text: isEmployer ? rest : cell, numbers: line.numbers, role: line.role });
      this.lineSlots = this.slots.length;
      return;
    }
    this.isHeading ||= line.look.headingLevel !== undefined;
    for (const [index, piece] of splitPieces(cell).entries()) {
      // After what and where, or after a name on its line, a name with a known town or region in it can only be a place.
      const isLast =
        (this.slots.length > 1 && scorePlace(piece) >= 0.5) ||
        (index > 0 && isTownInBrackets(piece));
      const named = scoreInstitution(piece) > 0 ? null : splitGluedPlace(piece);
      if (named !== null && this.place === null) {
        this.push(named.name, line);
        this.place = { text: named.place, numbers: line.numbers };
        continue;
      }
      if ((isPlace(piece) || isLast) && this.place === null && scoreInstitution(piece) < 4) {
        this.place = { text: piece, numbers: line.numbers };
        continue;
      }
      if (isPlace(piece) && this.place?.numbers === line.numbers) {
        this.place = { ...this.place, text: `${this.place.text}, ${piece}` };
        continue;
      }
      const { rest, place } = splitTrailingPlace(piece);
      if (place !== '' && this.place === null) {
        this.place = { text: place, numbers: line.numbers };
        this.push(rest, line);
      } else this.push(piece, line);
    }
  }

  private push(text: string, { numbers }: Pick<CvLine, 'numbers'>): void {
    this.slots.push({ text, numbers });
    this.lineSlots = this.slots.length;
  }

  /** "Analista - Programador" over the name of the employer: one title of two words. */
  keepDoubleTitle(next: CvLine | undefined): void {
    const [first, second, third] = this.slots;
    if (first === undefined || second === undefined || third !== undefined) return;
    if (first.numbers !== second.numbers || next === undefined || !isHeadLike(next)) return;
    if (first.role !== undefined || countWords(next.text) > MOST_NAME_WORDS) return;
    if (this.lean(first.text) < STRONG || this.lean(second.text) < STRONG) return;
    if (this.lean(next.text) > 0 || isPlace(next.text)) return;
    this.slots.splice(0, 2, { ...first, text: `${first.text} - ${second.text}` });
    this.lineSlots = 1;
  }

  /** Two things named, or one that falls into two beyond doubt. */
  isComplete(next: CvLine | undefined): boolean {
    if (this.slots.length >= 2) return true;
    const [only] = this.slots;
    if (only === undefined) return false;
    const split = splitByLean(only.text, this.lean);
    if (split === null) return false;
    // What follows a company may be a town as well; only a known title is a title there.
    if (split.gain < 0 && this.lean(split.right) <= 0) return false;
    // What is set as a heading stays whole when another line goes on with the head.
    const goesOn = next !== undefined && isHeadLike(next);
    if (goesOn && (this.isHeading || isDetail(next))) return false;
    const isNamed =
      next !== undefined && isHeadLike(next) && countWords(next.text) <= MOST_NAME_WORDS;
    const nextLean = isNamed ? this.lean(next.text) : 0;
    return Math.abs(split.gain) >= STRONG && Math.abs(nextLean) < STRONG;
  }

  /** A title beside "Monzo, London": the place holds the company too. */
  takeNameFromPlace(): void {
    const [only, second] = this.slots;
    const { place } = this;
    if (only === undefined || second !== undefined || place === null || this.lean(only.text) <= 0)
      return;
    if (splitByLean(only.text, this.lean) !== null) return;
    const split = splitDoubtfulPlace(place.text);
    if (split === null) return;
    this.place = { ...place, text: split.place };
    this.push(split.name, place);
  }

  splitOnlySlot(): void {
    const [only] = this.slots;
    if (only === undefined || this.slots.length > 1) return;
    const split = splitByLean(only.text, this.lean);
    if (split === null || Math.abs(split.gain) < 1.5) return;
    this.slots.splice(0, 1, { ...only, text: split.left }, { ...only, text: split.right });
  }
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
