import type { AskedAs, MissingSkill } from '@trayecto/core/assistant';
import {
  type ApplicationRecord,
  type CvRecord,
  type InterfaceLanguage,
  updateCv,
} from '@trayecto/core/contract';
import { type Cv, emptyCv } from '@trayecto/core/cv';
import { detectDocumentLanguage } from '@trayecto/core/document';
import { addNamed, isHeld, removeNamed } from '@trayecto/core/interview';
import { call } from '../../api/browser-api';
import { putCv } from '../../cvs/use-cvs';
import { noteResultState } from '../../tasks/use-results';
import { copyCv } from './tailor-cv';
import type { Answers, Fit } from './use-fit';

export type TrueAnswer =
  | {
      readonly kind: 'yes';
      /** The job by its place in the CV; the place after the last one is none of them. */
      readonly work: number;
      /** The employer, by name: in another CV it may be at another place. */
      readonly where: string;
      readonly line: string;
    }
  | { readonly kind: 'some'; readonly words: string }
  | { readonly kind: 'no' };

const MOST_QUESTIONS = 5;
const rank = { critical: 0, important: 1, optional: 2 } as const;

/** The essential ones first, five at most with those that were answered: then it is enough for now. */
export function listOpenQuestions<Asked extends Pick<MissingSkill, 'id' | 'importance'>>(
  missing: readonly Asked[],
  answers: Readonly<Record<string, string>>,
): readonly Asked[] {
  return missing
    .filter(({ id }) => answers[id] === undefined)
    .toSorted((a, b) => rank[a.importance] - rank[b.importance])
    .slice(0, Math.max(0, MOST_QUESTIONS - Object.keys(answers).length));
}

/** What is asked about an application now: once it has been sent, its page no longer changes. */
export function listAsked(
  { stage }: Pick<ApplicationRecord, 'stage'>,
  { result, answers }: Pick<Fit, 'result' | 'answers'>,
): readonly MissingSkill[] {
  return stage === 'preparing' ? listOpenQuestions(result.missingSkills, answers) : [];
}

/** What the person says goes into this application's own copy, in their words. Nothing is added for a no. */
export function addToCv(cv: Cv, skill: AskedSkill, answer: TrueAnswer): AddedToCv {
  if (answer.kind === 'no') return { cv, added: {} };
  const { cv: named, added } =
    answer.kind === 'some' && skill.askedAs !== 'language'
      ? addNamed(cv, { ...skill, name: answer.words })
      : addNamed(cv, skill, answer.kind === 'some' ? answer.words : undefined);
  const line = answer.kind === 'yes' ? answer.line.trim() : '';
  const work = answer.kind === 'yes' ? answer.work : -1;
  const grown = line === '' ? named : addLine(named, work, line);
  // What was there before is not taken away with the answer.
  return {
    cv: grown,
    added: {
      ...(added && { skill: added.name }),
      ...(added?.levelBefore !== undefined && { levelBefore: added.levelBefore }),
      ...(line !== '' && { line }),
    },
  };
}

/** The CV with these words where a yes would put the skill; as it is where a yes has no place. */
export function addSlot(cv: Cv, askedAs: AskedAs, words: string, work: number): Cv {
  if (!isHeld(askedAs)) return addLine(cv, work, words);
  return addNamed(cv, { name: words, askedAs, askedLevel: null, shownAs: '' }).cv;
}

/** Above what somebody did at none of their jobs: a course, volunteering, a personal project. */
const ELSEWHERE = { es: 'Otra experiencia', en: 'Other experience' } as const;

function addLine(cv: Cv, work: number, line: string): Cv {
  if (work < 0 || work > cv.work_experience.length) return cv;
  if (work < cv.work_experience.length) {
    const work_experience = cv.work_experience.map((one, index) =>
      index === work ? { ...one, achievements: [...one.achievements, line] } : one,
    );
    return { ...cv, work_experience };
  }
  const heading = ELSEWHERE[detectDocumentLanguage(cv)];
  const lines = [...(cv.additional[heading] ?? []), line];
  return { ...cv, additional: { ...cv.additional, [heading]: lines } };
}

