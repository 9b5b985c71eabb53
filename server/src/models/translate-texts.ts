import type { Language } from '@trayecto/core/language';
import { isKnownForm, mendSpanishForms } from '@trayecto/core/proofread';
import type { Direction } from '@trayecto/core/translate';
import { openHints } from '@trayecto/core/translate/hints';
import {
  calmCapitals,
  countNewRuns,
  type Doubt,
  type Found,
  findDoubts,
  type KnowsWord,
  LONGEST_SOURCE,
  listAnswers,
  listDoubtfulWords,
  listUnknownNames,
  type PreparedSentence,
  prepareSentence,
  prepareText,
  searchTranslations,
  splitLong,
  type TrustSigns,
  type WrittenSentence,
  weighTrust,
} from '@trayecto/core/translate/model';
import { openKnownRuns, openLexicon, openLexicons } from '../open-lexicons';
import { chooseAnswers } from './choose-answers';
import { listBatches } from './list-batches';
import type { Network } from './network';
import type { OpenModel } from './open-model';

/** What the model makes of a sentence. */
export interface SentenceTranslation {
  readonly text: string;
  /** The log-probability of the whole: how sure the model is. */
  readonly total: number;
  /** Why someone should read it first; empty when nothing speaks against it. */
  readonly doubts: readonly Doubt[];
  /** The words it was least sure of. */
  readonly doubtful: readonly string[];
}

export interface TextsToTranslate {
  readonly texts: readonly string[];
  readonly direction: Direction;
  /** Names that stay as they are. */
  readonly names: readonly string[];
  /** Of each text, the trades whose words it is written in, the likeliest first. */
  readonly trades: readonly (readonly string[])[];
}

interface SearchSettings {
  readonly width: number;
  readonly leeway: number;
}

/** Three ways at once, and none that is seven times less likely than the best. */
export const USUAL_SEARCH: SearchSettings = { width: 3, leeway: 2 };

/** By the language written. Of the English that readers had judged, 10 in 100 have so much trust, and 97 in 100 of these were right. */
const LEAST_TRUST: Readonly<Record<Language, number>> = { en: 3, es: 3.4 };

interface Piece {
  readonly text: number;
  readonly sentence: PreparedSentence;
}

interface Written extends WrittenSentence {
  readonly doubtful: readonly string[];
  readonly trust: number;
}

interface SeenSigns extends Omit<TrustSigns, 'newSourceRuns'> {
  readonly sentence: PreparedSentence;
}

const KNOWS_ALL = () => true;

