import { isSentence, trimSeparators } from '../dates/dated-lines';
import { findDates, onlyDates } from '../dates/read-dates';
import { splitPieces } from '../entries/name-roles';
import { isOrganisation } from '../entries/score-roles';
import { type CvLine, countWords } from '../lines/cv-line';
import { WrapTest } from '../lines/join-paragraphs';
import { isPlace } from '../person/recognise-place';
import { partLicence } from './driving-licence';

/** Says itself that it is one. */
const CERTIFICATE =
  /(?<!\p{L})(?:certificate|certificado|licen[cs](?:e|ia)|carn[eé]t?|diploma|card|permit|permiso|curso|course)(?!\p{L})/iu;
const CUT_OFF =
  /(?:[,·|–—(&:-]| (?:de|del|la|el|los|las|en|y|e|con|para|por|of|and|the|in|for|with))$/;
const MOST_WORDS = 16;

/**
 * "First aid, 2023" over "Food handler card" and "Forklift, Northern Steel, 2013": some with a year or a giver and some without,
 * one to a line. A line that only says who gave what is above it, and when, names none.
 */
export function areOneEach(lines: readonly CvLine[]): boolean {
  const [first] = lines;
  if (first === undefined || lines.length < 2) return false;
  const dated = lines.map(({ text }) => findDates(text).length > 0);
  if (dated.every((each) => each) || !dated.includes(true)) return false;
  const wrap = new WrapTest(lines);
  let full = 0;
  const areWhole = lines.every((line, at) => {
    const above = lines[at - 1];
    if (!isSetAlike(line, first) || !isName(line)) return false;
    if (above === undefined) return true;
    if (CUT_OFF.test(above.text) || isUnclosed(above.text)) return false;
    const isOver = dated[at - 1] === true || partLicence(line.text) !== null;
    if (above.look.widthPt !== undefined && !isOver && !wrap.hadRoom(above, line)) full += 1;
    // The longest of them seems full in any case.
    return full < 2;
  });
  const named = lines.filter((line, at) => dated[at] && namesItself(line));
  if (!areWhole || named.length < dated.filter((each) => each).length) return false;
  const namesKind = ({ text }: CvLine) => CERTIFICATE.test(text.split(', ', 1)[0] ?? '');
  return !alternates(dated) || lines.some((line, at) => dated[at] && namesKind(line));
}

const SIZE_RATIO = 1.15;

/** A scan shows sizes that waver. */
function isSetAlike({ look }: CvLine, { look: other }: CvLine): boolean {
  const [size = 1, otherSize = 1] = [look.fontSizePt, other.fontSizePt];
  const ratio = Math.max(size, otherSize) / Math.min(size, otherSize);
  return look.bold === other.bold && look.italic === other.italic && ratio < SIZE_RATIO;
}

/** A short text that says more than who gave something. */
function isName(line: CvLine): boolean {
  const { text, cells, bullet, parts } = line;
  if (bullet || cells.length > 1 || parts !== undefined || !/^[\p{Lu}\d«"“]/u.test(text))
    return false;
  if (countWords(text) > MOST_WORDS || onlyDates(text) !== null) return false;
  if (isSentence(text) && partLicence(text) === null) return false;
  return namesItself(line) || !isOrganisation(text);
}

/** What is said besides the year is a name, or a name and who gave it. */
function namesItself({ text }: CvLine): boolean {
  if (CERTIFICATE.test(text)) return true;
  const [date] = findDates(text);
  const before = date === undefined ? text : `${text.slice(0, date.start)},${text.slice(date.end)}`;
  const pieces = splitPieces(before)
    .flatMap((piece) => piece.split(/, | \(|\) ?/))
    .map(trimSeparators)
    .filter((piece) => /\p{L}{2}/u.test(piece) && !isPlace(piece));
  const [name, giver] = pieces;
  if (name === undefined || isOrganisation(name)) return false;
  return giver !== undefined || date !== undefined;
}

/** Name over giver, again and again. */
function alternates(dated: readonly boolean[]): boolean {
  return dated.length % 2 === 0 && dated.every((each, at) => each === (at % 2 === 1));
}

function isUnclosed(text: string): boolean {
  return text.lastIndexOf('(') > text.lastIndexOf(')');
}
