import { languageNames } from '../../catalog';
import { Lexicon } from '../../language';
import { findDates } from '../dates/read-dates';
import { scoreTitle } from '../entries/score-roles';
import { type CvLine, countWords, joinLines, lookKey } from '../lines/cv-line';
import { WrapTest } from '../lines/join-paragraphs';
import { contactLabelOf, labelKind } from '../lines/split-label';
import { type ContactValue, findContactValues, hasContactData } from './read-contact-values';
import { isCodeAndTown, isPlace, scorePlace } from './recognise-place';

/** Text of the header that is neither link nor number. */
export interface ContactPiece {
  readonly text: string;
  readonly line: CvLine;
  /** Lines below the name; large when it is elsewhere. */
  readonly afterName: number;
  /** The line above or below tells how to reach the person. */
  readonly nearContact: boolean;
  /** Its line goes on in the next one: prose. */
  readonly goesOn: boolean;
}

/** Where in its block a line of contact is. */
export type ContactSpot = Pick<ContactPiece, 'afterName' | 'nearContact' | 'goesOn'>;

const languages = new Lexicon(languageNames);

/** "Curriculum vitae" is the document's title, not an occupation. */
const DOCUMENT_WORDS =
  /^(?:mi |my )?(?:curr[ií]cul(?:um|o)(?: ?v[ií]t(?:ae|æ))?|r[eé]sum[eé]|c\.? ?v\.?|hoja de vida|web|spa|eng|es|en)(?: (?:de|of) .*)?$/i;

