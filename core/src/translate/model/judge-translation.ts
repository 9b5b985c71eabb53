import type { Direction } from '../direction';
import { hasSameMeasures } from './compare-measures';
import { hasSameNumbers } from './compare-numbers';
import type { HiddenTerm } from './hide-terms';

/** Why a translation is a draft. */
export type Doubt =
  | 'score'
  | 'repeats'
  | 'untranslated'
  | 'length'
  | 'split'
  | 'name'
  | 'ordinal'
  | 'number'
  | 'word';

export interface Judged {
  readonly source: string;
  readonly text: string;
  readonly direction: Direction;
  /** How likely it is right, as log odds. */
  readonly trust: number;
  /** What was hidden from the model, which is the same in both. */
  readonly hidden: readonly HiddenTerm[];
  /** Names, by their looks, that the model saw. */
  readonly unfamiliar: readonly string[];
  /** The dictionary hints it was given. */
  readonly hints: readonly string[];
  /** Too long for the model, and translated in parts. */
  readonly isParted: boolean;
}

/** Whether the language translated into has such a word. */
export type KnowsWord = (word: string) => boolean;

/** What the likelihood and form of a translation reveal. */
export function findDoubts(
  judged: Judged,
  leastTrust: number,
  knows: KnowsWord = () => true,
): readonly Doubt[] {
  const doubts: Doubt[] = [];
  if (!(judged.trust >= leastTrust)) doubts.push('score');
  if (judged.isParted) doubts.push('split');
  const source = listWords(judged.source, judged.hidden);
  const words = listWords(judged.text, judged.hidden);
  if (countRepeats(words) > countRepeats(source)) doubts.push('repeats');
  if (hasSameRun(source, words)) doubts.push('untranslated');
  if (isOddLength(source.length, words.length)) doubts.push('length');
  if (judged.unfamiliar.some((name) => !judged.text.includes(name))) doubts.push('name');
  if (judged.hidden.some(({ isDoubtful }) => isDoubtful)) doubts.push('ordinal');
  const sides = [judged.source, judged.text, judged.direction] as const;
  if (!hasSameNumbers(...sides) || !hasSameMeasures(...sides)) doubts.push('number');
  if (hasMadeUpWord(judged, knows)) doubts.push('word');
  return doubts;
}

const SHORTEST_WORD = 3;

/** A model that does not know a word may make one up: "identitys", "the Lebano". What is in the source too is a name. */
function hasMadeUpWord({ source, text, hidden, hints }: Judged, knows: KnowsWord): boolean {
  const bare = takeOut(hidden, text);
  const there = new Set([source, ...hints].join(' | ').toLowerCase().match(WORDS));
  return (bare.match(WORDS) ?? []).some(
    (word) =>
      word.length >= SHORTEST_WORD &&
      !there.has(word.toLowerCase()) &&
      !knows(word) &&
      !word.split('-').every((part) => part.length < SHORTEST_WORD || knows(part)),
  );
}

const WORDS = /\p{L}+(?:['’-]\p{L}+)*/gu;

const takeOut = (hidden: readonly HiddenTerm[], text: string): string =>
  hidden.reduce((rest, { written }) => rest.replace(written, ' | '), text);

function listWords(text: string, hidden: readonly HiddenTerm[]): readonly string[] {
  return (
    takeOut(hidden, text)
      .toLowerCase()
      .match(/[\p{L}\d]+(?:['’-][\p{L}\d]+)*|\|/gu) ?? []
  );
}

const JOINTS = new Set(['and', 'or', 'y', 'e', 'o', 'u']);

/** The same three words twice, or the same word twice in a row, with or without an "and" between them. */
function countRepeats(words: readonly string[]): number {
  const seen = new Set<string>();
  let repeats = 0;
  words.forEach((word, at) => {
    const [next = '', afterNext] = words.slice(at + 1, at + 3);
    if (word !== '|' && (word === next || (JOINTS.has(next) && word === afterNext))) repeats++;
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
