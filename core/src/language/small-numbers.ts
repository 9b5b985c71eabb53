const SPANISH =
  'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte';
const ENGLISH =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';

/** Numbers from two to twenty by their words in both languages, without accents; "one" is an article as often as a number. */
export const smallNumbers: Readonly<Record<string, number>> = Object.fromEntries(
  [SPANISH, ENGLISH].flatMap((list) => list.split(' ').map((word, at) => [word, at + 2] as const)),
);
