import type { Cv } from '../../cv';
import { listCvTexts } from '../../improve';
import type { Language } from '../../language';
import { findPhrases } from '../model/add-hints';
import { PostNames } from './post-names';
import { listTrades } from './trade-words';

type Scores = ReadonlyMap<string, number>;

/** What the name of a post tells of its trade, against one of the trade's words. */
const POST = 5;
/** What the rest of the CV tells of a job, against its own text. */
const REST = 0.3;
const LEAST = 2;
const MOST_TRADES = 2;
/** A second trade counts where it is nearly as likely as the first. */
const NEARLY = 0.5;

/** The trades of a text of the CV, by its pointer, the likeliest first: a job has its own, everything else those of the whole. */
export function createTradeFinder(
  cv: Cv,
  language: Language,
): (pointer: string) => readonly string[] {
  let read: ReturnType<typeof readTrades> | undefined;
  return (pointer) => {
    read ??= readTrades(cv, language);
    const at = /^\/work_experience\/(\d+)\//.exec(pointer)?.[1];
    const ofJob = (at === undefined ? undefined : read.ofJobs[Number(at)]) ?? [];
    return ofJob.length > 0 ? ofJob : read.ofWhole;
  };
}

function readTrades(cv: Cv, language: Language) {
  const jobs = cv.work_experience.map(({ title, description, achievements }) => ({
    title,
    texts: [description, ...achievements],
  }));
  const told = new Set(jobs.flatMap(({ texts }) => texts));
  const rest = findSigns(
    listCvTexts(cv).filter((text) => !told.has(text)),
    cv.personal.title,
    language,
  );
  const ofEach = jobs.map(({ title, texts }) => findSigns(texts, title, language));
  const whole = weighSigns([rest, ...ofEach]);
  return {
    ofWhole: pickTrades(whole),
    ofJobs: ofEach.map((signs) => pickTrades(addScores(weighSigns([signs]), whole, REST))),
  };
}

/** Each with the trades that have it. */
interface FoundSigns {
  readonly words: readonly (readonly string[])[];
  readonly posts: readonly string[];
}

function findSigns(texts: readonly string[], title: string, language: Language): FoundSigns {
  const { words, posts } = openSigns(language);
  const findWords = (text: string) => findPhrases(text, language, words).map(({ value }) => value);
  return { words: texts.flatMap(findWords), posts: posts.find(title) };
}

/** A word of many trades tells little of each. */
function weighSigns(found: readonly FoundSigns[]): Scores {
  const scores = new Map<string, number>();
  const add = (trade: string, weight: number) =>
    scores.set(trade, (scores.get(trade) ?? 0) + weight);
  for (const trades of new Set(found.flatMap(({ words }) => words)))
    for (const trade of trades) add(trade, 1 / trades.length);
  for (const trade of new Set(found.flatMap(({ posts }) => posts))) add(trade, POST);
  return scores;
}

const addScores = (scores: Scores, others: Scores, weight: number): Scores =>
  new Map(
    [...new Set([...scores.keys(), ...others.keys()])].map((trade) => [
      trade,
      (scores.get(trade) ?? 0) + weight * (others.get(trade) ?? 0),
    ]),
  );

function pickTrades(scores: Scores): readonly string[] {
  const likely = [...scores].filter(([, score]) => score >= LEAST).sort((a, b) => b[1] - a[1]);
  const best = likely[0]?.[1] ?? 0;
  return likely
    .filter(([, score]) => score >= NEARLY * best)
    .slice(0, MOST_TRADES)
    .map(([trade]) => trade);
}

interface Signs {
  /** The trades that have a word. */
  readonly words: ReadonlyMap<string, readonly string[]>;
  /** Each with its trade. */
  readonly posts: PostNames<string>;
}

const opened = new Map<Language, Signs>();

function openSigns(language: Language): Signs {
  const known = opened.get(language);
  if (known) return known;
  const words = new Map<string, string[]>();
  const posts = new PostNames<string>(language);
  for (const [trade, known] of listTrades()) {
    for (const word of known.words[language].keys()) {
      const trades = words.get(word);
      if (trades) trades.push(trade);
      else words.set(word, [trade]);
    }
    for (const post of known.posts[language]) posts.add(post, trade);
  }
  const signs = { words, posts };
  opened.set(language, signs);
  return signs;
}
