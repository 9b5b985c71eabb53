import regularVerbs from '../../../data/regular-verbs.tsv' with { type: 'text' };
import { actionVerbs } from '../../catalog';
import { findEnglishVerbByThird } from '../../improve';
import { readTokens, type Token, wordList } from '../../language';
import { readRows } from '../../tables';
import { AND } from '../names/everyday-words';
import { listedVerbs, noGerunds, noInfinitives } from '../names/term-words';

/** How the parts of a sentence that lists several things begin: "will answer …, obtain … and give …", "se ocupará de la …, del … y de la …". */
type Form = 'base' | 'gerund' | 'future' | 'infinitive' | 'of';

let baseForms: ReadonlySet<string> | null = null;

function isBase(word: string): boolean {
  baseForms ??= new Set([
    ...listedVerbs,
    ...readRows(regularVerbs, ['verb']).map(({ verb }) => verb),
    ...actionVerbs.map(({ en }) => en.base.split(' ')[0] ?? en.base),
  ]);
  return baseForms.has(word);
}

const FUTURE =
  /^(?:\p{L}{2,}[aei]|tend|pod|vend|sald|pond|hab|sab|quer|ha|di|mantend|dispond|supond)r(?:á|ás|án|emos)$/u;
const INFINITIVE = /^\p{L}{2,}[aei]r(?:se|te|l[aeo]s?)?$/u;
const GERUND = /^\p{L}{3,}ing$/u;
/** "You will", "you'd", "the post holder would": a verb follows, perhaps after another word. */
const WILL = /^(?:will|would|youll|youd)$/;
const TAKES_CARE =
  /^(?:ocup(?:ara|aras|aran|e|es)|encarg(?:ara|aras|aran|ue|ues|ad[oa])|responsabiliz(?:ara|aras)|responsable)$/;
/** "Day to day that means investigating alerts". */
const MEANS = /^(?:means|involves|includes?|including)$/;
const MUST =
  /^(?:que|debera|deberas|deberan|debe|debes|podra|podras|puede|puedas|pueda|saber|sepa|sepas|vas|a|para)$/;
const OF_WORDS: ReadonlySet<string> = new Set(['de', 'del']);
const ARTICLES: ReadonlySet<string> = new Set(['el', 'la', 'los', 'las']);
const ADVERBS: ReadonlySet<string> = new Set(
  wordList('also, then, be, regularly, usually, mainly, mostly, también, además'),
);
const HEAD_REACH = 14;

interface Head {
  readonly at: number;
  readonly form: Form;
}

/** Where the parts of a sentence begin that lists what is done in one form; null for other sentences. */
export function findParallels(
  tokens: readonly Token[],
  first: number,
  end: number,
  isInside: (at: number) => boolean,
): readonly number[] | null {
  const head = findHead(tokens, first, end);
  if (head === null) return findRepeated(tokens, first, end, isInside);
  const starts = [head.at];
  let { form } = head;
  for (let at = head.at + 1; at < end; at++) {
    if (isInside(at)) continue;
    // "… with nationality matters: preparing applications, taking statements"
    const listed = /:/.test(tokens[at]?.gap ?? '') ? findForm(tokens, at) : null;
    if (listed !== null) {
      form = listed;
      starts.push(at);
      continue;
    }
    if (!isNext(tokens, at) || !hasForm(tokens, at, form)) continue;
    // "limpiar, filetear y desespinar": a verb without anything to do goes with the next.
    const before = starts.at(-1) ?? head.at;
    const isAlone = countWords(tokens, before, at) < 2;
    if (!isAlone || form === 'of') starts.push(at);
  }
  return starts;
}

/** Words that begin each part of what is asked for: "que sepa … y que tenga …", "who has … and who can …", "with … and with …". */
const REPEATED: ReadonlySet<string> = new Set(
  wordList('que, quien, who, if, with, about, con, to'),
);

/** A sentence whose parts begin with the same small word. */
function findRepeated(
  tokens: readonly Token[],
  first: number,
  end: number,
  isInside: (at: number) => boolean,
): readonly number[] | null {
  const places = Array.from({ length: end - first }, (_, step) => first + step).filter(
    (at) => !isInside(at) && REPEATED.has(tokens[at]?.word ?? ''),
  );
  // Looked for once: a text may be one sentence of thousands of them.
  const parts = places.filter((at) => isPart(tokens, at));
  const lastParts = new Map(parts.map((at) => [tokens[at]?.word, at]));
  const thirds = places.some((at) => tokens[at]?.word === 'who')
    ? findThirds(tokens, first, end)
    : [];
  for (const head of places) {
    const { word = '' } = tokens[head] ?? {};
    if ((lastParts.get(word) ?? head) > head)
      return [head, ...parts.filter((at) => at > head && tokens[at]?.word === word)];
    // "Miraremos con cariño a quien …", "it would help if you …": what comes before only says that it is asked for.
    if (word === 'quien' || (word === 'if' && tokens[head + 1]?.word === 'you')) return [head];
    if (word === 'who' && (thirds.at(-1) ?? head) > head)
      return [head, ...thirds.filter((at) => at > head)];
  }
  return null;
}

