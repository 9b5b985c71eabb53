import { askQuestions, guardAgainstInvention } from '@trayecto/core/rewrite';
import { guardModelTranslation } from '@trayecto/core/translate';
import { weaveAnswer } from '../weave/weave-task';
import type { GuardResult, GuardTask } from './model-guard';

/** Questions and notes are about the person's own words, so they hold whichever engine rewrites them. */
export function runGuardTask(task: GuardTask): GuardResult {
  if (task.kind === 'weave') return { woven: weaveAnswer(task) };
  const { original, proposed } = task;
  if (task.kind === 'guard-improvement') {
    const guarded = guardAgainstInvention(original, proposed, task.language);
    return { ...guarded, questions: askQuestions(original) };
  }
  const { from, to } = task;
  const { warnings, ...translated } = guardModelTranslation({ cv: original, from, to }, proposed);
  return { ...translated, findings: warnings };
}
