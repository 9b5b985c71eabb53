import { type ContextToken, nameClass, placeBefore } from '../context/context-tokens';
import type { Finding } from '../finding';
import { addS, dropS, helpersOfMany, helpersOfOne } from '../words/english-forms';
import { functionWords } from '../words/function-words';
import { isCapital } from '../words/known-forms';
import type { Lexicon } from '../words/lexicon';
import { wordSet } from '../words/word-set';
import { dropAsides } from './asides';
import { clearVerbs, collectives } from './clear-verbs';
import { englishAsides } from './english-asides';
import {
  type Count,
  checkSubjects,
  type Ground,
  type OtherForms,
  splitAtAnd,
} from './subject-frame';

/** English verbs that do not go with who does it, however far before: "the list of names go", "the roof and the wall was". */
export function checkDistantSubjects(
  text: string,
  tokens: readonly ContextToken[],
  lexicon: Lexicon,
): Finding[] {
  const ground = { text, tokens, lexicon };
  return checkSubjects(
    ground,
    (token) => readOther(token.text, lexicon),
    (at) => countSubject(ground, at) ?? countBeforeWhich(ground, at) ?? countPastAsides(ground, at),
  );
}

function readOther(typed: string, lexicon: Lexicon): OtherForms | undefined {
  // "All they do is", "does it": what follows may be the one who does it.
  if (typed === 'do' || typed === 'does') return undefined;
  const [one, many] = [helpersOfOne.get(typed), helpersOfMany.get(typed)];
  if (one !== undefined) return { one };
  if (many !== undefined) return { many };
  if (functionWords.en.has(typed)) return undefined;
  if (clearVerbs.has(typed)) return { one: typed === 'go' ? 'goes' : addS(typed) };
  const base = dropS(typed).find((word) => clearVerbs.has(word) && lexicon.has(word));
  return base === undefined ? undefined : { many: base };
}

const adverbs = wordSet(
  'also always never only just still now already often then usually really both all each not normally sometimes regularly',
);
const openers = wordSet(
  'because so when where while but since whereas although once that and after before whether until',
);
const of = wordSet(
  'of in on for from at with by to between across within under over about near per towards toward against into behind through throughout',
);
const singles = wordSet('a an this that each every another one no');
const several = wordSet(
  'two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty both many several few these those',
);
const everybody = wordSet('everyone everybody nobody anyone anybody all none nothing everything');
const owners = wordSet('the my our his her its their your');
/** "Most of the orders": as many as there are orders. */
const shares = wordSet('all most some many half both several few');
/** So long they lasted, so much it was: one amount. */
const MEASURE =
  /^(?:years|months|weeks|days|hours|minutes|pounds|euros|dollars|miles|metres|meters|km|kilometres|percent|points|grams|kilos|litres|tonnes|times)$/;

/** How many do it, where all from the start of the clause to the verb is who does it. */
function countSubject(ground: Ground, at: number): Count | undefined {
  const { tokens } = ground;
  let end = at;
  while (adverbs.has(tokens[end - 1]?.text ?? '')) end--;
  let start = end;
  while (start > 0 && isInside(tokens[start - 1])) start--;
  if (start === end) return undefined;
  const opener = tokens[start - 1]?.text ?? '';
  // "Asked that the client receive": a wish.
  if (opener === 'that' && clearVerbs.has(tokens[at]?.text ?? '')) return undefined;
  // "Whether it matters depends", "everyone but the twins was".
  if (opener === 'whether' || (opener === 'but' && everybody.has(tokens[start - 2]?.text ?? '')))
    return undefined;
  const pieces = splitAtAnd(tokens, start, end, /^and$/);
  // "Every pump and every valve was".
  if (
    pieces.length > 1 &&
    pieces.every(([from]) => /^(?:every|each)$/.test(tokens[from]?.text ?? ''))
  )
    return 'one';
  const phrases = pieces.map(([from, to]) => readPhrase(ground, from, to));
  const [phrase] = phrases;
  const last = phrases.at(-1);
  const isHelper = functionWords.en.has(tokens[at]?.text ?? '');
  if (phrases.length === 1 && phrase !== undefined) {
    // After a comma, what is one may be the last of several.
    if (phrase.count === 'one' && opener === ',' && !phrase.isAlone) return undefined;
    return phrase.isMarked || (phrase.count === 'many' && isHelper) ? phrase.count : undefined;
  }
  if (phrases.every((one) => one?.isMarked)) return 'many';
  // "The list of emails and letters go": the list does.
  const isWithin = phrases.slice(1).every((one) => one !== undefined && !one.isMarked);
  if (isWithin && phrase?.isMarked && phrase.isOf)
    return phrase.count === 'one' ? 'one' : undefined;
  if (phrases.length === 1 || !last?.isMarked || phrases[0] !== undefined) return undefined;
  // "Repaired the roof and the walls was": many, whatever is before; one, where an action is before.
  return last.count === 'many' || isDeed(ground, start) ? last.count : undefined;
}

