import { availableParallelism } from 'node:os';
import type { Language } from '@trayecto/core/language';
import type { TextReading } from '@trayecto/core/proofread';
import type { Direction, TextToReword } from '@trayecto/core/translate';
import type { SentenceTranslation } from './translate-texts';
import { type Job, openTranslatorThreads, type TranslatorThreads } from './translator-threads';

interface TranslateOptions {
  /** Names that stay as they are: people, employers, schools, products. */
  readonly protect?: readonly string[];
  /** Of each text, the trades whose words it is written in, the likeliest first. */
  readonly trades?: readonly (readonly string[])[];
  readonly signal?: AbortSignal;
  /** Told of each sentence as soon as it is ready, in any order. */
  readonly onSentence?: (at: number, translation: SentenceTranslation) => void;
}

/** Our own model, in threads that start with the first text and end when idle for a while. */
export interface Translator {
  /** In order; undefined for what was too long or not ready in time. */
  translateSentences(
    texts: readonly string[],
    direction: Direction,
    options?: TranslateOptions,
  ): Promise<readonly (SentenceTranslation | undefined)[]>;
  /** In order; undefined as above, and where the model hasn't learned to correct. */
  readTexts(
    texts: readonly string[],
    language: Language,
    signal?: AbortSignal,
  ): Promise<readonly (TextReading | undefined)[]>;
  /** Other ways to translate a text, the likeliest first; none where it is too long or not ready in time. */
  rewordText(text: TextToReword, signal?: AbortSignal): Promise<readonly string[]>;
  /** In order; undefined as above. */
  embedSentences(
    texts: readonly string[],
    signal?: AbortSignal,
  ): Promise<readonly (Float32Array | undefined)[]>;
  close(): Promise<void>;
}

interface TranslatorSettings {
  readonly file: string;
  readonly threads?: number;
  /** How long all sentences of a call may take. */
  readonly longestMs?: number;
  readonly idleMs?: number;
}

const LONGEST_MS = 3 * 60_000;
const IDLE_MS = 10 * 60_000;
/** A longer text is no sentence. */
const MOST_LETTERS = 2_000;
const MOST_TEXTS = 2_000;
/** So many letters are work for a fraction of a second: small enough that one sentence does not wait for many. */
const LETTERS_AT_ONCE = 600;

export function createTranslator(settings: TranslatorSettings): Translator {
  const { file, threads = Math.min(2, availableParallelism()) } = settings;
  const { longestMs = LONGEST_MS, idleMs = IDLE_MS } = settings;
  let running: Promise<TranslatorThreads> | undefined;
  let users = 0;
  let idle: NodeJS.Timeout | undefined;

  /** A file that couldn't be read is not tried again before the next start of the server. */
  function start(): Promise<TranslatorThreads> {
    running ??= openTranslatorThreads(file, threads);
    return running;
  }

  async function stop(): Promise<void> {
    const opened = running;
    running = undefined;
    await (await opened?.catch(() => undefined))?.close();
  }

  async function run(
    texts: readonly string[],
    signal: AbortSignal | undefined,
    jobs: (places: readonly number[]) => Job,
  ) {
    signal?.throwIfAborted();
    const opened = await start();
    clearTimeout(idle);
    users++;
    try {
      const end = performance.now() + longestMs;
      await opened.work(shareOut(texts).map(jobs), { signal, end });
      signal?.throwIfAborted();
    } finally {
      users--;
      if (users === 0) idle = setTimeout(() => void stop(), idleMs).unref();
    }
  }

  return {
    async translateSentences(
      texts,
      direction,
      { protect = [], trades = [], signal, onSentence } = {},
    ) {
      const results: (SentenceTranslation | undefined)[] = texts.map(() => undefined);
      await run(texts, signal, (places) => ({
        ...{ kind: 'translate', direction, names: protect },
        texts: places.map((at) => texts[at] ?? ''),
        trades: places.map((at) => trades[at] ?? []),
        onReport(report) {
          const at = report.kind === 'text' ? places[report.at] : undefined;
          if (report.kind !== 'text' || at === undefined) return;
          results[at] = report.translation;
          onSentence?.(at, report.translation);
        },
      }));
      return results;
    },
    async readTexts(texts, language, signal) {
      const results: (TextReading | undefined)[] = texts.map(() => undefined);
      await run(texts, signal, (places) => ({
        ...{ kind: 'correct', language },
        texts: places.map((at) => texts[at] ?? ''),
        onReport(report) {
          const at = report.kind === 'reading' ? places[report.at] : undefined;
          if (report.kind === 'reading' && at !== undefined) results[at] = report.reading;
        },
      }));
      return results;
    },
    async rewordText(text, signal) {
      let wordings: readonly string[] = [];
      await run([text.source], signal, () => ({
        ...{ kind: 'reword', text },
        onReport(report) {
          if (report.kind === 'wordings') wordings = report.texts;
        },
      }));
      return wordings;
    },
    async embedSentences(texts, signal) {
      const results: (Float32Array | undefined)[] = texts.map(() => undefined);
      await run(texts, signal, (places) => ({
        kind: 'embed',
        texts: places.map((at) => texts[at] ?? ''),
        onReport(report) {
          const at = report.kind === 'vector' ? places[report.at] : undefined;
          if (report.kind === 'vector' && at !== undefined) results[at] = report.vector;
        },
      }));
      return results;
    },
    async close() {
      clearTimeout(idle);
      await stop();
    },
  };
}

/** Texts of like length together, in shares of about the same work, the short ones first. */
function shareOut(texts: readonly string[]): readonly (readonly number[])[] {
  const places = [...texts.keys()]
    .filter((at) => /\S/.test(texts[at] ?? '') && (texts[at] ?? '').length <= MOST_LETTERS)
    .slice(0, MOST_TEXTS)
    .sort((a, b) => (texts[a] ?? '').length - (texts[b] ?? '').length);
  const shares: number[][] = [];
  let room = 0;
  for (const at of places) {
    const { length } = texts[at] ?? '';
    if (length > room) {
      shares.push([]);
      room = LETTERS_AT_ONCE;
    }
    shares.at(-1)?.push(at);
    room -= length;
  }
  return shares;
}