/** "…, a quien hable francés": the word before it belongs to it. */
function isPart(tokens: readonly Token[], at: number): boolean {
  return isNext(tokens, at) || (tokens[at - 1]?.word === 'a' && isNext(tokens, at - 1));
}

/** "Who has run a brewhouse and knows kegging". */
function findThirds(tokens: readonly Token[], first: number, end: number): readonly number[] {
  const verbs: number[] = [];
  for (let at = first; at < end; at++) {
    const word = tokens[at]?.word ?? '';
    const isVerb = /^(?:has|can|is)$/.test(word) || findEnglishVerbByThird(word) !== null;
    if (isVerb && AND.has(tokens[at - 1]?.word ?? '')) verbs.push(at);
  }
  return verbs;
}

function findForm(tokens: readonly Token[], at: number): Form | null {
  return (
    (['gerund', 'infinitive', 'base'] as const).find((form) => hasForm(tokens, at, form)) ?? null
  );
}

function countWords(tokens: readonly Token[], from: number, to: number): number {
  return tokens.slice(from, to).filter(({ word }) => !AND.has(word)).length;
}

function isNext(tokens: readonly Token[], at: number): boolean {
  const [token, before] = [tokens[at], tokens[at - 1]];
  return token !== undefined && (/,/.test(token.gap) || AND.has(before?.word ?? ''));
}

function findHead(tokens: readonly Token[], first: number, end: number): Head | null {
  for (let at = first; at < Math.min(end, first + HEAD_REACH); at++) {
    const token = tokens[at];
    if (token === undefined) return null;
    if (WILL.test(token.word)) {
      let verb = at + 1;
      while (ADVERBS.has(tokens[verb]?.word ?? '')) verb += 1;
      const word = tokens[verb]?.word ?? '';
      if (verb >= end) return null;
      // "As our new colleague you will be an RVN": what they will be.
      const isNamed =
        token.word !== 'would' && tokens[verb - 1]?.word === 'be' && /^an?$/.test(word);
      if (isBase(word) || isNamed) return { at: verb, form: 'base' };
      return GERUND.test(word) ? { at: verb, form: 'gerund' } : null;
    }
    // "We expect you to embed and section tissue"
    if (token.word === 'to' && tokens[at - 1]?.word === 'you' && at + 1 < end)
      return { at: at + 1, form: 'base' };
    if (MEANS.test(token.word) && hasForm(tokens, at + 1, 'gerund'))
      return { at: at + 1, form: 'gerund' };
    if (TAKES_CARE.test(token.word)) {
      const next = tokens[at + 1];
      if (next !== undefined && OF_WORDS.has(next.word)) return { at: at + 1, form: 'of' };
    }
    if (FUTURE.test(token.text.toLowerCase()) && !/^ser[áa]/i.test(token.text)) {
      const verb = MUST.test(tokens[at + 1]?.word ?? '') ? at + 2 : at;
      if (verb > at && hasForm(tokens, verb, 'infinitive')) return { at: verb, form: 'infinitive' };
      if (MUST.test(token.word) && hasForm(tokens, at + 1, 'infinitive'))
        return { at: at + 1, form: 'infinitive' };
      return { at, form: 'future' };
    }
  }
  return null;
}

const DETERMINERS: ReadonlySet<string> = new Set(wordList('the, our, your, their, a, an'));
const NO_VERBS: ReadonlySet<string> = new Set(
  wordList(
    'all, both, with, for, to, in, on, at, of, from, by, the, a, an, as, or, including, under, across, into, over, about',
  ),
);

/** "And catalogue the marionettes": before an article, a word in this place is a verb. */
function isBeforeArticle(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token === undefined || next === undefined || next.gap !== ' ') return false;
  return /^\p{Ll}+$/u.test(token.text) && !NO_VERBS.has(token.word) && DETERMINERS.has(next.word);
}

function hasForm(tokens: readonly Token[], at: number, form: Form): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  switch (form) {
    case 'base':
      return isBase(token.word) || isBeforeArticle(tokens, at);
    case 'gerund':
      return GERUND.test(token.word) && !noGerunds.has(token.word);
    case 'future':
      return FUTURE.test(token.text.toLowerCase());
    case 'infinitive':
      return INFINITIVE.test(token.word) && !noInfinitives.has(token.word);
    case 'of':
      return OF_WORDS.has(token.word) || (ARTICLES.has(token.word) && /,/.test(token.gap));
  }
}

/** "Atender al público", "training volunteers", "keep rooms safe". */
export function beginsWithDeed(words: string): boolean {
  // "Llevarás el control de proveedores"
  if (/^\p{L}{2,}[aei]rás /u.test(words)) return true;
  const tokens = readTokens(words);
  return (['infinitive', 'gerund', 'base'] as const).some((form) => hasForm(tokens, 0, form));
}
