import {
  type CareerLevel,
  type OptimizationResult,
  optimizationResult,
  type TargetPlatform,
} from '@trayecto/core/assistant';
import { optimizationQuestion, optimizeProfile, saveOptimization } from '@trayecto/core/contract';
import { z } from 'zod';
import { ApiError } from '../../api/api-error';
import { call } from '../../api/browser-api';
import type { Answered, Task, TaskQuestion } from '../../tasks/task';
import { randomTicks } from '../../tasks/task-progress';
import { refreshResultLists } from '../../tasks/use-results';

export interface OptimizeChoices {
  readonly targetPlatform: TargetPlatform;
  readonly industryFocus: string;
  readonly careerLevel: CareerLevel;
}

interface OptimizeQuestion extends OptimizeChoices, TaskQuestion {}

export type Optimization = Answered<OptimizeQuestion, OptimizationResult>;

export const optimizeTask: Task<OptimizeChoices, OptimizeQuestion, OptimizationResult> = {
  kind: 'optimization',
  ticks: randomTicks,
  emptyForm: { targetPlatform: 'linkedin', industryFocus: '', careerLevel: 'mid' },
  newForm: 'same',
  words: (t) => ({
    page: t('optimize.page'),
    heading: t('optimize.heading'),
    line: t('optimize.line'),
    running: t('optimize.running'),
    progress: t('optimize.progress'),
    cancel: t('optimize.cancel'),
    failed: (reason, error) =>
      error instanceof ApiError ? t('optimize.failedWhy', { reason }) : t('optimize.failed'),
    modelFailed: t('optimize.failed'),
    startNew: t('optimize.again'),
    resultPage: t('optimize.resultPage'),
    opening: t('optimize.opening'),
    openFailed: (reason) => t('optimize.openFailed', { reason }),
    openUnknown: t('optimize.openUnknown'),
    cvChanged: t('optimize.changed'),
    otherLanguage: t('optimize.inOtherWords'),
    again: t('optimize.rescore'),
  }),
  question: optimizationQuestion.extend({ cvId: z.string() }),
  prepare(choices, cv, language, t) {
    const industryFocus = choices.industryFocus.trim();
    if (!cv) return { missing: t('optimize.selectCv') };
    if (industryFocus === '') return { missing: t('optimize.needsIndustry') };
    return { cvId: cv.id, ...choices, industryFocus, language };
  },
  readChoices: ({ targetPlatform, industryFocus, careerLevel }) => ({
    targetPlatform,
    industryFocus,
    careerLevel,
  }),
  async ask(question, { query, options }) {
    const answer = await call(optimizeProfile, { query, body: question }, options);
    const { engine, cvVersion, ...result } = answer;
    return { result, engine, cvVersion };
  },
  saving: {
    result: optimizationResult,
    async save({ question, result, engine, cvVersion }) {
      const optimizationResult = { ...result, engine, cvVersion };
      const timestamp = new Date().toISOString();
      await call(saveOptimization, { body: { ...question, optimizationResult, timestamp } });
      await refreshResultLists();
    },
    words: (t) => ({
      save: t('optimize.save'),
      isSaved: t('optimize.isSaved'),
      saved: t('optimize.saved'),
      nothing: t('optimize.nothingToSave'),
      failed: (reason) => `${t('optimize.saveFailed')}. ${reason}`,
    }),
  },
  readKept(record) {
    const result = optimizationResult.safeParse(record.result).data;
    const question = optimizationQuestion.safeParse(record.input).data;
    return result && question ? { result, question: { cvId: record.cv_id, ...question } } : null;
  },
};
