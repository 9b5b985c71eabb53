import { useQuery } from '@tanstack/react-query';
import {
  type AskedAs,
  type MissingSkill,
  type SkillGapResult,
  skillGapResult,
} from '@trayecto/core/assistant';
import {
  type ApplicationRecord,
  analyzeSkillGaps,
  type CvRecord,
  getResult,
  type ResultRecord,
  updateResult,
} from '@trayecto/core/contract';
import { z } from 'zod';
import { ApiError } from '../../api/api-error';
import { call } from '../../api/browser-api';
import { queryClient } from '../../api/query-client';
import { changeApplication } from '../../applications/use-applications';
import { useLanguage } from '../../i18n';

export type Mark = 'shown' | 'near' | 'missing';

export interface Fit {
  readonly resultId: string;
  readonly result: SkillGapResult;
  /** What the person said of what is missing, by the skill's id. */
  readonly answers: Readonly<Record<string, string>>;
  /** What an answer put into the copy of the CV. */
  readonly addedSkills: Readonly<Record<string, string>>;
  readonly addedLines: Readonly<Record<string, string>>;
  /** The level of a language that an answer raised, as it was. */
  readonly levelsBefore: Readonly<Record<string, string>>;
  /** What it takes to offer an answer again: its kind, the skill's name and the employer it was used at. */
  readonly answerKinds: Readonly<Record<string, string>>;
  readonly answerNames: Readonly<Record<string, string>>;
  readonly answerPlaces: Readonly<Record<string, string>>;
  /** What the person would say to a question of the interview, by its id. */
  readonly interviewAnswers: Readonly<Record<string, string>>;
}

const words = z.record(z.string(), z.string()).catch({});
const NONE = {
  answers: {},
  addedSkills: {},
  addedLines: {},
  levelsBefore: {},
  answerKinds: {},
  answerNames: {},
  answerPlaces: {},
  interviewAnswers: {},
};
const answersSchema = z
  .object({
    answers: words,
    addedSkills: words,
    addedLines: words,
    levelsBefore: words,
    answerKinds: words,
    answerNames: words,
    answerPlaces: words,
    interviewAnswers: words,
  })
  .catch(NONE);
export type Answers = z.output<typeof answersSchema>;

/**
 * The CV of this application against its job description: the comparison that was kept, or a new one when the CV has changed since.
 * Always by the built-in engine, because nobody asked for it by hand and a model may cost money.
 */
export function useFit(application: ApplicationRecord, cv: CvRecord | null) {
  const { language } = useLanguage();
  const { id, posting, title } = application;
  return useQuery(
    {
      queryKey: ['fit', id, cv?.id, cv?.version, posting, language],
      enabled: cv?.parsed_data != null,
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: async ({ signal }): Promise<Fit> => {
        const { kept, given } = await findKept(application, cv, language, signal);
        if (kept) return kept;
        const asked = { cvId: cv?.id ?? '', jobTitle: title, jobDescription: posting, language };
        const { result } = await call(
          analyzeSkillGaps,
          { query: { engine: 'builtin' }, body: asked },
          { signal },
        );
        // Answers were given about the job, not about one comparison of it.
        if (Object.values(given).some((said) => Object.keys(said).length > 0))
          await call(updateResult, { params: { id: result.id }, body: { state: { ...given } } });
        await changeApplication(application, { fit_result_id: result.id });
        return { resultId: result.id, result, ...given };
      },
    },
    queryClient,
  );
}

interface Found {
  readonly kept: Fit | null;
  readonly given: Answers;
}

const answersKey = (resultId: string) => ['answers', resultId];

/** A comparison goes to the trash with its CV; what was answered in it is held for the next one. */
export async function holdAnswers(resultId: string | null): Promise<void> {
  if (resultId === null) return;
  const record = await readResult(resultId);
  if (record) queryClient.setQueryData(answersKey(resultId), answersSchema.parse(record.state));
}

/** Undefined for one that is gone. Any other failure is none of an answer: what was said would be lost with it. */
async function readResult(id: string, signal?: AbortSignal): Promise<ResultRecord | undefined> {
  try {
    return (await call(getResult, { params: { id } }, signal && { signal })).result;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return undefined;
    throw error;
  }
}

export async function findKept(
  { fit_result_id: resultId, posting }: ApplicationRecord,
  cv: CvRecord | null,
  language: string,
  signal: AbortSignal,
): Promise<Found> {
  if (resultId === null) return { kept: null, given: NONE };
  // One that was thrown away is made again.
  const record = await readResult(resultId, signal);
  const result = skillGapResult.safeParse(record?.result).data;
  const held = queryClient.getQueryData<Answers>(answersKey(resultId)) ?? NONE;
  const given = record ? answersSchema.parse(record.state) : held;
  const asked = Object(record?.input);
  const isSame =
    record?.cv_id === cv?.id &&
    record?.cv_version === cv?.version &&
    asked.jobDescription === posting &&
    asked.language === language;
  return { kept: result && isSame ? { resultId, result, ...given } : null, given };
}

/** A missing skill comes near where the CV shows something like it, or something at a lower level. */
function isNear(skill: MissingSkill, { scoreParts }: SkillGapResult): boolean {
  if (skill.related.length > 0 || skill.usualIn !== null) return true;
  return scoreParts.some(({ items }) =>
    items.some(({ id, share }) => id === skill.id && share > 0),
  );
}

export interface MarkedSkill {
  readonly id: string;
  readonly name: string;
  readonly mark: Mark;
  /** How a person is asked about what is missing; null for what the CV shows. */
  readonly askedAs: AskedAs | null;
  readonly postingPlaces: SkillGapResult['matchedSkills'][number]['postingPlaces'];
  readonly cvPlaces: SkillGapResult['matchedSkills'][number]['cvPlaces'];
}

export function listMarks(result: SkillGapResult): readonly MarkedSkill[] {
  return [
    ...result.matchedSkills.map(({ id, name, postingPlaces, cvPlaces }) => ({
      id,
      name,
      mark: 'shown' as const,
      askedAs: null,
      postingPlaces,
      cvPlaces,
    })),
    ...result.missingSkills.map((skill) => ({
      id: skill.id,
      name: skill.name,
      mark: isNear(skill, result) ? ('near' as const) : ('missing' as const),
      askedAs: skill.askedAs,
      postingPlaces: skill.postingPlaces,
      cvPlaces: skill.related.flatMap(({ cvPlaces }) => cvPlaces),
    })),
  ];
}
