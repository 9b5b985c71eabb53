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

export interface OptimizerChoices {
  readonly targetPlatform: TargetPlatform;
  readonly industryFocus: string;
  readonly careerLevel: CareerLevel;
}

interface OptimizeQuestion extends OptimizerChoices, TaskQuestion {}

export type Optimization = Answered<OptimizeQuestion, OptimizationResult>;

export const optimizerTask: Task<OptimizerChoices, OptimizeQuestion, OptimizationResult> = {
  kind: 'optimization',
  ticks: randomTicks,
  emptyForm: { targetPlatform: 'linkedin', industryFocus: '', careerLevel: 'mid' },
  newForm: 'same',
  words: (t) => ({
    page: t('optimizer.page'),
    heading: t('optimizer.heading'),
    line: t('optimizer.line'),
    running: t('optimizer.running'),
    progress: t('optimizer.progress'),
    cancel: t('optimizer.cancel'),
    failed: (reason, error) =>
      error instanceof ApiError ? t('optimizer.failedWhy', { reason }) : t('optimizer.failed'),
    modelFailed: t('optimizer.failed'),
    startNew: t('optimizer.again'),
    resultPage: t('optimizer.resultPage'),
    opening: t('optimizer.opening'),
    openFailed: (reason) => t('optimizer.openFailed', { reason }),
    openUnknown: t('optimizer.openUnknown'),
    cvChanged: t('optimizer.changed'),
    otherLanguage: t('optimizer.inOtherWords'),
    again: t('optimizer.rescore'),
  }),
  question: optimizationQuestion.extend({ cvId: z.string() }),
  prepare(choices, cv, language, t) {
    const industryFocus = choices.industryFocus.trim();
    if (!cv) return { missing: t('optimizer.selectCv') };
    if (industryFocus === '') return { missing: t('optimizer.needsIndustry') };
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
      save: t('optimizer.save'),
      isSaved: t('optimizer.isSaved'),
      saved: t('optimizer.saved'),
      nothing: t('optimizer.nothingToSave'),
      failed: (reason) => `${t('optimizer.saveFailed')}. ${reason}`,
    }),
  },
  readKept(record) {
    const result = optimizationResult.safeParse(record.result).data;
    const question = optimizationQuestion.safeParse(record.input).data;
    return result && question ? { result, question: { cvId: record.cv_id, ...question } } : null;
  },
};
