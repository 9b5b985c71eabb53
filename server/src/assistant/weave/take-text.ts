import type { RefusedText } from '@trayecto/core/assistant';

interface SaidText {
  /** Which text it is. */
  readonly place: string;
  readonly said: string;
  /** The built-in engine's words for the same. */
  readonly otherwise: string;
  readonly most: number;
  /** What it states and has no ground, in its own words. */
  readonly problems: readonly string[];
}

export interface Taker {
  take(text: SaidText): string;
  refused(): RefusedText[];
}

/** Takes a model's text where code has nothing against it, and remembers those it did not take. */
export function createTaker(): Taker {
  const refused: RefusedText[] = [];
  return {
    take({ place, said, otherwise, most, problems }) {
      if (said.trim() === '') return otherwise;
      const [problem = said.length > most ? `${said.slice(0, 60)}…` : undefined] = problems;
      if (problem === undefined) return said;
      refused.push({ place, quote: problem });
      return otherwise;
    },
    refused: () => refused,
  };
}
