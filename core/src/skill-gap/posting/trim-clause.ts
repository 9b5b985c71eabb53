import { readStems } from '../../evidence';
import { findEnglishVerbByBase } from '../../improve';
import type { Token } from '../../language';
import { asksForHours } from '../evidence/lived-circumstances';
import { CONJUNCTIONS } from '../names/everyday-words';
import { carriers, empties, months, neededWords, offerWords, served } from '../names/term-words';
import type { TermSpan } from './term-shapes';

const TIME =
  /^(?:anos?|years?|yrs?|mes|meses|months?|horas?|hours?|dias?|days?|semanas?|weeks?|vacaciones)$/;
const COUNTED = /^(?:anos?|years?|yrs?|meses|months?)$/;
const NUMBER =
  /^(?:\d{1,2}\+?|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|dieciocho|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen|mas|more|plus)$/;
/** "parte del equipo está en Dublín", "the office is in Leeds": how things are, unless it says that they are needed. */
const STATES = /^(?:está|están|es|son|is|are)$/;
const RELATIVES = /^(?:que|quien|quienes|cuyo|cuya|donde|cuando|who|that|which|where|when)$/;
/** "New-build experience would be an advantage": what is said of it ends its name. */
const PREDICATE = /^(?:would|sera|seran|seria|serian)$/;
const MOST_WORDS = 12;
const MINDS = /^(?:asusten?|importen?|molesten?|toca|tocara)$/;
const WITH_US = /^(?:con nosotr[oa]s|with us)$/;

/** "Deep buttoning must be second nature": the same of a verb of duty. */
function isHeldTo(tokens: readonly Token[], at: number): boolean {
  const [verb = '', next = ''] = [tokens[at]?.word, tokens[at + 1]?.word];
  return /^(?:must|should|deben?|debera|deberan)$/.test(verb) && /^(?:be|ser|estar)$/.test(next);
}

/** "5 años", "two or more years". */
export function isYears(tokens: readonly Token[], at: number): boolean {
  if (!COUNTED.test(tokens[at]?.word ?? '')) return false;
  return [1, 2, 3].some((back) => NUMBER.test(tokens[at - back]?.word ?? ''));
}

/** How many of its words tell what is meant. */
export function countTelling(words: readonly Token[]): number {
  return readStems(words.filter((token) => !isEmpty(token) && !carriers.has(token.word))).length;
}

export function isPoints(tokens: readonly Token[], at: number): boolean {
  return POINTS.test(tokens[at]?.word ?? '') && /^\d/.test(tokens[at - 1]?.word ?? '');
}

/** "Track record" and "care about" only carry what is asked for; "record care given" and "track deliveries" are done. */
function isDone(tokens: readonly Token[], at: number): boolean {
  const [before, next] = [tokens[at - 1]?.word, tokens[at + 1]?.word ?? ''];
  switch (tokens[at]?.word) {
    case 'record':
      return before !== 'track' && next !== 'of';
    case 'track':
      return next !== 'record';
    case 'care':
      return before === 'record';
    default:
      return false;
  }
}

const POINTS = /^(?:puntos?|points?|pts?)$/;

