import table from '../../data/english-spellings.tsv' with { type: 'text' };
import { readRows } from '../tables';

interface SpellingPair {
  readonly british: string;
  readonly american: string;
  /** In which direction the other spelling is certain; "noun" is both, but for the verb. */
  readonly way: string;
}

interface Spellings {
  readonly toAmerican: ReadonlyMap<string, string>;
  readonly beginnings: readonly (readonly [british: string, american: string])[];
  readonly toBritish: ReadonlyMap<string, string>;
  /** American spellings that are British ones as verbs. */
  readonly nouns: ReadonlySet<string>;
}

let spellings: Spellings | undefined;

const openSpellings = (): Spellings => {
  spellings ??= sortPairs(listSpellingPairs());
  return spellings;
};

/** The rows as they are written, with the endings of the -ise verbs. */
export function listSpellingPairs(): readonly SpellingPair[] {
  return readRows(table, ['british', 'american', 'way']).flatMap(inflectVerb);
}

/** "Specialise" is also "specialised", but "specialist" is another word. */
function inflectVerb(pair: SpellingPair): readonly SpellingPair[] {
  const { british, american } = pair;
  if (!/[iy]se$/.test(british) || !/[iy]ze$/.test(american)) return [pair];
  const endings = british.endsWith('ise')
    ? ['e', 'es', 'ed', 'er', 'ers', 'ing', 'ation', 'ations']
    : ['e', 'ed', 'er', 'ers', 'ing'];
  return endings.map((ending) => ({
    ...pair,
    british: british.slice(0, -1) + ending,
    american: american.slice(0, -1) + ending,
  }));
}

function sortPairs(pairs: readonly SpellingPair[]): Spellings {
  const isBeginning = ({ british }: SpellingPair) => british.endsWith('*');
  // A word that isn't certain in a direction stays as it is, even if it looks like the plural of one that is.
  const whole = pairs.map(withoutStar);
  return {
    toAmerican: new Map(
      whole.map(({ british, american, way }) => [british, way === 'british' ? british : american]),
    ),
    toBritish: new Map(
      whole.map(({ british, american, way }) => [
        american,
        way === 'american' ? american : british,
      ]),
    ),
    beginnings: pairs
      .filter((pair) => isBeginning(pair) && pair.way !== 'british')
      .map(withoutStar)
      .map((pair) => [pair.british, pair.american] as const)
      .sort(([a], [b]) => b.length - a.length),
    nouns: new Set(pairs.filter(({ way }) => way === 'noun').map((pair) => pair.american)),
  };
}

const withoutStar = (pair: SpellingPair): SpellingPair => ({
  ...pair,
  british: pair.british.replace('*', ''),
  american: pair.american.replace('*', ''),
});

/** How Americans spell a British word in small letters, if they spell it otherwise. */
export function findAmerican(word: string): string | undefined {
  const { toAmerican, beginnings } = openSpellings();
  const whole = findWithPlural(toAmerican, word);
  if (whole !== undefined) return whole;
  const [british, american] = beginnings.find(([start]) => word.startsWith(start)) ?? [];
  return british === undefined || american === undefined
    ? undefined
    : american + word.slice(british.length);
}

function findWithPlural(words: ReadonlyMap<string, string>, word: string): string | undefined {
  const singular = word.endsWith('s') ? words.get(word.slice(0, -1)) : undefined;
  const found = words.get(word) ?? (singular && `${singular}s`);
  return found === word ? undefined : found;
}

const BEFORE_A_VERB = /(?:^|[^\p{L}])(?:to|will|can|we|I|they|and) $/u;

/** How the British spell an American word in small letters, if they spell it otherwise after what is before it. */
export function findBritish(word: string, before: string): string | undefined {
  const { toBritish, nouns } = openSpellings();
  return nouns.has(word) && BEFORE_A_VERB.test(before.slice(-6))
    ? undefined
    : findWithPlural(toBritish, word);
}

/** Whether two words in small letters are one, spelt in two countries. Pairs with another sense ("practice") are not. */
export const isSpeltBothWays = (one: string, other: string): boolean =>
  findBritish(one, '') === other || findBritish(other, '') === one;
