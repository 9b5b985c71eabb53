import irregularTable from '../../../data/wording/irregular-verbs.tsv' with { type: 'text' };
import { actionVerbs } from '../../catalog';
import { readRows } from '../../tables';
import { regularVerbs } from './regular-english-verbs';
import { listWords } from './word-kinds';

export interface EnglishVerb {
  readonly base: string;
  readonly past: string;
  readonly gerund: string;
}

/** Verbs of everyday work that the catalogue does not have, and all irregular ones. */
const irregularVerbs = readRows(irregularTable, ['base', 'past', 'gerund']);

const verbs: readonly EnglishVerb[] = [
  ...regularVerbs,
  ...actionVerbs.map(({ en }) => en),
  ...irregularVerbs,
];
const single = verbs.filter(({ base }) => !base.includes(' '));
const byGerund = new Map(single.map((verb) => [verb.gerund, verb]));
const byBase = new Map(single.map((verb) => [verb.base, verb]));
const byPast = new Map(single.map((verb) => [verb.past, verb]));
const byThird = new Map(single.map((verb) => [toThird(verb.base), verb]));
const byId = new Map(actionVerbs.map((verb) => [verb.id, verb.en]));

function toThird(base: string): string {
  if (/(?:s|x|z|ch|sh|o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

export const findEnglishVerbById = (id: string): EnglishVerb | null => byId.get(id) ?? null;
export const findEnglishVerbByBase = (word: string): EnglishVerb | null => byBase.get(word) ?? null;
export const findEnglishVerbByPast = (word: string): EnglishVerb | null => byPast.get(word) ?? null;
export const findEnglishVerbByThird = (word: string): EnglishVerb | null =>
  byThird.get(word) ?? null;
export const findEnglishVerbByGerund = (word: string): EnglishVerb | null =>
  byGerund.get(word) ?? null;

/** Things and trades that end in -ing. */
const NOUNS: ReadonlySet<string> = listWords('noun in -ing');
const DETERMINER =
  /^ (?:the|a|an|all|new|our|their|my|his|her|its|each|every|both|more|up to|over|several|various|many|any|daily|weekly|monthly|two|three|four|five|six|seven|eight|nine|ten|\d+)(?![\p{L}])/iu;
/** A verb before these, whatever the word may be elsewhere. */
const PARTICIPLE_OBJECT =
  /^ (?:staff|customers|clients|patients|students|pupils|employees|candidates|suppliers|guests|residents|colleagues)(?![\p{L}])/iu;

export const startsWithEnglishDeterminer = (after: string) => DETERMINER.test(after);

/** A word in -ing that is surely a verb, by itself or by what follows. */
export function readGerund(word: string, after: string): EnglishVerb | null {
  const verb = byGerund.get(word) ?? null;
  if (verb === null || !/^ \p{L}|^ \d|^ and |^$/u.test(after)) return null;
  if (!NOUNS.has(word)) return verb;
  return DETERMINER.test(after) || PARTICIPLE_OBJECT.test(after) ? verb : null;
}

export const looksLikeGerund = (word: string) =>
  /^\p{Ll}{3,}ing$/u.test(word) &&
  !/^(?:during|spring|evening|morning|nothing|something|everything|anything)$/.test(word);
export const isNounInIng = (word: string) => NOUNS.has(word);
