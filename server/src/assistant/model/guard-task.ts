import { guardAgainstInvention, guardTranslation, improveCv } from '@trayecto/core/rewrite';
import { translateCv } from '@trayecto/core/translate';
import type { GuardResult, GuardTask } from './model-guard';

/** The built-in engine's questions and notes are about the person's own words, so they hold whoever rewrites them. */
export function runGuardTask(task: GuardTask): GuardResult {
  const { original, proposed } = task;
  if (task.kind === 'guard-improvement') {
    const { language } = task;
    const plainly = { style: 'formal', focusArea: 'balanced', instructions: '' } as const;
    const { questions } = improveCv({ cv: original, language, ...plainly });
    return { ...guardAgainstInvention(original, proposed, language), questions };
  }
  const { from, to } = task;
  const { notes } = translateCv({ cv: original, from, to });
  return { ...guardTranslation(original, proposed, from, to), notes };
}
