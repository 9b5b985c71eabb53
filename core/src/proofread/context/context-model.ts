import { z } from 'zod';
import { type Language, languages } from '../../language';
import { type AgreementModel, makeAgreementModel } from '../grammar/agreement-model';
import type { Confusable } from '../spelling/list-variants';
import { decodeUtf8 } from '../words/decode-utf8';
import type { Lexicon } from '../words/lexicon';
import { type NounForm, nounForms, readNouns } from '../words/noun-forms';
import { mix, readFeatures } from './context-features';
import { type ContextToken, sortOf } from './context-tokens';

const MAGIC = 'TRYCTXT1';
/**
 * A weight is found by a number of 25 bits: the first of them name the row, the others are written beside the weight, so
 * that only the weights that count are kept and none is taken for another.
 */
export const NUMBER_BITS = 25;
export const IN_A_ROW = 4;

const headerSchema = z.object({
  language: z.enum(languages),
  /** The table has 2 to this power rows. */
  bits: z.number().int().min(8).max(20),
  /** What one step of a weight counts. */
  scale: z.number().positive(),
  /** Groups of words of which one is written for another. */
  confusable: z.string(),
  /** Those of them that sound the same, or that people think are the same. */
  sounding: z.string().optional(),
  /** Two words that are rightly written apart, though together they are a word too. */
  apart: z.string(),
  /** Words that our texts of the trades lack and that are near a common one, but others write them: "readership", "revolución". */
  met: z.string().optional(),
  /** Nouns, and adjectives before them, by the articles that they take. */
  nouns: z.record(z.enum(nounForms), z.string()).optional(),
  /** What the table behind the first one is: which form of a word goes with the others of its sentence. */
  agreement: z
    .object({
      bits: z.number().int().min(8).max(22),
      scale: z.number().positive(),
      limits: z.record(z.string(), z.number()),
    })
    .optional(),
});

/** How well words fit where they are, learned from texts that are right. */
export interface ContextModel {
  readonly language: Language;
  readonly confusable: Confusable;
  readonly sounding: Confusable;
  readonly apart: ReadonlySet<string>;
  readonly met: ReadonlySet<string>;
  readonly nouns: ReadonlyMap<string, NounForm>;
  readonly agreement: AgreementModel | null;
  /** For each word, how well it fits at the place; only differences count. */
  readonly score: (
    tokens: readonly ContextToken[],
    at: number,
    words: readonly string[],
    lexicon: Lexicon,
  ) => readonly number[];
}

/** Reads a context file of core/dictionaries, unpacked. Throws for a file that is none, or is cut off. */
export function readContextModel(bytes: Uint8Array): ContextModel {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = MAGIC.length + 4;
  const magic = String.fromCharCode(...bytes.subarray(0, MAGIC.length));
  if (magic !== MAGIC || bytes.length < start) throw new Error('this is no model of contexts');
  const tableAt = start + view.getUint32(MAGIC.length, true);
  const {
    language,
    bits,
    scale,
    confusable,
    sounding = '',
    apart,
    met = '',
    nouns,
    agreement,
  } = headerSchema.parse(JSON.parse(decodeUtf8(bytes.subarray(start, tableAt))));
  const places = 2 ** bits * IN_A_ROW;
  const end = tableAt + places * 2;
  const more = agreement ? 2 ** agreement.bits : 0;
  if (bytes.length < end + more) throw new Error('the model of contexts is cut off');
  const marks = bytes.subarray(tableAt, tableAt + places);
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset + tableAt + places, places);
  const markBits = NUMBER_BITS - bits;
  function weigh(feature: number, label: number): number {
    const number = mix(feature, label) >>> (32 - NUMBER_BITS);
    const row = (number >>> markBits) * IN_A_ROW;
    const mark = number & (2 ** markBits - 1);
    for (let place = row; place < row + IN_A_ROW; place++)
      if (marks[place] === mark) return weights[place] ?? 0;
    return 0;
  }
  return {
    language,
    confusable: readGroups(confusable),
    sounding: readGroups(sounding),
    apart: new Set(apart.split('|')),
    met: new Set(met.split(' ')),
    nouns: readNouns(nouns),
    agreement: agreement
      ? makeAgreementModel(new Int8Array(bytes.buffer, bytes.byteOffset + end, more), agreement)
      : null,
    score(tokens, at, words, lexicon) {
      const { ofClass, ofWord } = readFeatures(tokens, at);
      // Forms of one word are often of one class.
      const ofKinds = new Map<number, number>();
      return words.map((text) => {
        const { word, kind } = sortOf(text, lexicon);
        let sum = ofKinds.get(kind);
        if (sum === undefined) {
          sum = 0;
          for (const feature of ofClass) sum += weigh(feature, kind);
          ofKinds.set(kind, sum);
        }
        for (const feature of ofWord) sum += weigh(feature, word);
        return sum * scale;
      });
    },
  };
}

export function readGroups(text: string): Confusable {
  const groups = new Map<string, readonly string[]>();
  for (const group of text.split('|')) {
    const words = group.split(' ');
    for (const word of words)
      groups.set(word, [...(groups.get(word) ?? []), ...words.filter((other) => other !== word)]);
  }
  return groups;
}
