import { type ContextToken, formOf, nameClass, placeBefore } from '../context/context-tokens';
import type { Finding } from '../finding';
import { irregularVerbs, listBases, listGerunds, listPasts } from '../words/english-forms';
import { functionWords } from '../words/function-words';
import { beginLike, isCapital } from '../words/known-forms';
import type { Lexicon } from '../words/lexicon';
import { wordSet } from '../words/word-set';
import { clearVerbs } from './clear-verbs';
import { wrongPasts } from './wrong-pasts';

const modals = wordSet(
  "can could will would should must might cannot can't couldn't won't wouldn't shouldn't didn't don't doesn't did does",
);
const adverbs = wordSet(
  'also always never only just still now already often then not usually really',
);
const having = wordSet("have has had having i've we've they've haven't hasn't hadn't");
const being = wordSet("was were been being be is are wasn't weren't");
const helpers = wordSet(
  'have has had having was were been being be is are am get gets got getting as when once if',
);
const articles = wordSet(
  'the a an my our their his her its all this these those some any each every',
);
const people = wordSet('i we they he she you who');

const pasts = new Map<string, string>();
const participles = new Map<string, string>();
for (const [base = '', past = '', participle = ''] of irregularVerbs)
  if (past !== participle && base !== past) {
    pasts.set(past, participle);
    if (base !== participle) participles.set(participle, past);
  }
for (const word of 'was were been got gotten showed shown sewed sewn lay lain'.split(' ')) {
  pasts.delete(word);
  participles.delete(word);
}
/** Nouns and adjectives that a past may be as well. */
const notPasts = wordSet('saw broke spoke rose fell bit wound wore shook became came ran');
/** What is before a noun as often: "frozen and written". */
const notAdjectives = wordSet('done seen gone taken begun');

/** English verbs in a form that what is before them does not take: "can drove", "have wrote", "and done manicures". */
export function checkVerbForms(
  text: string,
  tokens: readonly ContextToken[],
  lexicon: Lexicon,
): Finding[] {
  return tokens.flatMap((token, at): Finding[] => {
    if (!token.isWord) return [];
    const typed = text.slice(token.from, token.to);
    const irregular = meantIrregular(tokens, at, lexicon);
    // "Holded" inside a sentence is a name.
    if (irregular !== undefined && (!isCapital(typed) || at === 0 || tokens[at - 1]?.isStop))
      return [report(token, typed, irregular, true)];
    const meant =
      meantAfterHelper(tokens, at, lexicon) ??
      meantAlone(tokens, at, lexicon) ??
      meantGerund(tokens, at, lexicon) ??
      meantInClause(tokens, at, lexicon) ??
      meantInRow(tokens, at, lexicon);
    if (meant === undefined || meant === token.text) return [];
    return [report(token, typed, meant, false)];
  });
}

const report = (
  { from, to }: ContextToken,
  typed: string,
  meant: string,
  isSure: boolean,
): Finding => ({
  from,
  to,
  kind: 'agreement',
  suggestions: [beginLike(typed, meant)],
  isSure,
});

/** "Catched", "have choosed". */
function meantIrregular(
  tokens: readonly ContextToken[],
  at: number,
  lexicon: Lexicon,
): string | undefined {
  const { text = '' } = tokens[at] ?? {};
  const [past, participle] = wrongPasts.get(text) ?? [];
  if (past === undefined || lexicon.step(text) >= 0) return undefined;
  const helper = tokens[placeBefore(tokens, at, adverbs)]?.text ?? '';
  return having.has(helper) || being.has(helper) ? participle : past;
}

function meantAfterHelper(
  tokens: readonly ContextToken[],
  at: number,
  lexicon: Lexicon,
): string | undefined {
  const { text = '' } = tokens[at] ?? {};
  const place = placeBefore(tokens, at, adverbs);
  const helper = tokens[place]?.text ?? '';
  const next = tokens[at + 1]?.text ?? '';
  const participle = notPasts.has(text) ? undefined : pasts.get(text);
  if (participle !== undefined && (having.has(helper) || being.has(helper))) return participle;
  // "Is still use by the team": what is done by somebody.
  if (being.has(helper) && next === 'by' && isBase(text, lexicon))
    return listPasts(text).find((past) => lexicon.step(past) >= COMMON);
  if (helper === 'than' && isPreferred(tokens, place, lexicon))
    return meantBase(text, lexicon, false);
  // "Did displays" is done, "did not displays" is denied.
  const isDenied = tokens.slice(place + 1, at).some((one) => one.text === 'not');
  const isModal = modals.has(helper) && (isDenied || !/^d(?:id|oes)$/.test(helper));
  const isAsked = isModal && !articles.has(tokens[place - 1]?.text ?? '');
  const isTo = helper === 'to' && place === at - 1 && articles.has(next);
  if ((!isAsked && !isTo) || functionWords.en.has(text) || text.length < 4) return undefined;
  return meantBase(text, lexicon, isTo);
}

const COMMON = 3;

