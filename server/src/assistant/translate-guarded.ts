import type { TaskInput, TaskOutput } from '@trayecto/core/assistant';
import { guardTranslation } from '@trayecto/core/improve';
import { type AnswerSentence, isKnownName, translateCv } from '@trayecto/core/translate';

/** Fields by the catalogue, sentences by the translator; what changes a fact is put back as it was. */
export function translateGuarded(
  input: TaskInput<'translate'>,
  answer?: AnswerSentence,
): TaskOutput<'translate'> {
  const { cv, from, to } = input;
  const result = translateCv(input, answer);
  const guarded = guardTranslation(cv, result.cv, { from, to }, (was, is) =>
    isKnownName(was, is, { from, to }),
  );
  return { ...result, cv: guarded.cv, warnings: [...result.warnings, ...guarded.findings] };
}
