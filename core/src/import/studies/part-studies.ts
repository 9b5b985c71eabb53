import { readDatedLine } from '../dates/dated-lines';
import {
  type HeadPiece,
  splitByLean,
  splitPieces,
  splitTrailingPlace,
} from '../entries/name-roles';
import {
  isEducationNote,
  leanToDegree,
  scoreDegree,
  scoreInstitution,
} from '../entries/score-roles';
import { type CvLine, countWords, withText } from '../lines/cv-line';
import { isPlace } from '../person/recognise-place';

/** "Grado en Biología, Universidad de León" holds both; "A-levels: Maths, Physics" holds one. */
function splitStudy(whole: string): readonly string[] {
  if (isPlace(whole)) return [whole];
  const { rest: piece, place } = splitTrailingPlace(whole);
  const after = place === '' ? [] : [place];
  const listed = cutAfterSubjects(piece);
  if (listed !== null) return [...listed, ...after];
  const split = splitByLean(piece, leanToDegree, 'commas');
  // "Columbia High School, High School Diploma" ends as a degree does.
  const isSchoolAndDegree =
    split !== null && scoreInstitution(split.left) > 0 && scoreDegree(split.right) > 0;
  if (scoreInstitution(piece) === 0 && !isSchoolAndDegree) return [piece, ...after];
  if (split === null) return [...(cutBeforeSchool(piece) ?? [piece]), ...after];
  const { left, right, gain } = split;
  // "ETSIAM, Universidad de Torralda": the school's letters before the university that it belongs to.
  const isLetters = /^\p{Lu}{3,}$/u.test(left) && scoreDegree(left) === 0;
  const isDegreeFirst = gain >= 3 && scoreInstitution(right) > 0 && !isLetters;
  const isClear = scoreDegree(right) > 0 || piece.startsWith(`${left},`);
  const isSchoolFirst = gain <= -3 && scoreInstitution(left) > 0 && isClear;
  return isDegreeFirst || isSchoolFirst ? [left, right, ...after] : [piece, ...after];
}

/** "A Levels: English, French, Northern School": the last of a list of subjects is the school. */
function cutAfterSubjects(piece: string): readonly [string, string] | null {
  const cut = piece.lastIndexOf(', ');
  const [degree, school] = [piece.slice(0, cut), piece.slice(cut + 2)];
  const isListed = cut > 0 && /: [^:]+,/.test(degree) && scoreDegree(degree) > 0;
  return isListed && scoreInstitution(school) > 0 && scoreInstitution(degree) === 0
    ? [degree, school]
    : null;
}

const SCHOOL_BEGINS =
  /(?<!\b(?:de|del|la|el|of|the|en|in|por|y|and|at|from|a)) (?=(?:Pontificia |Ilustre |Real )?(?:Universidad|Universitat|Universidade|Instituto|Escuela|Colegio|Facultad|IES)\b)/u;

/** "Especialista en Finanzas Universidad EAN": a degree, and a school that begins with no sign before it. */
function cutBeforeSchool(piece: string): readonly [string, string] | null {
  const cut = SCHOOL_BEGINS.exec(piece)?.index ?? -1;
  const degree = piece.slice(0, Math.max(0, cut));
  const isCut =
    countWords(degree) > 1 && !/[,;:.(–—-]$/.test(degree) && scoreInstitution(degree) === 0;
  return isCut && /^\p{Lu}/u.test(degree) ? [degree, piece.slice(cut + 1)] : null;
}

const FIRST_STOP =
  /(?<=\p{Ll}{3}|\p{Lu}{3}|\))\.? (?=(?:Tesis|Thesis|Trabajo|Title|Título:|Promedio|Director|Advisor|GPA|Nota|Especiali\p{Ll}+|Speciali\p{Ll}+|Orientad\p{Ll}+|Major|Minor|Mención)\b)|(?<=\p{Ll}{3}|\p{Lu}{3}|\))\. (?=\p{Lu})/u;

/** "Universidad de Torralda. Tesis: …": a school, and what was done there. */
export function partSchool(line: CvLine): readonly CvLine[] {
  const stop = line.bullet || line.cells.length > 1 ? null : FIRST_STOP.exec(line.text);
  const school = line.text.slice(0, stop?.index ?? 0);
  if (stop === null || countWords(school) > 14 || scoreInstitution(school) < 3) return [line];
  return [withText(line, school), withText(line, line.text.slice(stop.index + stop[0].length))];
}

/** "Técnico electromecánico, IPET 48": after a degree, a name that is neither honours nor a list of subjects. "F.P. II" is one. */
export function splitUnknownSchool(text: string): { degree: string; school: string } | null {
  if (text.includes(':')) return null;
  const cut = /^(.{3,}?)(?:, |\. (?![IVX]{1,3} ))(\p{Lu}[^,]*(?:, [^,]+)?)$/u.exec(text);
  const [, degree = '', school = ''] = cut ?? [];
  if (degree === '' || scoreDegree(degree) < 2 || scoreDegree(school) > 0) return null;
  const isName = countWords(school) > 1 || /^\p{Lu}{2,}$/u.test(school);
  return isName && !isEducationNote(school) ? { degree, school } : null;
}

/** "• Ingeniera química" over "Universidad de Torralda, 2007-2014": the sign is of the whole entry, not of a list in one. */
export function withoutSigns(lines: readonly CvLine[]): readonly CvLine[] {
  const isHead = (line: CvLine, next: CvLine | undefined) =>
    line.bullet &&
    next?.bullet === false &&
    !next.gapBefore &&
    scoreDegree(line.text) > 0 &&
    readDatedLine(line, 0) === null &&
    readDatedLine(next, 0) !== null;
  return lines.map((line, at) => (isHead(line, lines[at + 1]) ? { ...line, bullet: false } : line));
}

/** The names on a line, each with the line it is on. */
export function studyPieces(line: CvLine): readonly HeadPiece[] {
  return line.cells
    .flatMap((cell) => (line.cells.length > 1 && isOneSchool(cell) ? [cell] : splitPieces(cell)))
    .flatMap((piece) => splitStudy(piece))
    .map((text) => ({ text: text.replace(/(?<=\p{Ll}{2})\.$/u, ''), numbers: line.numbers }));
}

/** "Tecnos – Universidad de Torralda" in its own cell: a school with a dash in its name. */
function isOneSchool(cell: string): boolean {
  const pieces = splitPieces(cell);
  const isNameOnly = (piece: string) =>
    scoreDegree(piece) === 0 && !isPlace(piece) && !isEducationNote(piece) && !/\d/.test(piece);
  return (
    pieces.length === 2 &&
    pieces.every(isNameOnly) &&
    pieces.some((piece) => scoreInstitution(piece) > 0)
  );
}
