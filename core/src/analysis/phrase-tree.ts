import { readTokens, type Token } from './tokens';

interface Branch<T> {
  readonly next: Map<string, Branch<T>>;
  readonly values: T[];
}

export interface PhraseMatch<T> {
  readonly values: readonly T[];
  /** The first and the last token of the phrase. */
  readonly first: number;
  readonly last: number;
}

const LINKS = new Set(['de', 'del', 'la', 'el', 'los', 'las', 'of', 'the']);
const newBranch = <T>(): Branch<T> => ({ next: new Map(), values: [] });

/** Phrases by their words, found in a text in one pass. */
export class PhraseTree<T> {
  private readonly root = newBranch<T>();

  /** With `isLoose`, plurals and the small words between do not matter. */
  constructor(private readonly isLoose: boolean) {}

  add(phrase: string, value: T): void {
    let branch = this.root;
    const tokens = readTokens(phrase).filter((token) => !this.skips(token));
    if (tokens.length === 0) return;
    for (const token of tokens) {
      const key = this.keyOf(token);
      const next = branch.next.get(key) ?? newBranch<T>();
      branch.next.set(key, next);
      branch = next;
    }
    if (!branch.values.includes(value)) branch.values.push(value);
  }

  /** The longest phrase that begins at a token; none goes over the end of a sentence. */
  matchAt(tokens: readonly Token[], first: number): PhraseMatch<T> | null {
    let branch: Branch<T> = this.root;
    let best: PhraseMatch<T> | null = null;
    for (let at = first; at < tokens.length; at++) {
      const token = tokens[at];
      if (token === undefined || (at > first && isBreak(token.gap))) break;
      if (at > first && this.skips(token)) continue;
      const next = branch.next.get(this.keyOf(token));
      if (next === undefined) break;
      branch = next;
      if (branch.values.length > 0) best = { values: branch.values, first, last: at };
    }
    return best;
  }

  private keyOf(token: Token): string {
    return this.isLoose ? token.stem : token.word;
  }

  private skips(token: Token): boolean {
    return this.isLoose && LINKS.has(token.word);
  }
}

function isBreak(gap: string): boolean {
  return /[.,;:!?•|\n]/.test(gap);
}
