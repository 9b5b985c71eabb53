import { parseEnglishAmount } from './english-amounts';
import type { EnglishUnit } from './read-english-units';

const POSSESSIVES: Readonly<Record<string, string>> = {
  their: 'su',
  its: 'su',
  his: 'su',
  her: 'su',
  my: 'mi',
  our: 'nuestro',
};
const COUNTS: Readonly<Record<string, string>> = {
  several: 'vario',
  many: 'mucho',
  various: 'diverso',
  some: 'alguno',
  other: 'otro',
  both: 'ambo',
  all: 'todo',
  numerous: 'numeroso',
};
const QUANTITIES: Readonly<Record<string, string>> = {
  'more than': 'más de',
  over: 'más de',
  'less than': 'menos de',
  under: 'menos de',
  'fewer than': 'menos de',
  'at least': 'al menos',
  'up to': 'hasta',
  around: 'unos',
  about: 'unos',
  approximately: 'aproximadamente',
  nearly: 'casi',
  almost: 'casi',
  'an average of': 'una media de',
  'a total of': 'un total de',
};

export interface EnglishOpening {
  readonly at: number;
  readonly article: 'definite' | 'indefinite' | undefined;
  /** A possessive or a quantity: "su", "más de". */
  readonly before: string;
  /** A word of number that agrees with the noun: "vario", "todo". */
  readonly count: string;
}

/** What comes before the adjectives: "the", "more than", "several", "all the". */
export function readEnglishOpening(units: readonly EnglishUnit[], start: number): EnglishOpening {
  const keyAt = (at: number) => units[at]?.key ?? '';
  const word = keyAt(start);
  const open = { at: start + 1, article: undefined, before: '', count: '' } as const;
  const hasAmount = parseEnglishAmount(units, start + 1) !== undefined;
  if (Object.hasOwn(QUANTITIES, word) && hasAmount)
    return { ...open, before: QUANTITIES[word] ?? '' };
  if (word === 'the') {
    const quantity = Object.hasOwn(QUANTITIES, keyAt(start + 1));
    return { ...open, article: quantity ? undefined : 'definite' };
  }
  if (word === 'an' && keyAt(start + 1) === 'average' && keyAt(start + 2) === 'of')
    return { ...open, at: start + 3, before: 'una media de' };
  if (word === 'a' && keyAt(start + 1) === 'total' && keyAt(start + 2) === 'of')
    return { ...open, at: start + 3, before: 'un total de' };
  if (word === 'a' || word === 'an' || word === 'one') return { ...open, article: 'indefinite' };
  if (Object.hasOwn(POSSESSIVES, word)) return { ...open, before: POSSESSIVES[word] ?? '' };
  if (Object.hasOwn(COUNTS, word))
    return {
      ...open,
      at: keyAt(start + 1) === 'the' ? start + 2 : start + 1,
      count: COUNTS[word] ?? '',
    };
  if (word === 'each' || word === 'every') return { ...open, before: 'cada' };
  return { ...open, at: start };
}
