import { joinLines } from '../../evidence';
import { readTokens, type Token, wordList } from '../../language';

/** Small words of a long name have no letter in its acronym. */
const SMALL = new Set(
  wordList(
    'a, al, and, de, del, e, el, en, for, in, la, las, los, of, on, or, para, por, the, to, y',
  ),
);
const FEWEST_LETTERS = 3;
const MOST_LETTERS = 6;
const ACRONYM = new RegExp(`^\\p{Lu}{${FEWEST_LETTERS},${MOST_LETTERS}}$`, 'u');

/** A text as it is compared by initials. */
interface Initials {
  /** Each once, in small letters. */
  readonly acronyms: readonly string[];
  readonly words: readonly Token[];
  /** The first letter of each of the words. */
  readonly letters: string;
}

function readInitials(text: string): Initials {
  const tokens = readTokens(text);
  const acronyms = tokens.map((token) => token.text).filter((word) => ACRONYM.test(word));
  const words = tokens.filter(({ word }) => !SMALL.has(word));
  return {
    acronyms: [...new Set(acronyms.map((acronym) => acronym.toLowerCase()))],
    words,
    letters: words.map(({ word }) => word[0] ?? ' ').join(''),
  };
}

/** "IMV" in one text and "Ingreso Mínimo Vital" in the other, "CDL" and "Commercial driver's license": one thing by its letters and by its words. */
export class InitialsOfLines {
  private readonly lines: readonly Initials[];
  private readonly byAcronym = new Map<string, number[]>();

  constructor(lines: readonly string[]) {
    this.lines = lines.map(readInitials);
    this.lines.forEach(({ acronyms }, at) => {
      for (const acronym of acronyms) {
        const known = this.byAcronym.get(acronym);
        if (known === undefined) this.byAcronym.set(acronym, [at]);
        else known.push(at);
      }
    });
  }

  /** The lines that spell an acronym of the text, or have one that it spells, in their order. */
  find(text: string): readonly number[] {
    const { acronyms, words, letters } = readInitials(text);
    const spelling = acronyms.map((acronym) =>
      [...this.lines.keys()].filter((at) => {
        const line = this.lines[at];
        return line !== undefined && isSpelled(acronym, line);
      }),
    );
    const spelled: (readonly number[])[] = [];
    for (let first = 0; first + FEWEST_LETTERS <= letters.length; first += 1)
      for (let length = FEWEST_LETTERS; length <= MOST_LETTERS; length += 1) {
        const acronym = letters.slice(first, first + length);
        const lines = acronym.length === length ? this.byAcronym.get(acronym) : undefined;
        if (lines !== undefined && isName(words, first, length)) spelled.push(lines);
      }
    return joinLines([...spelling, ...spelled]);
  }
}

/** Words in a row begin with its letters. */
function isSpelled(acronym: string, { words, letters }: Initials): boolean {
  for (let at = letters.indexOf(acronym); at >= 0; at = letters.indexOf(acronym, at + 1))
    if (isName(words, at, acronym.length)) return true;
  return false;
}

/** The first of the words has a capital, so that a name begins there; the rest follow without a stop. */
function isName(words: readonly Token[], at: number, length: number): boolean {
  if (!/^\p{Lu}\p{Ll}/u.test(words[at]?.text ?? '')) return false;
  return words.slice(at + 1, at + length).every(({ gap }) => !/[,;:.()\n]/.test(gap));
}
