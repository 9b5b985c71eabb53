import table from '../../../data/proofread/home-regions.tsv' with { type: 'text' };
import { isSpeltBothWays } from '../../spelling';
import { readRows } from '../../tables';

/** British and American spellings of one word: "reorganised", "orthopedic". "Controled" is wrong in both. */
export function isSpeltOtherwise(one: string, other: string): boolean {
  // "london" lacks its capital: that is no other spelling.
  const [small, meant] = [one.toLowerCase(), other.toLowerCase()];
  return isSpeltBothWays(small, meant) || (small !== meant && whole(small) === whole(meant));
}

const whole = (word: string) =>
  word
    .replace(/^despatch/, 'dispatch')
    .replace(/(?<=[iy])z(?=[aei])/g, 's')
    // "Fourty" and "mourning" are no British "forty" and "morning".
    .replace(/(?<=\p{L}{2})our/gu, 'or')
    .replace(/(?<=[bt])re(?=s?$)/, 'er')
    .replace(/[ao]e(?=[a-z])/g, 'e');

const rows = readRows(table, ['english', 'region']);
const regionsOf = (english: string) =>
  rows.filter((row) => row.english === english).map(({ region }) => region.replaceAll('.', '\\.'));
const anyOf = (regions: readonly string[]) =>
  String.raw`(?<![\p{L}])(?:${regions.join('|')})(?![\p{L}])`;

const STATE =
  /, (?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])(?: \d{5})?$/u;
const AMERICAN = new RegExp(anyOf(regionsOf('american')), 'u');
const BRITISH = new RegExp(anyOf(regionsOf('british')), 'u');
/** "North Yorkshire", "Co. Cork", "County Down". */
const SHIRE = /(?<![\p{L}])(?:\p{Lu}\p{Ll}+shire|(?:Co\.?|County) \p{Lu}\p{Ll}+)$/u;

/** Whether where someone lives says that "center" is written so there. */
export const isAmerican = (location: string): boolean =>
  STATE.test(location.trim()) || AMERICAN.test(location);

/** Whether where someone lives says that "licence" is written so there. */
export const isBritish = (location: string): boolean =>
  !isAmerican(location) && (BRITISH.test(location) || SHIRE.test(location.trim()));
