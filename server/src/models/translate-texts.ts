import type { Language } from '@trayecto/core/language';
import { isKnownForm } from '@trayecto/core/proofread';
import type { Direction } from '@trayecto/core/translate';
import { openHints } from '@trayecto/core/translate/hints';
import {
  type Doubt,
  type Found,
  findDoubts,
  type KnowsWord,
  LONGEST_SOURCE,
  type PreparedSentence,
  prepareSentence,
  prepareText,
  scoreLeastWord,
  searchTranslations,
  splitLong,
  type Thresholds,
  turnRound,
  type WrittenSentence,
  writeSentence,
} from '@trayecto/core/translate/model';
import { openLexicon } from '../open-lexicons';
import type { Network } from './network';
import type { OpenModel } from './open-model';
import { readAlong } from './read-along';

/** What the model makes of a sentence. */
export interface SentenceTranslation {
  readonly text: string;
  /** The log-probability of the whole: how sure the model is. */
  readonly total: number;
  /** Why someone should read it first; empty when nothing speaks against it. */
  readonly doubts: readonly Doubt[];
}

export interface TextsToTranslate {
  readonly texts: readonly string[];
  readonly direction: Direction;
  /** Names that stay as they are. */
  readonly names: readonly string[];
}

interface SearchSettings {
  readonly width: number;
  readonly leeway: number;
}

/** Two ways at once, and none that is seven times less likely than the best. */
export const USUAL_SEARCH: SearchSettings = { width: 2, leeway: 2 };

const USUAL_THRESHOLDS: Thresholds = { total: -3.5, leastWord: -8 };

interface Piece {
  readonly text: number;
  readonly sentence: PreparedSentence;
}

interface Written extends WrittenSentence {
  readonly leastWord: number;
}

/** Translates on the thread it is called on, and tells of each text as soon as it is ready. */
export function translateTexts(
  model: OpenModel,
  network: Network,
  { texts, direction, names }: TextsToTranslate,
  settings: SearchSettings,
  isOver: () => boolean,
  onText: (at: number, translation: SentenceTranslation) => void,
): void {
  const { header, vocabulary, limits } = model;
  const findHintsOf = (language: Language) => (header.takesHints ? openHints(language) : undefined);
  const prepare = (text: string) =>
    prepareSentence(text, direction, names, vocabulary, {
      tellsStyle: header.tellsStyle,
      findHints: findHintsOf(direction.from),
    });
  const isTooLong = (text: string) => prepare(text).tokens.length > LONGEST_SOURCE;
  const written = new Map<PreparedSentence, Written>();
  const parted = texts.map((text) => splitLong(text, isTooLong).map(prepare));
  const pieces = parted.flatMap((sentences, text) =>
    sentences.map((sentence): Piece => ({ text, sentence })),
  );
  for (const batch of listBatches(pieces, settings.width, limits)) {
    const sentences = batch.map(({ sentence }) => sentence);
    const found = findTranslations(model, network, sentences, settings, isOver);
    if (isOver()) return;
    const waysBack = sentences.map((sentence, at) =>
      turnRound(sentence, found.get(at) ?? NOTHING, vocabulary),
    );
    const likelihoods = readAlong(network, waysBack, vocabulary.beginning);
    waysBack.forEach((way, at) => {
      const sentence = sentences[at];
      if (sentence === undefined) return;
      written.set(sentence, {
        ...writeSentence(sentence, found.get(at) ?? NOTHING, vocabulary),
        leastWord: scoreLeastWord(way, likelihoods[at] ?? [], vocabulary),
      });
    });
    for (const at of new Set(batch.map(({ text }) => text))) tellIfReady(at);
  }

  function tellIfReady(at: number): void {
    const sentences = parted[at] ?? [];
    const parts = sentences.flatMap((sentence) => written.get(sentence) ?? []);
    if (parts.length < sentences.length) return;
    const text = sentences
      .map(({ source }, part) => (parts[part]?.text ?? '') + (/\s*$/.exec(source)?.[0] ?? ''))
      .join('')
      .trimEnd();
    const total = parts.reduce((sum, one) => sum + one.total, 0);
    const doubts = findDoubts(
      {
        ...{ text, total, direction, source: prepareText(texts[at] ?? '') },
        leastWord: Math.min(...parts.map(({ leastWord }) => leastWord)),
        hidden: sentences.flatMap(({ terms }) => [...terms.values()]),
        unfamiliar: sentences.flatMap(({ unfamiliar }) => unfamiliar),
        hints: sentences.flatMap(({ hints }) => hints),
        isParted: parts.length > 1,
      },
      {
        total: header.totalThreshold ?? USUAL_THRESHOLDS.total,
        leastWord: header.meaningThreshold ?? USUAL_THRESHOLDS.leastWord,
      },
      knowsWordsOf(direction.to),
    );
    onText(at, { text, total, doubts });
  }
}

/** Without a list of words every word is one. */
function knowsWordsOf(language: Language): KnowsWord | undefined {
  const lexicon = openLexicon(language);
  return lexicon && ((word) => isKnownForm(word, lexicon));
}

const NOTHING: Found = { tokens: [], logProbabilities: [Number.NEGATIVE_INFINITY] };

function findTranslations(
  { vocabulary }: OpenModel,
  network: Network,
  sentences: readonly PreparedSentence[],
  settings: SearchSettings,
  isOver: () => boolean,
): ReadonlyMap<number, Found> {
  const found = new Map<number, Found>();
  network.encode(sentences.map(({ tokens }) => tokens));
  network.beginDecoding();
  searchTranslations(sentences, (rows) => network.advance(rows), {
    ...settings,
    beginning: vocabulary.beginning,
    end: vocabulary.end,
    isOver,
    onFound: (at, answer) => found.set(at, answer),
  });
  return found;
}

/** Sentences of like length together, as many as the workspace holds. */
function listBatches(
  pieces: readonly Piece[],
  width: number,
  limits: OpenModel['limits'],
): readonly (readonly Piece[])[] {
  const batches: Piece[][] = [];
  let room = { tokens: 0, rows: 0, slots: 0 };
  const sorted = [...pieces].sort((a, b) => a.sentence.tokens.length - b.sentence.tokens.length);
  for (const piece of sorted) {
    const { mostRead, mostTokens } = piece.sentence;
    const need = { tokens: mostRead, rows: width, slots: width * (mostTokens + 1) };
    const fits = need.tokens <= room.tokens && need.rows <= room.rows && need.slots <= room.slots;
    if (!fits) {
      batches.push([]);
      room = { ...limits };
    }
    batches.at(-1)?.push(piece);
    room = {
      tokens: room.tokens - need.tokens,
      rows: room.rows - need.rows,
      slots: room.slots - need.slots,
    };
  }
  return batches;
}
