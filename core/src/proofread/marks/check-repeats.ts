import type { Finding } from '../finding';
import { isUpper } from '../words/known-forms';
import type { TextWord } from '../words/read-words';
import { listWords } from '../words/word-kinds';

/** Words that rightly follow themselves: "que que" never, "had had" and "poco a poco" do not count. */
const allowed = new Set([
  'had',
  'that',
  'tan',
  'bla',
  'muy',
  'very',
  'so',
  'ha',
  'no',
  'ya',
  'sí',
  'her',
  'plan',
  'rr',
]);

/** The same word twice, with nothing but blanks between. */
export function checkRepeats(
  text: string,
  words: readonly TextWord[],
  isWord: (word: string) => boolean,
): Finding[] {
  const twice = words.flatMap((_, at) => findPair(text, words, at));
  const once = words.flatMap((word, at): Finding[] => {
    const before = words[at - 1];
    if (before === undefined || !/^\s+$/.test(word.gap) || /\n/.test(word.gap)) return [];
    const small = word.text.toLowerCase();
    if (small !== before.text.toLowerCase() || allowed.has(small)) return [];
    if (word.isJoined || before.isJoined || isInTwice(small, words[at - 2])) return [];
    if (word.isCode || before.isCode || isName(word, before) || isLetter(word, before)) return [];
    // "Moi moi", "pil pil": a word of another language that is said twice.
    if (!isWord(word.text)) return [];
    const kept = text.slice(before.from, before.to);
    return [
      { from: before.from, to: word.to, kind: 'repeated-word', suggestions: [kept], isSure: true },
    ];
  });
  return [...once, ...twice];
}

const goingIn = listWords('going in');

/** "Signed in in line with the rules". */
const isInTwice = (word: string, before: TextWord | undefined) =>
  word === 'in' && goingIn.has(before?.text.toLowerCase() ?? '');

/** "De A a B", "a A-level": a small word and the name of a letter. */
const isLetter = (word: TextWord, before: TextWord) =>
  word.text.length === 1 && word.text !== before.text && (!before.isFirst || isUpper(word.text));

/** Two words twice: "con el con el". */
function findPair(text: string, words: readonly TextWord[], at: number): Finding[] {
  const [one, two, three, four] = words.slice(at, at + 4);
  if (one === undefined || two === undefined || three === undefined || four === undefined)
    return [];
  if ([two, three, four].some(({ gap, isCode }) => gap !== ' ' || isCode)) return [];
  const isSame = (a: TextWord, b: TextWord) => a.text.toLowerCase() === b.text.toLowerCase();
  if (!isSame(one, three) || !isSame(two, four) || isSame(one, two) || isName(one, two)) return [];
  // "Codo con codo con", "uno a uno a".
  if (/^(?:con|a|en|y|e|o|por|de|and|by|to|in|on|at|for|with|or|after)$/i.test(two.text)) return [];
  const kept = text.slice(one.from, two.to);
  return [
    { from: one.from, to: four.to, kind: 'repeated-word', suggestions: [kept], isSure: true },
  ];
}

/** "García García" is a name, "Baden Baden" a town. */
function isName(word: TextWord, before: TextWord): boolean {
  return /^\p{Lu}/u.test(word.text) && /^\p{Lu}/u.test(before.text);
}
