import { prepositions } from '../context/context-features';
import {
  type ContextToken,
  formOf,
  nameClass,
  placeBefore,
  textAt,
} from '../context/context-tokens';
import type { Finding } from '../finding';
import { addS, dropS, listPasts } from '../words/english-forms';
import { functionWords } from '../words/function-words';
import type { Lexicon } from '../words/lexicon';
import { wordSet } from '../words/word-set';
import { clearVerbs, collectives } from './clear-verbs';

const firsts = wordSet('a an the this that each every my our their his her its one another any no');
const many = wordSet('the these those my our their his her all both most some many several few');
const between = wordSet('also now always never still often only then usually all both');

/** English verbs beside a noun of the other number: "a show that run for months", "hurdles, which was sold", "the directors now relies on". */
export function checkEnglishRelatives(
  tokens: readonly ContextToken[],
  lexicon: Lexicon,
): Finding[] {
  return tokens.flatMap(({ from, to, text, isWord }, at): Finding[] => {
    if (!isWord) return [];
    const meant =
      meantOfOne(tokens, at, lexicon) ??
      meantOfMany(tokens, at, lexicon) ??
      meantAfterWho(tokens, at, lexicon) ??
      meantBase(tokens, at, lexicon);
    if (meant === undefined || meant === text) return [];
    return [{ from, to, kind: 'agreement', suggestions: [meant], isSure: false }];
  });
}

const isOnly = (text: string, form: RegExp, lexicon: Lexicon) =>
  !functionWords.en.has(text) && form.test(formOf(text, lexicon));
const isSingular = (text: string, lexicon: Lexicon) =>
  isOnly(text, /^(?=.*[nt])(?!.*N)/, lexicon) && !collectives.has(text);
const isPlural = (text: string, lexicon: Lexicon) =>
  isOnly(text, /^(?=.*N)(?!.*n)/, lexicon) && /s$/.test(text);

const NUMBER = /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)$/;
const SAME_PARTICIPLE = /^(?:run|come|become)$/;

/** "A croquembouche that stand six feet tall": one thing, and a verb of many; in a sentence in the past, a past. */
function meantOfOne(
  tokens: readonly ContextToken[],
  at: number,
  lexicon: Lexicon,
): string | undefined {
  const text = textAt(tokens, at);
  if (!/^(?:that|which)$/.test(textAt(tokens, at - 1))) return undefined;
  const form = formOf(text, lexicon);
  const isBase =
    SAME_PARTICIPLE.test(text) ||
    (/v/.test(form) && !/[dDgVN]/.test(form) && !functionWords.en.has(text));
  if (!isBase || (/[nt]/.test(form) && !clearVerbs.has(text) && !isLed(tokens[at + 1])))
    return undefined;
  const noun = textAt(tokens, at - 2) === ',' ? at - 3 : at - 2;
  const start = findFirst(tokens, noun);
  const isStrange =
    /^an?$/.test(textAt(tokens, start ?? -1)) &&
    /^U.*[^s]$/.test(nameClass(textAt(tokens, noun), lexicon));
  if (!isStrange && !isSingular(textAt(tokens, noun), lexicon)) return undefined;
  // "A range of tools that help", "one of the few shops that sell".
  if (start === undefined || /^(?:of|in|for|with|to)$/.test(textAt(tokens, start - 1)))
    return undefined;
  const third = addS(text);
  return startsInPast(tokens, at, lexicon)
    ? listPasts(text).find((past) => lexicon.has(past))
    : lexicon.has(third)
      ? third
      : undefined;
}

const isLed = (next: ContextToken | undefined) =>
  next !== undefined &&
  (/^\d/.test(next.text) ||
    prepositions.has(next.text) ||
    many.has(next.text) ||
    NUMBER.test(next.text));

/** Where "a very tall show" begins, if it has an article. */
function findFirst(tokens: readonly ContextToken[], noun: number): number | undefined {
  for (let place = noun - 1; place >= Math.max(0, noun - 3); place--) {
    const token = tokens[place];
    if (token === undefined || !token.isWord) return undefined;
    if (firsts.has(token.text)) return place;
    if (functionWords.en.has(token.text)) return undefined;
  }
  return undefined;
}

