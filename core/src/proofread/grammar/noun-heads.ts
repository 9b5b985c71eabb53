import {
  type ContextToken,
  formOf,
  nameClass,
  placeBefore,
  textAt,
} from '../context/context-tokens';
import type { Relation } from '../spelling/list-variants';
import { functionWords } from '../words/function-words';
import type { Lexicon } from '../words/lexicon';
import { wordSet } from '../words/word-set';

const FURTHEST = 12;
const english = {
  between: wordSet('also always never only just still now already often then usually really not'),
  relative: /^(?:who|that|which)$/,
  leading: wordSet('of in for with on at to from by between about against under over without'),
  first: wordSet(
    'the a an this that each every my our their his her its another no any one some all',
  ),
  counting: wordSet(
    'two three four five six seven eight nine ten eleven twelve several many few both',
  ),
};

/**
 * "A schedule of weekly meetings was", "the foreman who has": the verb has the number of its head, and not of what is nearest; before "that"
 * and "which" it may have that of either.
 */
export function agreesWithHead(
  tokens: readonly ContextToken[],
  at: number,
  lexicon: Lexicon,
): boolean {
  const count = countVerb(textAt(tokens, at), lexicon);
  if (count === undefined) return false;
  const last = placeBefore(tokens, at, english.between);
  const isRelative = english.relative.test(textAt(tokens, last));
  const end = isRelative ? last - 1 : last;
  if (isRelative && countNoun(textAt(tokens, end), lexicon) === count) return true;
  const head = findEnglishHead(tokens, end, lexicon);
  if (head === undefined || textAt(tokens, last) === 'who') return false;
  return countNoun(textAt(tokens, head), lexicon) === count;
}

/** "The reports [, checked every quarter,] have": what is left beside the verb when asides are gone. */
export function agreesWithNearest(
  tokens: readonly ContextToken[],
  at: number,
  lexicon: Lexicon,
): boolean {
  const count = countVerb(textAt(tokens, at), lexicon);
  const noun = placeBefore(tokens, at, english.between);
  const start = tokens.slice(0, at).findLastIndex(({ isStop }) => isStop) + 1;
  if (/^(?:those|they|most|many|all)$/.test(textAt(tokens, noun))) return count === 'many';
  const isAlone = tokens.slice(start, noun).every(({ text }) => !english.leading.has(text));
  return isAlone && count !== undefined && countNoun(textAt(tokens, noun), lexicon) === count;
}

export function countVerb(text: string, lexicon: Lexicon): 'one' | 'many' | undefined {
  if (/^(?:is|was|has|does)$/.test(text)) return 'one';
  if (/^(?:are|were|have|do)$/.test(text)) return 'many';
  const form = formOf(text, lexicon);
  if (functionWords.en.has(text) || /[dDg]/.test(form)) return undefined;
  return /V/.test(form) ? 'one' : /v/.test(form) ? 'many' : undefined;
}

function countNoun(text: string, lexicon: Lexicon): 'one' | 'many' | undefined {
  const form = formOf(text, lexicon);
  if (functionWords.en.has(text)) return undefined;
  if (/N/.test(form)) return /n/.test(form) ? undefined : 'many';
  return /[nt]/.test(form) ? 'one' : undefined;
}

/** The noun before the first preposition of a chain that ends there: of "a list of the names" it is "list". */
function findEnglishHead(
  tokens: readonly ContextToken[],
  end: number,
  lexicon: Lexicon,
): number | undefined {
  let head: number | undefined;
  for (let place = end; place >= Math.max(0, end - FURTHEST); place--) {
    const { text, isStop, isWord } = tokens[place] ?? { text: '', isStop: true, isWord: false };
    if (isStop || /^(?:,|and|or|who|that|which)$/.test(text)) return undefined;
    const isNoun = countNoun(textAt(tokens, place - 1), lexicon) !== undefined;
    const isLeading =
      english.leading.has(text) || (/ing$/.test(text) && /g/.test(formOf(text, lexicon)));
    if (isLeading && !isNoun) return undefined;
    if (isLeading) head = place - 1;
    // What is before an article is another phrase, unless a preposition leads to it.
    const isFirst = english.first.has(text) && !english.leading.has(textAt(tokens, place - 1));
    if (isFirst) return head;
    const isIn = isLeading || english.first.has(text) || english.counting.has(text);
    if (isWord && functionWords.en.has(text) && !isIn) return undefined;
  }
  return undefined;
}

const spanish = {
  between: wordSet(
    'no ya hoy siempre también nunca ahora aún todavía se me nos lo la los las le les más muy tan menos bien recién',
  ),
  relative: /^(?:que|quien|cual)$/,
  first: wordSet(
    'el la los las un una unos unas mi mis su sus este esta estos estas ese esa cada otro otra nuestro nuestra varios varias',
  ),
};

/** "Un equipo de 12 personas que daba", "un sistema de cálculo de la demanda basado": a form of the first of a chain of nouns. */
export function isOfFirst(
  tokens: readonly ContextToken[],
  at: number,
  relation: Relation,
  lexicon: Lexicon,
): boolean {
  const last = placeBefore(tokens, at, spanish.between);
  const end = spanish.relative.test(textAt(tokens, last)) ? last - 1 : last;
  const head = findSpanishHead(tokens, end);
  if (head === undefined) return false;
  const [, gender, number] =
    /^[AN]([mf])([sp])/.exec(nameClass(textAt(tokens, head), lexicon)) ?? [];
  const typed = textAt(tokens, at);
  const [, own, many] = /^[AN]([mf])([sp])/.exec(nameClass(typed, lexicon)) ?? [];
  if (relation === 'verb') return (/n$/.test(typed) ? 'p' : 's') === number;
  return own === gender && many === number;
}

/** The first noun of "sistema de pronóstico de la demanda", where there are at least two. */
function findSpanishHead(tokens: readonly ContextToken[], end: number): number | undefined {
  let [noun, head]: (number | undefined)[] = [];
  let isChain = false;
  for (let place = end; place >= Math.max(0, end - FURTHEST); place--) {
    const token = tokens[place];
    if (token === undefined || token.isStop) break;
    const { text } = token;
    if (/^del?$/.test(text)) {
      if (noun === undefined) return undefined;
      isChain = true;
      noun = undefined;
      continue;
    }
    if (spanish.first.has(text) || /^\d/.test(text)) {
      const before = textAt(tokens, place - 1);
      if (!/^del?$/.test(before) && !/^\d/.test(before)) break;
      continue;
    }
    if (!token.isNoun || functionWords.es.has(text)) break;
    noun = place;
    if (isChain) head = place;
  }
  return isChain ? head : undefined;
}
