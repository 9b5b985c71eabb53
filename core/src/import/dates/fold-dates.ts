import { monthNames, presentWords, rangeWords, seasonNames } from '../../catalog';
import { foldInPlace, OTHER_LETTER, rememberByText } from '../../language';

/**
 * Words that dates are made of, each written as one sign repeated to the word's length. A pattern over these signs is a
 * hundredth of the size of one that spells out every name, so it compiles at once.
 */
export const MONTH = '\\x01+';
export const SEASON_NAME = '\\x02+';
export const PRESENT = '\\x03+';
/** What may not be before a date: º and the signs are letters too, \x04 all that no date holds. */
export const LETTER = 'a-zº\\x01-\\x04';

const MONTH_SIGN = '\x01';
const SEASON_SIGN = '\x02';
const PRESENT_SIGN = '\x03';

export const longestFirst = (words: readonly string[]) =>
  [...words].sort((a, b) => b.length - a.length).join('|');

const LEADING_RANGE_WORD = new RegExp(`^(?:${longestFirst(rangeWords)}) `);
/** "Hasta la actualidad" is a link and an end: "2019 hasta" + "la actualidad". */
const presentEnds = presentWords.map((words) =>
  words === 'hasta el momento' ? 'el momento' : words.replace(LEADING_RANGE_WORD, ''),
);

const signs = new Map([
  ...presentEnds.map((word) => [word, PRESENT_SIGN] as const),
  ...seasonNames.map((word) => [word, SEASON_SIGN] as const),
  ...Object.keys(monthNames).map((word) => [word, MONTH_SIGN] as const),
]);
/** Letters may be glued on before a month: "15demarzo", "1stMay". */
const NAMES = new RegExp(
  `(?<![a-z])(de|of|st|nd|rd|th)?(${longestFirst(Object.keys(monthNames))})\\b|(?<![a-z])(?:${longestFirst([...presentEnds, ...seasonNames])})\\b`,
  'g',
);

/** "Hospital Puerta del Mar, 2021", "Vilassar de Mar": the sea, not the month. */
const SEA = /(?<=\p{Lu}\p{L}+ del? )Mar(?!\p{L})/gu;

/** Lower case, without accents, names of dates as signs; places in the result are places in the text. */
export const foldDates = rememberByText(foldNames);

function foldNames(text: string): string {
  return foldInPlace(text.replace(SEA, 'xxx')).replace(
    NAMES,
    (whole, glued: string | undefined, month?: string) => {
      const name = month ?? whole;
      return (glued ?? '') + (signs.get(name) ?? OTHER_LETTER).repeat(name.length);
    },
  );
}
