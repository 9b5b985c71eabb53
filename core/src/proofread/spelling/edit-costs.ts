/** How far a slip of the hand or the ear leads from the word that was meant: 1 is one letter for any other. */
export const ACCENT_COST = 0.3;
export const SOUND_COST = 0.45;
const DOUBLE_COST = 0.45;
const SWAP_COST = 0.7;
const NEIGHBOUR_COST = 0.85;
const EXTRA_COST = 0.9;
const MISSING_COST = 0.9;

const bare = new Map(
  [...'áaéeíióoúuüuñnçcàaèeòoïi'].flatMap((letter, at, all) =>
    at % 2 === 0 ? [[letter, all[at + 1] ?? letter] as const] : [],
  ),
);

/** Letters that sound alike somewhere, or in some word. */
const alike = makePairs('bv cs cz sz gj yl xs ck kq qc iy mn xj wv ie ae ai lr');
/** The letters beside each letter on the keyboard. */
const rows = ['qwertyuiop', 'asdfghjklñ', 'zxcvbnm'];
const beside = makePairs(
  rows
    .flatMap((row, line) =>
      [...row].flatMap((letter, at) => {
        const below = rows[line + 1] ?? '';
        return [row[at + 1], below[at], below[at - 1]].flatMap((other) =>
          other ? [letter + other] : [],
        );
      }),
    )
    .join(' '),
);

export function substituteCost(typed: string, meant: string): number {
  if (typed === meant) return 0;
  if (bareLetter(typed) === bareLetter(meant)) return ACCENT_COST;
  const pair = bareLetter(typed) + bareLetter(meant);
  if (alike.has(pair)) return SOUND_COST;
  return beside.has(pair) ? NEIGHBOUR_COST : 1;
}

/** A letter too many, after `before`. */
export function extraCost(typed: string, before: string, after: string): number {
  const bared = bareLetter(typed);
  if (bared === bareLetter(before) || bared === bareLetter(after)) return DOUBLE_COST;
  return typed === 'h' ? SOUND_COST : EXTRA_COST;
}

/** A letter left out, after `before`. */
export function missingCost(meant: string, before: string): number {
  if (bareLetter(meant) === bareLetter(before)) return DOUBLE_COST;
  return meant === 'h' ? SOUND_COST : MISSING_COST;
}

export const swapCost = SWAP_COST;

function bareLetter(letter: string): string {
  return bare.get(letter) ?? letter;
}

/** The word without its accents and dots. */
export function bareWord(word: string): string {
  let text = '';
  for (const letter of word) text += bareLetter(letter);
  return text;
}

/** What is heard: b as v, m as n before them and p, no h, soft c and z as s, soft g as j, ll as y. */
export function hearSpanish(word: string): string {
  return bareWord(word.toLowerCase())
    .replace(/(?<!c)h/g, '')
    .replaceAll('v', 'b')
    .replace(/n(?=[bp])/g, 'm')
    .replace(/c(?=[ei])|z/g, 's')
    .replace(/g(?=[ei])/g, 'j')
    .replaceAll('ll', 'y')
    .replace(/qu(?=[ei])/g, 'k');
}

function makePairs(list: string): ReadonlySet<string> {
  return new Set(list.split(' ').flatMap(([one = '', other = '']) => [one + other, other + one]));
}