type AskedSkill = Pick<MissingSkill, 'name' | 'askedAs' | 'askedLevel' | 'shownAs'>;

interface AddedToCv {
  readonly cv: Cv;
  readonly added: AddedWords;
}

/** Takes back what an answer put there. What the person has changed since is theirs and stays. */
export function removeFromCv(cv: Cv, { skill, levelBefore, line }: AddedWords): Cv {
  const rest = skill === undefined ? cv : removeNamed(cv, { name: skill, levelBefore });
  if (line === undefined) return rest;
  const work_experience = rest.work_experience.map((work) => ({
    ...work,
    achievements: work.achievements.filter((one) => one !== line),
  }));
  const additional = Object.fromEntries(
    Object.entries(rest.additional)
      .map(([heading, lines]) => [heading, lines.filter((one) => one !== line)] as const)
      .filter(([heading, lines]) => lines.length > 0 || rest.additional[heading]?.length === 0),
  );
  return { ...rest, work_experience, additional };
}

/** What an answer added to the copy, to be taken back again. */
interface AddedWords {
  readonly skill?: string | undefined;
  /** What the copy said of the level of a language before. */
  readonly levelBefore?: string | undefined;
  readonly line?: string | undefined;
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
  fit: Answers,
  told: string,
): Promise<void> {
  const before = (at.tailored ?? at.original)?.parsed_data ?? emptyCv();
  const { added } = addToCv(before, skill, answer);
  const note = (noted: Readonly<Record<string, string>>, word: string | undefined) =>
    word === undefined ? noted : { ...noted, [skill.id]: word };
  await noteResultState(at.resultId, {
    answers: { ...fit.answers, [skill.id]: told },
    answerKinds: { ...fit.answerKinds, [skill.id]: answer.kind },
    answerNames: { ...fit.answerNames, [skill.id]: skill.name },
    answerPlaces: note(
      fit.answerPlaces,
      answer.kind === 'yes' && answer.where !== '' ? answer.where : undefined,
    ),
    addedSkills: note(fit.addedSkills, added.skill),
    levelsBefore: note(fit.levelsBefore, added.levelBefore),
    addedLines: note(fit.addedLines, added.line),
  });
  if (answer.kind === 'no') return;
  const copy =
    at.tailored ?? (at.original && (await copyCv(at.application, at.original, at.jobTitle)));
  if (!copy) return;
  const parsed_data = addToCv(copy.parsed_data ?? emptyCv(), skill, answer).cv;
  const { cv } = await call(
    updateCv,
    { params: { id: copy.id }, body: { parsed_data } },
    { ifMatch: copy.version },
  );
  putCv(cv);
}

/** Forgets one answer and takes its words out of the copy; the question comes back. */
export async function takeBackAnswer(
  tailored: CvRecord | null,
  fit: Answers & Pick<Fit, 'resultId'>,
  id: string,
): Promise<void> {
  const words = {
    skill: fit.addedSkills[id],
    levelBefore: fit.levelsBefore[id],
    line: fit.addedLines[id],
  };
  const changed =
    tailored?.parsed_data && (words.skill !== undefined || words.line !== undefined)
      ? await call(
          updateCv,
          {
            params: { id: tailored.id },
            body: { parsed_data: removeFromCv(tailored.parsed_data, words) },
          },
          { ifMatch: tailored.version },
        )
      : null;
  await noteResultState(fit.resultId, {
    answers: without(fit.answers, id),
    addedSkills: without(fit.addedSkills, id),
    levelsBefore: without(fit.levelsBefore, id),
    addedLines: without(fit.addedLines, id),
    answerKinds: without(fit.answerKinds, id),
    answerNames: without(fit.answerNames, id),
    answerPlaces: without(fit.answerPlaces, id),
  });
  // Only now: the page that changes is compared again, with the answers that are left.
  if (changed) putCv(changed.cv);
}

function without(record: Readonly<Record<string, string>>, id: string): Record<string, string> {
  const { [id]: _, ...rest } = record;
  return rest;
}
