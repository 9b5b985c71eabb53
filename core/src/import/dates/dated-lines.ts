import { type CvLine, countWords, lookKey, reachesEdge } from '../lines/cv-line';
import { rememberByLines } from '../lines/remember-by-lines';
import { isPlace, isRegionCode } from '../person/recognise-place';
import { addDateless } from './dateless-rows';
import { dropNotes, endOfNote, STATE } from './notes-of-dates';
import { dropYearLabel, type FoundDates, findDates, findDuration, onlyDates } from './read-dates';

export interface DatedLine {
  readonly index: number;
  readonly line: CvLine;
  readonly cells: readonly string[];
  /** Prose after the date on its own line ("… 2021 - 2023. Unidad de 32 camas."). */
  readonly tail: string;
  readonly dates: string;
}

/** Words whose full stop belongs to them. */
export const SHORTENED =
  '(?:s\\.?a|s\\.?l|s\\.?l\\.?u|inc|ltd|ltda|co|corp|cía|etc|incl|jr|sr|dr|dra|prof|ee\\.?\\s?uu|u\\.?k|u\\.?s\\.?a?|c\\.?v|s\\.? ?coop|hnos|bros|prov|dpto|dept|univ|asoc|avda|st|\\p{L})';
const ABBREVIATION = new RegExp(`(?:^|[\\s.,])${SHORTENED}\\.$`, 'iu');
/** "S. Coop. And.": one shortened word behind another. */
const SHORTENED_TOO = /(?:^| )\p{Lu}\p{Ll}{0,4}\. \p{Lu}\p{Ll}{0,4}\.$/u;

export function isSentence(text: string): boolean {
  if (!/[.!?…]$/.test(text) || countWords(text) <= 3 || ABBREVIATION.test(text)) return false;
  return !isOfNames(text) && !isRegionCode(text.slice(text.lastIndexOf(', ') + 2));
}

const MOST_NAMES = 8;
const PARTICLE = /^(?:de|del|la|las|los|el|y|e|en|of|the|and|in|at)$/;

