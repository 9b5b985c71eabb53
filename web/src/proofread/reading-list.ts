import type { Language } from '@trayecto/core/language';
import type { TextReading } from '@trayecto/core/proofread';

/** What the corrector said about each text; null for one that it did not read. */
export type Readings = ReadonlyMap<string, TextReading | null>;

export type LookUp = (
  language: Language,
  texts: readonly string[],
  signal: AbortSignal,
) => Promise<readonly (TextReading | null)[]>;

/** A few at a time, so that a line just typed doesn't wait for a whole CV. */
const TEXTS_AT_ONCE = 16;
const MOST_KEPT = 2_000;
/** After so many failures the server is left alone. */
const MOST_FAILURES = 3;

/** Asks for texts that were not read yet, one request at a time, and tells when there is more. */
export function createReadingList(lookUp: LookUp, onMore: () => void) {
  let language: Language | undefined;
  let readings = new Map<string, TextReading | null>();
  let request: AbortController | undefined;
  let failures = 0;

  async function ask(texts: readonly string[], own: Language, { signal }: AbortController) {
    try {
      const answers = await lookUp(own, texts, signal);
      if (signal.aborted) return;
      // A server without the model answers, and has read nothing.
      failures = answers.some((answer) => answer !== null) ? 0 : failures + 1;
      if (readings.size > MOST_KEPT) readings = new Map();
      texts.forEach((text, at) => {
        readings.set(text, answers[at] ?? null);
      });
    } catch {
      failures++;
      return;
    } finally {
      if (!signal.aborted) request = undefined;
    }
    onMore();
  }

  return {
    known: (): Readings => readings,
    read(own: Language, texts: readonly string[]) {
      if (own !== language) {
        const isStale = readings.size > 0;
        request?.abort();
        request = undefined;
        readings = new Map();
        language = own;
        if (isStale) return onMore();
      }
      const unread = texts.filter((text) => !readings.has(text)).slice(0, TEXTS_AT_ONCE);
      if (unread.length === 0 || request !== undefined || failures >= MOST_FAILURES) return;
      request = new AbortController();
      void ask(unread, own, request);
    },
    close() {
      request?.abort();
      request = undefined;
    },
  };
}