/** What is meant, without the words that only say that it is asked for. */
export function trimClause(
  tokens: readonly Token[],
  start: number,
  stop: number,
  { fewest, isWholeItem }: { readonly fewest: number; readonly isWholeItem: boolean },
): TermSpan | null {
  let first = skipPlea(tokens, start, stop);
  const isLetter = (at: number) =>
    tokens[at]?.word.length === 1 && tokens[at + 1]?.gap.startsWith(')') === true;
  const isCarrier = (at: number) => {
    const { word = '' } = tokens[at] ?? {};
    // "Que no te asuste madrugar"
    if (/^(?:te|os|le)$/.test(word) && MINDS.test(tokens[at + 1]?.word ?? '')) return true;
    return (carriers.has(word) || neededWords.has(word)) && !isDone(tokens, at);
  };
  // "De-escalate" is one word.
  const isPrefix = (at: number) => tokens[at + 1]?.gap === '-';
  while (first < stop && !isPrefix(first) && (isCarrier(first) || isLetter(first))) first += 1;
  first = skipIntroduction(tokens, first, stop);
  if (first >= stop) return null;
  let last = first;
  while (last + 1 < stop && last + 1 - first < MOST_WORDS && !isAside(tokens[last + 1])) last += 1;
  const said = tokens
    .slice(first, last + 1)
    .findIndex(({ word }, on) => PREDICATE.test(word) || isHeldTo(tokens, first + on));
  if (said > 0) last = first + said - 1;
  if (WITH_US.test(`${tokens[last - 1]?.word} ${tokens[last]?.word}`)) last -= 2;
  const dropEmpty = () => {
    while (last > first && isEmpty(tokens[last]) && !isPartOfIt(tokens, first, last)) last -= 1;
  };
  dropEmpty();
  last = dropHowOften(tokens, first, last);
  dropEmpty();
  const words = tokens.slice(first, last + 1);
  const isOfHours = asksForHours(words.map(({ word }) => word).join(' '));
  const isOther = ({ word }: Token, at: number) =>
    !isOfHours && (isTime(words, at) || months.has(word) || offerWords.has(word));
  // Among items that are asked for, one about time or money is asked for too.
  if (!isWholeItem && words.some(isOther)) return null;
  if (isStatement(words) || isRemark(words) || words.some((_, at) => isPoints(words, at)))
    return null;
  const telling = readStems(
    words.filter(
      (token, at) => (!isEmpty(token) || isServed(words, 0, at)) && !neededWords.has(token.word),
    ),
  );
  // A verb alone says nothing of what is done.
  if (!isOfHours && telling.length === 1 && words.some(({ word }) => /[aei]r$/.test(word)))
    return null;
  if (last === first && last + 1 < stop && findEnglishVerbByBase(words[0]?.word ?? '') !== null)
    return null;
  const isNamed = tokens.slice(start, stop).some(({ word }) => ASKED_BY.test(word));
  return telling.length < (isOfHours || isNamed ? 1 : fewest) ? null : { first, last };
}

const LONGEST_PLEA = 7;
const PLEA =
  /^(?:it|its|itd|would|be|is|a|an|and|also|even|better|help|helps|great|lovely|nice|super|brilliant|fantastic|handy|welcome|bonus|extra|brownie|plus|points?|credit|puntos?|extras?|love|ideal)$/;
const IF_YOU = /^(?:you|youve|youd|youre)$/;

/** "Bonus points if you've …", "it would help if you have …", "extra points for …": only what follows is asked for. */
function skipPlea(tokens: readonly Token[], start: number, stop: number): number {
  for (let at = start; at < Math.min(stop, start + LONGEST_PLEA); at++) {
    const [word = '', next = ''] = [tokens[at]?.word, tokens[at + 1]?.word];
    if (word === 'if' && IF_YOU.test(next)) return at + 2;
    const isForIt =
      /^(?:for|por)$/.test(word) && /^(?:points?|puntos?|credit)$/.test(tokens[at - 1]?.word ?? '');
    if (isForIt && at > start) return at + 1;
    if (!PLEA.test(word)) return start;
  }
  return start;
}

const WHAT_THE_JOB_IS =
  /^(?:mision|funcion|funciones|tarea|tareas|labor|labores|cometido|objetivo|reto|papel|mission|role|job|task|tasks|goal|challenge)$/;
const CONSISTS =
  /^(?:es|son|sera|seran|consiste|consisten|consistira|consistiran|is|are|be|consists?|involves?|includes?|incluye|incluyen|incluira|incluiran)$/;
const LONGEST_INTRODUCTION = 6;

/** "Tu misión será realizar graduaciones", "your main task is to fit lenses": what is done comes behind the verb. */
function skipIntroduction(tokens: readonly Token[], first: number, stop: number): number {
  const words = tokens.slice(first, Math.min(stop, first + LONGEST_INTRODUCTION));
  if (/^(?:consist|involv)/.test(words[0]?.word ?? '')) return skipLinks(words, 1, first);
  const named = words.findIndex(({ word }) => WHAT_THE_JOB_IS.test(word));
  const verb = words.findIndex(({ word }, at) => at > named && CONSISTS.test(word));
  if (named < 0 || named > 2 || verb < 0 || words.slice(1, verb).some(({ gap }) => gap !== ' '))
    return first;
  return skipLinks(words, verb + 1, first);
}

const LINK = /^(?:en|de|to|in|of|la|el|the|las|los)$/;

