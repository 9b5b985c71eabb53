import { type Cv, cvSchema } from '../../cv';
import { collectFacts, compareTexts, listCvTexts, readSpan } from '../../improve';
import { foldText } from '../../language';
import type { Direction } from '../direction';
import { listTools } from '../list-names';
import { hasGender, writeTitleFor } from '../names/spanish-gender';
import { leaveOutSubject, tellOfToday } from '../tell-deeds';
import { createTradeFinder } from '../trades';
import { pairSentences } from './pair-sentences';

/** A translated text that the person would say in another way. */
export interface TextToReword {
  readonly source: string;
  readonly text: string;
  /** Where in the text the other words begin; wherever its translator was least sure, if left out. */
  readonly at?: number | undefined;
  readonly direction: Direction;
  /** A post, what was done in one, or anything else. */
  readonly kind: 'title' | 'deed' | 'other';
  /** Of the job that it is part of, in the language of the source. */
  readonly title: string;
  readonly dates: string;
  /** What stays as it is. */
  readonly names: readonly string[];
}

/** Other translations of a sentence, the likeliest first. */
export type AskWordings = (asked: {
  readonly source: string;
  readonly text: string;
  /** The beginning that stays; where it is left out, any place may change. */
  readonly kept: string | undefined;
  readonly direction: Direction;
  readonly names: readonly string[];
  readonly trades: readonly string[];
}) => readonly string[];

const MOST_WORDINGS = 5;
/** Of a longer text the first sentences are said in other ways, unless the person points at another. */
const MOST_SENTENCES = 4;

/** Other ways to say what the source says, the whole text each, the likeliest first. None that changes a number or names another tool. */
export function listWordings(input: TextToReword, ask: AskWordings): readonly string[] {
  const { source, text, at, direction, kind } = input;
  const cv = writeLine(input);
  const names = [...new Set([...input.names, ...listTools(cv)])];
  const trades = createTradeFinder(cv, direction.from)(POINTER);
  const { skillIds } = collectFacts(listCvTexts(cv));
  const isFaithful = (one: string) => compareTexts(source, one, skillIds).length === 0;
  const goesOn = readSpan(input.dates)?.end === 'present';
  const tell = (told: string) => {
    if (kind !== 'deed' || direction.to !== 'en') return told;
    const bare = leaveOutSubject(told);
    return goesOn ? tellOfToday(bare, source) : bare;
  };
  const lists = findSentences(input, names).map((sentence) => {
    const kept = at === undefined ? undefined : sentence.text.slice(0, at - sentence.before.length);
    return ask({ ...sentence, kept, direction, names, trades }).map(
      (told) => sentence.before + tell(told) + sentence.after,
    );
  });
  const all = [...(kind === 'title' ? listGenders(text, direction) : []), ...takeTurns(lists)];
  const seen = new Set([bare(text)]);
  const isNew = (one: string) => !seen.has(bare(one)) && seen.add(bare(one)) !== undefined;
  return all.filter((one) => isNew(one) && isFaithful(one)).slice(0, MOST_WORDINGS);
}

const POINTER = '/work_experience/0/achievements/0';

/** The line as the only one of a CV: its trade and its tools are found as in a whole one. */
const writeLine = ({ source, title, dates }: TextToReword): Cv =>
  cvSchema.parse({ work_experience: [{ title, dates, achievements: [source] }] });

function findSentences({ source, text, at }: TextToReword, names: readonly string[]) {
  const pairs = pairSentences(source, text, names);
  if (at === undefined) return pairs.slice(0, MOST_SENTENCES);
  const isHere = ({ before, text: own }: (typeof pairs)[number]) =>
    at >= before.length && at <= before.length + own.length;
  return pairs.filter(isHere).slice(0, 1);
}

/** Only the person knows which of them they are. */
const listGenders = (title: string, { to }: Direction): readonly string[] =>
  to === 'es' && hasGender(title)
    ? [writeTitleFor(title, 'feminine'), writeTitleFor(title, 'masculine')]
    : [];

/** The first of each list, then the second of each. */
function takeTurns(lists: readonly (readonly string[])[]): readonly string[] {
  const most = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: most }, (_, rank) =>
    lists.flatMap((list) => list.slice(rank, rank + 1)),
  ).flat();
}

const bare = (text: string): string => foldText(text.trim()).replace(/\.$/, '');
