import { isSpeltBothWays } from '../../spelling';

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

const BRITISH =
  /(?<![\p{L}])(?:UK|U\.K\.|United Kingdom|Great Britain|England|Scotland|Wales|Northern Ireland|Ireland|Australia|New Zealand|South Africa|Reino Unido|Inglaterra|Escocia|Irlanda)(?![\p{L}])/u;

/** Whether where someone lives says that "licence" is written so there. */
export const isBritish = (location: string): boolean => BRITISH.test(location);

const AMERICAN =
  /(?<![\p{L}])(?:USA|U\.S\.|United States|EE\. ?UU\.|Estados Unidos)(?![\p{L}])|, (?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])(?: \d{5})?$/u;

/** Whether where someone lives says that "center" is written so there. */
export const isAmerican = (location: string): boolean => AMERICAN.test(location.trim());
