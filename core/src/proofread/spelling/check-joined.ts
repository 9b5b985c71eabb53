import type { ContextModel } from '../context/context-model';
import { formOf } from '../context/context-tokens';
import type { Finding } from '../finding';
import { irregularVerbs } from '../words/english-forms';
import { functionWords } from '../words/function-words';
import { beginLike, isCapital } from '../words/known-forms';
import type { Lexicon } from '../words/lexicon';
import type { TextWord } from '../words/read-words';

const SHORTEST = 5;
/** English writes many compounds either way ("shop fronts", "audio books"): only what is common as one word is a slip as two. */
const LEAST_STEP = { es: 1, en: 3 };

/** Whether two words side by side are likely one: together they are a word in use. */
export function isJoinable(one: string, other: string, lexicon: Lexicon): boolean {
  const joined = one + other;
  return (
    joined.length >= SHORTEST &&
    other.length > 1 &&
    lexicon.step(joined) >= LEAST_STEP[lexicon.language] &&
    lexicon.has(joined)
  );
}

/** After these comes a noun: "a hand over sheet". What is an action elsewhere is a thing there. */
const marks = new Set(
  'a the my our their each every this daily weekly morning evening full proper'.split(' '),
);
const particles = new Set('over up down out off away back'.split(' '));

const before = new Set('under over with fore up out'.split(' '));

/** "Work under taken daily": no participle follows these unless a noun comes after it, as in "under given terms". */
function isParticipleApart(
  one: string,
  other: string,
  next: TextWord | undefined,
  lexicon: Lexicon,
): boolean {
  if (!before.has(one) || !lexicon.has(one + other)) return false;
  const ends = next === undefined || next.gap !== ' ' || closing.has(next.text.toLowerCase());
  return ends && irregularVerbs.some(([, , participle]) => participle === one + other);
}

/** What goes on after a participle. */
const closing = new Set(
  'by in on at for to from with and or as when during before after daily weekly monthly yearly'.split(
    ' ',
  ),
);

/** So common as one word that two are a slip: "class room", "paper work". */
const COMMON = 5;

const isOneThing = (one: string, other: string, lexicon: Lexicon): boolean =>
  lexicon.language === 'en' &&
  lexicon.step(one + other) >= COMMON &&
  [one, other].every((part) => !functionWords.en.has(part) && /[nN]/.test(formOf(part, lexicon)));

/** A blank too many: "aun que", "out break". Pairs that are rightly written apart come from the trained model. */
export function checkJoined(
  words: readonly TextWord[],
  { apart }: ContextModel,
  lexicon: Lexicon,
): Finding[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    if (next === undefined || next.gap !== ' ' || word.isCode || next.isCode) return [];
    if (word.isJoined || next.isJoined || isCapital(next.text)) return [];
    if (isCapital(word.text) && !word.isFirst) return [];
    const [one, other] = [word.text.toLowerCase(), next.text];
    const isThing =
      lexicon.language === 'en' &&
      marks.has(words[at - 1]?.text.toLowerCase() ?? '') &&
      particles.has(other) &&
      lexicon.step(one + other) >= 0;
    const isDone =
      lexicon.language === 'en' && isParticipleApart(one, other, words[at + 2], lexicon);
    const isWritten = apart.has(`${one} ${other}`) && !isOneThing(one, other, lexicon);
    const isApart = isWritten || !isJoinable(one, other, lexicon);
    if (isApart && !isThing && !isDone) return [];
    const suggestions = [beginLike(word.text, one + other)];
    return [{ from: word.from, to: next.to, kind: 'spelling', suggestions, isSure: false }];
  });
}
