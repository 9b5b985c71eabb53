import { type EmptyWords, emptyWords } from '../catalog';
import type { Language } from '../language';

/** The lists of empty words as patterns: they are found as whole words, whatever their case. */
interface EmptyPatterns {
  /** Traits and claims in a row, with their degrees: "muy proactiva, puntual y con don de gentes"; `isPraise` says which of them praise. */
  readonly run: RegExp;
  readonly praise: RegExp;
  readonly listEnd: RegExp;
  readonly vague: RegExp;
  readonly amount: RegExp;
  readonly claim: RegExp;
  /** Adjectives of things as much as of people. */
  readonly ofThings: RegExp;
  /** A row that begins with something one has, not with an adjective. */
  readonly claimNoun: RegExp;
  readonly boast: RegExp;
  readonly hollow: RegExp;
}

/** The rest of an item: no further than its list goes, and nothing with a number or a name in it. */
const REST: Readonly<Record<Language, string>> = {
  es: "(?:(?! (?:y(?! de )|e|con|así como) )[\\p{Ll}' /-])+?(?=\\s*(?:[,.;:)]|$| y | e | con | así como ))",
  en: "(?:(?! (?:and|with|as well as|who) )[\\p{Ll}' /-])+?(?=\\s*(?:[,.;:)]|$| and | with | as well as | who ))",
};

const AND: Readonly<Record<Language, string>> = {
  es: '(?:,? (?:y|e|así como|además de) (?:con )?(?:una? )?|, (?:con )?(?:una? )?(?:además )?)',
  en: '(?:,? (?:and|as well as) (?:with )?(?:an? )?|, (?:with )?(?:an? )?|, and )',
};

function readPatterns(words: EmptyWords, language: Language): EmptyPatterns {
  const join = (items: readonly string[]) =>
    items
      .map((item) =>
        item
          .replaceAll('@', '[oa]s?')
          // The rest may be missing: "trato agradable" is the whole of it.
          .replaceAll(' ?*', () => `(?: ${REST[language]})?`)
          .replace(/\*/g, () => REST[language]),
      )
      .join('|');
  const degree = `(?:(?:${join(words.degrees)}) )*`;
  const sure = `${degree}(?:${join(words.traits)}|${join(words.claims)})(?![\\p{L}-])`;
  const any = `(?:${sure}|${degree}(?:${join([...words.thingTraits, ...words.shyTraits])})(?![\\p{L}-]))`;
  const link = AND[language];
  const before = '(?<![\\p{L}\\p{N}-])';
  const after = '(?![\\p{L}-])';
  return {
    run: new RegExp(`${before}${any}(?:${link}${any})*`, 'giu'),
    praise: new RegExp(`${before}(?:una? )?(?:${join(words.praise)})${after}`, 'giu'),
    listEnd: new RegExp(
      `(?:,? (?:y|e|o|and|or) |, | (?=entre |among|etc))(?:${join(words.listEnds)})(?![\\p{L}-])[.…]{0,3}(?=$|[;)]|\\.(?:$|\\s+\\p{L})| \\(|,? (?:en|para|con|durante|y|e|porque|at|in|for|plus|because)(?![\\p{L}]))|,? ?(?:\\.\\.\\.|…)$`,
      'iu',
    ),
    vague: new RegExp(`${before}(?:${join(words.vague)})${after}`, 'giu'),
    amount: new RegExp(`${before}(?:${join(words.amounts)})${after}`, 'giu'),
    claim: new RegExp(`${before}${sure}`, 'giu'),
    ofThings: new RegExp(`${before}(?:${join(words.thingTraits)})${after}`, 'iu'),
    claimNoun: new RegExp(`^${degree}(?:${join(words.claims)})`, 'iu'),
    boast: new RegExp(`${before}(?:${join(words.boasts)})${after}`, 'giu'),
    hollow: new RegExp(`^(?:${join(words.hollow)})$`, 'iu'),
  };
}

export const emptyPatterns: Readonly<Record<Language, EmptyPatterns>> = {
  es: readPatterns(emptyWords.es, 'es'),
  en: readPatterns(emptyWords.en, 'en'),
};

/** Whether the pattern is somewhere in the text; unlike `test`, it leaves a global pattern as it was. */
export const isFound = (pattern: RegExp, text: string) => text.search(pattern) >= 0;