function skipLinks(words: readonly Token[], from: number, first: number): number {
  const behind = words.slice(from).findIndex(({ word }) => !LINK.test(word));
  return first + (behind < 0 ? words.length : from + behind);
}

const MOST_BETWEEN = 2;

const OF_RANK = /^(?:senior|junior|lead|supervisory|managerial|management|principal)$/;

/** What would be left says nothing without it: "livery clients", "a senior yard role". */
function isPartOfIt(tokens: readonly Token[], first: number, at: number): boolean {
  if (isServed(tokens, first, at)) return true;
  const [token, before] = [tokens[at], tokens[at - 1]];
  if (token?.gap !== ' ' || isEmpty(before)) return false;
  const isRank = tokens.slice(first, at).some(({ word }) => OF_RANK.test(word));
  return isRank ? ROLE.test(token.word) : at - first === 1 && served.has(token.word);
}

const ROLE = /^(?:role|roles|position|positions|puesto|puestos)$/;

/** "Supervise students": whom it is done to is part of what is done. */
function isServed(tokens: readonly Token[], first: number, at: number): boolean {
  const verb = tokens[first]?.word ?? '';
  const isVerb = findEnglishVerbByBase(verb) !== null || /^\p{L}{2,}[aei]r$/u.test(verb);
  return isVerb && at > first && at - first <= MOST_BETWEEN && served.has(tokens[at]?.word ?? '');
}

/** How a clause begins that asks for nothing: "cuando haga falta", "te hacemos un monumento", "one of the highest". */
const REMARKS = /^(?:si|if|cuando|when|whenever|though|although|while|mientras|te|os|le|les|one)$/;
/** The company speaks of what it does: "atendemos a pacientes extranjeros". */
export const WE_DO = /^(?!(?:min|max|ult|prox|opt)imos|extremos)\p{L}{3,}[aei]mos$/u;
const ENDS_OPEN = /^(?:si|if|que|that|puntos|points)$/;

/** It says when, to whom or how much, and not what. */
function isRemark(words: readonly Token[]): boolean {
  const [opening = '', ending = ''] = [words[0]?.word, words.at(-1)?.word];
  if (REMARKS.test(opening) || WE_DO.test(opening) || ENDS_OPEN.test(ending)) return true;
  const telling = words.filter((token) => !isEmpty(token));
  const isAmount = ({ word }: Token) =>
    TIME.test(word) || /^\d+$/.test(word) || /^minim/.test(word);
  return telling.length > 0 && telling.every(isAmount);
}

/** "Experiencia previa con adolescentes": one word is enough for what it is experience of. */
const ASKED_BY = /^(?:experiencia|experience|conocimientos?|knowledge|manner|trato)$/;

/** How often something is done: "una vez al mes", "two afternoons a week". */
const OFTEN = /^(?:al|la|a|per|por|cada|every|each)$/;

/** "Supervise volunteers two days a week". */
function dropHowOften(tokens: readonly Token[], first: number, last: number): number {
  const isPer = TIME.test(tokens[last]?.word ?? '') && OFTEN.test(tokens[last - 1]?.word ?? '');
  const isCounted =
    TIME.test(tokens[last - 2]?.word ?? '') && NUMBER.test(tokens[last - 3]?.word ?? '');
  return isPer && isCounted && last - 4 >= first ? last - 4 : last;
}

function isTime(words: readonly Token[], at: number): boolean {
  const [token, before] = [words[at], words[at - 1]];
  if (token === undefined || !TIME.test(token.word)) return false;
  // "Out-of-hours" is one word.
  return !token.gap.endsWith('-') && !OFTEN.test(before?.word ?? '');
}

function isStatement(words: readonly Token[]): boolean {
  const at = words.findIndex(({ text }) => STATES.test(text.toLowerCase()));
  if (at < 1 || words.slice(0, at).some(({ word }) => RELATIVES.test(word))) return false;
  return !words.slice(at).some(({ word }) => neededWords.has(word));
}

function isAside(token: Token | undefined): boolean {
  // "… in the UK – sadly we can't sponsor"
  return token === undefined || /[(:]|\s[–—]\s/.test(token.gap);
}

export function isEmpty(token: Token | undefined): boolean {
  return token === undefined || empties.has(token.word) || CONJUNCTIONS.has(token.word);
}
