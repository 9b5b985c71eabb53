import type { MissingSkill } from '@trayecto/core/assistant';
import {
  type ApplicationRecord,
  type CvRecord,
  type InterfaceLanguage,
  updateCv,
} from '@trayecto/core/contract';
import { type Cv, emptyCv } from '@trayecto/core/cv';
import { call } from '../../api/browser-api';
import { putCv } from '../../cvs/use-cvs';
import { noteResultState } from '../../tasks/use-results';
import { copyCv } from './tailor-cv';

export type TrueAnswer =
  | { readonly kind: 'yes'; readonly work: number; readonly line: string }
  | { readonly kind: 'some'; readonly words: string }
  | { readonly kind: 'no' };

const MOST_QUESTIONS = 5;
const rank = { critical: 0, important: 1, optional: 2 } as const;

/** The essential ones first, five at most, without those that were answered. */
export function listOpenQuestions(
  missing: readonly MissingSkill[],
  answers: Readonly<Record<string, string>>,
): readonly MissingSkill[] {
  return missing
    .filter(({ id }) => answers[id] === undefined)
    .toSorted((a, b) => rank[a.importance] - rank[b.importance])
    .slice(0, MOST_QUESTIONS);
}

/** What the person says goes into this application's own copy, in their words. Nothing is added for a no. */
export function addToCv(cv: Cv, skill: string, answer: TrueAnswer): Cv {
  if (answer.kind === 'no') return cv;
  const named = answer.kind === 'some' ? answer.words : skill;
  const skills = cv.skills.includes(named) ? cv.skills : [...cv.skills, named];
  if (answer.kind === 'some' || answer.line.trim() === '') return { ...cv, skills };
  const work_experience = cv.work_experience.map((work, index) =>
    index === answer.work
      ? { ...work, achievements: [...work.achievements, answer.line.trim()] }
      : work,
  );
  return { ...cv, skills, work_experience };
}

interface Case {
  readonly application: ApplicationRecord;
  readonly original: CvRecord | null;
  readonly tailored: CvRecord | null;
  readonly resultId: string;
  readonly jobTitle: string;
  readonly language: InterfaceLanguage;
}

/** Writes an answer down, and its words into the copy, which is made first where there is none. */
export async function giveAnswer(
  at: Case,
  skill: MissingSkill,
  answer: TrueAnswer,
  answers: Readonly<Record<string, string>>,
  told: string,
): Promise<void> {
  await noteResultState(at.resultId, { answers: { ...answers, [skill.id]: told } });
  if (answer.kind === 'no') return;
  const copy =
    at.tailored ?? (at.original && (await copyCv(at.application, at.original, at.jobTitle)));
  if (!copy) return;
  const parsed_data = addToCv(copy.parsed_data ?? emptyCv(), skill.name, answer);
  const { cv } = await call(
    updateCv,
    { params: { id: copy.id }, body: { parsed_data } },
    { ifMatch: copy.version },
  );
  putCv(cv);
}
