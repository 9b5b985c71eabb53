/** What a letter of another script is folded to. */
export const OTHER_LETTER = '\x04';

/** Lower case, without accents, letter by letter: places in the result are places in the text. */
export function foldInPlace(text: string): string {
  let folded = '';
  for (let index = 0; index < text.length; index++) {
    const letter = text.charAt(index);
    folded += letter < '\u0080' ? letter.toLowerCase() : foldLetter(letter);
  }
  return folded;
}

const foldedLetters = new Map<string, string>();

function foldLetter(letter: string): string {
  const known = foldedLetters.get(letter);
  if (known !== undefined) return known;
  const plain = letter.normalize('NFD').charAt(0).toLowerCase();
  const isOther = plain > '\u007f' && plain !== 'º' && /\p{L}/u.test(plain);
  const folded = isOther ? OTHER_LETTER : plain.length === 1 ? plain : letter;
  foldedLetters.set(letter, folded);
  return folded;
}
