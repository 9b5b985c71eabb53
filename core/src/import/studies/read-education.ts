import type { Certification, EducationItem } from '../../cv';
import { isSentence } from '../dates/dated-lines';
import { chooseDrafts } from '../entries/choose-drafts';
import { readByTemplate, type TemplateEntry } from '../entries/entry-template';
import { OPEN_END } from '../entries/join-wrapped-heads';
import { judgeHeads } from '../entries/judge-heads';
import { type HeadPiece, splitTrailingPlace } from '../entries/name-roles';
import {
  isEducationNote,
  leanToDegree,
  scoreDegree,
  scoreInstitution,
  scoreTitle,
} from '../entries/score-roles';
import { splitEntries } from '../entries/split-entries';
import { type NamedEntry, takeTowns } from '../entries/take-towns';
import { type CvLine, countWords, isPlainBelowBold } from '../lines/cv-line';
import { joinParagraphs } from '../lines/join-paragraphs';
import { isNameLike, isPlace } from '../person/recognise-place';
import type { Trace } from '../trace';
import { findFieldOfStudy } from './find-field-of-study';
import { partSchool, studyPieces, withoutSigns } from './part-studies';
import {
  type StudyDraft as Draft,
  foldDistinctions,
  nameAfterNotes,
  noteOf,
  settleByLook,
  settleUnknownInstitution,
  takeDegreeBelow,
  takeTownOfSchool,
} from './settle-study';
import { readStudyPairs } from './study-pairs';
import { takeCourses } from './take-courses';

/** Reads an education section: degree, institution and dates in any order. */
export function readEducation(
  lines: readonly CvLine[],
  items: EducationItem[],
  trace: Trace,
  courses?: { readonly heading: string; readonly items: Certification[] },
): void {
  const single = draftStudies(lines);
  const alike = readByTemplate(lines, SLOT_RULES)?.map(toDraft) ?? [];
  const drafts = chooseDrafts(single, alike, judge);
  for (const draft of drafts) takeTownOfSchool(draft);
  takeTowns(drafts.map(schoolOf), { beforeCountries: true });
  const studies =
    courses === undefined ? drafts : takeCourses(drafts, courses.heading, courses.items, trace);
  for (const draft of studies) items.push(writeItem(draft, items.length, trace));
}

function schoolOf(draft: Draft): NamedEntry {
  return {
    name: draft.institution,
    place: draft.place,
    take: (institution, place) => Object.assign(draft, { institution, place }),
  };
}

const SLOT_RULES = {
  scoreWhat: scoreDegree,
  scoreWhere: scoreInstitution,
  mayBeUnknownPlace: false,
};

function draftStudies(lines: readonly CvLine[]): readonly Draft[] {
  const { before, entries } = splitEntries(withoutSigns(lines));
  const drafts: Draft[] = [];
  const pairs = readStudyPairs(before);
  for (const { line, degree, institution, state } of pairs ?? []) {
    const notes = state === '' ? [] : [{ ...line, text: state, cells: [state] }];
    drafts.push({ degree: [degree], institution, place: null, notes, dates: '', dateNumbers: [] });
  }
  if (before.length > 0 && pairs === null) drafts.push(...readLines(before, '', []));
  for (const entry of entries) {
    const head = entry.head.map(({ line, cells }) => ({ ...line, cells, text: cells.join(' ') }));
    drafts.push(...readLines([...head, ...entry.body], entry.dates, entry.dateNumbers));
  }
  for (const draft of drafts) {
    nameAfterNotes(draft);
    settleByLook(draft, drafts, lines);
    settleUnknownInstitution(draft);
  }
  return foldDistinctions(drafts);
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
    what !== null &&
    piece !== town &&
    !isEducationNote(piece.text) &&
    !/\d/.test(withoutBrackets(piece.text));
  const beside = extra.filter(isOfDegree);
  const lineOf = ({ numbers }: HeadPiece) => numbers[0] ?? 0;
  const draft: Draft = {
    degree: what === null ? [] : [what, ...beside].sort((a, b) => lineOf(a) - lineOf(b)),
    institution: where,
    place: town ?? null,
    notes: [
      ...extra.filter((piece) => piece !== town && !isOfDegree(piece)).map(noteOf),
      ...joinParagraphs(body),
    ],
    dates,
    dateNumbers,
  };
  takeDegreeBelow(draft);
  settleUnknownInstitution(draft);
  return draft;
}

