import type { Correction } from '../assistant';
import { formOf } from './context/context-tokens';
import { listPasts } from './words/english-forms';
import { functionWords } from './words/function-words';
import { isCapital } from './words/known-forms';
import type { Lexicon } from './words/lexicon';
import type { TextWord } from './words/read-words';

/** Whether a form of an English word is right as it is, though the model has met another one more often there. */
export function isFreeForm(
  text: string,
  correction: Correction,
  words: readonly TextWord[],
  at: number,
  own: Lexicon,
): boolean {
  return (
    isPartOfCompound(text, correction, words, at) ||
    isToldNow(correction, words, at, own) ||
    isCompass(correction, words, at) ||
    isBehindDeed(text, correction, words, own)
  );
}

const CLEARLY_WRONG = 6;
const COUNTED =
  /(?:\d|(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty))[-‐‑]$/iu;

/** "After-hours calls", "lived-in houses"; but "a 30-years-old pump", "x-rays". */
function isPartOfCompound(
  text: string,
  { from, to, replacement, gain }: Correction,
  words: readonly TextWord[],
  at: number,
): boolean {
  const word = words[at];
  if (!word?.isJoined || word.from !== from || word.to !== to || gain >= CLEARLY_WRONG)
    return false;
  const isOther = /^\p{L}+$/u.test(replacement) && replacement.toLowerCase() !== word.text;
  return isOther && !COUNTED.test(text.slice(0, from));
}

/** "Set up and clear the surgery": a line that nothing puts in the past. */
function isToldNow(
  { replacement, gain }: Correction,
  words: readonly TextWord[],
  at: number,
  own: Lexicon,
): boolean {
  const typed = words[at]?.text.toLowerCase() ?? '';
  if (gain >= CLEARLY_WRONG || !listPasts(typed).includes(replacement.toLowerCase())) return false;
  const start = words.findLastIndex(({ isFirst }, place) => isFirst && place <= at);
  const first = words[start]?.text.toLowerCase() ?? '';
  if (start === at || functionWords.en.has(first) || !/[vdD]/.test(formOf(first, own)))
    return false;
  const isPast = ({ text: word }: TextWord) => {
    const small = word.toLowerCase();
    const form = functionWords.en.has(small) ? '' : formOf(small, own);
    return /^(?:was|were|had|did)$/.test(small) || (/d/.test(form) && !/v/.test(form));
  };
  return !words.slice(start).some(isPast);
}

const COMPASS = /^(?:north|south|east|west)(?:-?(?:east|west))?$/;
const LANDS = /^(?:Africa|Korea|America|Sudan|Carolina|Dakota|Virginia|Ossetia|Timor|Australia)/;

/** "South Cheshire" and "south Cheshire". */
function isCompass({ replacement }: Correction, words: readonly TextWord[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (word === undefined || next === undefined || !COMPASS.test(word.text)) return false;
  return replacement.toLowerCase() === word.text && isCapital(next.text) && !LANDS.test(next.text);
}

const GAIN_BEHIND_DEED = 4;

/** "Mentor new drivers": what looks like a noun begins the line as its verb, and needs nothing behind it. */
function isBehindDeed(
  text: string,
  { from, to, replacement, gain }: Correction,
  words: readonly TextWord[],
  own: Lexicon,
): boolean {
  if (gain >= GAIN_BEHIND_DEED || /\S/.test(text.slice(from, to)) || !/\S/.test(replacement))
    return false;
  const next = words.findIndex((word) => word.from >= to);
  const before = words[next - 1];
  if (before === undefined || !before.isFirst || words[next]?.gap !== ' ') return false;
  const form = formOf(before.text.toLowerCase(), own);
  return /v/.test(form) && /n/.test(form);
}