/** "Soy ingeniera con …" is a sentence, even if its first line is short. */
const FIRST_PERSON = /^(?:yo|soy|estoy|tengo|me|mi|i|i['’]m|my)\s/iu;

/** "RN, CCRN" behind a name: degrees and licences. */
const LETTERS_AFTER_NAME = /^\p{Lu}{2,6}(?:, \p{Lu}{2,6})*$/u;

/** The first short line below the name that isn't a place. A line that names an occupation wins. */
export function pickTitle(pieces: readonly ContactPiece[]): ContactPiece | null {
  const short = pieces.filter((piece) => {
    const { text, goesOn } = piece;
    return (
      (!goesOn || restOfHeadline(piece, pieces) !== undefined) &&
      !FIRST_PERSON.test(text) &&
      text.length <= 90 &&
      text.split(' ').length <= 12 &&
      /\p{L}{3}/u.test(text) &&
      !/[.!?]$/.test(text) &&
      findDates(text).length === 0 &&
      !DOCUMENT_WORDS.test(text) &&
      (!LETTERS_AFTER_NAME.test(text) || scoreTitle(text) > 0)
    );
  });
  const near = short.filter((piece) => piece.afterName <= 6);
  return (
    near.find((piece) => scoreTitle(piece.text) >= 1.5) ??
    near.find(
      ({ text, line, afterName }) =>
        afterName <= 1 &&
        (/^\p{Lu}/u.test(text) || (line.look.bold === true && text === line.text)),
    ) ??
    short.find((piece) => scoreTitle(piece.text) >= 3) ??
    null
  );
}

const PARTED = /\s[|•·]\s| (?:en|at|@) \p{Lu}/u;
const LONGEST_HEADLINE = 220;

/** "Head of Marketing at Alba | Brand and" over "content": a headline of two lines, and no sentence. */
export function restOfHeadline(
  { afterName, goesOn, line }: ContactPiece,
  pieces: readonly ContactPiece[],
): ContactPiece | undefined {
  if (!goesOn || afterName !== 1 || scoreTitle(line.text) < 1.5) return undefined;
  const next = (line.numbers.at(-1) ?? 0) + 1;
  const rest = pieces.find((piece) => piece.line.numbers[0] === next);
  if (rest === undefined || rest.goesOn || /[.!?]$/.test(rest.line.text)) return undefined;
  const whole = `${line.text} ${rest.line.text}`;
  return PARTED.test(whole) && whole.length <= LONGEST_HEADLINE ? rest : undefined;
}

/** "Teacher | Head of Year" is one headline when nothing else is on its line. */
export function wholeHeadline(title: ContactPiece, rest: readonly ContactPiece[]): string {
  const { line } = title;
  const parts = rest.filter((piece) => piece.line === line);
  const covered = parts.reduce((sum, piece) => sum + piece.text.length, 0);
  const isWhole =
    parts.length > 1 && covered + parts.length * 4 >= line.text.length && line.text.length <= 120;
  return isWhole && title.afterName > 0 ? line.text : title.text;
}

export function isLanguageList(text: string): boolean {
  const parts = text.split(/,| y | and /).map((part) => part.trim());
  return parts.length > 1 && parts.every((part) => languages.has(part));
}

export const CUT_MARK = '¶';

/** The text with a mark where each value was. */
export function cutOut(text: string, values: readonly ContactValue[]): string {
  let rest = '';
  let from = 0;
  for (const value of values) {
    rest += text.slice(from, value.start) + CUT_MARK;
    from = value.end;
  }
  return rest + text.slice(from);
}

/** A row of labels with the row of their values below it: "LinkedIn GitHub" over "ana ana-dev". */
export function pairLabelRow(
  line: CvLine,
  next: CvLine | undefined,
): readonly { label: string; value: string }[] | null {
  // LinkedIn's own export says below each address in brackets what it is.
  if (next === undefined || next.cells.length !== line.cells.length || line.text.startsWith('('))
    return null;
  const isRow =
    line.cells.every((cell) => cell.length > 2 && labelKind(cell.replace(/ ?:$/, '')) !== null) &&
    !next.cells.some((cell) => labelKind(cell) !== null);
  return isRow ? line.cells.map((label, at) => ({ label, value: next.cells[at] ?? '' })) : null;
}

/** Takes lines that only tell how to reach the person out of a section about something else. */
export function takeContactLines(lines: readonly CvLine[]): {
  readonly contact: readonly CvLine[];
  readonly rest: readonly CvLine[];
} {
  const contact: CvLine[] = [];
  const rest: CvLine[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    const next = lines[index + 1];
    if (line === undefined) break;
    if (next !== undefined && (pairLabelRow(line, next)?.length ?? 0) > 0 && isHandleRow(next)) {
      contact.push(line, next);
      index += 1;
    } else if (isContactLine(line)) contact.push(line);
    else rest.push(line);
  }
  return { contact, rest };
}

function isHandleRow(line: CvLine): boolean {
  return line.cells.every((cell) => !cell.includes(' ') || findContactValues(cell).length > 0);
}

export function isContactLine(line: CvLine): boolean {
  if (line.text.length > 200) return false;
  const label = contactLabelOf(line);
  const values = findContactValues(line.text);
  if (label !== null && isReachLabel(label.label))
    return values.length > 0 || /^@?[\w.-]{3,40}$/.test(label.value);
  const canReach = values.filter(({ kind }) => kind === 'email' || kind === 'phone').length;
  // "Móvil 611 … (mi madre: 622 …) · ana@example.com · Villarriba": no sentence has two of them.
  if (canReach > 1 && !/[.!?]$/.test(line.text)) return true;
  const covered = values.reduce((sum, value) => sum + value.text.length, 0);
  return values.length > 0 && covered * 1.4 > line.text.length;
}

function isReachLabel(text: string): boolean {
  const kind = labelKind(text.replace(/ ?:$/, ''));
  return (
    kind === 'email' ||
    kind === 'phone' ||
    kind === 'linkedin' ||
    kind === 'github' ||
    kind === 'website'
  );
}

const MOST_ADDRESS_LINES = 4;

/** "Dirección" over an address of several lines: they are one value. */
export function joinAddressLines(block: readonly CvLine[]): readonly CvLine[] {
  const wrap = new WrapTest(block);
  const joined: CvLine[] = [];
  let isAddress = false;
  for (const [index, line] of block.entries()) {
    const above = joined.at(-1);
    const last = block[index - 1];
    const isValue = line.cells.length === 1 && !line.bullet && !startsValue(line);
    const goesOn =
      (isAddress || (above !== undefined && isOpenAddress(above, line))) &&
      isValue &&
      !line.gapBefore &&
      (above?.numbers.length ?? 0) < MOST_ADDRESS_LINES;
    if (goesOn && above !== undefined && last !== undefined && isSetAlike(last, line)) {
      const isWrapped = /[,-]$/.test(last.text) || !wrap.hadRoom(last, line);
      const text = isWrapped ? above.text : `${above.text},`;
      joined[joined.length - 1] = joinLines([{ ...above, text }, line]);
      continue;
    }
    isAddress = isValue && last !== undefined && isAddressLabel(last);
    joined.push(line);
  }
  return joined;
}

/** "The Old Mill, Church Lane," over "Stowby, NG9 2ZZ": the comma says that the address goes on. */
function isOpenAddress(above: CvLine, line: CvLine): boolean {
  return (
    /[\p{L}.\d],$/u.test(above.text) &&
    above.cells.length === 1 &&
    !above.bullet &&
    (!startsValue(above) || contactLabelOf(above)?.kind === 'location') &&
    scoreTitle(above.text) === 0 &&
    (scorePlace(line.text) > 0 || isCodeAndTown(line.text))
  );
}

function isAddressLabel({ text, cells }: CvLine): boolean {
  return cells.length === 1 && labelKind(text.replace(/ ?:$/, '')) === 'location';
}

/** Its label or its own words show that it is something else. */
function startsValue(line: CvLine): boolean {
  return (
    contactLabelOf(line) !== null ||
    labelKind(line.text.replace(/ ?:$/, '')) !== null ||
    findContactValues(line.text).some(({ kind }) => kind !== 'phone')
  );
}

function isSetAlike(above: CvLine, line: CvLine): boolean {
  return (
    lookKey(above.look) === lookKey(line.look) &&
    above.look.block === line.look.block &&
    (above.numbers.at(-1) ?? 0) + 1 === line.numbers[0]
  );
}

/** A row of "a | b | c" too long for its line goes on in the next. */
export function joinContactRows(block: readonly CvLine[]): readonly CvLine[] {
  const wrap = new WrapTest(block);
  const joined: CvLine[] = [];
  for (const [index, line] of block.entries()) {
    const above = joined.at(-1);
    const last = block[index - 1];
    const isRow =
      above?.look.widthPt !== undefined &&
      above.cells.length === 1 &&
      (above.text.match(/ [|·•] /g) ?? []).length > 1;
    const isRest =
      isRow &&
      !line.gapBefore &&
      !line.bullet &&
      line.cells.length === 1 &&
      !/[|·•]$/.test(above.text);
    const isAwaited = above !== undefined && /\p{L} ?:$/u.test(above.text);
    const isNext = isAwaited || !hasOwnStart(line);
    if (isRest && last !== undefined && !wrap.hadRoom(last, line) && isNext)
      joined[joined.length - 1] = joinLines([above, line]);
    else joined.push(line);
  }
  return joined;
}

/** A line that begins with an address or number, or is a place, doesn't continue the line above. */
function hasOwnStart(line: CvLine): boolean {
  return findContactValues(line.text)[0]?.start === 0 || isPlace(line.text);
}

const LEAST_PROSE_WORDS = 6;

/** A long line, and below it one in the same look that begins with a small letter. */
export function isContinued(line: CvLine, next: CvLine | undefined): boolean {
  return (
    next !== undefined &&
    countWords(line.text) >= LEAST_PROSE_WORDS &&
    /^\p{Ll}/u.test(next.text) &&
    !next.gapBefore &&
    !next.bullet &&
    !hasContactData(next.text) &&
    lookKey(line.look) === lookKey(next.look)
  );
}

const TRAILING_LABEL =
  /[\s.,;:]+(?:tel[eé]fonos?|tel|tfno|tf|m[oó]vil|celular|cel|telephone|phone|mobile|cell|e-?mail|correo(?: electr[oó]nico)?|mail|web)[.:]*$/i;

/** "Ana-Ruiz" in blue: the name of a profile or page whose address the link itself tells. */
export function isNameOfLink(text: string, { links }: CvLine): boolean {
  const isAddress = (href: string) => /^https?:/.test(href);
  if (text.includes(' ') || findContactValues(text).length > 0) return false;
  return links.some((link) => link.text === text && isAddress(link.href));
}

export function trimPiece(text: string): string {
  return text.replace(TRAILING_LABEL, '').replace(/^[\s,;:()–—/-]+|[\s,;:(–—/-]+$/g, '');
}

/** "Puede localizarme en el", "or email me at": what leads to the number or address behind it. */
export function leadsToValue(text: string): boolean {
  const words = text.trim().split(' ');
  return words.length > 1 && /(?:^| )(?:en|en el|al?|por|on|at|to|by|via)$/i.test(text.trim());
}

/** "Vivo en Calatayud": only the place is of use. */
export function dropLiving(text: string): string {
  const place = text.replace(LIVING, '');
  return scorePlace(place) > 0 ? place : text;
}

const LIVING =
  /^(?:vivo|resido|residente|residencia|domiciliad[oa]|con domicilio|afincad[oa]|based|living|i live|resident) (?:actualmente |currently )?(?:en|in) /i;
