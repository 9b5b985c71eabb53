import table from '../../../data/proofread/contractions.tsv' with { type: 'text' };
import { readRows } from '../../tables';
import { type ContextToken, textAt } from '../context/context-tokens';
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
/** "Gave candidates feedback". */
const giving = listWords('giving');
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
    ...listContractions(text, lexicon),
    ...listTimes(text),
    ...listOwners(text),
    ...listManyLetters(text),
    ...listDecades(text),
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

function listContractions(text: string, lexicon: Lexicon): Finding[] {
  return [...text.matchAll(CONTRACTED)].flatMap(({ 0: word, index }) => {
    const meant = contractions.get(word.toLowerCase().replaceAll('’', "'"));
    const isUpper = word.length > 1 && word === word.toUpperCase();
    // "Track: cant, gauge": a thing in a list.
    const isThing = lexicon.has(word) && !/^ \p{L}/u.test(text.slice(index + word.length));
    const isRight = meant === undefined || isUpper || isThing;
    return isRight ? [] : [report(index, word, meant, false)];
  });
}

function listTimes(text: string): Finding[] {
  return [...text.matchAll(TIME)].map(({ 0: word, index }) =>
    report(index, word, `${word}'`, false),
  );
}

function listOwners(text: string): Finding[] {
  return [
    ...[...text.matchAll(OWNING)]
      .filter(
        ({ index }) =>
          !giving.has(/\p{L}+(?= $)/u.exec(text.slice(0, index))?.[0].toLowerCase() ?? ''),
      )
      .map(({ 0: word, index }) => report(index, word, `${word}'`, false)),
    ...[...text.matchAll(COUNTED)].map(({ 0: word, index }) =>
      report(index, word, `${word.slice(0, -1)}'s`, false),
    ),
  ];
}

const NUMBERS =
  '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|several|many|some|both|few|all|various|multiple|and|or)';
const MANY_LETTERS = new RegExp(
  String.raw`(?<![\p{L}\p{N}.@/&'’-])\p{Lu}{2,6}['’]s(?![\p{L}-])(?:(?= *(?:[.,;:)]|$))|(?<=(?<!\p{L})(?:${NUMBERS}) \S+)|(?= (\p{Ll}+)(?![\p{L}-])))`,
  'giu',
);

/** "PCs", not "PC's", unless what they own comes next. */
function listManyLetters(text: string): Finding[] {
  return [...text.matchAll(MANY_LETTERS)].flatMap(({ 0: typed, 1: next, index }) => {
    if (!/^\p{Lu}+['’]s$/u.test(typed) || (next !== undefined && !unowned.has(next))) return [];
    // "Than the BBC's".
    if (/(?:than|as|from|at|to|of) (?:the |our )?$/i.test(text.slice(0, index))) return [];
    return [report(index, typed, typed.replace(/['’]/, ''), false)];
  });
}

const DECADE = /(?<![\p{L}\p{N}.,'’-])(?:19|20)?[1-9]0['’]s(?![\p{L}-])/gu;

/** "The 1990s". */
const listDecades = (text: string): Finding[] =>
  [...text.matchAll(DECADE)].map(({ 0: typed, index }) =>
    report(index, typed, typed.replace(/['’]/, ''), true),
  );

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
    // "The team's on-call rota".
    const isOpen = next !== undefined && unowned.has(next.text) && textAt(tokens, at + 2) !== '-';
    if (places.has(noun) || !(isEnd || isOpen || isDeed(tokens, at + 1))) return [];
    if (isOwners(tokens, at)) return [];
    const meant = listEnglishPlurals(noun).find((plural) => lexicon.has(plural));
    return meant === undefined ? [] : [report(token.from, token.text, meant, false)];
  });
}

/** "A friend of my father's", "higher than the store's", "a printer's", "the widow's and other pensions": whose is left out. */
function isOwners(tokens: readonly ContextToken[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 4), at).map(({ text }) => text);
  const near = before.slice(-3);
  const isOne = near.some((text) => /^(?:an?|one|each|every|this|that)$/.test(text));
  // "As if they were the customer's".
  const isSaid = /(?:is|was|were|are) (?:the|my|our|their)$/.test(before.join(' '));
  const isOfOne = isSaid || near.some((text) => /^(?:at|to|from|of|like|half)$/.test(text));
  const isSecond = textAt(tokens, at + 1) === 'and' && /^other$|'s$/.test(textAt(tokens, at + 2));
  return isOne || isOfOne || isSecond || before.includes('than') || before.at(-1) === 'new';
}

/** A verb of many: "our listing's now get". */
function isDeed(tokens: readonly ContextToken[], at: number): boolean {
  const verb = tokens[at]?.text ?? '';
  return (
    /^(?:get|need|come|make|take|give|help|bring|go|keep|include|love|want)$/.test(verb) &&
    /^(?:the|a|an|more|less|to|from|in|us|our|their|it|up|out)$/.test(tokens[at + 1]?.text ?? '')
  );
}
