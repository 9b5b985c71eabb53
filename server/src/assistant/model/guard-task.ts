import { askQuestions, guardAgainstInvention, labelNewWords } from '@trayecto/core/improve';
import { type AnswerSentence, guardModelTranslation } from '@trayecto/core/translate';
import { weaveAnswer } from '../weave/weave-task';
import type { GuardResult, GuardTask } from './model-guard';

/** Questions are about the words as they will be, so they hold whichever engine rewrites them. */
export function runGuardTask(task: GuardTask, answer?: AnswerSentence): GuardResult {
  if (task.kind === 'weave') return { woven: weaveAnswer(task) };
  const { original, proposed } = task;
  if (task.kind === 'guard-improvement') {
    const guarded = guardAgainstInvention(original, proposed, task.language);
    const findings = [...guarded.findings, ...labelNewWords(original, guarded.cv, task.language)];
    return { ...guarded, findings, questions: askQuestions(guarded.cv, task.language) };
  }
  const { from, to } = task;
  const input = { cv: original, from, to };
  const { warnings, ...translated } = guardModelTranslation(input, proposed, answer);
  return { ...translated, findings: warnings };
}
