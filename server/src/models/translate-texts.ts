import type { Direction } from '@trayecto/core/translate';
import {
  type Doubt,
  findDoubts,
  type PreparedSentence,
  prepareSentence,
  prepareText,
  searchTranslations,
  splitLong,
  type WrittenSentence,
  writeSentence,
} from '@trayecto/core/translate/model';
import type { Network } from './network';
import type { OpenModel } from './open-model';

/** What the model makes of a sentence. */
export interface SentenceTranslation {
  readonly text: string;
  /** The mean log-probability of a token: how sure the model is. */
  readonly score: number;
  /** Why somebody should read it first; empty when nothing speaks against it. */
  readonly doubts: readonly Doubt[];
}

export interface TextsToTranslate {
  readonly texts: readonly string[];
  readonly direction: Direction;
  /** Names that stay as they are. */
  readonly names: readonly string[];
}

export interface SearchSettings {
  readonly width: number;
  readonly leeway: number;
}

/** Four ways at once, and none that is twenty times less likely than the best. */
export const USUAL_SEARCH: SearchSettings = { width: 4, leeway: 3 };

/** What the model was trained with; longer sentences are parted. */
const LONGEST_SOURCE = 90;
const USUAL_THRESHOLD = -0.35;

interface Piece {
  readonly text: number;
  readonly sentence: PreparedSentence;
}

/** Translates on the thread it is called on, and tells of each text as soon as it is ready. */
export function translateTexts(
  { header, vocabulary, limits }: OpenModel,
  network: Network,
  { texts, direction, names }: TextsToTranslate,
  settings: SearchSettings,
  isOver: () => boolean,
  onText: (at: number, translation: SentenceTranslation) => void,
): void {
  const prepare = (text: string) => prepareSentence(text, direction, names, vocabulary);
  const isTooLong = (text: string) => prepare(text).tokens.length > LONGEST_SOURCE;
  const found = new Map<PreparedSentence, WrittenSentence>();
  const parted = texts.map((text) => splitLong(text, isTooLong).map(prepare));
  const pieces = parted.flatMap((sentences, text) =>
    sentences.map((sentence): Piece => ({ text, sentence })),
  );
  for (const batch of listBatches(pieces, settings.width, limits)) {
    if (isOver()) return;
    network.encode(batch.map(({ sentence }) => sentence.tokens));
    network.beginDecoding();
    searchTranslations(
      batch.map(({ sentence }) => sentence),
      (rows) => network.advance(rows),
      {
        ...settings,
        beginning: vocabulary.beginning,
        end: vocabulary.end,
        isOver,
        onFound(at, answer) {
          const piece = batch[at];
          if (piece === undefined) return;
          found.set(piece.sentence, writeSentence(piece.sentence, answer, vocabulary));
          tellIfReady(piece.text);
        },
      },
    );
  }

  function tellIfReady(at: number): void {
    const sentences = parted[at] ?? [];
    const written = sentences.flatMap((sentence) => found.get(sentence) ?? []);
    if (written.length < sentences.length) return;
    const source = texts[at] ?? '';
    const text = sentences
      .map(
        (sentence, part) => (written[part]?.text ?? '') + (/\s*$/.exec(sentence.source)?.[0] ?? ''),
      )
      .join('')
      .trimEnd();
    const score = Math.min(...written.map((one) => one.score));
    const hidden = sentences.flatMap(({ terms }) => [...terms.values()]);
    const unfamiliar = sentences.flatMap((sentence) => sentence.unfamiliar);
    const doubts = findDoubts(
      { source: prepareText(source), text, score, hidden, unfamiliar },
      header.draftThreshold ?? USUAL_THRESHOLD,
    );
    onText(at, { text, score, doubts: written.length > 1 ? [...doubts, 'split'] : doubts });
  }
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
    const { tokens, mostTokens } = piece.sentence;
    const need = { tokens: tokens.length, rows: width, slots: width * (mostTokens + 1) };
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
