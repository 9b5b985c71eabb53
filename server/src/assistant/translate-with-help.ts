import type { TaskInput, TaskOutput } from '@trayecto/core/assistant';
import { guardTranslation } from '@trayecto/core/rewrite';
import {
  askMachine,
  type MachineQuestion,
  type Translated,
  translateCv,
} from '@trayecto/core/translate';
import type { MachineTranslator } from './apertium';

/** The sentences we are not sure of, with a machine translator's help where there is one. They stay drafts. */
export async function translateWithHelp(
  input: TaskInput<'translate'>,
  machine: MachineTranslator,
): Promise<TaskOutput<'translate'>> {
  const { cv, from, to } = input;
  const questions = new Map<string, MachineQuestion>();
  const first = translateCv(input, {
    secondOpinion(sentence, ours, names) {
      const question = askMachine(sentence, ours, { from, to }, names);
      if (question) questions.set(nameDraft(sentence, ours), question);
      return undefined;
    },
  });
  const asked = [...questions.values()];
  const answers = await machine(
    asked.map(({ text }) => text),
    from,
  );
  const settled = answers?.map((answer, at) => asked[at]?.settle(answer));
  const opinions = new Map([...questions.keys()].map((name, at) => [name, settled?.[at]]));
  if (!answers) return guard(first);
  const helped = guard(
    translateCv(input, {
      secondOpinion: (sentence, ours) => opinions.get(nameDraft(sentence, ours)),
    }),
  );
  // A machine that loses a figure has helped nobody.
  return helped.warnings.length > 0 ? guard(first) : helped;

  function guard(result: TaskOutput<'translate'>): TaskOutput<'translate'> {
    const guarded = guardTranslation(cv, result.cv, from, to);
    return { ...result, cv: guarded.cv, warnings: [...result.warnings, ...guarded.findings] };
  }
}

/** One sentence may stand in two jobs, told in two tenses. */
const nameDraft = (sentence: string, { text }: Translated) => `${sentence}\n${text}`;
