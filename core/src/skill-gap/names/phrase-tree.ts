import { readTokens, type Token } from '../../language';

interface PhraseMatch<T> {
  readonly values: readonly T[];
  /** The first and the last token of the phrase. */
  readonly first: number;
  readonly last: number;
}

const LINKS = new Set(['de', 'del', 'la', 'el', 'los', 'las', 'of', 'the']);

/** Phrases by their words, found in a text in one pass. */
export class PhraseTree<T> {
  private readonly byWords = new Map<string, T[]>();
  /** How many words the longest phrase has that begins with a word. */
  private readonly longest = new Map<string, number>();

  /** With `isLoose`, plurals and the small words between do not matter. */
  constructor(private readonly isLoose: boolean) {}

  add(phrase: string | readonly Token[], value: T): void {
    const tokens = typeof phrase === 'string' ? readTokens(phrase) : phrase;
    let first = '';
    let words = '';
    let count = 0;
    for (const token of tokens) {
      if (this.skips(token)) continue;
      const key = this.keyOf(token);
      words = count === 0 ? key : `${words} ${key}`;
      if (count === 0) first = key;
      count += 1;
    }
    if (count === 0) return;
    if ((this.longest.get(first) ?? 0) < count) this.longest.set(first, count);
    const known = this.byWords.get(words);
    if (known === undefined) this.byWords.set(words, [value]);
    else if (!known.includes(value)) known.push(value);
  }

  /** The longest phrase that begins at a token; none goes over the end of a clause. */
  matchAt(tokens: readonly Token[], first: number): PhraseMatch<T> | null {
    const start = tokens[first];
    if (start === undefined) return null;
    let words = this.keyOf(start);
    const longest = this.longest.get(words);
    if (longest === undefined) return null;
    let best = this.find(words, first, first);
    let count = 1;
    for (let at = first + 1; count < longest && at < tokens.length; at++) {
      const token = tokens[at];
      if (token === undefined || isBreak(token.gap)) break;
      if (this.skips(token)) continue;
      words = `${words} ${this.keyOf(token)}`;
      count += 1;
      best = this.find(words, first, at) ?? best;
    }
    return best;
  }

  private find(words: string, first: number, last: number): PhraseMatch<T> | null {
    const values = this.byWords.get(words);
    return values === undefined ? null : { values, first, last };
  }

  private keyOf(token: Token): string {
    return this.isLoose ? token.stem : token.word;
  }

  private skips(token: Token): boolean {
    return this.isLoose && LINKS.has(token.word);
  }
}

/** The dot of "B.Sc." breaks nothing. */
function isBreak(gap: string): boolean {
  return gap !== ' ' && gap !== '.' && /[.,;:!?•|(\n]/.test(gap);
}
