import type { Finding } from './finding';
import type { TextWord } from './read-words';

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
  'plan',
  'rr',
]);

/** The same word twice, with nothing but blanks between. */
export function checkRepeats(text: string, words: readonly TextWord[]): Finding[] {
  return words.flatMap((word, at) => {
    const before = words[at - 1];
    if (before === undefined || !/^\s+$/.test(word.gap) || /\n/.test(word.gap)) return [];
    const small = word.text.toLowerCase();
    if (small !== before.text.toLowerCase() || allowed.has(small)) return [];
    if (word.isCode || before.isCode || isName(word, before)) return [];
    const kept = text.slice(before.from, before.to);
    return [
      { from: before.from, to: word.to, kind: 'repeated-word', suggestions: [kept], isSure: true },
    ];
  });
}

/** "García García" is a name, "Baden Baden" a town. */
function isName(word: TextWord, before: TextWord): boolean {
  return /^\p{Lu}/u.test(word.text) && /^\p{Lu}/u.test(before.text);
}
