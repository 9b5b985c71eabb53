import type { Language } from '../../language';
import type { Correction, TextReading } from '../../proofread';
import type { ForcedToken, Found, SearchProblem, Vocabulary } from '../model';
import { compareTexts, type TextEdit } from './compare-texts';
import { isMasked, joinParts, type MaskedText, maskText, splitMasked } from './mask-text';

/** A sentence as the model reads it to correct it. */
export interface SentenceToCorrect extends SearchProblem, MaskedText {
  readonly tokens: readonly number[];
  /** The sentence as it is and the end: what a model that would change nothing writes. */
  readonly body: readonly number[];
}

/** Undefined where the places of the text would be lost. */
export function prepareCorrection(
  text: string,
  language: Language,
  vocabulary: Vocabulary,
): SentenceToCorrect | undefined {
  const sentence = maskText(text, language, vocabulary);
  if (sentence === undefined || sentence.masked === '') return undefined;
  const body = encodeMasked(sentence.masked, sentence, vocabulary);
  const other = language === 'es' ? 'en' : 'es';
  const { masked } = sentence;
  return {
    ...sentence,
    tokens: [vocabulary.tagOf(language), vocabulary.tagOf(other), ...body],
    body,
    required: [...sentence.symbols.values()],
    barred: /\p{N}/u.test(masked) ? vocabulary.symbols : vocabulary.symbolsAndDigits,
    mostTokens: body.length + 6,
  };
}

const encodeMasked = (masked: string, text: MaskedText, vocabulary: Vocabulary): number[] => [
  ...vocabulary.encode(splitMasked(masked, text)),
  vocabulary.end,
];

/** The model would rather have written something else somewhere. */
export const isDoubted = (tokens: readonly ForcedToken[], least: number): boolean =>
  tokens.some(({ logProbability, best }) => best.logProbability - logProbability > least);

/** Changes of more words than this are another sentence. */
const MOST_WORDS = 3;
const MOST_EDITS = 8;

/** How what the model wrote, in one way or another, differs from what is there; names, figures and addresses stay. */
export function listEdits(
  sentence: SentenceToCorrect,
  answers: readonly Found[],
  vocabulary: Vocabulary,
): readonly TextEdit[] {
  const edits = answers.flatMap(({ tokens }) => {
    const written = joinParts(vocabulary.decode(tokens), sentence);
    const found = compareTexts(sentence.masked, written);
    return found.length > MOST_EDITS ? [] : found;
  });
  const distinct = new Map(edits.map((edit) => [JSON.stringify(edit), edit]));
  return [...distinct.values()].filter(({ from, to, replacement }) => {
    const gone = sentence.masked.slice(from, to);
    return !isMasked(gone) && !isMasked(replacement) && isShort(gone) && isShort(replacement);
  });
}

const isShort = (text: string): boolean => text.trim().split(/\s+/).length <= MOST_WORDS;

/** A change of the person's text as one of what the model reads. Undefined where a name or figure is hidden in it. */
export function findEdit(
  { masked, starts, ends }: SentenceToCorrect,
  { from, to, replacement }: TextEdit,
): TextEdit | undefined {
  const edit = { from: starts.indexOf(from), to: ends.lastIndexOf(to) + 1, replacement };
  if (edit.from < 0 || edit.to <= edit.from) return undefined;
  return isMasked(masked.slice(edit.from, edit.to)) ? undefined : edit;
}

/** The sentence with one change, as tokens. */
export function encodeEdit(
  sentence: SentenceToCorrect,
  { from, to, replacement }: TextEdit,
  vocabulary: Vocabulary,
): readonly number[] {
  const { masked } = sentence;
  const edited = masked.slice(0, from) + replacement + masked.slice(to);
  return encodeMasked(edited, sentence, vocabulary);
}

/** Where in the person's text a change is. */
export function placeEdit(
  { starts, ends }: MaskedText,
  { from, to, replacement }: TextEdit,
  gain: number,
): Correction {
  const end = ends[to - 1] ?? 0;
  return { from: to > from ? (starts[from] ?? 0) : end, to: end, replacement, gain };
}

/** Less is what a model thinks of any word. */
const LEAST_SURPRISE = 0.02;

/** How little each word was expected; a word missing before it counts as well. */
export function listSurprises(
  { masked, starts, ends, body }: SentenceToCorrect,
  tokens: readonly ForcedToken[],
  { beginsWord }: Vocabulary,
): TextReading['surprises'] {
  const runs = [...masked.matchAll(/\S+/gu)];
  const amounts = runs.map(() => 0);
  let run = -1;
  tokens.forEach(({ logProbability }, at) => {
    if (beginsWord(body[at] ?? 0)) run++;
    const last = Math.max(0, Math.min(run, runs.length - 1));
    amounts[last] = (amounts[last] ?? 0) - logProbability;
  });
  return runs.flatMap(({ 0: text, index }, at) => {
    const amount = amounts[at] ?? 0;
    if (amount < LEAST_SURPRISE) return [];
    return { from: starts[index] ?? 0, to: ends[index + text.length - 1] ?? 0, amount };
  });
}
