import type { EducationItem } from '../cv';
import { chooseDrafts } from './choose-drafts';
import { type CvLine, countWords, withText } from './cv-line';
import { readByTemplate, type TemplateEntry } from './entry-template';
import { findFieldOfStudy } from './find-field-of-study';
import { joinParagraphs } from './join-paragraphs';
import { judgeHeads } from './judge-heads';
import type { HeadPiece } from './name-roles';
import { splitByLean, splitPieces, splitTrailingPlace } from './name-roles';
import { isNameLike, isPlace } from './recognise-place';
import { isEducationNote, leanToDegree, scoreDegree, scoreInstitution } from './score-roles';
import { isHeadLike, isSentence, readDatedLine, splitEntries } from './split-entries';
import type { Trace } from './trace';

interface Draft {
  degree: HeadPiece[];
  institution: HeadPiece | null;
  place: HeadPiece | null;
  notes: CvLine[];
  dates: string;
  dateNumbers: readonly number[];
}

/** Reads a section of studies: degree, institution and dates in any order. */
export function readEducation(
  lines: readonly CvLine[],
  items: EducationItem[],
  trace: Trace,
): void {
  const single = draftStudies(lines);
  const alike = readByTemplate(lines, SLOT_RULES)?.map(toDraft) ?? [];
  for (const draft of chooseDrafts(single, alike, judge))
    items.push(writeItem(draft, items.length, trace));
}

const SLOT_RULES = {
  scoreWhat: scoreDegree,
  scoreWhere: scoreInstitution,
  mayBeUnknownPlace: false,
};

function draftStudies(lines: readonly CvLine[]): readonly Draft[] {
  const { before, entries } = splitEntries(withoutSigns(lines));
  const drafts: Draft[] = [];
  if (before.length > 0) drafts.push(...readLines(before, '', []));
  for (const entry of entries) {
    const head = entry.head.map(({ line, cells }) => ({ ...line, cells, text: cells.join(' ') }));
    drafts.push(...readLines([...head, ...entry.body], entry.dates, entry.dateNumbers));
  }
  for (const draft of drafts) {
    nameAfterNotes(draft);
    settleUnknownInstitution(draft);
  }
  return drafts;
}

/** "• Ingeniera química" over "Universidad de Torralda, 2007-2014": the sign is of the whole entry, not of a list in one. */
function withoutSigns(lines: readonly CvLine[]): readonly CvLine[] {
  const isHead = (line: CvLine, next: CvLine | undefined) =>
    line.bullet &&
    next?.bullet === false &&
    !next.gapBefore &&
    scoreDegree(line.text) > 0 &&
    readDatedLine(line, 0) === null &&
    readDatedLine(next, 0) !== null;
  return lines.map((line, at) => (isHead(line, lines[at + 1]) ? { ...line, bullet: false } : line));
}

function judge(drafts: readonly Draft[]): number {
  const heads = drafts.map(({ degree, institution, place, dates }) => ({
    what: degree.map(({ text }) => text).join(', '),
    where: institution?.text ?? '',
    place: place?.text ?? '',
    dates,
    extra: 0,
  }));
  return judgeHeads(heads, SLOT_RULES);
}

function toDraft({ what, where, place, extra, body, dates, dateNumbers }: TemplateEntry): Draft {
  const town =
    place ?? extra.find(({ text, numbers }) => numbers === where?.numbers && isNameLike(text));
  const isOfDegree = (piece: HeadPiece) =>
    what !== null && piece !== town && !isEducationNote(piece.text) && !/\d/.test(piece.text);
  const beside = extra.filter(isOfDegree);
  const lineOf = ({ numbers }: HeadPiece) => numbers[0] ?? 0;
  const draft: Draft = {
    degree: what === null ? [] : [what, ...beside].sort((a, b) => lineOf(a) - lineOf(b)),
    institution: where,
    place: town ?? null,
    notes: [
      ...extra
        .filter((piece) => piece !== town && !isOfDegree(piece))
        .map((piece) => noteOf(piece)),
      ...joinParagraphs(body),
    ],
    dates,
    dateNumbers,
  };
  settleUnknownInstitution(draft);
  return draft;
}

function noteOf({ text, numbers }: HeadPiece): CvLine {
  return {
    text,
    numbers,
    cells: [text],
    bullet: false,
    gapBefore: false,
    breakBefore: false,
    look: { page: 1 },
    links: [],
  };
}

function readLines(
  lines: readonly CvLine[],
  dates: string,
  dateNumbers: readonly number[],
): readonly Draft[] {
  let draft: Draft = { degree: [], institution: null, place: null, notes: [], dates, dateNumbers };
  const drafts = [draft];
  for (const line of joinParagraphs(lines, (next) => isNamed(next.text)).flatMap(partSchool)) {
    if (isNote(line)) {
      draft.notes.push(line);
      continue;
    }
    for (const piece of piecesOf(line)) {
      const startsNew =
        repeatsField(draft, piece) &&
        (line.gapBefore || line.bullet || dates === '' || draft.notes.length > 0);
      if (startsNew) {
        draft = {
          degree: [],
          institution: null,
          place: null,
          notes: [],
          dates: '',
          dateNumbers: [],
        };
        drafts.push(draft);
      }
      placePiece(draft, piece, line);
    }
  }
  return drafts.filter(
    (each) =>
      each.degree.length > 0 ||
      each.institution !== null ||
      each.dates !== '' ||
      each.notes.length > 0,
  );
}

