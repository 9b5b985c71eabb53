import table from '../../../data/proofread/contractions.tsv' with { type: 'text' };
import { readRows } from '../../tables';
import type { ContextToken } from '../context/context-tokens';
import type { Finding } from '../finding';
import { listEnglishPlurals } from '../words/english-forms';
import { functionWords } from '../words/function-words';
import { beginLike } from '../words/known-forms';
import type { Lexicon } from '../words/lexicon';
import { anyOf, listWords } from '../words/word-kinds';

const contractions: ReadonlyMap<string, string> = new Map(
  readRows(table, ['typed', 'meant']).map(({ typed, meant }) => [typed, meant]),
);
const CONTRACTED = /(?<![\p{L}\p{N}'’.@/-])\p{L}+(?:(?<=s)['’])?(?![\p{L}\p{N}'’@/-])/gu;

const AMOUNT = String.raw`(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|several|many)\+?`;
const OWED = '(?:experience|notice|service|training|work experience|leave|warranty)';
const TIME = new RegExp(
  String.raw`(?<=(?<![\p{L}\p{N}.,-])${AMOUNT} )(?:years|months|weeks|days)(?= ${OWED}(?![\p{L}-]))`,
  'giu',
);

const OWNER = anyOf('owner');
/** What people own, and what is no action: "what tenants requests". */
const OWNED = anyOf('owned');
const OWNING = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’.@/-])${OWNER}(?= ${OWNED}(?![\p{L}'’-]))`,
  'giu',
);
/** "The firms two vans": singular owners. */
const COUNTED = new RegExp(
  String.raw`(?<=\p{L}(?:ed|ing|s|in|at|of|to|with|for|from) (?:the|our|my) )${anyOf('single owner')}s(?= (?:two|three|four|five|six|own|main|only|first) \p{Ll}+)`,
  'gu',
);

/** English apostrophes: left out ("dont", "womens fitting rooms", "five years experience"), or put into a plural ("most fence's"). */
export function checkApostrophes(
  text: string,
  tokens: readonly ContextToken[],
  lexicon: Lexicon,
): Finding[] {
  return [
    ...listContractions(text),
    ...listTimes(text),
    ...listOwners(text),
    ...listPlurals(tokens, lexicon),
  ];
}

const report = (from: number, word: string, meant: string, isSure: boolean): Finding => ({
  from,
  to: from + word.length,
  kind: 'punctuation',
  suggestions: [beginLike(word, meant)],
  isSure,
});

function listContractions(text: string): Finding[] {
  return [...text.matchAll(CONTRACTED)].flatMap(({ 0: word, index }) => {
    const meant = contractions.get(word.toLowerCase().replaceAll('’', "'"));
    const isUpper = word.length > 1 && word === word.toUpperCase();
    return meant === undefined || isUpper ? [] : [report(index, word, meant, false)];
  });
}

function listTimes(text: string): Finding[] {
  return [...text.matchAll(TIME)].map(({ 0: word, index }) =>
    report(index, word, `${word}'`, false),
  );
}

function listOwners(text: string): Finding[] {
  return [
    ...[...text.matchAll(OWNING)].map(({ 0: word, index }) =>
      report(index, word, `${word}'`, false),
    ),
    ...[...text.matchAll(COUNTED)].map(({ 0: word, index }) =>
      report(index, word, `${word.slice(0, -1)}'s`, false),
    ),
  ];
}

/** Shops, degrees and homes: "at the doctor's". */
const places = listWords('visited');
/** What does not begin a thing that someone could own. */
const unowned = new Set(
  'and or in on at for from to with by per who that which are were have has was is a an the our my their also now as during while when before after each every if but since until up down out off into onto over under through across'.split(
    ' ',
  ),
);

function listPlurals(tokens: readonly ContextToken[], lexicon: Lexicon): Finding[] {
  return tokens.flatMap((token, at) => {
    const [, noun = ''] = /^(\p{Ll}{3,})'s$/u.exec(token.text) ?? [];
    if (noun === '' || functionWords.en.has(noun) || !lexicon.has(noun)) return [];
    const next = tokens[at + 1];
    const isEnd = next === undefined || /^[.,;:)]$/.test(next.text);
    const isMarked = places.has(noun);
    if (isMarked || !(isEnd || unowned.has(next.text) || isDeed(tokens, at + 1))) return [];
    // "A friend of my father's", "to the plumber's".
    if (tokens.slice(Math.max(0, at - 3), at).some(({ text }) => /^(?:at|to|from|of)$/.test(text)))
      return [];
    const meant = listEnglishPlurals(noun).find((plural) => lexicon.has(plural));
    return meant === undefined ? [] : [report(token.from, token.text, meant, false)];
  });
}

/** A verb of many: "our listing's now get". */
function isDeed(tokens: readonly ContextToken[], at: number): boolean {
  const verb = tokens[at]?.text ?? '';
  return (
    /^(?:get|need|come|make|take|give|help|bring|go|keep|include|love|want)$/.test(verb) &&
    /^(?:the|a|an|more|less|to|from|in|us|our|their|it|up|out)$/.test(tokens[at + 1]?.text ?? '')
  );
}