/** "The van, which we share, are": by what is before an aside. */
function countPastAsides({ text, tokens, lexicon }: Ground, at: number): Count | undefined {
  const places = dropAsides(tokens, at, englishAsides, lexicon);
  if (places === undefined) return undefined;
  const shorter = places.flatMap((place) => tokens[place] ?? []);
  return countSubject({ text, tokens: shorter, lexicon }, shorter.length - 1);
}

/** A clause that begins with what was done. */
function isDeed({ tokens, lexicon }: Ground, start: number): boolean {
  const { text = '' } = tokens[start] ?? {};
  const form = nameClass(text, lexicon).slice(1);
  return start === 0 && /d/.test(form) && !/[vn]/.test(form) && !functionWords.en.has(text);
}

const isInside = (token: ContextToken | undefined) =>
  token !== undefined &&
  !token.isStop &&
  (token.isWord ? token.text === 'and' || !openers.has(token.text) : /^[\d-]/.test(token.text));

interface Phrase {
  readonly count: Count;
  /** Its first word tells that a thing comes: an article, a number. */
  readonly isMarked: boolean;
  /** It says of what, too. */
  readonly isOf?: boolean;
  /** One of several: nothing before it is one more. */
  readonly isAlone?: boolean;
}

/** "The list of names": an article, what it is, and what it is of. */
function readPhrase(ground: Ground, from: number, to: number): Phrase | undefined {
  const { tokens } = ground;
  const first = tokens[from]?.text ?? '';
  const next = tokens[from + 1]?.text ?? '';
  if (first === 'not' && next === 'one') return readPhrase(ground, from + 1, to);
  // "Fewer than one in ten of our clients": how many they are is for the writer to say.
  if (next === 'than') return undefined;
  if (/^(?:each|one|neither|either)$/.test(first) && next === 'of')
    return areThings(ground, from + 2, to)
      ? { count: 'one', isMarked: true, isOf: true, isAlone: true }
      : undefined;
  if (shares.has(first)) {
    const place = next === 'of' ? from + 2 : from + 1;
    const rest = owners.has(tokens[place]?.text ?? '') ? readPhrase(ground, place, to) : undefined;
    return rest?.count === 'many' ? rest : undefined;
  }
  let end = from;
  while (end < to && !of.has(tokens[end]?.text ?? '')) end++;
  if (end === from) return undefined;
  // "Two thirds of the wine": as many as there are of it.
  if (/^(?:thirds|quarters|fifths|tenths)$/.test(tokens[end - 1]?.text ?? '')) return undefined;
  if (end < to && !areThings(ground, end + 1, to)) return undefined;
  // "Cleaning offices was": one action.
  const isDone = /[dg]/.test(nameClass(first, ground.lexicon).slice(1));
  if (isDone && !functionWords.en.has(first)) return undefined;
  const thing = readThing(ground, from, end);
  return thing === undefined ? undefined : { ...thing, isOf: tokens[end]?.text === 'of' };
}

/** Names of things with prepositions between. */
function areThings(ground: Ground, from: number, to: number): boolean {
  const { tokens } = ground;
  let start = from;
  for (let place = from; place <= to; place++) {
    if (place < to && !of.has(tokens[place]?.text ?? '')) continue;
    const isPronoun =
      place === start + 1 && /^(?:whom|which|them|us|these|those)$/.test(tokens[start]?.text ?? '');
    const isName = isNamed(ground, start, place);
    if (!isPronoun && !isName && readThing(ground, start, place) === undefined) return false;
    start = place + 1;
  }
  return true;
}

/** "Dr Hale", "the North Bristol Trust". */
function isNamed({ text, tokens }: Ground, from: number, to: number): boolean {
  let start = owners.has(tokens[from]?.text ?? '') ? from + 1 : from;
  while (start < to - 1 && several.has(tokens[start]?.text ?? '')) start++;
  return (
    start < to &&
    tokens.slice(start, to).every((token) => isCapital(text.slice(token.from, token.to)))
  );
}