function isBase(text: string, lexicon: Lexicon): boolean {
  const form = formOf(text, lexicon);
  return /v/.test(form) && !/[dDgV]/.test(form) && !functionWords.en.has(text);
}

/** "I would rather throw it away than sold it". */
function isPreferred(tokens: readonly ContextToken[], than: number, lexicon: Lexicon): boolean {
  const before = tokens.slice(0, than);
  const start = before.findLastIndex(({ isStop }) => isStop) + 1;
  return before.slice(start).some(({ text }, at, all) => {
    const isWish = /^(?:would|i'd|we'd|they'd)$/.test(all[at - 1]?.text ?? '');
    return text === 'rather' && isWish && isBase(all[at + 1]?.text ?? '', lexicon);
  });
}

/** The base of what is a past, a third person or a gerund, and nothing else. */
function meantBase(text: string, lexicon: Lexicon, isTo: boolean): string | undefined {
  const form = formOf(text, lexicon);
  // "To providing": "committed to providing" is right.
  const isOther = isTo ? /[dV]/.test(form) && !/g/.test(form) : /[dgV]/.test(form);
  if (!isOther || /v/.test(form)) return undefined;
  const [base] = listBases(text, lexicon).filter((one) => one !== text && lexicon.step(one) >= 0);
  return base;
}

/** "I done", "we seen": a participle without its auxiliary. */
function meantAlone(
  tokens: readonly ContextToken[],
  at: number,
  lexicon: Lexicon,
): string | undefined {
  const { text = '' } = tokens[at] ?? {};
  const past = participles.get(text);
  if (past === undefined) return undefined;
  const place = placeBefore(tokens, at, adverbs);
  const before = tokens[place]?.text ?? '';
  const next = tokens[at + 1];
  const isCounted = next !== undefined && (articles.has(next.text) || /^\d/.test(next.text));
  if ((before === 'that' || before === 'which') && isCounted && notAdjectives.has(text))
    return functionWords.en.has(tokens[place - 1]?.text ?? '') ? undefined : past;
  if (people.has(before)) return having.has(tokens[place - 1]?.text ?? '') ? undefined : past;
  if (before !== 'and' && before !== ',') return undefined;
  if (!startsInPast(tokens, place, lexicon) || next === undefined || !next.isWord) return undefined;
  if (notAdjectives.has(text))
    return functionWords.en.has(next.text) && !articles.has(next.text) ? undefined : past;
  // "And written up each one".
  const isUp = /^(?:up|out|down|off|over)$/.test(next.text);
  return articles.has((isUp ? tokens[at + 2] : next)?.text ?? '') ? past : undefined;
}

/** The clause begins with a past tense and has no auxiliary. */
function startsInPast(tokens: readonly ContextToken[], end: number, lexicon: Lexicon): boolean {
  let first = end;
  while (first > 0 && tokens[first - 1]?.isStop === false) first--;
  for (let place = first; place < end; place++)
    if (helpers.has(tokens[place]?.text ?? '')) return false;
  // "Set the clock, rang the bell and …": the second tells when.
  const starts = tokens.flatMap(({ text }, place) => {
    const isIn = place >= first && place < end;
    return isIn && (place === first || tokens[place - 1]?.text === ',') ? [text] : [];
  });
  const [start = ''] = starts;
  if (functionWords.en.has(start)) return false;
  const isPast = (word: string) => isPurePast(word, lexicon);
  return isPast(start) || (unchanged.has(start) && starts.some(isPast));
}

const unchanged = wordSet('set put cut shut split spread read let hit');

/** "Rang" is no base of "ranged". */
function isPurePast(word: string, lexicon: Lexicon): boolean {
  const form = nameClass(word, lexicon).slice(1);
  if (functionWords.en.has(word) || !/d/.test(form)) return false;
  return !/v/.test(form) || (pasts.has(word) && !notPasts.has(word));
}

const going = wordSet(
  'started stopped began kept enjoy enjoyed enjoys finished avoid avoided suggested',
);
const things = wordSet(
  'work school college university training life business practice service production',
);
const objects = wordSet(
  'people customers clients guests patients them him her us everyone everybody children staff suppliers parents families',
);

const naming = wordSet('with without by of for in after before from about');

const isObject = (token: ContextToken | undefined, lexicon: Lexicon) =>
  token?.isWord === true &&
  (articles.has(token.text) ||
    /N/.test(formOf(token.text, lexicon)) ||
    /^(?:sales|data)$/.test(token.text));

/** "Started ring people": verbs of starting, stopping and continuing take a gerund. */
function meantGerund(
  tokens: readonly ContextToken[],
  at: number,
  lexicon: Lexicon,
): string | undefined {
  const { text = '' } = tokens[at] ?? {};
  const next = tokens[at + 1]?.text ?? '';
  const before = tokens[at - 1]?.text ?? '';
  // "Experience with analyze data": what is nothing but a verb, and something it is done to.
  const isNamed = naming.has(before) && clearVerbs.has(text) && isObject(tokens[at + 1], lexicon);
  if (isNamed) return listGerunds(text).find((gerund) => lexicon.step(gerund) >= 0);
  if (!going.has(before) || things.has(text)) return undefined;
  if (functionWords.en.has(text) || !(articles.has(next) || objects.has(next))) return undefined;
  const form = formOf(text, lexicon);
  if (!/v/.test(form) || /[dDgV]/.test(form)) return undefined;
  return listGerunds(text).find((gerund) => lexicon.step(gerund) >= 0);
}

const joining = wordSet('before after when until because once since');
const speakers = wordSet('i we they');
/** Habits, which stay in the present. */
const lasting = wordSet(
  'live know think believe love like want need hope work speak hold own enjoy feel read',
);

/** "I tested every unit before I leave": a clause of a sentence in the past. */
function meantInClause(
  tokens: readonly ContextToken[],
  at: number,
  lexicon: Lexicon,
): string | undefined {
  const { text = '' } = tokens[at] ?? {};
  if (!speakers.has(tokens[at - 1]?.text ?? '') || !joining.has(tokens[at - 2]?.text ?? ''))
    return undefined;
  const form = formOf(text, lexicon);
  if (!/v/.test(form) || /[dDg]/.test(form)) return undefined;
  if (functionWords.en.has(text) || lasting.has(text)) return undefined;
  const before = tokens.slice(0, at - 2);
  const start = before.findLastIndex(({ isStop }) => isStop) + 1;
  const isTold = before.slice(start).some(({ text: other }, place, all) => {
    const told = nameClass(other, lexicon).slice(1);
    return speakers.has(all[place - 1]?.text ?? '') && /d/.test(told) && !/v/.test(told);
  });
  return isTold ? listPasts(text).find((past) => lexicon.has(past)) : undefined;
}

/** What may be followed by a base, further on too. */
const asking = wordSet(
  "to can could will would should must might may cannot can't help helps helped helping let lets make makes made making who which that what how where when so if they we you i people it and/or or do does did don't didn't doesn't not",
);

const seeing = wordSet('watched saw heard felt noticed had got kept');
const isCounted = ({ text }: ContextToken) => articles.has(text) || /^\d/.test(text);

/** Verbs that are made of other words, and no nouns. */
const MADE_VERB = /.{4}(?:[iy][sz]e|ify)$/;
const MADE_NOUN =
  /(?:exercis|enterpris|franchis|expertis|premis|merchandis|promis|surpris|otherwis|likewis|prais)e$/;

/** "And maintain records", "and hand out keys": what is hardly ever a noun, or cannot be one before what comes after. */
function isPlainDeed(tokens: readonly ContextToken[], at: number, lexicon: Lexicon): boolean {
  const [word, next, third] = [0, 1, 2].map((step) => tokens[at + step]?.text ?? '');
  const isVerb =
    clearVerbs.has(word ?? '') ||
    (MADE_VERB.test(word ?? '') && !MADE_NOUN.test(word ?? '')) ||
    // "Mediate", of which there are no "mediates" but "mediated".
    (/.{3}ate$/.test(word ?? '') && lexicon.step(`${word}s`) < lexicon.step(`${word}d`));
  if (isVerb)
    return tokens[at + 1]?.isWord === true && !/^(?:of|and|or|is|was|are|were)$/.test(next ?? '');
  if (!/^(?:out|up|off|down|away|over)$/.test(next ?? '')) return false;
  const isMany = /s$/.test(third ?? '') && /N/.test(formOf(third ?? '', lexicon));
  return articles.has(third ?? '') || /^\d/.test(third ?? '') || isMany;
}

/** "Won a grant and choose the equipment": a row of actions that began in the past. */
function meantInRow(
  tokens: readonly ContextToken[],
  at: number,
  lexicon: Lexicon,
): string | undefined {
  const { text = '' } = tokens[at] ?? {};
  const place = placeBefore(tokens, at, adverbs);
  const before = tokens[place]?.text ?? '';
  const next = tokens[at + 1];
  if (before !== 'and' && before !== 'then') return undefined;
  // "And now lead my own team": from then to today.
  if (tokens.slice(place + 1, at).some((one) => /^(?:now|still)$/.test(one.text))) return undefined;
  if (next === undefined || !(isCounted(next) || isPlainDeed(tokens, at, lexicon)))
    return undefined;
  const form = formOf(text, lexicon);
  if (!/v/.test(form) || /[dDg]/.test(form) || functionWords.en.has(text)) return undefined;
  if (!startsInPast(tokens, place, lexicon)) return undefined;
  for (let one = place - 1; one >= 0 && tokens[one]?.isStop === false; one--) {
    const { text: word = '' } = tokens[one] ?? {};
    if (asking.has(word) || (!isCounted(next) && seeing.has(word))) return undefined;
  }
  if (listGerunds(text).every((gerund) => lexicon.step(gerund) < 0)) return undefined;
  return listPasts(text).find((past) => lexicon.has(past));
}
