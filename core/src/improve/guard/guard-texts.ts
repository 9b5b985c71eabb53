import type { GuardFinding } from '../../assistant';
import { foldText, joinSentences, type Sentence, splitSentences } from '../../language';
import { type Facts, stemWord } from './cv-facts';
import { findInventions, type Invention } from './find-inventions';
import { findRaisedClaims } from './find-raised-claims';
import { indexNumbers, isKnownNumber, readNumbers } from './read-numbers';

/** What a text is checked against. */
export interface TextSource {
  /** The texts it was made from: a field, or all running text of an entry. */
  readonly texts: readonly string[];
  readonly scope: Facts;
  readonly known: Facts;
}

interface GuardedText {
  readonly text: string;
  readonly findings: readonly GuardFinding[];
}

const MIN_LIKENESS = 0.3;
const MIN_CONTENT_WORDS = 5;
const MIN_KNOWN_SHARE = 0.25;

/** Restores, sentence by sentence, whatever says more than the original, and removes sentences with no original. */
export function guardText(proposed: string, source: TextSource, pointer: string): GuardedText {
  const findings: GuardFinding[] = [];
  const originals = readOriginals(source.texts);
  const kept: Sentence[] = [];
  const sentences = splitSentences(proposed);
  for (const sentence of sentences) {
    const found = findProblems(sentence.text, source, proposed);
    if (found.length === 0) {
      kept.push(sentence);
      continue;
    }
    findings.push(...found.map((problem) => ({ ...problem, pointer, reverted: true })));
    const original = findLikest(sentence.text, originals)?.text ?? null;
    if (
      original !== null &&
      !sentences.some(({ text }) => text === original) &&
      !kept.some(({ text }) => text === original)
    )
      kept.push({ text: original, gap: sentence.gap });
  }
  return { text: findings.length === 0 ? proposed : joinSentences(kept), findings };
}

function findProblems(
  sentence: string,
  { texts, scope, known }: TextSource,
  whole: string,
): readonly Pick<GuardFinding, 'code' | 'quote'>[] {
  if (readOriginals(texts).byText.has(sentence)) return [];
  if (texts.some((text) => text.includes(sentence))) return [];
  const inventions = [
    ...findInventions(sentence, scope, known),
    ...findMovedNumbers(sentence, texts),
  ];
  if (inventions.length > 0) return inventions;
  const originals = readOriginals(texts);
  const likest = findLikest(sentence, originals);
  // A summary may take its words from anywhere.
  const sources = scope === known ? [] : findSources(sentence, originals);
  const raised = findRaisedClaims({ sentence, whole }, likest, sources, scope);
  if (raised.length > 0) return raised;
  return isFromNowhere(sentence, known) ? [{ code: 'entry-added', quote: sentence }] : [];
}

interface Original {
  readonly text: string;
  readonly stems: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
}

/** The sentences of a text, and where each word of them is. */
interface Originals {
  readonly all: readonly Original[];
  readonly byText: ReadonlySet<string>;
  readonly byStem: ReadonlyMap<string, readonly number[]>;
}

/** The same texts are asked for by each bullet of an entry. */
const originalsOf = new WeakMap<readonly string[], Originals>();

function readOriginals(texts: readonly string[]): Originals {
  const known = originalsOf.get(texts);
  if (known !== undefined) return known;
  const sentences = new Set(texts.flatMap((text) => splitSentences(text).map((one) => one.text)));
  const all = [...sentences].map((text) => ({
    text,
    stems: new Set(contentStems(text)),
    numbers: indexNumbers(readNumbers(text)),
  }));
  const originals = { all, byText: sentences, byStem: indexStems(all) };
  originalsOf.set(texts, originals);
  return originals;
}

function indexStems(originals: readonly Original[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [at, { stems }] of originals.entries()) {
    for (const stem of stems) {
      const known = places.get(stem);
      if (known) known.push(at);
      else places.set(stem, [at]);
    }
  }
  return places;
}

/** Finds a number moved from another sentence: the closest original lacks it, and the one that has it is about something else. */
function findMovedNumbers(sentence: string, texts: readonly string[]): readonly Invention[] {
  const numbers = readNumbers(sentence);
  if (numbers.length === 0) return [];
  const originals = readOriginals(texts);
  const likest = findLikest(sentence, originals);
  if (likest === null) return [];
  const stems = contentStems(sentence).filter((stem) => !/\d/.test(stem));
  return numbers.flatMap((number): Invention[] => {
    const isYear = number.unit === 'none' && number.value >= 1900 && number.value <= 2100;
    if (isYear || isKnownNumber(number, likest.numbers)) return [];
    const holders = originals.all.filter((original) => isKnownNumber(number, original.numbers));
    const isAkin = holders.some((original) => stems.some((stem) => original.stems.has(stem)));
    if (holders.length === 0 || isAkin) return [];
    return [{ code: 'new-number', quote: number.text }];
  });
}

/** A sentence hardly any word of which the person ever wrote. */
function isFromNowhere(sentence: string, known: Facts): boolean {
  const content = contentStems(sentence);
  if (content.length < MIN_CONTENT_WORDS) return false;
  const share = content.filter((stem) => known.stems.has(stem)).length / content.length;
  return share < MIN_KNOWN_SHARE;
}

export function contentStems(text: string): readonly string[] {
  return foldText(text)
    .split(/[ /]/)
    .filter((word) => word.length > 3 || /\d/.test(word))
    .map(stemWord);
}

/** A word that is in more sentences than this tells none of them from the others. */
const MOST_PLACES = 400;

/** The original sentence that shares most words with it, if there is one worth the name. */
function findLikest(sentence: string, { all, byStem }: Originals): Original | null {
  const stems = new Set(contentStems(sentence));
  const shared = new Map<number, number>();
  for (const stem of stems) {
    const places = byStem.get(stem) ?? [];
    if (places.length > MOST_PLACES) continue;
    for (const at of places) shared.set(at, (shared.get(at) ?? 0) + 1);
  }
  let best: Original | null = null;
  let most = MIN_LIKENESS;
  for (const at of [...shared.keys()].sort((a, b) => a - b)) {
    const original = all[at];
    if (!original) continue;
    const likeness = shareWords(stems, original.stems);
    if (likeness < most || (likeness === most && best !== null)) continue;
    best = original;
    most = likeness;
  }
  return best;
}

/** The sentence of the texts that this one was made of, if there is one. */
export function findLikestText(sentence: string, texts: readonly string[]): string | null {
  return findLikest(sentence, readOriginals(texts))?.text ?? null;
}

const MIN_TOLD = 0.4;

/** The sentences that this one may be made of: most of what they say is in it. */
function findSources(sentence: string, { all, byStem }: Originals): readonly Original[] {
  const shared = new Map<number, number>();
  for (const stem of new Set(contentStems(sentence)))
    for (const at of byStem.get(stem) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
  return [...shared].flatMap(([at, count]) => {
    const original = all[at];
    return original !== undefined && count >= MIN_TOLD * original.stems.size ? [original] : [];
  });
}

/** The share of words the two have in common, of the shorter one. */
export function shareWords(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const smaller = Math.min(a.size, b.size);
  return smaller === 0 ? 0 : [...a].filter((stem) => b.has(stem)).length / smaller;
}
