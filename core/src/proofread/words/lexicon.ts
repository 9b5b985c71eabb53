import { z } from 'zod';
import { type Language, languages } from '../../language';
import { type ContextModel, readContextModel } from '../context/context-model';
import { findNearWords, type NearWord } from '../spelling/find-near-words';
import { hasWord, type WordGraph } from '../spelling/word-graph';
import { decodeUtf8 } from './decode-utf8';
import { type NounForm, nounForms, readNouns } from './noun-forms';

const MAGIC = 'TRYWORD1';
const MOST_REMEMBERED = 2_000;

const headerSchema = z.object({
  language: z.enum(languages),
  alphabet: z.string().max(127),
  /** Words by how often they occur in texts of the trades: 2^n times or more at place n. */
  common: z.array(z.string()).max(32),
  /** Nouns by the articles that they take: masculine or feminine, singular or plural. */
  nouns: z.record(z.enum(nounForms), z.string()).optional(),
});

/** The words of a language, how common each is, and those that look like it. */
export interface Lexicon {
  readonly language: Language;
  /** As it is written: "Madrid" is a word, "madrid" is none. */
  readonly has: (word: string) => boolean;
  /** How common: 0 for once, one more for each doubling, -1 for a word never seen in texts of the trades. */
  readonly step: (word: string) => number;
  /** Every word that is in texts of the trades. */
  readonly used: () => Iterable<string>;
  readonly near: (word: string, limit: number) => readonly NearWord[];
  /** Nouns whose gender and number are beyond doubt. */
  readonly genders: ReadonlyMap<string, NounForm>;
  /** The same, plus nouns that nearly always behave so. */
  readonly nouns: ReadonlyMap<string, NounForm>;
  /** The context model. Null if none was trained. */
  readonly context: ContextModel | null;
}

/** Reads the files of core/dictionaries for one language, unpacked. Throws for a file that is none, or is cut off. */
export function readLexicon(bytes: Uint8Array, contextBytes: Uint8Array | null = null): Lexicon {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = MAGIC.length + 4;
  const magic = String.fromCharCode(...bytes.subarray(0, MAGIC.length));
  if (magic !== MAGIC || bytes.length < start) throw new Error('this is no list of words');
  const length = view.getUint32(MAGIC.length, true);
  if (start + length > bytes.length) throw new Error('the list of words is cut off');
  const header = headerSchema.parse(JSON.parse(decodeUtf8(bytes.subarray(start, start + length))));
  const graphAt = Math.ceil((start + length) / 4) * 4;
  const edges = new Uint32Array(Math.floor((bytes.length - graphAt) / 4));
  for (let at = 0; at < edges.length; at++) edges[at] = view.getUint32(graphAt + at * 4, true);
  const letters = [...header.alphabet];
  const graph: WordGraph = {
    letters,
    codes: new Map(letters.map((letter, code) => [letter, code])),
    edges,
  };
  return makeLexicon(header, graph, contextBytes && readContextModel(contextBytes));
}

function makeLexicon(
  { language, common, nouns }: z.output<typeof headerSchema>,
  graph: WordGraph,
  context: ContextModel | null,
): Lexicon {
  const steps = new Map<string, number>();
  for (const [step, words] of common.entries())
    for (const word of words.split(' ')) steps.set(word, step);
  const genders = readNouns(nouns);
  const nearby = new Map<string, readonly NearWord[]>();
  return {
    language,
    genders,
    nouns: new Map([...(context?.nouns ?? []), ...genders]),
    context,
    has: (word) => hasWord(graph, word),
    step: (word) => steps.get(word) ?? -1,
    used: () => steps.keys(),
    near: (word, limit) => {
      const key = `${limit} ${word}`;
      const known = nearby.get(key);
      if (known) return known;
      if (nearby.size >= MOST_REMEMBERED) nearby.clear();
      const found = findNearWords(graph, word, limit);
      nearby.set(key, found);
      return found;
    },
  };
}
