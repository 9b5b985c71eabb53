import { type CareerPlan, careerPlan, type NearTitle } from '@trayecto/core/assistant';
import { careerPlanQuestion, planDevelopment } from '@trayecto/core/contract';
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
export const careerPlanTask: Task<string, GoalQuestion, CareerPlan, Doubt> = {
  kind: 'development',
  ticks: null,
  emptyForm: '',
  newForm: 'empty',
  words: (t) => ({
    page: t('careerPlan.page'),
    heading: t('careerPlan.heading'),
    line: t('careerPlan.line'),
    running: t('careerPlan.analyzing'),
    progress: t('careerPlan.progress'),
    cancel: t('careerPlan.cancel'),
    failed: (reason) => t('careerPlan.analysisError', { reason }),
    modelFailed: t('careerPlan.modelFailed'),
    startNew: t('careerPlan.newAnalysis'),
    resultPage: t('careerPlan.page'),
    opening: t('careerPlan.opening'),
    openFailed: (reason) => t('careerPlan.openFailed', { reason }),
    openUnknown: t('careerPlan.openUnknown'),
    cvChanged: t('careerPlan.cvChanged'),
    again: t('careerPlan.again'),
  }),
  question: careerPlanQuestion.partial({ hoursPerWeek: true }).extend({ cvId: z.string() }),
  prepare: (goal, cv, language, t) =>
    cv?.has_data && goal.trim() !== ''
      ? { cvId: cv.id, careerGoal: goal.trim(), language }
      : { missing: t('careerPlan.selectCvAndGoal') },
  readChoices: ({ careerGoal }) => careerGoal,
  async ask(question, { query, options }) {
    const { plan } = await call(planDevelopment, { query, body: question }, options);
    return plan.id === null ? { doubt: plan.nearest_titles } : { keptAs: plan.id };
  },
  readKept(record) {
    const result = careerPlan.safeParse(record.result).data;
    const question = careerPlanQuestion.safeParse(record.input).data;
    return result && question ? { result, question: { cvId: record.cv_id, ...question } } : null;
  },
};