function startsInPast(tokens: readonly ContextToken[], at: number, lexicon: Lexicon): boolean {
  const start = tokens.slice(0, at).findLastIndex(({ isStop }) => isStop) + 1;
  const form = formOf(textAt(tokens, start), lexicon);
  return /d/.test(form) && !/v/.test(form);
}

/** "A boy who now run his own shop", "drivers who delivers": behind "who" comes a verb, whatever the word may be elsewhere. */
function meantAfterWho(
  tokens: readonly ContextToken[],
  at: number,
  lexicon: Lexicon,
): string | undefined {
  const text = textAt(tokens, at);
  const who = placeBefore(tokens, at, between);
  if (textAt(tokens, who) !== 'who' || functionWords.en.has(text)) return undefined;
  if (textAt(tokens, at + 1) === '-') return undefined;
  const noun = textAt(tokens, who - 1) === ',' ? who - 2 : who - 1;
  const form = formOf(text, lexicon);
  if (isSingular(textAt(tokens, noun), lexicon)) {
    const isBase = SAME_PARTICIPLE.test(text) || (/v/.test(form) && !/[dDgVN]/.test(form));
    const start = findFirst(tokens, noun);
    if (!isBase || start === undefined || isWithin(tokens, start)) return undefined;
    const third = addS(text);
    const isToldOf = who === at - 1 && startsInPast(tokens, at, lexicon);
    return isToldOf
      ? listPasts(text).find((past) => lexicon.has(past))
      : lexicon.has(third)
        ? third
        : undefined;
  }
  // "A bar for eleven years who": one who has them.
  const clause = tokens.slice(0, noun).findLastIndex((one) => one.isStop || one.text === ',') + 1;
  const isOne = tokens
    .slice(clause, noun)
    .some((one) => prepositions.has(one.text) || one.text === 'and');
  if (!isPlural(textAt(tokens, noun), lexicon) || isOne) return undefined;
  if (!/V/.test(form) || /[dDgv]/.test(form)) return undefined;
  return dropS(text).find((base) => /v/.test(formOf(base, lexicon)));
}

/** "Two nurses and a porter who work", "people in the industry who live". */
const isWithin = (tokens: readonly ContextToken[], start: number): boolean =>
  /^(?:(?:and|or|nor) |(?:in|of|from|for|at) the$)/.test(
    `${textAt(tokens, start - 1)} ${textAt(tokens, start)}`,
  );

const ofMany: Readonly<Record<string, string>> = { was: 'were', is: 'are', has: 'have' };

/** "Hurdles and poles, which was sold": what was done to several things; "which was hard" may be said of all of it. */
function meantOfMany(
  tokens: readonly ContextToken[],
  at: number,
  lexicon: Lexicon,
): string | undefined {
  const meant = ofMany[textAt(tokens, at)];
  if (meant === undefined || textAt(tokens, at - 1) !== 'which' || textAt(tokens, at - 2) !== ',')
    return undefined;
  const [done, next] = [textAt(tokens, at + 1), textAt(tokens, at + 2)];
  const isDone = /[dD]/.test(formOf(done, lexicon)) && !/[vnay]/.test(formOf(done, lexicon));
  const isLedOn = next === '' || prepositions.has(next) || /^[.,;]$/.test(next);
  return isPlural(textAt(tokens, at - 3), lexicon) && isDone && isLedOn ? meant : undefined;
}

/** "The directors now relies on it": an adverb between them. */
function meantBase(
  tokens: readonly ContextToken[],
  at: number,
  lexicon: Lexicon,
): string | undefined {
  const text = textAt(tokens, at);
  const form = formOf(text, lexicon);
  const isThird = /V/.test(form) && !/[ndD]/.test(form) && !functionWords.en.has(text);
  const bare = dropS(text).find(
    (base) => clearVerbs.has(base) || !/[nt]/.test(formOf(base, lexicon)),
  );
  if (!isThird || bare === undefined || !lexicon.has(bare)) return undefined;
  const place = placeBefore(tokens, at, between);
  if (!isPlural(textAt(tokens, place), lexicon)) return undefined;
  const mark = tokens[place - 1];
  if (mark === undefined || !many.has(mark.text)) return undefined;
  const before = tokens[place - 2];
  const isStart = before === undefined || before.isStop || /^(?:,|and|so|but)$/.test(before.text);
  return isStart ? bare : undefined;
}
