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
  /** A text that the model said nothing about. */
  passOver(place: string): void;
  refused(): RefusedText[];
  /** Where the built-in engine's words are. */
  byBuiltin(): string[];
}

/** Takes a model's text where code has nothing against it, and remembers those it did not take. */
export function createTaker(): Taker {
  const refused: RefusedText[] = [];
  const ours = new Set<string>();
  return {
    take({ place, said, otherwise, most, problems }) {
      if (said.trim() === '') {
        ours.add(place);
        return otherwise;
      }
      const [problem = said.length > most ? `${said.slice(0, 60)}…` : undefined] = problems;
      if (problem === undefined) return said;
      ours.add(place);
      refused.push({ place, words: problem, quote: quoteAround(said, problem) });
      return otherwise;
    },
    passOver: (place) => void ours.add(place),
    refused: () => refused,
    byBuiltin: () => [...ours],
  };
}

const AROUND = 30;

/** A bare number says little: the words beside it go along, as the model wrote them. */
function quoteAround(said: string, problem: string): string {
  const at = said.toLowerCase().indexOf(problem.toLowerCase());
  if (at < 0) return problem;
  const before = said.slice(Math.max(0, at - AROUND), at);
  const after = said.slice(at + problem.length, at + problem.length + AROUND);
  const isCut = { before: at > AROUND, after: at + problem.length + AROUND < said.length };
  const start = isCut.before ? `…${before.replace(/^\S*\s?/u, '')}` : before;
  const end = isCut.after ? `${after.replace(/\s?\S*$/u, '')}…` : after;
  return `${start}${said.slice(at, at + problem.length)}${end}`.replace(/\s+/g, ' ').trim();
}
