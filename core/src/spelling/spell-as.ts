import { beginWithCapital } from '../text';
import { findAmerican, findBritish } from './spelling-pairs';

const WORD = /(?<![\p{L}\p{N}])\p{L}\p{Ll}+(?![\p{L}\p{N}])/gu;
const ADDRESS = /@|:\/\/|\p{L}\.\p{L}/u;

/** Words of running text in the spelling of a country; names, abbreviations and addresses keep theirs. */
export function spellAs(text: string, variety: 'british' | 'american'): string {
  return text.replace(/\S+/gu, (chunk, start: number) =>
    ADDRESS.test(chunk)
      ? chunk
      : chunk.replace(WORD, (word, at: number) =>
          spellWord(word, text.slice(0, start + at), variety),
        ),
  );
}

function spellWord(word: string, before: string, variety: 'british' | 'american'): string {
  const small = word.toLowerCase();
  const isName = word !== small && /\p{L}/u.test(before) && !/[.!?:]\s+$/u.test(before);
  if (isName) return word;
  const other =
    variety === 'american' ? findAmerican(small) : (findBritish(small, before) ?? writeIse(small));
  if (other === undefined) return word;
  return word === small ? other : beginWithCapital(other);
}

/** Verbs in -ize that are written so everywhere. */
const ALWAYS_Z =
  /^(?:size|prize|seize|capsize|resize|maize)(?:d|s)?$|^(?:sizing|seizing|resizing)$/;

const writeIse = (word: string): string =>
  ALWAYS_Z.test(word)
    ? word
    : word.replace(/(?<=\p{L}{3})iz(?=(?:e|ed|es|er|ers|ing|ation|ations)$)/u, 'is');
