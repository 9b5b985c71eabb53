import { isSentence } from '../dates/dated-lines';
import { type HeadPiece, splitPieces } from '../entries/name-roles';
import { leanToDegree, scoreDegree } from '../entries/score-roles';
import { isHeadLike } from '../entries/split-entries';
import { isTownLike } from '../entries/take-towns';
import { type CvLine, leadLook } from '../lines/cv-line';
import { coversDates } from '../work/group-roles';
import { splitUnknownSchool } from './part-studies';

/** What is known of one degree so far. */
export interface StudyDraft {
  degree: HeadPiece[];
  institution: HeadPiece | null;
  place: HeadPiece | null;
  notes: CvLine[];
  dates: string;
  dateNumbers: readonly number[];
}

/** "B.S. in Engineering" right below its school, where the other entries have none there. */
export function takeDegreeBelow(draft: StudyDraft): void {
  const [first, ...others] = draft.notes;
  if (draft.degree.length > 0 || first === undefined) return;
  const named = { ...first, text: first.text.replace(/\.$/, ''), bullet: false };
  const isSure = leanToDegree(named.text) >= (first.bullet ? 3 : 2);
  if (!isSure || !isHeadLike(named)) return;
  draft.degree = [named];
  draft.notes = others;
}

/** "Erasmus, un semestre" is a note below a degree, but names an entry that has a date and nothing else. */
export function nameAfterNotes(draft: StudyDraft): void {
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
export function settleUnknownInstitution(draft: StudyDraft): void {
  if (draft.institution !== null) {
    if (draft.degree.length === 0) partInstitution(draft, draft.institution);
    return;
  }
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

/** "Escuela Norte, Villarriba, España" over its degree: a town that no list has, on the line of the school. */
export function takeTownOfSchool(draft: StudyDraft): void {
  const { institution, degree, place } = draft;
  if (institution === null || degree.length < 2) return;
  const isBeside = ({ numbers }: HeadPiece) =>
    numbers.some((number) => institution.numbers.includes(number));
  const town = degree.find((piece) => isBeside(piece) && isTownLike(piece.text));
  const isNamed = degree.some((piece) => !isBeside(piece) && scoreDegree(piece.text) > 0);
  if (town === undefined || !isNamed) return;
  draft.degree = degree.filter((piece) => piece !== town);
  draft.place = place === null ? town : { ...place, text: `${town.text}, ${place.text}` };
}

/** "Panadería artesana — Taller Espiga" beside a date, where no other name is: a dash parts what from where. */
function partInstitution(draft: StudyDraft, whole: HeadPiece): void {
  const [first = '', second = '', ...others] = splitPieces(whole.text);
  if (second === '' || others.length > 0) return;
  const isSchoolFirst = leanToDegree(second) > leanToDegree(first);
  draft.degree = [{ ...whole, text: isSchoolFirst ? second : first }];
  draft.institution = { ...whole, text: isSchoolFirst ? first : second };
}

/** Of two unknown names, the one formatted like the other entries' schools and unlike any degree. */
export function settleByLook(
  draft: StudyDraft,
  drafts: readonly StudyDraft[],
  lines: readonly CvLine[],
): void {
  if (draft.institution !== null || draft.degree.length < 2) return;
  const lookOf = (piece: HeadPiece | null) => {
    const line = lines.find(({ numbers }) => numbers.includes(piece?.numbers[0] ?? 0));
    return line === undefined ? null : leadLook(line);
  };
  const whole = drafts.filter(({ degree, institution }) => institution !== null && degree[0]);
  const looks = new Set(whole.map(({ institution }) => lookOf(institution)));
  const [look = null] = looks;
  if (look === null || looks.size > 1) return;
  if (whole.some(({ degree }) => degree.some((piece) => lookOf(piece) === look))) return;
  const own = draft.degree.filter((piece) => lookOf(piece) === look);
  const [school] = own;
  if (school === undefined || own.length > 1) return;
  draft.institution = school;
  draft.degree = draft.degree.filter((piece) => piece !== school);
}

/** "2020-2024 Alumna destacada" below the studies of those years tells about them. */
export function foldDistinctions(drafts: readonly StudyDraft[]): readonly StudyDraft[] {
  const kept: StudyDraft[] = [];
  for (const draft of drafts) {
    const last = kept.at(-1);
    const [only, another] = draft.degree;
    const isVague =
      draft.institution === null &&
      draft.place === null &&
      draft.notes.length === 0 &&
      only !== undefined &&
      another === undefined &&
      only.numbers === draft.dateNumbers &&
      scoreDegree(only.text) === 0;
    const isWithin =
      last !== undefined && last.institution !== null && coversDates(last.dates, draft.dates);
    if (isVague && isWithin && (last.dateNumbers.at(-1) ?? 0) + 1 === only.numbers[0])
      last.notes.push(noteOf({ ...only, text: `${draft.dates} ${only.text}` }));
    else kept.push(draft);
  }
  return kept;
}

export function noteOf({ text, numbers }: HeadPiece): CvLine {
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