function readThing(
  { text, tokens, lexicon }: Ground,
  from: number,
  to: number,
): Phrase | undefined {
  if (to <= from) return undefined;
  const mark = tokens[from]?.text ?? '';
  const isNumber = /^\d/.test(mark);
  const isMarked = isNumber || singles.has(mark) || several.has(mark) || owners.has(mark);
  let place = isMarked ? from + 1 : from;
  while (several.has(tokens[place]?.text ?? '') || /^\d/.test(tokens[place]?.text ?? '')) place++;
  const isSeveral = isNumber || place > from + 1 || several.has(mark);
  if (place >= to) return undefined;
  for (let one = place; one < to; one++)
    if (!isOfThing(tokens, one, to - 1, lexicon)) return undefined;
  const head = tokens[to - 1];
  if (head === undefined || collectives.has(head.text) || MEASURE.test(head.text)) return undefined;
  if (isCapital(text.slice(head.from, head.to)) && to - 1 > 0) return undefined;
  // "Furniture", "paperwork": no plural.
  if (isMarked && !isSeveral && isMass(head.text, lexicon)) return { count: 'one', isMarked };
  const form = nameClass(head.text, lexicon).slice(1);
  const isMany =
    /N/.test(form) && !/n/.test(form) && /s$|^(?:people|children|men|women)$/.test(head.text);
  if (isMany)
    return singles.has(mark) ||
      /ics$|^(?:news|premises|headquarters|works|sales|goods|lens|gas)$/.test(head.text)
      ? undefined
      : { count: 'many', isMarked };
  if (
    isSeveral ||
    !/[nt]/.test(form) ||
    /[dz]/.test(form) ||
    (/g/.test(form) && !isMarked) ||
    head.text.endsWith('s')
  )
    return undefined;
  return { count: 'one', isMarked };
}

/** "Furniture", "paperwork": what has no plural. */
const isMass = (text: string, lexicon: Lexicon) =>
  text === 'news' ||
  (/^U/.test(nameClass(text, lexicon)) && lexicon.has(text) && !text.endsWith('s'));

/** A noun, or what describes one; no verb. */
function isOfThing(
  tokens: readonly ContextToken[],
  at: number,
  head: number,
  lexicon: Lexicon,
): boolean {
  const { text = '', isWord = false } = tokens[at] ?? {};
  if (!isWord) return text === '-' && at < head;
  if (functionWords.en.has(text) || /^(?:yours|ours|theirs|mine|longer|cannot)$/.test(text))
    return /^(?:other|own|same|more)$/.test(text) && at < head;
  if (clearVerbs.has(text) && at < head) return false;
  const form = nameClass(text, lexicon).slice(1);
  // A past alone would be the verb.
  if (at === head && isMass(text, lexicon)) return true;
  return at < head ? !/[dD]/.test(form) || /ed$/.test(text) || /n/.test(form) : /[nNt]/.test(form);
}

/** "Drivers who delivers", "a system which track": by what is before. */
function countBeforeWhich(ground: Ground, at: number): Count | undefined {
  const { text, tokens, lexicon } = ground;
  const place = placeBefore(tokens, at, adverbs);
  if (!/^(?:who|which|that)$/.test(tokens[place]?.text ?? '')) return undefined;
  const isApart = tokens[place - 1]?.text === ',';
  const head = isApart ? place - 2 : place - 1;
  const noun = tokens[head];
  if (noun === undefined || !noun.isWord || isCapital(text.slice(noun.from, noun.to)))
    return undefined;
  let from = head;
  while (
    from > 0 &&
    tokens[from - 1]?.isWord &&
    !functionWords.en.has(tokens[from - 1]?.text ?? '')
  )
    from--;
  const mark = tokens[from - 1]?.text ?? '';
  const marked = singles.has(mark) || several.has(mark) || owners.has(mark) ? from - 1 : from;
  const before = tokens[marked - 1]?.text ?? '';
  // "One of the drivers who delivers", "the sale of goods that was".
  if (before === 'of' || before === 'and' || before === 'or') return undefined;
  for (let one = Math.max(0, marked - 4); one < marked; one++)
    if (/^(?:one|of|and)$/.test(tokens[one]?.text ?? '')) return undefined;
  const phrase = readThing({ text, tokens, lexicon }, marked, head + 1);
  if (phrase === undefined) return undefined;
  const isWho = tokens[place]?.text === 'who';
  // "Took calls, which was hard": all of it was.
  if (isApart && !isWho) return undefined;
  if (phrase.count === 'one' && (!phrase.isMarked || mark === 'that')) return undefined;
  return phrase.count;
}
