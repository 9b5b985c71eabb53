import { type SkillGapResult, skillGapResult } from '@trayecto/core/assistant';
import { analyzeSkillGaps, skillGapQuestion } from '@trayecto/core/contract';
import { z } from 'zod';
import { call } from '../../api/browser-api';
import type { Task, TaskQuestion } from '../../tasks/task';

export interface JobText {
  readonly title: string;
  readonly description: string;
}

export interface GapQuestion extends TaskQuestion {
  readonly jobTitle: string;
  readonly jobDescription: string;
}

export const skillGapTask: Task<JobText, GapQuestion, SkillGapResult> = {
  kind: 'skill_gap',
  ticks: { everyMs: 1_000, by: () => 10, most: 90 },
  emptyForm: { title: '', description: '' },
  newForm: 'empty',
  words: (t) => ({
    page: t('skillGap.page'),
    heading: t('skillGap.heading'),
    line: t('skillGap.line'),
    running: t('skillGap.analyzing'),
    progress: t('skillGap.progress'),
    cancel: t('skillGap.cancel'),
    failed: (reason) => t('skillGap.analysisFailed', { reason }),
    startNew: t('skillGap.newAnalysis'),
    resultPage: t('skillGap.resultUntitled'),
    opening: t('skillGap.opening'),
    openFailed: (reason) => t('skillGap.openFailed', { reason }),
    openUnknown: t('skillGap.openUnknown'),
    cvChanged: t('skillGap.cvChanged'),
    otherLanguage: t('skillGap.otherLanguage'),
    again: t('skillGap.rescore'),
  }),
  question: skillGapQuestion.extend({ cvId: z.string() }),
  prepare: ({ title, description }, cv, language, t) =>
    cv?.has_data && description.trim() !== ''
      ? { cvId: cv.id, jobTitle: title.trim(), jobDescription: description, language }
      : { missing: t('skillGap.missingFields') },
  readChoices: ({ jobTitle, jobDescription }) => ({ title: jobTitle, description: jobDescription }),
  async ask(question, { query, options }) {
    const { result } = await call(analyzeSkillGaps, { query, body: question }, options);
    return { keptAs: result.id };
  },
  readKept(record) {
    const result = skillGapResult.safeParse(record.result).data;
    const question = skillGapQuestion.safeParse(record.input).data;
    return result && question ? { result, question: { cvId: record.cv_id, ...question } } : null;
  },
};
