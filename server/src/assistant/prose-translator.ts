import type { TaskContext } from '@trayecto/core/assistant';
import { spellAs } from '@trayecto/core/spelling';
import type { Direction, Translated } from '@trayecto/core/translate';
import type { StartedWhenNeeded } from '../import/start-when-needed';
import { ModelUnavailable, type Translator } from '../models';

/** Sentences that a task would like to have from the translator, with what must stay as it is in them. */
export interface AskedSentences {
  readonly sentences: readonly string[];
  readonly direction: Direction;
  readonly names: readonly string[];
  /** Of each sentence, the trades whose words it is written in. */
  readonly trades: readonly (readonly string[])[];
}

export type SentenceAnswers = readonly (readonly [sentence: string, answer: Translated])[];

/** Undefined when there is no model here. */
export type TranslateProse = (
  asked: AskedSentences,
  signal: TaskContext['signal'],
  onSentence: (ready: number, sentence: { source: string; text: string }) => void,
) => Promise<SentenceAnswers | undefined>;

interface ProseTranslatorParts {
  readonly translator: StartedWhenNeeded<Translator>;
  readonly english: 'british' | 'american';
  /** Told once, with the reason. */
  readonly onUnavailable: (reason: string) => void;
}

/** Our own model for prose; if it is missing or broken, the caller works without it. */
export function createProseTranslator({
  translator,
  english,
  onUnavailable,
}: ProseTranslatorParts): TranslateProse {
  let isUnavailable = false;
  const spell = (text: string, { to }: Direction) =>
    to === 'en' && english === 'american' ? spellAs(text, 'american') : text;
  return async ({ sentences, direction, names, trades }, signal, onSentence) => {
    if (isUnavailable) return undefined;
    let ready = 0;
    try {
      const answers = await (await translator.get()).translateSentences(sentences, direction, {
        protect: names,
        trades,
        ...(signal instanceof AbortSignal ? { signal } : {}),
        onSentence: (at, { text }) =>
          onSentence(++ready, { source: sentences[at] ?? '', text: spell(text, direction) }),
      });
      return answers.flatMap((answer, at) => {
        if (answer === undefined) return [];
        const text = spell(answer.text, direction);
        const doubtful = answer.doubtful.map((word) => spell(word, direction));
        const isSure = answer.doubts.length === 0;
        return [[sentences[at] ?? '', { text, isSure, doubtful }] as const];
      });
    } catch (error) {
      if (!(error instanceof ModelUnavailable)) throw error;
      isUnavailable = true;
      onUnavailable(error.message);
      return undefined;
    }
  };
}