const FIRST_STOP =
  /(?<=\p{Ll}{3}|\p{Lu}{3}|\))\.? (?=(?:Tesis|Thesis|Trabajo|Title|Título:|Promedio|Director|Advisor|GPA|Nota|Especiali\p{Ll}+|Speciali\p{Ll}+|Orientad\p{Ll}+|Major|Minor|Mención)\b)|(?<=\p{Ll}{3}|\p{Lu}{3}|\))\. (?=\p{Lu})/u;

/** "Universidad de Torralda. Tesis: …": a school, and what was done there. */
function partSchool(line: CvLine): readonly CvLine[] {
  const stop = line.bullet || line.cells.length > 1 ? null : FIRST_STOP.exec(line.text);
  const school = line.text.slice(0, stop?.index ?? 0);
  if (stop === null || countWords(school) > 14 || scoreInstitution(school) < 3) return [line];
  return [withText(line, school), withText(line, line.text.slice(stop.index + stop[0].length))];
}

function isNote(line: CvLine): boolean {
  const named = isNamed(line.text);
  if (isEducationNote(line.text) && scoreInstitution(line.text) === 0) return true;
  if (line.text.length > 160 || (line.bullet && !named)) return true;
  return isSentence(line.text) && !(named && countWords(line.text) < 18);
}

function isNamed(text: string): boolean {
  return scoreDegree(text) > 0 || scoreInstitution(text) > 0;
}

function piecesOf(line: CvLine): readonly HeadPiece[] {
  return line.cells
    .flatMap((cell) => splitPieces(cell))
    .flatMap((piece) => splitStudy(piece))
    .map((text) => ({ text: text.replace(/(?<=\p{Ll}{2})\.$/u, ''), numbers: line.numbers }));
}

/** "Grado en Biología, Universidad de León" holds both; "A-levels: Maths, Physics" holds one. */
function splitStudy(whole: string): readonly string[] {
  if (isPlace(whole)) return [whole];
  const { rest: piece, place } = splitTrailingPlace(whole);
  const after = place === '' ? [] : [place];
  const named = cutBeforeSchool(piece);
  if (named !== null) return [...named, ...after];
  const split = splitByLean(piece, leanToDegree, 'commas');
  if (split === null || scoreInstitution(piece) === 0) return [piece, ...after];
  const { left, right, gain } = split;
  const isDegreeFirst = gain >= 3 && scoreInstitution(right) > 0;
  const isClear = scoreDegree(right) > 0 || piece.startsWith(`${left},`);
  const isSchoolFirst = gain <= -3 && scoreInstitution(left) > 0 && isClear;
  return isDegreeFirst || isSchoolFirst ? [left, right, ...after] : [piece, ...after];
}

const SCHOOL_BEGINS =
  /(?<!\b(?:de|del|la|el|of|the|en|in|por|y|and|at|from|a)) (?=(?:Pontificia )?(?:Universidad|Universitat|Universidade|Instituto|Escuela|Colegio|Facultad|IES)\b)/u;

