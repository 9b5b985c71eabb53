import { readTokens, type Token, wordList } from '../../language';

/** Small words of a long name have no letter in its acronym. */
const SMALL = new Set(
  wordList(
    'a, al, and, de, del, e, el, en, for, in, la, las, los, of, on, or, para, por, the, to, y',
  ),
);
const ACRONYM = /^\p{Lu}{3,6}$/u;
const FEWEST_LETTERS = 3;

/** A text as it is compared by initials. */
interface Initials {
  readonly acronyms: readonly string[];
  readonly words: readonly Token[];
}

export function readInitials(text: string): Initials {
  const tokens = readTokens(text);
  return {
    acronyms: tokens.map((token) => token.text).filter((word) => ACRONYM.test(word)),
    words: tokens.filter(({ word }) => !SMALL.has(word)),
  };
}

/** "IMV" in one text and "Ingreso Mínimo Vital" in the other, "CDL" and "Commercial driver's license": one thing by its letters and by its words. */
export function isSameByInitials(asked: Initials, line: Initials): boolean {
  return isSpelled(asked, line) || isSpelled(line, asked);
}

/** An acronym of one text is spelled by words in a row of the other. */
function isSpelled({ acronyms }: Initials, { words }: Initials): boolean {
  return acronyms.some((letters) => words.some((_, at) => isNameOf(letters, words, at)));
}

/** The first of the words has a capital, so that a name begins there; the rest follow without a stop. */
function isNameOf(letters: string, words: readonly Token[], at: number): boolean {
  const name = words.slice(at, at + letters.length);
  if (letters.length < FEWEST_LETTERS || name.length < letters.length) return false;
  if (!/^\p{Lu}\p{Ll}/u.test(name[0]?.text ?? '')) return false;
  if (name.slice(1).some(({ gap }) => /[,;:.()\n]/.test(gap))) return false;
  return name.every(({ word }, index) => word[0] === letters[index]?.toLowerCase());
}
