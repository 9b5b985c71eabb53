import { smallNumbers } from './small-numbers';

/** Words that tell a number without naming it, in either language. */
const OTHER_WORDS: readonly (readonly [value: number, words: RegExp])[] = [
  [0, /\b(?:from scratch|desde cero|de cero|no|without|sin|ningun[ao]?|ningún)\b/i],
  [0.5, /\b(?:and a half|half an? \w+|y medi[oa]|medi[oa] (?:hora|día|año|millón|docena))\b/i],
  [
    2,
    /\b(?:both|dual|pair|couple|twins?|twice|doubl\w+|bi-?(?:week|month|annual|enni|ling|later|semanal|mens|mestr|anual)\w*|two-\w+|ambos|ambas|par|pareja|dobl\w+|doble)\b/i,
  ],
  [3, /\b(?:tripl\w+|tri-?(?:ling|later|mestr|mens|angul)\w*|thrice)\b/i],
  [6, /\b(?:half a dozen|media docena)\b/i],
  [10, /\b(?:tenfold|décupl\w+)\b/i],
  [12, /\b(?:dozen|docena)s?\b/i],
  [15, /\b(?:fortnight\w*|quincen\w+)\b/i],
  [24, /\b(?:round[- ]the[- ]clock|día y noche)\b/i],
];

/** Whether the text tells the number in another way: "twice" is "dos veces". */
export const tellsOtherwise = (text: string, value: number): boolean =>
  OTHER_WORDS.some(([one, words]) => one === value && words.test(text)) ||
  [...text.toLowerCase().matchAll(SEVERAL)].some(
    ([, word = '']) => smallNumbers[word] === value || smallNumbers[`${word}e`] === value,
  );

/** "Under-fives", "over twelves". */
const SEVERAL = /\b(?:under|over)[- ]([a-z]+?)e?s\b/g;
