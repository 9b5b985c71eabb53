import type { Language } from '../../language';
import type { Part, Vocabulary } from './vocabulary';

/** What a dictionary says of a rare word. */
interface Hint {
  /** Where in the text the word ends. */
  readonly end: number;
  /** "cable car / gondola" */
  readonly text: string;
}

export type FindHints = (text: string) => readonly Hint[];

/** What the model was trained with: tag, text with its hints, end. */
export const LONGEST_SOURCE = 90;
const MARK = '<sim>';
const MOST_HINTS = 5;
const LONGEST_KEY = 3;
const SHORTEST_WORD = 4;
const SHORTEST_STEM = 3;
const WORD = /(?<![<\p{L}\p{N}_])[\p{L}\p{Nl}\p{No}]+(?:['-][\p{L}\p{Nl}\p{No}]+)*/gu;

/** Endings and their dictionary form, tried in this order. */
const ENDINGS: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  es: readEndings(
    'ciones>ción siones>sión ones>ón ces>z oras>or ora>or es> s> as>o a>o as>e',
    'qué>car gué>gar cé>zar',
    'ando>ar ados>ar adas>ar ado>ar ada>ar aban>ar aba>ar aron>ar amos>ar é>ar ó>ar an>ar a>ar o>ar',
    'iendo>er iendo>ir idos>er idas>er ido>er ida>er ido>ir ida>ir ían>er ía>er ían>ir ía>ir',
    'ieron>er ieron>ir ió>er ió>ir í>er í>ir o>er o>ir e>er e>ir',
  ),
  en: readEndings('ies>y es> s> ied>y ed>e ed> ing>e ing> er>e'),
};
const DOUBLED = /([bdgklmnprtv])\1(?:ed|ing)$/;

function readEndings(...lines: readonly string[]): readonly (readonly [string, string])[] {
  return lines
    .flatMap((line) => line.split(' '))
    .map((pair) => {
      const at = pair.indexOf('>');
      return [pair.slice(0, at), pair.slice(at + 1)];
    });
}

/** A phrase of a table in a text. */
interface FoundPhrase<Value> {
  /** Where in the text it ends. */
  readonly end: number;
  readonly value: Value;
}

/** What a table has of words and phrases, in small letters and as a dictionary writes them. */
export interface PhraseTable<Value> {
  get(phrase: string): Value | undefined;
}

/**
 * Finds the words of a text that a dictionary has something to say of, from left to right, the longest first. Training does the
 * very same (training/hints.py), so a change here needs a new model.
 */
export function createHintFinder(language: Language, entries: PhraseTable<string>): FindHints {
  return (text) =>
    findPhrases(text, language, entries).map(({ end, value }) => ({
      end,
      text: value.replaceAll(', ', ' / '),
    }));
}

/** The phrases of a table in a text, in whatever form, from left to right, the longest first. */
export function findPhrases<Value>(
  text: string,
  language: Language,
  entries: PhraseTable<Value>,
): readonly FoundPhrase<Value>[] {
  const tokens = [...text.matchAll(WORD)].map(({ index, 0: word }) => ({
    word: word.toLowerCase(),
    end: index + word.length,
    start: index,
  }));
  const found: FoundPhrase<Value>[] = [];
  for (let at = 0; at < tokens.length; ) {
    const run = tokens.slice(at, at + LONGEST_KEY);
    const parting = run.findIndex(({ end }, i) => text.slice(end, run[i + 1]?.start) !== ' ');
    let count = parting === -1 ? run.length : parting + 1;
    let value: Value | undefined;
    for (; count > 0 && value === undefined; count--) {
      const words = run.slice(0, count);
      value = lookUp(
        words.map(({ word }) => word),
        language,
        entries,
      );
      const end = words.at(-1)?.end;
      if (value !== undefined && end !== undefined) {
        found.push({ end, value });
        at += count;
      }
    }
    if (value === undefined) at++;
  }
  return found;
}

function lookUp<Value>(
  words: readonly string[],
  language: Language,
  entries: PhraseTable<Value>,
): Value | undefined {
  // A Spanish phrase changes at its first word, an English one at its last.
  const at = language === 'es' ? 0 : words.length - 1;
  const changing = words[at] ?? '';
  if (words.length === 1 && changing.length < SHORTEST_WORD) return undefined;
  for (const form of listForms(changing, language)) {
    const entry = entries.get(words.with(at, form).join(' '));
    if (entry !== undefined) return entry;
  }
  return undefined;
}

/** Possible dictionary forms of the word, likeliest first. */
function* listForms(word: string, language: Language): Generator<string> {
  yield word;
  for (const [ending, instead] of ENDINGS[language]) {
    const stem = word.length - ending.length;
    if (stem >= SHORTEST_STEM && word.endsWith(ending)) yield word.slice(0, stem) + instead;
  }
  const doubled = language === 'en' ? DOUBLED.exec(word) : null;
  if (doubled) yield word.slice(0, doubled.index + 1);
}

interface Hinted {
  readonly pieces: readonly number[];
  readonly hints: readonly string[];
}

/** The pieces of a text with as many of its hints as there is room for, the first ones. */
export function encodeWithHints(
  parts: readonly Part[],
  findHints: FindHints,
  vocabulary: Vocabulary,
  room: number,
): Hinted | undefined {
  const found = findHints(parts.map(writePart).join('')).slice(0, MOST_HINTS);
  const mark = vocabulary.find(MARK);
  for (let count = found.length; count > 0; count--) {
    const hints = found.slice(0, count);
    const pieces = vocabulary.encode(insertHints(parts, hints, mark));
    if (pieces.length <= room) return { pieces, hints: hints.map(({ text }) => text) };
  }
  return undefined;
}

/** A symbol is no word, and parts those beside it. */
const writePart = (part: Part): string => (typeof part === 'string' ? part : '<0>');

/** `teleférico <sim> cable car / gondola <sim>`, with the symbol itself: text never becomes one. */
export function insertHints(
  parts: readonly Part[],
  hints: readonly Hint[],
  mark: number,
): readonly Part[] {
  let start = 0;
  return parts.flatMap((part) => {
    const end = start + writePart(part).length;
    const own = hints.filter((hint) => hint.end > start && hint.end <= end);
    const from = start;
    start = end;
    if (typeof part === 'number') return [part];
    let done = 0;
    const pieces = own.flatMap((hint): readonly Part[] => {
      const before = part.slice(done, hint.end - from);
      done = hint.end - from;
      return [`${before} `, mark, ` ${hint.text} `, mark];
    });
    return [...pieces, ...(done < part.length || pieces.length === 0 ? [part.slice(done)] : [])];
  });
}
