import type { HiddenTerm } from './hide-terms';

/** Why a translation is a draft. */
export type Doubt =
  | 'score'
  | 'meaning'
  | 'repeats'
  | 'untranslated'
  | 'length'
  | 'split'
  | 'name'
  | 'ordinal';

export interface Judged {
  readonly source: string;
  readonly text: string;
  /** The mean log-probability of a token. */
  readonly score: number;
  /** The log-probability of the source's least likely word, told from the translation. */
  readonly leastWord: number;
  /** What was hidden from the model, which is the same in both. */
  readonly hidden: readonly HiddenTerm[];
  /** Names, by their looks, that the model saw. */
  readonly unfamiliar: readonly string[];
  /** Too long for the model, and translated in parts. */
  readonly isParted: boolean;
}

/** What a translation has to reach. */
export interface Thresholds {
  readonly score: number;
  readonly leastWord: number;
}

/** What can be told from a translation without knowing either language. */
export function findDoubts(judged: Judged, thresholds: Thresholds): readonly Doubt[] {
  const doubts: Doubt[] = [];
  if (!(judged.score >= thresholds.score)) doubts.push('score');
  if (!(judged.leastWord >= thresholds.leastWord)) doubts.push('meaning');
  if (judged.isParted) doubts.push('split');
  const source = listWords(judged.source, judged.hidden);
  const words = listWords(judged.text, judged.hidden);
  if (countRepeats(words) > countRepeats(source)) doubts.push('repeats');
  if (hasSameRun(source, words)) doubts.push('untranslated');
  if (isOddLength(source.length, words.length)) doubts.push('length');
  if (judged.unfamiliar.some((name) => !judged.text.includes(name))) doubts.push('name');
  if (judged.hidden.some(({ isDoubtful }) => isDoubtful)) doubts.push('ordinal');
  return doubts;
}

function listWords(text: string, hidden: readonly HiddenTerm[]): readonly string[] {
  const bare = hidden.reduce((rest, { written }) => rest.replace(written, ' | '), text);
  return bare.toLowerCase().match(/[\p{L}\d]+(?:['’-][\p{L}\d]+)*|\|/gu) ?? [];
}

/** The same three words twice, or the same word twice in a row. */
function countRepeats(words: readonly string[]): number {
  const seen = new Set<string>();
  let repeats = 0;
  words.forEach((word, at) => {
    if (word !== '|' && word === words[at + 1]) repeats++;
    const three = words.slice(at, at + 3);
    if (three.length < 3 || three.includes('|')) return;
    const name = three.join(' ');
    if (seen.has(name)) repeats++;
    seen.add(name);
  });
  return repeats;
}

const LONGEST_SAME = 3;
const FEWEST_LETTERS = 10;

/** So many words in a row are the same in two languages only if nobody translated them. */
function hasSameRun(source: readonly string[], words: readonly string[]): boolean {
  const runs = new Set<string>();
  const listRuns = (list: readonly string[]) =>
    list
      .map((_, at) => list.slice(at, at + LONGEST_SAME))
      .filter((run) => run.length === LONGEST_SAME && run.every((word) => /^\p{L}/u.test(word)))
      .map((run) => run.join(' '));
  for (const run of listRuns(source)) runs.add(run);
  return listRuns(words).some((run) => run.length >= FEWEST_LETTERS && runs.has(run));
}

function isOddLength(source: number, translation: number): boolean {
  const [short, long] = [source, translation].sort((a, b) => a - b);
  return short !== undefined && long !== undefined && long > 2.5 * short + 4;
}
