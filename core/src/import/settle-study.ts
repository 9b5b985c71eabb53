import type { CvLine } from './cv-line';
import { isSentence } from './dated-lines';
import { type HeadPiece, splitPieces } from './name-roles';
import { splitUnknownSchool } from './part-studies';
import { leanToDegree, scoreDegree } from './score-roles';
import { isHeadLike } from './split-entries';

/** What is known of one course of studies so far. */
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

/** "Panadería artesana — Taller Espiga" beside a date, where no other name is: a dash parts what from where. */
function partInstitution(draft: StudyDraft, whole: HeadPiece): void {
  const [first = '', second = '', ...others] = splitPieces(whole.text);
  if (second === '' || others.length > 0) return;
  const isSchoolFirst = leanToDegree(second) > leanToDegree(first);
  draft.degree = [{ ...whole, text: isSchoolFirst ? second : first }];
  draft.institution = { ...whole, text: isSchoolFirst ? first : second };
}
