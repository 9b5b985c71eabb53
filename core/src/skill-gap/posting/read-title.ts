import { type JobTitle, jobTitles } from '../../catalog/titles';
import { foldInPlace, readTokens, type Token } from '../../language';
import { PhraseTree } from '../names/phrase-tree';
import { matchHeading, NO_LIST } from './posting-headings';

interface PostingTitle {
  readonly id: string | null;
  readonly name: string;
  readonly level: number | null;
}

const LINES_LOOKED_AT = 4;
const LONGEST_TITLE = 90;
const LONGEST_LEAD = 200;
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

export interface TitleSpan {
  readonly first: number;
  readonly last: number;
}

interface FoundTitle {
  readonly title: JobTitle;
  readonly name: string;
  readonly words: number;
}

/** The longest title of a line, or its first where the line is a sentence. */
function findTitle(line: string, isSentence: boolean): FoundTitle | null {
  const titles = openTitles();
  const plain = line.replace(BOTH_GENDERS, '');
  const tokens = readTokens(plain);
  let best: FoundTitle | null = null;
  for (let at = 0; at < tokens.length; at++) {
    const match = titles.matchAt(tokens, at);
    const [title] = match?.values ?? [];
    if (match === null || title === undefined) continue;
    const words = match.last - match.first + 1;
    if (best !== null && words <= best.words) continue;
    const name = plain.slice(tokens[match.first]?.start ?? 0, tokens[match.last]?.end ?? 0);
    best = { title, name, words };
    if (isSentence) break;
  }
  return best;
}

/** The title of the catalogue that a line of a CV names. */
export function matchTitle(line: string): JobTitle | null {
  return findTitle(line.slice(0, LONGEST_LEAD), false)?.title ?? null;
}

const titleById: ReadonlyMap<string | null, JobTitle> = new Map(
  jobTitles.map((title) => [title.id, title]),
);

export function findTitleById(id: string | null): JobTitle | undefined {
  return titleById.get(id);
}

/** Where titles are in a text: "system administrator" is a person, not a skill. */
export function findTitleSpans(tokens: readonly Token[]): ReadonlyMap<number, TitleSpan> {
  const titles = openTitles();
  const byToken = new Map<number, TitleSpan>();
  for (let at = 0; at < tokens.length; at++) {
    const match = titles.matchAt(tokens, at);
    if (match === null) continue;
    for (let part = match.first; part <= match.last; part++) byToken.set(part, match);
    at = match.last;
  }
  return byToken;
}

/** The title is in the first lines; a short line without a title of the catalogue is taken as it is. */
export function readTitle(text: string): PostingTitle | null {
  const lines = text
    .slice(0, 2_000)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, LINES_LOOKED_AT);
  for (const line of lines) {
    if (isHeadedLine(line)) break;
    const isTitleLine = line.length <= LONGEST_TITLE;
    const found = findTitle(line.slice(0, LONGEST_LEAD), !isTitleLine);
    if (found === null) continue;
    const name = isTitleLine ? line : found.name;
    return { id: found.title.id, name, level: readRank(name) ?? found.title.level };
  }
  const [first] = lines;
  if (first === undefined || first.length > LONGEST_TITLE || /[.:;]/.test(first)) return null;
  return { id: null, name: first, level: readRank(first) };
}

/** "Qué harías: …", "Funciones: …": from here on it tells of something else than the title. */
function isHeadedLine(line: string): boolean {
  const [, label = ''] = /^([^:]{3,60}):/.exec(line) ?? [];
  const heading = label === '' ? null : matchHeading(foldInPlace(label), NO_LIST);
  return heading === 'tasks' || heading === 'required' || heading === 'optional';
}

function readRank(title: string): number | null {
  const folded = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  for (const [pattern, level] of RANKS) if (pattern.test(folded)) return level;
  return null;
}