/** "Curso de prevención (60 h)" is a name all the same. */
function withoutBrackets(text: string): string {
  return text.replace(/\([^()]*\)/g, '');
}

function readLines(
  lines: readonly CvLine[],
  dates: string,
  dateNumbers: readonly number[],
): readonly Draft[] {
  let draft: Draft = { degree: [], institution: null, place: null, notes: [], dates, dateNumbers };
  const drafts = [draft];
  for (const line of joinParagraphs(lines, startsName).flatMap(partSchool)) {
    if (isNote(line)) {
      draft.notes.push(line);
      continue;
    }
    for (const piece of studyPieces(line)) {
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
  return mergeNotes(drafts);
}

/** A line that names nothing describes the degree above it. */
function mergeNotes(drafts: readonly Draft[]): readonly Draft[] {
  const named: Draft[] = [];
  for (const draft of drafts) {
    const isNamedOne = draft.degree.length > 0 || draft.institution !== null || draft.dates !== '';
    const last = named.at(-1);
    if (isNamedOne || (last === undefined && draft.notes.length > 0)) named.push(draft);
    else last?.notes.push(...draft.notes);
  }
  return named;
}

function isNote(line: CvLine): boolean {
  const named = isNamed(line.text);
  if (isEducationNote(line.text) && scoreInstitution(line.text) === 0) return true;
  if (line.text.length > 160 || (line.bullet && !named)) return true;
  return isSentence(line.text) && !(named && countWords(line.text) < 18);
}

/**
 * A school or degree begins a new line, never the middle of a sentence. Anything between two lines, such as a date,
 * separates them, and "Contador público" below a school is what was studied there.
 */
function startsName(line: CvLine, above: CvLine): boolean {
  const { text, numbers, bullet } = line;
  const isSmall = /^\p{Ll}/u.test(text);
  const isAfterName = scoreInstitution(above.text) >= 4 && !OPEN_END.test(above.text);
  if (isSmall) return isAfterName && scoreDegree(text) >= 3;
  if (isPlainBelowBold(line, above)) return true;
  const isApart = !bullet && (numbers[0] ?? 0) > (above.numbers.at(-1) ?? 0) + 1;
  const isBelowSchool =
    scoreInstitution(above.text) > 0 && !OPEN_END.test(above.text) && scoreTitle(text) > 2;
  return isNamed(text) || isBelowSchool || (isApart && isNamed(above.text));
}

function isNamed(text: string): boolean {
  return scoreDegree(text) > 0 || scoreInstitution(text) > 0;
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
    const field = draft.institution !== null && isPlace(piece.text) ? 'place' : 'institution';
    const before = draft[field] === null ? '' : `${draft[field].text}, `;
    draft[field] = { ...piece, text: before + piece.text };
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
  // What is below a degree and its school tells about them.
  const isNamedAlready =
    draft.institution !== null &&
    draft.degree.some((each) => scoreDegree(each.text) > 0) &&
    !draft.degree.some((each) => each.numbers === piece.numbers) &&
    // "Premio extraordinario de fin de carrera.": its stop says that it is no name.
    (scoreDegree(piece.text) === 0 || isSentence(line.text));
  if (isShort && !isNamedAlready && draft.degree.length < 3) draft.degree.push(piece);
  else {
    const text = line.text === `${piece.text}.` ? line.text : piece.text;
    draft.notes.push({ ...line, text, cells: [text] });
  }
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