/** Translates on the thread it is called on, and tells of each text as soon as it is ready. */
export function translateTexts(
  model: OpenModel,
  network: Network,
  { texts, direction, names, trades }: TextsToTranslate,
  settings: SearchSettings,
  isOver: () => boolean,
  onText: (at: number, translation: SentenceTranslation) => void,
): void {
  const { header, vocabulary, limits } = model;
  const dictionaries = [knowsWordsOf(direction.from), knowsWordsOf(direction.to)] as const;
  const listUnknown = (text: string) => listUnknownIn(text, direction);
  const prepare = (text: string, at: number) =>
    prepareSentence(text, direction, [...names, ...listUnknown(text)], vocabulary, {
      tellsStyle: header.tellsStyle,
      findHints: header.takesHints ? openHints(direction.from, trades[at]) : undefined,
    });
  const [ownWords] = dictionaries;
  const calmed = texts.map((text) => ownWords && calmCapitals(text, names, ownWords));
  const sources = texts.map((text, at) => calmed[at] ?? text);
  const isTooLong = (text: string, at: number) => prepare(text, at).tokens.length > LONGEST_SOURCE;
  const runs = { from: openKnownRuns(direction.from), to: openKnownRuns(direction.to) };
  const written = new Map<PreparedSentence, Written>();
  const parted = sources.map((text, at) =>
    splitLong(text, (part) => isTooLong(part, at)).map((part) => prepare(part, at)),
  );
  const pieces = parted.flatMap((sentences, text) =>
    sentences.map((sentence): Piece => ({ text, sentence })),
  );
  pieces.sort((a, b) => a.sentence.tokens.length - b.sentence.tokens.length);
  const sizeOf = ({ sentence: { mostRead, mostTokens } }: Piece) => ({
    read: mostRead,
    written: mostTokens,
  });
  for (const batch of listBatches(pieces, sizeOf, settings.width, limits)) {
    const sentences = batch.map(({ sentence }) => sentence);
    const found = findTranslations(model, network, sentences, settings, isOver);
    if (isOver()) return;
    const answered = sentences.map((sentence, at) => ({
      sentence,
      answers: listAnswers(
        sentence,
        found.get(at) ?? [],
        vocabulary,
        runs.to ?? KNOWS_ALL,
        dictionaries[1],
      ),
    }));
    chooseAnswers(network, answered, vocabulary).forEach(({ text, total, found, ...signs }, at) => {
      const sentence = sentences[at];
      if (!sentence) return;
      written.set(sentence, {
        text,
        total,
        trust: tellTrust({ sentence, total, ...signs }),
        doubtful: listDoubtfulWords(found, vocabulary),
      });
    });
    for (const at of new Set(batch.map(({ text }) => text))) tellIfReady(at);
  }

  /** Where nobody knows which words go together, nothing is trusted. */
  function tellTrust({ sentence, ...signs }: SeenSigns): number {
    if (!runs.from || !runs.to) return Number.NEGATIVE_INFINITY;
    const { source, terms } = sentence;
    const newSourceRuns = countNewRuns(prepareText(source), [...terms.values()], runs.from);
    return weighTrust({ ...signs, newSourceRuns });
  }

  function tellIfReady(at: number): void {
    const sentences = parted[at] ?? [];
    const parts = sentences.flatMap((sentence) => written.get(sentence) ?? []);
    if (parts.length < sentences.length) return;
    const joined = sentences
      .map(({ source }, part) => (parts[part]?.text ?? '') + (/\s*$/.exec(source)?.[0] ?? ''))
      .join('')
      .trimEnd();
    const text = mendForms(joined, direction, names);
    const doubts = findDoubts(
      {
        ...{ text, direction, source: prepareText(sources[at] ?? '') },
        trust: Math.min(...parts.map(({ trust }) => trust)),
        hidden: sentences.flatMap(({ terms }) => [...terms.values()]),
        unfamiliar: sentences.flatMap(({ unfamiliar }) => unfamiliar),
        hints: sentences.flatMap(({ hints }) => hints),
        isParted: parts.length > 1,
      },
      LEAST_TRUST[direction.to],
      dictionaries[1],
    );
    const isAllUnknown = listUnknown(sources[at] ?? '').some((name) => name === text);
    const shown = (words: string) => (calmed[at] === undefined ? words : words.toUpperCase());
    const doubtful = parts.flatMap((part) => part.doubtful.map(shown));
    const total = sum(parts.map((part) => part.total));
    onText(at, {
      text: shown(text),
      total,
      doubts: isAllUnknown ? [...doubts, 'name'] : doubts,
      doubtful,
    });
  }
}

/** English has no forms that hang on the word behind them, but for the article that was put right before. */
export function mendForms(text: string, { to }: Direction, names: readonly string[]): string {
  const lexicons = to === 'es' ? openLexicons() : null;
  return lexicons ? mendSpanishForms(text, names, lexicons) : text;
}

/** Names that neither language has as words. */
export function listUnknownIn(text: string, { from, to }: Direction): readonly string[] {
  const dictionaries = [knowsWordsOf(from), knowsWordsOf(to)];
  return areAllThere(dictionaries) ? listUnknownNames(text, dictionaries) : [];
}

/** Without a list of words every word is one. */
export function knowsWordsOf(language: Language): KnowsWord | undefined {
  const lexicon = openLexicon(language);
  return lexicon && ((word) => isKnownForm(word, lexicon));
}

const areAllThere = (
  dictionaries: readonly (KnowsWord | undefined)[],
): dictionaries is readonly KnowsWord[] => dictionaries.every((one) => one !== undefined);

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

function findTranslations(
  { vocabulary }: OpenModel,
  network: Network,
  sentences: readonly PreparedSentence[],
  settings: SearchSettings,
  isOver: () => boolean,
): ReadonlyMap<number, readonly Found[]> {
  const found = new Map<number, readonly Found[]>();
  network.encode(sentences.map(({ tokens }) => tokens));
  network.beginDecoding();
  searchTranslations(sentences, (rows) => network.advance(rows), {
    ...settings,
    beginning: vocabulary.beginning,
    end: vocabulary.end,
    isOver,
    onFound: (at, answers) => found.set(at, answers),
  });
  return found;
}
