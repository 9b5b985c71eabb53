import nouns from '../../../data/proofread/irregular-plurals.tsv' with { type: 'text' };
import verbs from '../../../data/proofread/irregular-verbs.tsv' with { type: 'text' };
import { readRows } from '../../tables';
import type { Lexicon } from './lexicon';

/** Verbs whose past is not the base and -ed: base, past, participle. */
export const irregularVerbs: readonly (readonly string[])[] = listIrregular('');
/** More of them, which the model of contexts has not met as verbs. */
export const rareIrregularVerbs: readonly (readonly string[])[] = listIrregular('rare');

function listIrregular(wanted: string): readonly (readonly string[])[] {
  return readRows(verbs, ['base', 'past', 'participle', 'rare'])
    .filter(({ rare }) => rare === wanted)
    .map(({ base, past, participle }) => [base, past, participle]);
}

const unchanged = new Set('cut put set let hit shut cost split spread quit read bid'.split(' '));
const byBase = group(0);
const byPast = group(1);
const byParticiple = group(2);

function group(place: number): ReadonlyMap<string, readonly (readonly string[])[]> {
  const rows = new Map<string, (readonly string[])[]>();
  for (const row of irregularVerbs) {
    const key = row[place] ?? '';
    rows.set(key, [...(rows.get(key) ?? []), row]);
  }
  return rows;
}

const plurals: ReadonlyMap<string, string> = new Map(
  readRows(nouns, ['one', 'many']).map(({ one, many }) => [one, many]),
);
const singles = new Map([...plurals].map(([single, plural]) => [plural, single]));

const helpers = [
  ['have', 'has'],
  ['are', 'is'],
  ['were', 'was'],
  ['do', 'does'],
  ["don't", "doesn't"],
  ["haven't", "hasn't"],
  ["weren't", "wasn't"],
  ["aren't", "isn't"],
] as const;
/** "Have" of many is "has" of one. */
export const helpersOfOne: ReadonlyMap<string, string> = new Map(helpers);
export const helpersOfMany: ReadonlyMap<string, string> = new Map(
  helpers.map(([many, one]) => [one, many]),
);

export function addS(word: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}

export function listEnglishPlurals(word: string): readonly string[] {
  const known = plurals.get(word);
  if (known !== undefined) return [known];
  return word.endsWith('o') ? [`${word}s`, `${word}es`] : [addS(word)];
}

export function dropS(word: string): readonly string[] {
  const known = singles.get(word);
  if (known !== undefined) return [known];
  if (!/[^su]s$/.test(word) || word.length < 3) return [];
  const cut = word.slice(0, -1);
  if (cut.endsWith('ie')) return [`${cut.slice(0, -2)}y`, cut];
  // "Cases" are of "case" sooner than of "cas".
  return /(?:se|xe|ze|che|she|oe)$/.test(cut) ? [cut, cut.slice(0, -1)] : [cut];
}

const double = (base: string) => /[^aeiou][aeiou][bdgklmnprtvz]$/.test(base);

export function listPasts(base: string): readonly string[] {
  const rows = byBase.get(base);
  if (rows !== undefined) return [...new Set(rows.flatMap((row) => row.slice(1)))];
  if (unchanged.has(base)) return [];
  if (base.endsWith('e')) return [`${base}d`];
  if (/[^aeiou]y$/.test(base)) return [`${base.slice(0, -1)}ied`];
  return double(base) ? [`${base}${base.at(-1)}ed`, `${base}ed`] : [`${base}ed`];
}

export function listGerunds(base: string): readonly string[] {
  if (base.endsWith('ie')) return [`${base.slice(0, -2)}ying`];
  if (base.endsWith('e') && !/(?:ee|oe|ye)$/.test(base)) return [`${base.slice(0, -1)}ing`];
  return double(base) ? [`${base}${base.at(-1)}ing`, `${base}ing`] : [`${base}ing`];
}

/** The verbs that a form may be of. */
export function listBases(word: string, lexicon: Lexicon): readonly string[] {
  const bases = new Set<string>();
  for (const row of [...(byPast.get(word) ?? []), ...(byParticiple.get(word) ?? [])])
    bases.add(row[0] ?? '');
  const stem = word.replace(/(?:ied|ies)$/, 'y').replace(/(?:ed|ing)$/, '');
  if (stem !== word) {
    bases.add(stem);
    bases.add(`${stem}e`);
    if (/([bdgklmnprtvz])\1$/.test(stem)) bases.add(stem.slice(0, -1));
  }
  for (const base of dropS(word)) bases.add(base);
  bases.add(word);
  return [...bases].filter((base) => base.length > 1 && isVerb(base, lexicon));
}

function isVerb(base: string, lexicon: Lexicon): boolean {
  if (byBase.has(base) || unchanged.has(base)) return true;
  return (
    lexicon.has(base) &&
    listPasts(base).some((past) => lexicon.has(past)) &&
    listGerunds(base).some((gerund) => lexicon.has(gerund))
  );
}

/** What a word of English can be: noun n, plural N, verb v, third person V, past d, participle D, gerund g, adjective a, adverb y. */
export function readEnglishForm(word: string, lexicon: Lexicon): string {
  const found = new Set<string>();
  if (isVerb(word, lexicon)) found.add('v');
  if (byPast.has(word)) found.add('d');
  if (byParticiple.has(word)) found.add('D');
  if (unchanged.has(word)) found.add('d');
  if (/ed$/.test(word) && listBases(word, lexicon).some((base) => base !== word)) found.add('d');
  if (/ing$/.test(word) && listBases(word, lexicon).some((base) => base !== word)) found.add('g');
  const single = dropS(word).filter((base) => lexicon.has(base));
  if (single.length > 0) {
    found.add('N');
    if (single.some((base) => isVerb(base, lexicon))) found.add('V');
  }
  if (/ly$/.test(word)) found.add('y');
  else if (/(?:ous|ful|ive|able|ible|al|ic|less|ish|ant|ent|ary)$/.test(word)) found.add('a');
  if (/(?:tion|sion|ment|ness|ity|ance|ence|ship|ism|age)$/.test(word)) found.add('t');
  if (single.length === 0 && listEnglishPlurals(word).some((plural) => lexicon.has(plural)))
    found.add('n');
  if (/est$/.test(word)) found.add('z');
  if (/er$/.test(word)) found.add('r');
  return [...found].sort().join('');
}
