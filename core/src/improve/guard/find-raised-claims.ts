import table from '../../../data/cues/raised-claims.tsv' with { type: 'text' };
import { jobTitles } from '../../catalog/titles';
import { foldInPlace, foldText, Lexicon } from '../../language';
import { readCues } from '../../tables';
import { type Facts, stemWord } from './cv-facts';
import type { Invention } from './find-inventions';

/** What a sentence that is reworded must still say, where it says the rest. */
const KEPT = ['share', 'idea', 'no', 'learner', 'one of'] as const;
/** What it may only say where the person said it. */
const RAISED = [
  ...['all', 'reach', 'body', 'sole', 'level', 'paper'],
  ...['down', 'up', 'better', 'avoid', 'save', 'attract', 'success', 'sure'],
  ...['day', 'week', 'month', 'quarter', 'year'],
] as const;

/** Kinds of which some words claim nothing by themselves: "cut" hair, and costs. */
const GROUNDS = ['all', 'down', 'up', 'attract', 'success', 'body', 'paper', 'level'] as const;

const cues = readCues(table, [
  ...KEPT,
  ...RAISED,
  ...GROUNDS.map((kind) => `${kind} ground` as const),
]);
const patternOf = (kind: keyof typeof cues) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${cues[kind]}`, 'gu');
const kept = KEPT.map((kind) => ({ kind, pattern: patternOf(kind) }));
const share = patternOf('share');
const raised = RAISED.map((kind) => {
  const more = GROUNDS.find((one) => one === kind);
  const grounds = more === undefined ? [] : [patternOf(`${more} ground`)];
  return { pattern: patternOf(kind), grounds: [patternOf(kind), ...grounds] };
});
/** "Sobre todo", "todo tipo de clientes", "not only": no such claim. */
const IDIOMS =
  /(?<![\p{L}\p{N}])(?:sobre todo|ante todo|no solo|not only|not limited to|teamwork|team work|trabajo en equipo|no limitad[oa]s? a|gain(?:ed|ing)? experience|no obstante|no less|first aid|primeros auxilios|first-line|first line|primera linea|lo menos|al menos|menos de|less than|all-in-one|each other)(?![\p{L}\p{N}])/gu;

/** A sentence of the original, as the claims in it are looked for. */
export interface Said {
  readonly text: string;
  readonly stems: ReadonlySet<string>;
}

/**
 * What a reworded sentence makes more of than its original: a share of the work told as one's own, a denial or a "some"
 * left out, a team that became a department, a result nobody claimed.
 */
export function findRaisedClaims(
  { sentence, whole }: { readonly sentence: string; readonly whole: string },
  likest: Said | null,
  sources: readonly Said[],
  scope: Facts,
): readonly Invention[] {
  const folded = foldClaims(sentence);
  const quote = (words: string): Invention => ({ code: 'raised-claim', quote: words });
  const lost = likest === null ? [] : findLost(folded, foldClaims(whole), foldClaims(likest.text));
  const told =
    sources.length === 0 ? scope.folded : sources.map(({ text }) => foldClaims(text)).join(' ');
  const added = raised.flatMap(({ pattern, grounds }) => {
    const words = folded.match(pattern);
    return words === null || grounds.some((ground) => told.search(ground) >= 0)
      ? []
      : [quote(words[0])];
  });
  return [...lost.map(quote), ...added, ...findNewPosts(folded, scope).map(quote)];
}

const foldClaims = (text: string) =>
  ` ${foldInPlace(text).replaceAll('’', "'")} `.replaceAll(IDIOMS, ' ');

/** The same of a translation: what limits a sentence is there in both languages, and so is every claim. `ours` are our words for it. */
export function findClaimsOfTranslation({
  was,
  is,
  ours,
}: Readonly<Record<'was' | 'is' | 'ours', string>>): readonly Invention[] {
  const [source, said, own] = [foldClaims(was), foldClaims(is), foldClaims(ours)];
  const has = (text: string, pattern: RegExp) => text.search(pattern) >= 0;
  const lost = kept.flatMap(({ kind, pattern }) => {
    const words = source.match(pattern)?.[0];
    const isThere = has(said, pattern) || (kind === 'one of' && has(said, share));
    return words === undefined || isThere || (ours !== was && !has(own, pattern)) ? [] : [words];
  });
  const added = raised.flatMap(({ pattern, grounds }) => {
    const words = said.match(pattern)?.[0];
    const isGrounded = grounds.some((ground) => has(source, ground) || has(own, ground));
    return words === undefined || isGrounded ? [] : [words];
  });
  return [...lost, ...added].map((quote) => ({ code: 'raised-claim', quote }));
}

const LONGEST_REACH = 12;
/** What a denial or a share reaches to. */
const CLAUSE_END = /[,;.:()]|(?<![\p{L}])(?:sino|solo|only|but|pero|aunque|although)(?![\p{L}])/u;

/** Words that limit what comes after them, and are gone though that is still there. */
function findLost(sentence: string, whole: string, original: string): readonly string[] {
  const stems = new Set(listStems(sentence));
  return kept.flatMap(({ kind, pattern }) => {
    // Who shared the work was one of several.
    if (sentence.search(pattern) >= 0 || (kind === 'one of' && sentence.search(share) >= 0))
      return [];
    // Said in another sentence of the same text, it is said of the person.
    if (kind === 'learner' && whole.search(pattern) >= 0) return [];
    for (const { 0: words, index } of original.matchAll(pattern)) {
      const after = original.slice(index + words.length);
      const isWhole = kind === 'learner';
      const [reach = ''] = isWhole ? [original] : after.split(CLAUSE_END, 1);
      const limited = listStems(reach).slice(0, isWhole ? undefined : LONGEST_REACH);
      if (limited.some((stem) => stems.has(stem))) return [words];
    }
    return [];
  });
}

function listStems(folded: string): readonly string[] {
  return folded
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3 && !LIGHT.has(word))
    .map(stemWord);
}

const LIGHT: ReadonlySet<string> = new Set(
  'para como entre desde hasta sobre with from that this into over them they were have para cada unos unas esta este'.split(
    ' ',
  ),
);

const posts = new Lexicon(
  jobTitles.flatMap(({ es, en }) => [...es, ...en].map(foldText)).filter((name) => name.length > 4),
);
const AS_POST = /(?<![\p{L}])(?:como|de|as|an?|the) $/u;

/** "Trabajé de enfermera": a post that the person nowhere says of this job. */
function findNewPosts(folded: string, scope: Facts): readonly string[] {
  const plain = foldText(folded);
  const words = plain.split(' ');
  return posts.matches(plain).flatMap(({ atWord, lengthInWords }) => {
    const before = `${words.slice(0, atWord).join(' ')} `;
    const name = words.slice(atWord, atWord + lengthInWords);
    const isKnown = name.every((word) => scope.stems.has(stemWord(word)));
    return AS_POST.test(before) && !isKnown ? [name.join(' ')] : [];
  });
}
