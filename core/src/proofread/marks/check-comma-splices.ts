import { type ContextToken, formOf, textAt } from '../context/context-tokens';
import type { Finding } from '../finding';
import { irregularVerbs } from '../words/english-forms';
import { functionWords } from '../words/function-words';
import type { Lexicon } from '../words/lexicon';
import { wordSet } from '../words/word-set';

const people = wordSet('i he she we');
const things = wordSet('it they');
const determiners = wordSet(
  'the my our his her their its this these those each every nobody everybody everyone few',
);
const helpers = wordSet(
  'is are was were am has have had can could will would must might may should did does do',
);
/** What may come between who does it and the verb. */
const adverbs = wordSet('also always never only just still now often then usually not all both');
/** What somebody is of, in or for: the verb of the clause comes after it. */
const links = wordSet('of in on at for from with and per over under between');
/** A clause that begins so waits for another, which its comma leads to. */
const openers = wordSet(
  'like if when while unless although though because since once until as before after whenever where whether whatever however so that than',
);
/** "Fell", "grew": pasts that are no participle. */
const clearPasts = new Set(
  irregularVerbs.flatMap(([base, past = '', participle]) =>
    past !== participle && past !== base ? [past] : [],
  ),
);
const LONGEST_SUBJECT = 8;
const FEWEST_BEFORE = 3;

/** "Marked out the field, the games went well": two sentences, with a comma alone between them. */
export function checkCommaSplices(
  text: string,
  tokens: readonly ContextToken[],
  lexicon: Lexicon,
): Finding[] {
  let start = 0;
  return tokens.flatMap((token, at): Finding[] => {
    if (token.isStop) start = at + 1;
    if (token.text !== ',' || !isWhole(tokens.slice(start, at), textAt(tokens, at + 1), lexicon))
      return [];
    if (!beginsClause(tokens, at + 1, lexicon) || hasMore(tokens, at + 1)) return [];
    if (/\n/.test(text.slice(token.to, tokens[at + 1]?.from))) return [];
    const { from, to } = token;
    return [{ from, to, kind: 'punctuation', suggestions: [';'], isSure: false, isParsed: true }];
  });
}

/** From its verb or subject up to the comma, with nothing that makes it wait for another clause. */
function isWhole(clause: readonly ContextToken[], next: string, lexicon: Lexicon): boolean {
  if (clause.length < FEWEST_BEFORE || clause.some(({ text }) => openers.has(text))) return false;
  // "And, with his doctor, we": an aside.
  if (clause.some(({ text }, at) => text === ',' && textAt(clause, at - 1) === 'and')) return false;
  // "Refused a loan, I sold the van": what was done to somebody.
  return beginsClause(clause, 0, lexicon) || (!people.has(next) && beginsDeed(clause, lexicon));
}

/** "Marked out the field", and not "Based on", "Used to". */
function beginsDeed(clause: readonly ContextToken[], lexicon: Lexicon): boolean {
  const verb = textAt(clause, 0);
  if (functionWords.en.has(verb) || !/[dv]/.test(formOf(verb, lexicon))) return false;
  const object = textAt(clause, /^(?:up|out|off|down|back|over)$/.test(textAt(clause, 1)) ? 2 : 1);
  const isThing = clause.some(({ text }) => text === object) && /^[\p{L}\d]/u.test(object);
  if (!isThing) return false;
  return isInside(object)
    ? !links.has(object)
    : !functionWords.en.has(object) && !/ly$/.test(object);
}

/** Who does it, and what. */
function beginsClause(tokens: readonly ContextToken[], from: number, lexicon: Lexicon): boolean {
  const first = textAt(tokens, from);
  if (people.has(first) || things.has(first))
    return tells(tokens, from + 1, (word) => /[vVd]/.test(formOf(word, lexicon)));
  if (!determiners.has(first)) return false;
  for (let at = from + 1; at <= from + LONGEST_SUBJECT; at++) {
    const word = textAt(tokens, at);
    const isFit = at > from + 1 || /(?:body|one|few|this|these|those)$/.test(first);
    if (
      isFit &&
      tells(tokens, at, (verb, next) => clearPasts.has(verb) && /^[\p{L}\d]/u.test(next))
    )
      return true;
    const isPart = tokens[at]?.isWord || /^[\d-]/.test(word);
    if (!isPart || (functionWords.en.has(word) && !isInside(word))) return false;
  }
  return false;
}

const isInside = (word: string): boolean =>
  links.has(word) || determiners.has(word) || /^(?:a|an|one|two|three|four|five|six)$/.test(word);

const HELPER = /^(?:is|are|was|were|has|have|had|did|does|do|could|would|ca|wo)n't$/;

/** A verb that helps, or one that tells by itself: "the number of calls answered" may go on. */
function tells(
  tokens: readonly ContextToken[],
  from: number,
  isTelling: (word: string, next: string) => boolean,
): boolean {
  let at = from;
  while (adverbs.has(textAt(tokens, at))) at++;
  const word = textAt(tokens, at);
  if (helpers.has(word) || HELPER.test(word)) return true;
  return !functionWords.en.has(word) && isTelling(word, textAt(tokens, at + 1));
}

/** "The shop opened, the staff grew and the takings doubled": a row of sentences. */
function hasMore(tokens: readonly ContextToken[], from: number): boolean {
  const end = tokens.findIndex(({ isStop }, at) => at >= from && isStop);
  const rest = tokens.slice(from, end < 0 ? tokens.length : end);
  return rest.some(({ text }) => text === ',' || text === 'and');
}
