import table from '../../../data/proofread/stressed-endings.tsv' with { type: 'text' };
import { readRows } from '../../tables';
import type { Lexicon } from '../words/lexicon';
import { findAccented } from './candidates';
import { bareWord } from './edit-costs';
import { hasFarAccent, hasIdleAccent } from './spanish-stress';

/** Endings of nouns and adjectives that have their accent in every word of Spanish, by their letters alone. */
const stressed: ReadonlyMap<string, string> = new Map(
  readRows(table, ['ending']).map(({ ending }) => [bareWord(ending), ending]),
);
const LONGEST_ENDING = Math.max(...[...stressed.keys()].map((ending) => ending.length));
const SHORTEST_STEM = 3;

/**
 * What a word that no dictionary has was meant to be, where the rules of the written accent tell that its own is wrong: "hematocrítos",
 * "estufónes", "telemetrico", "telefonicamente". Empty for what may be right.
 */
export function mendAccent(word: string, lexicon: Lexicon): readonly string[] {
  if (lexicon.language !== 'es') return [];
  const [, stem] = /^(.{4,})mente$/.exec(word) ?? [];
  if (stem !== undefined) return listAdverbs(stem, lexicon);
  const wanted = stressEnding(word, lexicon);
  if (hasIdleAccent(word) || hasFarAccent(word)) return [...wanted, bareAccents(word)];
  return bareAccents(word) === word ? wanted : [];
}

/** An adverb keeps the accent of its adjective. */
function listAdverbs(stem: string, lexicon: Lexicon): readonly string[] {
  const bare = bareAccents(stem);
  if (bare !== stem && hasIdleAccent(`${stem}mente`)) return [`${bare}mente`];
  if (bare !== stem || lexicon.has(stem)) return [];
  return findAccented(stem, lexicon).map(({ word }) => `${word}mente`);
}

function stressEnding(word: string, lexicon: Lexicon): readonly string[] {
  const bare = bareAccents(word);
  for (let length = LONGEST_ENDING; length > 2; length--) {
    const ending = stressed.get(bare.slice(-length));
    const stem = bare.slice(0, -length);
    if (ending === undefined || stem.length < SHORTEST_STEM) continue;
    return isSmallOne(bare, lexicon) || stem + ending === word ? [] : [stem + ending];
  }
  return [];
}

/** "Zapatico", "ratico": small things, as the Caribbean says them. */
function isSmallOne(word: string, lexicon: Lexicon): boolean {
  const stem = word.replace(/ic[oa]s?$/, '');
  return stem !== word && ['o', 'a', 'e'].some((ending) => lexicon.has(stem + ending));
}

const plain: ReadonlyMap<string, string> = new Map(
  ['áa', 'ée', 'íi', 'óo', 'úu'].map(([a = '', b = '']) => [a, b]),
);
const bareAccents = (word: string): string =>
  word.replace(/[áéíóú]/g, (letter) => plain.get(letter) ?? letter);
