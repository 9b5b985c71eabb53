import type { Finding } from '../finding';
import { isKnownWord } from '../spelling/known-words';
import { hasInAnyCase, isCapital, isUpper } from '../words/known-forms';
import type { TextWord } from '../words/read-words';
import type { NameGround } from './check-names';
import { openNames } from './name-table';

/** In a shorter word one letter makes another name. */
const SHORTEST = 7;

let nearby: ReadonlyMap<string, string> | undefined;

/** Names of one word that nothing else is called, by what is left of each without one of its letters, and by all of them. */
function openNearby(): ReadonlyMap<string, string> {
  nearby ??= new Map(
    [...openNames().values()].flat().flatMap(({ key, name, ordinary }) => {
      const isClear = ordinary.es === '' && ordinary.en === '' && /^\p{L}+$/u.test(key);
      if (!isClear || key.length < SHORTEST || isUpper(name)) return [];
      return [key, ...dropEach(key)].map((part) => [part, name] as const);
    }),
  );
  return nearby;
}

const dropEach = (word: string): readonly string[] =>
  Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

/** "Whatsap", "Javascrpt": no word of either language, and one letter away from a name. */
export function checkNearNames(
  words: readonly TextWord[],
  { own, other, known }: NameGround,
): Finding[] {
  return words.flatMap(({ text, from, to, isCode, isJoined, isFirst }): Finding[] => {
    if (isCode || isJoined || text.length < SHORTEST - 1 || !/^\p{L}+$/u.test(text)) return [];
    if (isKnownWord(text, known) || hasInAnyCase(text, own) || hasInAnyCase(text, other)) return [];
    const name = findNear(text.toLowerCase());
    // Inside a sentence a capital may be anybody's name, unless it looks like nobody's.
    if (name === undefined || (isCapital(text) && !isFirst && !/\p{Ll}\p{Lu}/u.test(name)))
      return [];
    return [{ from, to, kind: 'spelling', suggestions: [name], isSure: false }];
  });
}

function findNear(word: string): string | undefined {
  const near = openNearby();
  const [whole] = [near.get(word)].filter((name) => name?.toLowerCase() !== word);
  if (whole !== undefined) return whole;
  for (const part of dropEach(word)) {
    const name = near.get(part);
    if (name !== undefined && isOneSlip(word, name.toLowerCase())) return name;
  }
  return undefined;
}

/** Whether one letter more, one other letter, or two exchanged make the one of the other. */
function isOneSlip(word: string, name: string): boolean {
  if (word === name || Math.abs(word.length - name.length) > 1) return false;
  if (word.length === name.length + 1) return true;
  let start = 0;
  while (word[start] === name[start]) start++;
  const [rest, meant] = [word.slice(start), name.slice(start)];
  const isExchanged =
    rest[0] === meant[1] && rest[1] === meant[0] && rest.slice(2) === meant.slice(2);
  return word.length === name.length && (isExchanged || rest.slice(1) === meant.slice(1));
}
