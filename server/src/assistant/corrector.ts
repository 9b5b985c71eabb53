import type { CancelSignal } from '@trayecto/core/assistant';
import { AppError } from '@trayecto/core/contract';
import type { Cv } from '@trayecto/core/cv';
import { detectDocumentLanguage } from '@trayecto/core/document';
import type { Language } from '@trayecto/core/language';
import { listProofTexts, type TextReading } from '@trayecto/core/proofread';
import type { StartedWhenNeeded } from '../import/start-when-needed';
import { ModelUnavailable, type Translator } from '../models';
import { createModelTurns } from './model-turns';

/** In order; undefined for what the model did not read. */
type ReadTexts = (
  texts: readonly string[],
  language: Language,
  signal: CancelSignal,
) => Promise<readonly (TextReading | undefined)[]>;

export type Corrector = (owner: string) => ReadTexts;

const MOST_KEPT = 4_000;

/** The model that corrects, one request of a person at a time. What it made of a text once is not asked again. */
export function createCorrector(translator: StartedWhenNeeded<Translator>): Corrector {
  const kept = new Map<string, TextReading>();
  let isUnavailable = false;
  const inTurn = createModelTurns();

  async function ask(texts: readonly string[], language: Language, signal?: AbortSignal) {
    try {
      return await (await translator.get()).readTexts(texts, language, signal);
    } catch (error) {
      if (!(error instanceof ModelUnavailable)) throw error;
      // Who translates says so in the log.
      isUnavailable = true;
      return [];
    }
  }

  function keep(key: string, reading: TextReading): void {
    const [oldest] = kept.keys();
    if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(key, reading);
  }

  return (owner) => async (texts, language, cancel) => {
    const signal = cancel instanceof AbortSignal ? cancel : undefined;
    const nameText = (text: string) => `${language}\n${text}`;
    const unread = [...new Set(texts)].filter((text) => !kept.has(nameText(text)));
    if (unread.length > 0 && !isUnavailable) {
      const readings = await inTurn(owner, cancel, () => ask(unread, language, signal));
      readings.forEach((reading, at) => {
        if (reading) keep(nameText(unread[at] ?? ''), reading);
      });
    }
    return texts.map((text) => kept.get(nameText(text)));
  };
}

/** All texts of a CV; none where the model has too much to do or fails: proofreading by rules is there without it. */
export async function readCv(
  read: ReadTexts,
  cv: Cv,
  signal: CancelSignal,
): Promise<[string, TextReading][]> {
  const texts = listProofTexts(cv).map(({ text }) => text);
  try {
    const readings = await read(texts, detectDocumentLanguage(cv), signal);
    return texts.flatMap((text, at): [string, TextReading][] => {
      const reading = readings[at];
      return reading ? [[text, reading]] : [];
    });
  } catch (error) {
    if (error instanceof AppError && error.code === 'server_busy') return [];
    throw error;
  }
}
