import { type JobTitle, jobTitles } from '../catalog/titles';
import { readTokens, type Token } from '../language';
import { PhraseTree } from '../skill-gap';

interface TitleName {
  readonly title: JobTitle;
  readonly name: string;
  /** What the title is about, without rank and small words. */
  readonly words: readonly string[];
}

export interface TitleMatch {
  readonly title: JobTitle;
  readonly name: string;
  readonly first: number;
  readonly last: number;
}

interface Names {
  readonly tree: PhraseTree<TitleName>;
  readonly list: readonly TitleName[];
  /** How many titles have a word: rare words say more. */
  readonly counts: ReadonlyMap<string, number>;
  /** Every word of a title, those of rank too, for fixing the spelling. */
  readonly vocabulary: ReadonlySet<string>;
}

const SMALL = new Set(
  'de del la el los las y e o u en con para por a al un una unos unas mi mis su sus the of and or in for to an my with at on as i equipo equipos team teams area departamento department puesto trabajo empresa company'.split(
    ' ',
  ),
);
/** Words that say how high a job is, by their beginnings. */
const RANKS: readonly (readonly [RegExp, number])[] = [
  [/^(?:trainee|intern|internship|becari[oa]|practicas|aprendiz|apprentice)$/, 1],
  [/^(?:junior|jr|auxiliar|ayudante|assistant)$/, 2],
  [/^(?:senior|sr|principal|staff)$/, 4],
  [
    /^(?:lead|leader|head|jef[ea]|manager|responsable|encargad[oa]|supervisor[a]?|coordinador[a]?|coordinator|lider|lideresa|chief of)$/,
    5,
  ],
  [/^(?:director[a]?|directiv[oa]|chief|vp|gerente)$/, 6],
];

let names: Names | null = null;

function openNames(): Names {
  names ??= growNames();
  return names;
}

function growNames(): Names {
  const tree = new PhraseTree<TitleName>(true);
  const list: TitleName[] = [];
  const counts = new Map<string, number>();
  const vocabulary = new Set<string>();
  for (const title of jobTitles) {
    const own = new Set<string>();
    for (const name of [...title.es, ...title.en]) {
      const tokens = readTokens(name);
      const one = { title, name, words: readContent(tokens) };
      for (const { stem } of tokens) vocabulary.add(stem);
      tree.add(name, one);
      list.push(one);
      for (const word of one.words) own.add(word);
    }
    for (const word of own) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return { tree, list, counts, vocabulary };
}

export function listTitleNames(): readonly TitleName[] {
  return openNames().list;
}

/** Rare words weigh more; a word no title has weighs as the rarest. */
export function weighWord(word: string): number {
  return 1 / Math.sqrt(openNames().counts.get(word) ?? 1);
}

export function knowsWord(word: string): boolean {
  return openNames().vocabulary.has(word);
}

export function listKnownWords(): Iterable<string> {
  return openNames().vocabulary;
}

/** Every title named in a text; a longer name is no second title of its parts. */
export function findTitles(tokens: readonly Token[]): readonly TitleMatch[] {
  const { tree } = openNames();
  const found: TitleMatch[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const match = tree.matchAt(tokens, at);
    const [one] = match?.values ?? [];
    if (match === null || one === undefined) continue;
    found.push({ title: one.title, name: one.name, first: match.first, last: match.last });
    at = match.last;
  }
  return found;
}

export function readRank(tokens: readonly Token[]): number | null {
  let best: number | null = null;
  for (const { word } of tokens)
    for (const [pattern, level] of RANKS)
      if (pattern.test(word) && (best === null || level > best)) best = level;
  return best;
}

/** The words a text is about. */
export function readContent(tokens: readonly Token[]): readonly string[] {
  return tokens
    .filter(({ word }) => !SMALL.has(word) && !RANKS.some(([pattern]) => pattern.test(word)))
    .map(({ stem }) => stem);
}