/** "Bar Sol | Villarriba, Prov. Norte.": only names, even though they end with a full stop. */
function isOfNames(text: string): boolean {
  const words = text.split(/[\s|·/–—-]+/).filter((word) => /\p{L}/u.test(word));
  const names = words.filter((word) => !PARTICLE.test(word));
  return (
    words.length <= MOST_NAMES && names.every((word) => /^(?:[("“«]?\p{Lu}|n\.?[º°]$)/u.test(word))
  );
}

export const findDatedLines = rememberByLines(readDatedLines);

function readDatedLines(lines: readonly CvLine[]): readonly DatedLine[] {
  const told = lines
    .map((line, index) => {
      const found = readDatedLine(line, index);
      return found !== null && isInProse(lines, found) ? null : found;
    })
    .filter((found) => found !== null);
  const dated = addDateless(lines, told);
  if (dated.length === 0) return lines.flatMap(readBracketOfTime);
  const all = withBracketsOfTime(lines, withoutAsides(withoutForeseen(dated)));
  const edgePt = findEdge(lines, all);
  const plain = all.filter(
    (found) =>
      (!found.line.bullet || found.cells.length === 0) && !isIndentedText(found.line, edgePt),
  );
  return plain.length > 0 && !areUnderItems(plain, all) ? plain : withoutLone(all, plain);
}

const MOST_LINES_BELOW = 2;

/** "MBA (in progress, expected 2026)" over its school and "2024 – 2026": the year in the bracket is part of the name. */
function withoutForeseen(dated: readonly DatedLine[]): readonly DatedLine[] {
  const isForeseen = ({ line }: DatedLine) => FORESEEN.test(line.text);
  return dated.filter((found, at) => {
    const next = dated[at + 1];
    const isNear = next !== undefined && next.index - found.index <= MOST_LINES_BELOW;
    return !isForeseen(found) || !isNear || findDates(next.dates)[0]?.isRange !== true;
  });
}

const ASIDE = /\p{L}.*\([^()]*\p{Ll}{3,} [^()]*\d{4}\)\.?$/u;

/** "Albañil (capataz desde 2018)" right below "2014 – hoy" or above it: one entry, and the bracket is part of its name. */
function withoutAsides(dated: readonly DatedLine[]): readonly DatedLine[] {
  const isSpan = (found: DatedLine | undefined) =>
    findDates(found?.dates ?? '')[0]?.isRange === true;
  return dated.filter((found, at) => {
    if (isSpan(found) || !ASIDE.test(found.line.text)) return true;
    return ![dated[at - 1], dated[at + 1]].some(
      (other) => isSpan(other) && Math.abs((other?.index ?? 0) - found.index) === 1,
    );
  });
}

/** "• Cocinera ⇥ 2012-2013" over "(marzo 2012 – mayo 2013)": the items name the entries, and the dates on their own lines are more precise. */
function areUnderItems(plain: readonly DatedLine[], all: readonly DatedLine[]): boolean {
  const items = all.filter(({ line, cells }) => line.bullet && cells.length > 0);
  return (
    items.length > 0 &&
    plain.every(
      ({ cells, index }) =>
        cells.length === 0 &&
        items.some((item) => index > item.index && index - item.index <= MOST_LINES_BELOW),
    )
  );
}

function withoutLone(all: readonly DatedLine[], plain: readonly DatedLine[]): readonly DatedLine[] {
  return plain.length === 0 ? all : all.filter((found) => !plain.includes(found));
}

/** "Grado en Derecho (en curso, previsto 2027)": how far one is, before the date by which it will be done. */
const ONLY_STATE = new RegExp(`^${STATE}(?:[,;:]? ${STATE})?:?$`, 'i');
const FORESEEN = new RegExp(`\\((?:[^()]* )?${STATE}[:,]? [^()]*\\d{4}\\)\\.?$`, 'i');
const INDENT_PT = 8;

/** The left edge where entries begin. Centred text has none. */
function findEdge(lines: readonly CvLine[], dated: readonly DatedLine[]): number {
  const edgePt = Math.min(...dated.map(({ line }) => line.look.xPt ?? 0));
  const isThere = ({ look }: CvLine) => Math.abs((look.xPt ?? 0) - edgePt) < 1;
  return lines.filter(isThere).length > 1 ? edgePt : Number.POSITIVE_INFINITY;
}

/** "Class representative (2023)" indented and set like the text, so it doesn't begin an entry. */
function isIndentedText({ look, cells, gapBefore }: CvLine, edgePt: number): boolean {
  if (look.isBodyText !== true || gapBefore || cells.length > 1) return false;
  return (look.xPt ?? 0) > edgePt + INDENT_PT;
}

const OPEN_END =
  / (?:de|del|la|el|los|las|un|una|en|y|e|o|a|al|con|por|para|entre|desde|hasta|durante|of|and|or|the|a|in|for|with|to|at|on|from|by|since|until|between|during|my|our|mi|su|que|that)$/;
const BEFORE_POINT = / (?:en|de|del|el|la|in|of|the|desde|since|hasta|until|by|durante|during)$/i;
const LEAST_PROSE_WORDS = 6;

/** "… muestras a presentar en" over "octubre de 2022.", "2021, que luego" below a full line: a date inside a sentence. */
function isInProse(lines: readonly CvLine[], { index, line, dates }: DatedLine): boolean {
  const above = lines[index - 1];
  const [first] = findDates(line.text);
  if (line.bullet || line.cells.length > 1 || first === undefined) return false;
  if (above !== undefined && isProse(above) && goesOn(above, line)) {
    const after = line.text.slice(first.end);
    const endsDated = after === '' && (first.isRange || first.start === 0);
    if (OPEN_END.test(above.text) && !endsDated) return true;
    if (!first.isRange && first.start === 0 && /^,? \p{Ll}/u.test(after)) return true;
    // "… a Bib Gourmand in the" over "Guide of 2023."
    if (!first.isRange && first.start > 0 && after === '.' && reachesEdge(above)) return true;
  }
  const next = lines[index + 1];
  const isPoint = findDates(dates)[0]?.isRange !== true;
  if (next === undefined || !isPoint || !isProse(line) || !goesOn(line, next)) return false;
  const before = line.text.slice(0, first.start).trimEnd();
  const isTold = BEFORE_POINT.test(before) || (first.isOpen && /\p{L}$/u.test(before));
  return isTold && /^\p{Ll}/u.test(next.text);
}

/** A line of several words whose sentence is not over. */
function isProse({ text, cells }: CvLine): boolean {
  return cells.length === 1 && countWords(text) >= LEAST_PROSE_WORDS && !/[.!?:;]$/.test(text);
}

function goesOn(above: CvLine, line: CvLine): boolean {
  return (
    !line.gapBefore &&
    !line.bullet &&
    line.cells.length === 1 &&
    lookKey(above.look) === lookKey(line.look)
  );
}

/** "Peón en Fincas Sol, 2017 – hoy: recolección de pimiento": after the colon is what was done. */
const TOLD = /^ ?: \p{Ll}.{20,}/u;
const LONGEST_NAME = 140;
/** A date in its own margin always dates the text beside it, however long that text is. */
const LONGEST_BESIDE_DATE = 240;

/** A line whose date is apart: at an end, in its own cell, or between separators. */
export function readDatedLine(line: CvLine, index: number): DatedLine | null {
  if (line.text.length > 400) return null;
  for (let at = 0; at < line.cells.length; at++) {
    const cell = line.cells[at] ?? '';
    const all = findDates(cell);
    const found = all.find((date) => standsApart(cell, date, all.length));
    if (found === undefined) continue;
    const isFirst = found.start === 0 && found.isRange;
    const spansTo = endOfSpans(cell, found, all);
    const endsAt = isFirst ? endOfNote(cell, spansTo, line.cells.length > 1) : spansTo;
    const left = trimSeparators(cell.slice(0, found.start));
    const after = dropNotes(cell.slice(endsAt), found);
    const isTold = /^[.)\s]*\.\s+[\p{Lu}\d]/u.test(after) || (left !== '' && TOLD.test(after));
    const tail = isTold ? after.replace(/^[.):\s]+/, '') : '';
    const right = tail === '' ? trimSeparators(dropDuration(after)) : '';
    const cells = [
      ...line.cells.slice(0, at),
      ...splitOpenBracket(left),
      right,
      ...line.cells.slice(at + 1),
    ]
      .map((each) => trimSeparators(dropDuration(each)))
      .filter((each) => /[\p{L}\d]/u.test(each) && !ONLY_STATE.test(each));
    const isInOwnCell = line.cells.length > 1 && onlyDates(cell) !== null;
    const leads =
      at === 0 && found.start === 0 && (found.isRange || after.startsWith(':') || isInOwnCell);
    const longest = leads && line.cells.length > 1 ? LONGEST_BESIDE_DATE : LONGEST_NAME;
    if (
      cells.some(
        (each) => each.length > longest || (!leads && isSentence(each) && countWords(each) > 8),
      )
    )
      return null;
    // "[May 2020] – [June 2021]": a form's brackets around each end.
    const dates = dropYearLabel(cell.slice(found.start, endsAt)).replace(
      /[[\]]|\)(?= ?[-–—])|(?<=[-–—] ?)\(/g,
      '',
    );
    return { index, line, cells, tail, dates };
  }
  return readDuration(line, index);
}

/** "2012 – 2014; 2016 – 2018": someone who returned has several periods. */
function endOfSpans(cell: string, first: FoundDates, dates: readonly FoundDates[]): number {
  let { end } = first;
  for (const next of dates) {
    const isNext = next.start > end && /^ ?(?:[;,&+]|y|e|and) ?$/.test(cell.slice(end, next.start));
    if (isNext && first.isRange && next.isRange) end = next.end;
  }
  return end;
}

/** "Primeros auxilios (Cruz Roja" before its date: the open bracket begins a separate part. */
function splitOpenBracket(text: string): readonly string[] {
  const at = text.lastIndexOf('(');
  if (at === 0 && !text.includes(')')) return [text.slice(1)];
  return at < 3 || text.includes(')', at) ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** A job dated only by how long it lasted. */
function readDuration(line: CvLine, index: number): DatedLine | null {
  if (line.bullet || line.cells.length < 2) return null;
  const dates = [line.cells.at(-1), line.cells[0]].find((cell = '') => {
    const found = cell.length > 40 ? null : findDuration(cell);
    return found !== null && found.end - found.start >= cell.length - 2;
  });
  if (dates === undefined) return null;
  return { index, line, cells: line.cells.filter((cell) => cell !== dates), tail: '', dates };
}

/** "Dependienta (2 años y 3 meses)": how long it lasted, where nothing says when. */
function readBracketOfTime(line: CvLine, index: number): readonly DatedLine[] {
  const [, name = '', time = ''] = /^([^()]{3,80}?) ?\(([^()]{3,30})\)\.?$/.exec(line.text) ?? [];
  const found = findDuration(time);
  if (line.cells.length > 1 || found === null || found.end - found.start < time.length - 1)
    return [];
  return [{ index, line, cells: [name], tail: '', dates: time }];
}

/** "*Auxiliar (2 años 3 meses)*" set as "*Peona (2004-2010)*" is: one of several that has no years. */
function withBracketsOfTime(
  lines: readonly CvLine[],
  dated: readonly DatedLine[],
): readonly DatedLine[] {
  const isModel = ({ line }: DatedLine, look: string | null) =>
    !line.bullet && /\(.*\d.*\)$/.test(line.text) && lookKey(line.look) === look;
  const more = lines.flatMap((line, index) => {
    const look = lookKey(line.look);
    if (line.bullet || look === null || dated.some((one) => one.index === index)) return [];
    const [found] = readBracketOfTime(line, index);
    return found !== undefined && dated.filter((one) => isModel(one, look)).length > 1
      ? [found]
      : [];
  });
  return more.length === 0 ? dated : [...dated, ...more].sort((a, b) => a.index - b.index);
}

const TWO_SENTENCES = /\p{Ll}{3}[.!?] \p{Lu}\p{Ll}+ \p{Ll}/u;
const MOST_WORDS_BEFORE = 8;
const BEFORE = /(?:^|[,|·•([–—:;/-]|\s[-–—]|\.)\s*$/;
const AFTER = /^\s*(?:$|[.,;|·•()\]–—:/-])/;

function standsApart(cell: string, date: FoundDates, datesInCell: number): boolean {
  const before = cell.slice(0, date.start);
  const after = dropDuration(dropNotes(cell.slice(date.end), date));
  const opens = before.trim() === '' || BEFORE.test(before);
  const closes = AFTER.test(after);
  if (opens && closes) return true;
  if (datesInCell > 1 && !date.isRange) return false;
  // "Instituto Costero 2019 – 2020, Vigo, España": between a name and its place.
  if (closes && date.isRange && countWords(before) <= MOST_WORDS_BEFORE)
    if (isPlace(trimSeparators(after))) return true;
  // "… una estrella desde 2021.": the end of a sentence.
  if (date.isOpen && !date.isRange && before !== '' && after.trim() === '.') return false;
  // "Opened the northern office. Salesperson of the year 2012.": two sentences, and the year is part of the second.
  if (!opens && !date.isRange && after.trim() === '.' && TWO_SENTENCES.test(before)) return false;
  if (closes && /^[\s.)]*$/.test(after))
    return (
      countWords(before) <= (date.text.length > 4 ? 16 : 12) &&
      (date.isRange ||
        !/\b(?:en|de|in|of|since|desde|hasta|by|the)\s*$/i.test(before) ||
        countWords(before) <= 6)
    );
  return (
    opens &&
    before.trim() === '' &&
    (date.isRange || countWords(after) <= 10) &&
    !/^\s+\p{Ll}/u.test(after)
  );
}

export function dropDuration(text: string): string {
  const found = text.length > 200 ? null : findDuration(text);
  if (found === null) return text;
  const rest = `${text.slice(0, found.start)}${text.slice(found.end)}`;
  return /\p{L}/u.test(rest) && found.start > 3 ? text : rest;
}

export function trimSeparators(text: string): string {
  const trimmed = text
    .replace(/^(?:[\s,;:|·•–—/)\]-]|\.(?=\s))+/, '')
    .replace(/[\s,;:|·•–—/([-]+$/, '');
  const plain =
    ABBREVIATION.test(trimmed) || SHORTENED_TOO.test(trimmed)
      ? trimmed
      : trimmed.replace(/(?<=\p{Ll}{2}|\p{Lu}{3}|\d{2}|\))\.$/u, '');
  return plain.startsWith('(') && plain.endsWith(')') ? plain.slice(1, -1) : plain;
}
