import type { ContextToken } from '../context/context-tokens';
import type { Finding } from '../finding';
import { beginLike } from '../words/known-forms';
import type { Lexicon } from '../words/lexicon';

export type Count = 'one' | 'many';

export interface Ground {
  readonly text: string;
  readonly tokens: readonly ContextToken[];
  readonly lexicon: Lexicon;
}

/** What a verb is for one and for many, where it is not so already. */
export type OtherForms = Partial<Record<Count, string>>;

/** Verbs whose form is not that of how many do it. */
export function checkSubjects(
  ground: Ground,
  readForms: (token: ContextToken, at: number) => OtherForms | undefined,
  countSubject: (at: number) => Count | undefined,
): Finding[] {
  const { text, tokens } = ground;
  return tokens.flatMap((token, at): Finding[] => {
    if (!token.isWord || at === 0) return [];
    const meant = readForms(token, at);
    if (meant === undefined) return [];
    const count = countSubject(at);
    if (count === undefined || meant[count] === undefined) return [];
    const { from, to } = token;
    const suggestions = [beginLike(text.slice(from, to), meant[count])];
    return [{ from, to, kind: 'agreement', suggestions, isSure: false, isParsed: true }];
  });
}

/** Where each of those that "and" joins begins and ends. */
export function splitAtAnd(
  tokens: readonly ContextToken[],
  start: number,
  end: number,
  and: RegExp,
): readonly (readonly [number, number])[] {
  const pieces: [number, number][] = [];
  let from = start;
  for (let place = start; place <= end; place++)
    if (place === end || and.test(tokens[place]?.text ?? '')) {
      pieces.push([from, place]);
      from = place + 1;
    }
  return pieces;
}
