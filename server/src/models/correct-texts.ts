import { type Language, splitSentences } from '@trayecto/core/language';
import {
  type Correction,
  prepareReading,
  type TextReading,
  type TextToRead,
} from '@trayecto/core/proofread';
import {
  encodeEdit,
  findEdit,
  isDoubted,
  listEdits,
  listSurprises,
  placeEdit,
  prepareCorrection,
  type SentenceToCorrect,
} from '@trayecto/core/translate/correct';
import {
  type ForcedTarget,
  type ForcedToken,
  type Found,
  LONGEST_SOURCE,
  searchTranslations,
} from '@trayecto/core/translate/model';
import { openLexicons } from '../open-lexicons';
import { listBatches } from './list-batches';
import type { Network } from './network';
import type { OpenModel } from './open-model';

export interface TextsToCorrect {
  readonly texts: readonly string[];
  readonly language: Language;
}

interface CorrectSettings {
  readonly width: number;
  readonly leeway: number;
  /** How much likelier than what is there something else has to be, for the sentence to be written again. */
  readonly doubt: number;
}

export const USUAL_CORRECTING: CorrectSettings = { width: 2, leeway: 2, doubt: 0 };

/** Two words are a name or a heading: there is nothing to correct them by. */
const FEWEST_WORDS = 3;

interface Place {
  readonly text: number;
  /** Where in the text the sentence begins. */
  readonly offset: number;
  readonly sentence: SentenceToCorrect;
  readonly changes: TextToRead['changes'];
}

/** Reads on the thread it is called on, and tells of all texts at the end. A model that has not learned it tells of none. */
export function correctTexts(
  model: OpenModel,
  network: Network,
  { texts, language }: TextsToCorrect,
  settings: CorrectSettings,
  isOver: () => boolean,
  onText: (at: number, reading: TextReading) => void,
): void {
  if (!model.header.corrects) return;
  const lexicons = openLexicons();
  const prepared = texts.map((text) =>
    lexicons
      ? prepareReading(text, language, lexicons)
      : { own: { text, changes: [] }, mended: undefined, join: (own: TextReading) => own },
  );
  const own = prepared.map((one) => one.own);
  const mended = prepared.flatMap((one) => one.mended ?? []);
  const all = [...own, ...mended];
  const places = all.flatMap((one, at) => listSentences(one, at, language, model));
  const readings = all.map(() => ({
    corrections: [] as Correction[],
    surprises: [] as TextReading['surprises'],
  }));
  places.sort((a, b) => a.sentence.body.length - b.sentence.body.length);
  const sizeOf = ({ sentence: { tokens, mostTokens } }: Place) => ({
    read: tokens.length,
    written: mostTokens,
  });
  for (const batch of listBatches(places, sizeOf, settings.width, model.limits)) {
    if (isOver()) return;
    readBatch(model, network, batch, settings, isOver).forEach((reading, at) => {
      const { text, offset } = batch[at] ?? { text: 0, offset: 0 };
      const move = <T extends { readonly from: number; readonly to: number }>(one: T): T => ({
        ...one,
        from: one.from + offset,
        to: one.to + offset,
      });
      readings[text]?.corrections.push(...reading.corrections.map(move));
      readings[text]?.surprises.push(...reading.surprises.map(move));
    });
  }
  if (isOver()) return;
  let next = own.length;
  prepared.forEach((one, at) => {
    const [reading, second] = [readings[at], one.mended && readings[next++]];
    if (reading) onText(at, second ? one.join(reading, second) : reading);
  });
}

function listSentences(
  { text, changes: all }: TextToRead,
  at: number,
  language: Language,
  { vocabulary }: OpenModel,
): readonly Place[] {
  let offset = 0;
  return splitSentences(text).flatMap(({ text: written, gap }) => {
    const from = offset;
    offset += written.length + gap.length;
    if (written.trim().split(/\s+/).length < FEWEST_WORDS) return [];
    const sentence = prepareCorrection(written, language, vocabulary);
    const isFitting = sentence !== undefined && sentence.tokens.length <= LONGEST_SOURCE;
    const changes = all.map((one) => ({ ...one, from: one.from - from, to: one.to - from }));
    return isFitting ? [{ text: at, offset: from, sentence, changes }] : [];
  });
}

function readBatch(
  { vocabulary, limits }: OpenModel,
  network: Network,
  places: readonly Place[],
  settings: CorrectSettings,
  isOver: () => boolean,
): readonly TextReading[] {
  const sentences = places.map(({ sentence }) => sentence);
  const { beginning, end } = vocabulary;
  const follow = (targets: readonly ForcedTarget[]) =>
    shareOut(targets, limits.tokens).flatMap((some) => network.follow(some, beginning));
  network.encode(sentences.map(({ tokens }) => tokens));
  network.beginDecoding();
  const own = follow(sentences.map(({ body }, sentence) => ({ sentence, tokens: body })));
  const doubted = [...sentences.keys()].filter((at) => isDoubted(own[at] ?? [], settings.doubt));
  const found = new Map<number, readonly Found[]>();
  searchTranslations(
    doubted.flatMap((at) => sentences[at] ?? []),
    (rows) =>
      network.advance(rows.map((row) => ({ ...row, sentence: doubted[row.sentence] ?? 0 }))),
    {
      ...{ width: settings.width, leeway: settings.leeway, beginning, end, isOver },
      onFound: (at, answers) => found.set(doubted[at] ?? 0, answers),
    },
  );
  const edits = places.flatMap(({ sentence, changes }, at) => {
    const written = listEdits(sentence, found.get(at) ?? [], vocabulary);
    const proposed = changes.flatMap((change) => findEdit(sentence, change) ?? []);
    const distinct = new Map([...written, ...proposed].map((one) => [JSON.stringify(one), one]));
    return [...distinct.values()].map((edit) => ({ at, sentence, edit }));
  });
  const changed = follow(
    edits.map(({ at, sentence, edit }) => ({
      sentence: at,
      tokens: encodeEdit(sentence, edit, vocabulary),
    })),
  );
  const corrections = edits.map(({ at, sentence, edit }, place) => ({
    at,
    correction: placeEdit(sentence, edit, total(changed[place]) - total(own[at])),
  }));
  return sentences.map((sentence, at) => ({
    corrections: corrections.filter((one) => one.at === at).map(({ correction }) => correction),
    surprises: listSurprises(sentence, own[at] ?? [], vocabulary),
  }));
}

const total = (tokens: readonly ForcedToken[] = []): number =>
  tokens.reduce((sum, { logProbability }) => sum + logProbability, 0);

function shareOut(
  targets: readonly ForcedTarget[],
  most: number,
): readonly (readonly ForcedTarget[])[] {
  const shares: ForcedTarget[][] = [];
  let room = 0;
  for (const target of targets) {
    if (target.tokens.length > room) {
      shares.push([]);
      room = most;
    }
    shares.at(-1)?.push(target);
    room -= target.tokens.length;
  }
  return shares;
}
