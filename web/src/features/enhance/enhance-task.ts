import {
  type EnhancementResult,
  type EnhancePlatform,
  enhancementResult,
  enhancePlatforms,
} from '@trayecto/core/assistant';
import {
  enhancementQuestion,
  enhanceProfile,
  interfaceLanguage,
  readAimedJob,
  saveOptimization,
  writeAimedJob,
} from '@trayecto/core/contract';
import { emptyCv } from '@trayecto/core/cv';
import { readEnhancement } from '@trayecto/core/enhance';
import { z } from 'zod';
import { ApiError } from '../../api/api-error';
import { call } from '../../api/browser-api';
import type { Translate } from '../../i18n';
import type { Answered, Task, TaskQuestion } from '../../tasks/task';
import { randomTicks } from '../../tasks/task-progress';
import { refreshResultLists } from '../../tasks/use-results';
import { loadCvContent, NoCvContent } from './load-cv-content';

export interface EnhanceChoices {
  readonly targetPlatform: EnhancePlatform;
  readonly jobTitle: string;
  readonly jobDescription: string;
}

interface EnhanceQuestion extends EnhanceChoices, TaskQuestion {}

export type Enhancement = Answered<EnhanceQuestion, EnhancementResult>;

export const enhanceTask: Task<EnhanceChoices, EnhanceQuestion, EnhancementResult> = {
  kind: 'enhancement',
  ticks: randomTicks,
  emptyForm: { targetPlatform: 'linkedin', jobTitle: '', jobDescription: '' },
  newForm: 'same',
  words: (t) => ({
    page: t('enhance.page'),
    heading: t('enhance.heading'),
    line: t('enhance.line'),
    running: t('enhance.running'),
    progress: t('enhance.progress'),
    cancel: t('enhance.cancel'),
    failed: (reason, error) => explainFailure(error, reason, t),
    startNew: t('enhance.again'),
    resultPage: t('enhance.resultPage'),
    opening: t('enhance.opening'),
    openFailed: (reason) => t('enhance.openFailed', { reason }),
    openUnknown: t('enhance.notValid'),
    cvChanged: t('enhance.changed'),
    otherLanguage: t('enhance.inOtherWords'),
    again: t('enhance.rerun'),
  }),
  question: z.object({
    cvId: z.string(),
    targetPlatform: z.enum(enhancePlatforms),
    jobTitle: z.string(),
    jobDescription: z.string(),
    language: interfaceLanguage,
  }),
  prepare(choices, cv, language, t) {
    const jobTitle = choices.jobTitle.trim();
    if (!cv) return { missing: t('enhance.cvNone') };
    if (jobTitle === '' || choices.jobDescription.trim() === '')
      return { missing: t('enhance.needsJob') };
    return { cvId: cv.id, ...choices, jobTitle, language };
  },
  readChoices: ({ targetPlatform, jobTitle, jobDescription }) => ({
    targetPlatform,
    jobTitle,
    jobDescription,
  }),
  async ask(question, { query, options }) {
    await loadCvContent(question.cvId, options.signal);
    const body = writeAimedJob(question);
    const answer = await call(enhanceProfile, { query, body }, options);
    const { engine, cvVersion, enhancedData: result } = answer;
    return { result, engine, cvVersion };
  },
  saving: {
    result: enhancementResult,
    async save({ question, result, engine, cvVersion }) {
      const optimizationResult = { ...result, engine, cvVersion };
      const timestamp = new Date().toISOString();
      const body = { ...writeAimedJob(question), optimizationResult, timestamp };
      await call(saveOptimization, { body });
      await refreshResultLists();
    },
    words: (t) => ({
      save: t('enhance.save'),
      isSaved: t('enhance.isSaved'),
      saved: t('enhance.saved'),
      nothing: t('enhance.nothingToSave'),
      failed: (reason) => t('enhance.saveFailed', { reason }),
    }),
  },
  /** Whatever shape it was saved in. */
  readKept(record, cv) {
    const asked = enhancementQuestion.safeParse(record.input).data;
    if (asked === undefined) return null;
    const result = readEnhancement(record.result, cv ?? emptyCv(), asked.language);
    return result && { result, question: { cvId: record.cv_id, ...readAimedJob(asked) } };
  },
};

function explainFailure(error: unknown, reason: string, t: Translate): string {
  if (error instanceof NoCvContent) return t('enhance.noContent');
  if (!(error instanceof ApiError)) return t('enhance.failed', { reason });
  if (error.code === 'cv_content_missing') return t('enhance.noContent');
  if (error.code === 'invalid_response') return t('enhance.notValid');
  if (error.code === 'network') return t('enhance.failed', { reason: t('enhance.noConnection') });
  return t('enhance.failed', { reason });
}