/** "Especialista en Finanzas Universidad EAN": a degree, and a school that begins with no sign before it. */
function cutBeforeSchool(piece: string): readonly [string, string] | null {
  const cut = SCHOOL_BEGINS.exec(piece)?.index ?? -1;
  const degree = piece.slice(0, Math.max(0, cut));
  const isCut = cut > 0 && !/[,;:.(–—-]$/.test(degree) && scoreInstitution(degree) === 0;
  return isCut && /^\p{Lu}/u.test(degree) ? [degree, piece.slice(cut + 1)] : null;
}

function repeatsField(draft: Draft, piece: HeadPiece): boolean {
  const lean = leanToDegree(piece.text);
  if (lean <= -2) return draft.institution !== null && draft.degree.length > 0;
  return (
    lean >= 2 &&
    draft.degree.some((each) => scoreDegree(each.text) > 0) &&
    draft.institution !== null
  );
}

function placePiece(draft: Draft, piece: HeadPiece, line: CvLine): void {
  if (line.role === 'degree') {
    draft.degree.push(piece);
    return;
  }
  if (line.role === 'institution') {
    const before = draft.institution === null ? '' : `${draft.institution.text}, `;
    draft.institution = { ...piece, text: before + piece.text };
    return;
  }
  if (isEducationNote(piece.text) && scoreInstitution(piece.text) === 0) {
    draft.notes.push({ ...line, text: piece.text, cells: [piece.text] });
    return;
  }
  const isInstitution = scoreInstitution(piece.text) > scoreDegree(piece.text);
  if (
    isPlace(piece.text) &&
    draft.place === null &&
    (draft.institution !== null || draft.degree.length > 0 || draft.dates !== '')
  ) {
    draft.place = piece;
    return;
  }
  const isRestOfPlace = isPlace(piece.text) && draft.place !== null && !isInstitution;
  if (isRestOfPlace || isTownAfterSchool(draft, piece)) {
    const before = draft.place === null ? '' : `${draft.place.text}, `;
    draft.place = { ...piece, text: before + piece.text };
    return;
  }
  if (isInstitution && draft.institution === null) {
    const { rest, place } = splitTrailingPlace(piece.text);
    if (place !== '' && draft.place === null) draft.place = { ...piece, text: place };
    draft.institution = place === '' ? piece : { ...piece, text: rest };
    return;
  }
  const isShort =
    piece.text.length <= 110 && countWords(piece.text) <= 15 && draft.notes.length === 0;
  // What stands below a degree and its school tells about them.
  const isNamedAlready =
    draft.institution !== null &&
    draft.degree.some((each) => scoreDegree(each.text) > 0) &&
    !draft.degree.some((each) => each.numbers === piece.numbers) &&
    scoreDegree(piece.text) === 0;
  if (isShort && !isNamedAlready && draft.degree.length < 3) draft.degree.push(piece);
  else draft.notes.push({ ...line, text: piece.text, cells: [piece.text] });
}

/** A short name right after the school on its own line, in a CV where the degree is known already. */
function isTownAfterSchool(draft: Draft, { text, numbers }: HeadPiece): boolean {
  return (
    draft.degree.length > 0 &&
    draft.place === null &&
    draft.institution?.numbers === numbers &&
    isNameLike(text) &&
    countWords(text) <= 2 &&
    scoreDegree(text) === 0 &&
    scoreInstitution(text) === 0
  );
}

function writeItem(draft: Draft, index: number, trace: Trace): EducationItem {
  const pointer = `/education/${index}`;
  const degree = draft.degree.map((piece) => piece.text).join(', ');
  const degreeNumbers = draft.degree.flatMap((piece) => piece.numbers);
  const fieldOfStudy = findFieldOfStudy(degree);
  if (degree !== '') trace.note(`${pointer}/degree`, degreeNumbers, 0.9);
  if (fieldOfStudy !== '') trace.note(`${pointer}/field_of_study`, degreeNumbers, 0.8);
  if (draft.institution !== null)
    trace.note(`${pointer}/institution`, draft.institution.numbers, 0.9);
  if (draft.place !== null) trace.note(`${pointer}/location`, draft.place.numbers, 0.9);
  if (draft.dates !== '') trace.note(`${pointer}/dates`, draft.dateNumbers, 0.95);
  if (draft.notes.length > 0)
    trace.note(
      `${pointer}/description`,
      draft.notes.flatMap((line) => line.numbers),
      0.8,
    );
  return {
    degree,
    institution: draft.institution?.text ?? '',
    dates: draft.dates,
    location: draft.place?.text ?? '',
    field_of_study: fieldOfStudy,
    description: draft.notes.map((line) => line.text).join('\n'),
  };
}

/** "Erasmus, un semestre" is a note below a degree, but names an entry that has a date and nothing else. */
function nameAfterNotes(draft: Draft): void {
  const [first, second] = draft.notes;
  if (draft.degree.length > 0 || draft.dates === '') return;
  if (first === undefined || first.bullet || isSentence(first.text)) return;
  draft.degree = [first];
  const isSchool =
    draft.institution === null && second !== undefined && !second.bullet && isHeadLike(second);
  if (isSchool) draft.institution = second;
  draft.notes = draft.notes.slice(isSchool ? 2 : 1);
}

/** Two names, none of them known as a school: the one that is no degree is the school. */
function settleUnknownInstitution(draft: Draft): void {
  if (draft.institution !== null) return;
  const [only] = draft.degree;
  const split =
    draft.degree.length === 1 && only !== undefined ? splitUnknownSchool(only.text) : null;
  if (only !== undefined && split !== null) {
    draft.degree = [{ ...only, text: split.degree }];
    draft.institution = { ...only, text: split.school };
    return;
  }
  if (draft.degree.length < 2) return;
  const schools = draft.degree.filter((piece) => scoreDegree(piece.text) === 0);
  const school = draft.degree.length - schools.length > 0 ? schools.at(-1) : undefined;
  if (school === undefined) return;
  draft.institution = school;
  draft.degree = draft.degree.filter((piece) => piece !== school);
}

/** "Técnico electromecánico, IPET 48": after a degree, a name that is neither honours nor a list of subjects. */
function splitUnknownSchool(text: string): { degree: string; school: string } | null {
  if (text.includes(':')) return null;
  const cut = /^(.{3,}?)(?:, |\. )(\p{Lu}[^,]*(?:, [^,]+)?)$/u.exec(text);
  const [, degree = '', school = ''] = cut ?? [];
  if (degree === '' || scoreDegree(degree) < 2 || scoreDegree(school) > 0) return null;
  const isName = countWords(school) > 1 || /^\p{Lu}{2,}$/u.test(school);
  return isName && !isEducationNote(school) ? { degree, school } : null;
}
