import table from '../../../data/posting-lines.tsv' with { type: 'text' };
import { foldInPlace, readTokens, rememberByText, writeKey } from '../../language';
import { readRows } from '../../tables';

/** What a line of a job description is about: what is asked for, what is welcome, what is done there, what is given, who they are, how to apply. */
export type LineKind = 'must' | 'nice' | 'duty' | 'offer' | 'about' | 'apply';
const KINDS: readonly LineKind[] = ['must', 'nice', 'duty', 'offer', 'about', 'apply'];

interface Counted {
  /** By their words, the kinds of the lines of the table. */
  readonly whole: ReadonlyMap<string, number>;
  readonly counts: ReadonlyMap<string, readonly number[]>;
  readonly totals: readonly number[];
  /** By feature, what it adds to each kind: worked out when a line first has it. */
  readonly weights: Map<string, readonly number[]>;
}

/** How many times a feature nobody has met is taken to have been seen. */
const UNSEEN = 0.2;
const MOST_WORDS = 40;
/** Scales by length, because the features of one line overlap: a long sentence must not outweigh a short heading. */
const DAMPING = 0.6;
/** A line of the table is of its kind. */
const SAID_SO = 0.95;
const OTHERWISE = (1 - SAID_SO) / (KINDS.length - 1);

/** As a table names them. */
const kindNames: readonly string[] = KINDS;

const models = new Map<'heading' | 'line', Counted>();

function openModel(form: 'heading' | 'line'): Counted {
  const known = models.get(form);
  if (known !== undefined) return known;
  const counts = new Map<string, number[]>();
  const totals = KINDS.map(() => 0);
  const whole = new Map<string, number>();
  for (const row of readRows(table, ['kind', 'form', 'text'])) {
    if (row.form !== form) continue;
    const kind = kindNames.indexOf(row.kind);
    if (kind < 0) throw new Error(`not a kind of line: ${row.kind}`);
    for (const feature of readLineFeatures(row.text)) {
      const seen = counts.get(feature) ?? KINDS.map(() => 0);
      seen[kind] = (seen[kind] ?? 0) + 1;
      counts.set(feature, seen);
    }
    totals[kind] = (totals[kind] ?? 0) + 1;
    whole.set(writeKey(row.text), kind);
  }
  const model = { whole, counts, totals, weights: new Map() };
  models.set(form, model);
  return model;
}

const SIGNS: readonly (readonly [string, RegExp])[] = [
  ['<money>', /[€$£]|\b(?:euros?|brut[oa]s?|net[oa]s?|salari\w+|salary|sueldo)\b|\d ?k\b/],
  ['<percent>', /%/],
  ['<email>', /@/],
  ['<years>', /\b(?:anos?|years?)\b/],
  ['<hours>', /\b(?:horas?|hours?|\d{1,2}(?:[.:]\d\d)? ?h)\b/],
  ['<number>', /\d/],
  ['<we>', /\b(?:we|our|us|we're|we’re|nuestr[oa]s?|nos|\p{L}+[aei]mos)\b/u],
  ['<you>', /\b(?:you|your|you're|you’re|tu|tus|te|eres|tienes|sabes)\b/],
  ['<you will>', /\b(?:you will|you'll|you’ll|\p{L}{3,}[aei]ras)\b/u],
  ['<first is infinitive>', /^\W*\p{L}+(?:ar|er|ir)\b/u],
];

/** Its words, pairs of neighbours and the first two, in the order of the line. */
function readLineFeatures(text: string): ReadonlySet<string> {
  const words = readTokens(text)
    .slice(0, MOST_WORDS)
    .map(({ word }) => (/^\d/.test(word) ? '0' : word));
  const features = new Set<string>();
  words.forEach((word, at) => {
    features.add(word);
    if (at > 0) features.add(`${words[at - 1]} ${word}`);
  });
  features.add(`^${words[0] ?? ''}`);
  features.add(`^${words[0] ?? ''} ${words[1] ?? ''}`);
  const folded = foldInPlace(text);
  for (const [sign, pattern] of SIGNS) if (pattern.test(folded)) features.add(sign);
  return features;
}

function weighFeature(
  { counts, totals, weights }: Counted,
  feature: string,
): readonly number[] | null {
  const known = weights.get(feature);
  if (known !== undefined) return known;
  const seen = counts.get(feature);
  if (seen === undefined) return null;
  const share = KINDS.map((_, kind) => ((seen[kind] ?? 0) + UNSEEN) / ((totals[kind] ?? 0) + 1));
  const all = share.reduce((sum, one) => sum + one, 0);
  const weighed = share.map((one) => Math.log(one / all));
  weights.set(feature, weighed);
  return weighed;
}

/** How likely each kind is, by the lines of the table that share words with this one. */
function weighKinds(form: 'heading' | 'line', text: string): ReadonlyMap<LineKind, number> {
  const model = openModel(form);
  const known = model.whole.get(writeKey(text));
  if (known !== undefined)
    return new Map(KINDS.map((kind, at) => [kind, at === known ? SAID_SO : OTHERWISE]));
  const sums = KINDS.map(() => 0);
  let met = 0;
  for (const feature of readLineFeatures(text)) {
    const weights = weighFeature(model, feature);
    if (weights === null) continue;
    met += 1;
    for (let kind = 0; kind < sums.length; kind += 1)
      sums[kind] = (sums[kind] ?? 0) + (weights[kind] ?? 0);
  }
  const scale = met === 0 ? 0 : met ** -(1 - DAMPING);
  const likely = sums.map((sum) => Math.exp(sum * scale));
  const all = likely.reduce((sum, one) => sum + one, 0);
  return new Map(KINDS.map((kind, at) => [kind, (likely[at] ?? 0) / all]));
}

export const weighHeading = rememberByText((text) => weighKinds('heading', text));
export const weighSentence = rememberByText((text) => weighKinds('line', text));

/** One of the words that the headings of the table have. */
export function isHeadingWord(word: string): boolean {
  return openModel('heading').counts.has(word);
}

/** The likeliest kind, where it is at least so likely. */
export function chooseKind(weights: ReadonlyMap<LineKind, number>, least: number): LineKind | null {
  let best: LineKind | null = null;
  for (const [kind, weight] of weights)
    if (weight >= least && weight > (best === null ? 0 : (weights.get(best) ?? 0))) best = kind;
  return best;
}

/** A heading by its own words and by those of the lines under it: what is welcome comes behind what is asked for. */
export function weighBlock(
  heading: string,
  lines: readonly string[],
  hasAsked: boolean,
): ReadonlyMap<LineKind, number> {
  const own = weighHeading(heading);
  const under = lines.map((line) => weighSentence(line));
  const likely = KINDS.map((kind) => {
    const isAsked = kind === 'must' || kind === 'nice';
    // What is asked for and what is welcome look alike, line by line.
    const told = under.reduce((sum, weights) => {
      const asked = (weights.get('must') ?? 0) + (weights.get('nice') ?? 0);
      return sum + Math.log(isAsked ? asked : (weights.get(kind) ?? 0));
    }, 0);
    const order = kind === 'nice' ? (hasAsked ? 3 : 0.3) : 1;
    return (own.get(kind) ?? 0) * order * Math.exp(told / Math.max(1, under.length));
  });
  const all = likely.reduce((sum, one) => sum + one, 0);
  return new Map(KINDS.map((kind, at) => [kind, (likely[at] ?? 0) / all]));
}
