import { type JobTitle, jobTitles } from '../catalog/titles';
import { PhraseTree } from './phrase-tree';
import { readTokens, type Token } from './tokens';

export interface PostingTitle {
  readonly id: string | null;
  readonly name: string;
  readonly level: number | null;
}

const LINES_LOOKED_AT = 4;
const LONGEST_TITLE = 90;
const BOTH_GENDERS =
  /\s?[/(]-?(?:a|as|o|os|e|es|ra|ora|dora|tora|x)\b\)?|\([hfmdxw]\s?\/\s?[hfmdxw](?:\s?\/\s?[hfmdxw])?\)/gi;
const RANKS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:trainee|intern|becari[oa]|practicas|aprendiz|apprentice)\b/, 1],
  [/\b(?:junior|jr|graduate|entry[- ]level)\b/, 2],
  [/\b(?:senior|sr|principal|staff)\b/, 4],
  [/\b(?:lead|head|jef[ea]|manager|responsable|supervisor[a]?|coordinador[a]?)\b/, 5],
  [/\b(?:director[a]?|chief|vp|c[etfo]o)\b/, 6],
];

let tree: PhraseTree<JobTitle> | null = null;

function openTitles(): PhraseTree<JobTitle> {
  if (tree !== null) return tree;
  tree = new PhraseTree<JobTitle>(true);
  for (const title of jobTitles)
    for (const name of [...title.es, ...title.en]) tree.add(name, title);
  return tree;
}

export function findTitle(line: string): { title: JobTitle; words: number } | null {
  const titles = openTitles();
  const tokens = readTokens(line.replace(BOTH_GENDERS, ''));
  let best: { title: JobTitle; words: number } | null = null;
  for (let at = 0; at < tokens.length; at++) {
    const match = titles.matchAt(tokens, at);
    const [title] = match?.values ?? [];
    if (match === null || title === undefined) continue;
    const words = match.last - match.first + 1;
    if (best === null || words > best.words) best = { title, words };
  }
  return best;
}

/** Where titles stand in a text: "system administrator" is a person, not a skill. */
export function findTitleSpans(tokens: readonly Token[]): ReadonlyMap<number, number> {
  const titles = openTitles();
  const lastByFirst = new Map<number, number>();
  for (let at = 0; at < tokens.length; at++) {
    const match = titles.matchAt(tokens, at);
    if (match === null) continue;
    lastByFirst.set(match.first, match.last);
    at = match.last;
  }
  return lastByFirst;
}

/** The title stands in the first lines; a line that no title of the catalogue is in is taken as it is, if it is short. */
export function readTitle(text: string): PostingTitle | null {
  const lines = text
    .slice(0, 2_000)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, LINES_LOOKED_AT);
  for (const line of lines) {
    if (line.length > LONGEST_TITLE) continue;
    const found = findTitle(line);
    if (found !== null)
      return { id: found.title.id, name: line, level: readRank(line) ?? found.title.level };
  }
  const [first] = lines;
  if (first === undefined || first.length > LONGEST_TITLE || /[.:;]/.test(first)) return null;
  return { id: null, name: first, level: readRank(first) };
}

export function readRank(title: string): number | null {
  const folded = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  for (const [pattern, level] of RANKS) if (pattern.test(folded)) return level;
  return null;
}
