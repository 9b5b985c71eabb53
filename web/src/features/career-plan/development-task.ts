import { type DevelopmentPlan, developmentPlan, type NearTitle } from '@trayecto/core/assistant';
import { developmentQuestion, planDevelopment } from '@trayecto/core/contract';
import { z } from 'zod';
import { call } from '../../api/browser-api';
import type { Task, TaskQuestion } from '../../tasks/task';

interface GoalQuestion extends TaskQuestion {
  readonly careerGoal: string;
  readonly hoursPerWeek?: number;
}

/** Of a goal that is not understood: the nearest titles. */
type Doubt = readonly NearTitle[];

/** The form is the goal alone. */
export const developmentTask: Task<string, GoalQuestion, DevelopmentPlan, Doubt> = {
  kind: 'development',
  ticks: null,
  emptyForm: '',
  newForm: 'empty',
  words: (t) => ({
    page: t('development.page'),
    heading: t('development.heading'),
    line: t('development.line'),
    running: t('development.analyzing'),
    progress: t('development.progress'),
    cancel: t('development.cancel'),
    failed: (reason) => t('development.analysisError', { reason }),
    modelFailed: t('development.modelFailed'),
    startNew: t('development.newAnalysis'),
    resultPage: t('development.page'),
    opening: t('development.opening'),
    openFailed: (reason) => t('development.openFailed', { reason }),
    openUnknown: t('development.openUnknown'),
    cvChanged: t('development.cvChanged'),
    again: t('development.again'),
  }),
  question: developmentQuestion.partial({ hoursPerWeek: true }).extend({ cvId: z.string() }),
  prepare: (goal, cv, language, t) =>
    cv?.has_data && goal.trim() !== ''
      ? { cvId: cv.id, careerGoal: goal.trim(), language }
      : { missing: t('development.selectCvAndGoal') },
  readChoices: ({ careerGoal }) => careerGoal,
  async ask(question, { query, options }) {
    const { plan } = await call(planDevelopment, { query, body: question }, options);
    return plan.id === null ? { doubt: plan.nearest_titles } : { keptAs: plan.id };
  },
  readKept(record) {
    const result = developmentPlan.safeParse(record.result).data;
    const question = developmentQuestion.safeParse(record.input).data;
    return result && question ? { result, question: { cvId: record.cv_id, ...question } } : null;
  },
};
