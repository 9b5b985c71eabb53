import {
  findEnglishVerbByBase,
  findEnglishVerbByPast,
  findEnglishVerbByThird,
  findFirstPerson,
} from '../../improve';
import { readTokens, type Token, wordList } from '../../language';
import { actsOfPeople, calledPeople } from '../names/term-words';
import { openNames, type PeopleNumber, readPeople } from './other-people';

const DETERMINER = new Set(
  wordList(
    'the, our, my, an, a, another, other, some, el, la, los, las, un, una, unos, unas, nuestro, nuestra, nuestros, nuestras, mi, mis, otro, otra, otros, otras, su, sus',
  ),
);
const LINK = new Set(wordList('in, from, of, at, on, de, del, en'));
const AND = new Set(wordList('and, or, y, e, o'));
const ADVERB = new Set(
  wordList(
    'always, usually, also, then, only, already, normally, mostly, siempre, también, luego, normalmente, ya, solo, nos, me, se, lo, la, los, las, le, les',
  ),
);
/** A word after which the one before it was no verb: "team plans and rotas", "crew schedules for…". */
const AFTER_NOUN = new Set(
  wordList(
    'and, of, for, or, y, e, o, de, del, is, are, was, were, who, que, con, to, para, contra',
  ),
);
const WITH = new Set(wordList('with, in, on, at, by, from, every, each'));
const MOST_OF_NAME = 4;
const MOST_OF_PLACE = 4;
const FIRST = new Set(
  wordList('i, we, yo, nosotros, nosotras, me, my, us, conmigo, our, mis, mi, nos'),
);

/**
 * A clause whose subject is somebody else, who does something: "Engineers code the screens", "Los muchachos programan los tornos".
 * Before "and I…" any noun may be that somebody: "Our SENCo writes the plans and I follow them".
 */
export function hasOtherSubject(clause: string, isBeforeOwn = false): boolean {
  const tokens = dropPlace(readTokens(clause));
  if (isNamedOther(tokens) || isByAgents(tokens)) return true;
  const isLed = DETERMINER.has(tokens[0]?.word ?? '');
  const from = isLed ? 1 : 0;
  for (let at = from; at < Math.min(tokens.length, from + MOST_OF_NAME); at++) {
    const token = tokens[at];
    if (token === undefined || (at > from && /[,:;(]/.test(token.gap))) return false;
    if (LINK.has(token.word) || AND.has(token.word)) return false;
    if (findEnglishVerbByPast(token.word) !== null) return false;
    const number = readPeople(token.word) ?? (isBeforeOwn && isLed ? 'one' : null);
    if (number === null) continue;
    if (actsAfter(tokens, at, number, isLed)) return true;
  }
  return false;
}

/** "En las unidades medicalizadas el médico intuba": where it was is said before who did it. */
function dropPlace(tokens: readonly Token[]): readonly Token[] {
  if (!AT.has(tokens[0]?.word ?? '')) return tokens;
  for (let at = 2; at <= MOST_OF_PLACE + 1; at++) {
    const isWho = DETERMINER.has(tokens[at]?.word ?? '');
    if (isWho && readPeople(tokens[at + 1]?.word ?? '') !== null) return tokens.slice(at);
  }
  return tokens;
}
const AT = new Set(wordList('en, in, at, on'));

/** "Sprayers finish the work": who does something by its ending, several of them, and what it is done to. */
function isByAgents(tokens: readonly Token[]): boolean {
  const [who, verb, next] = tokens;
  if (who === undefined || verb === undefined || next === undefined) return false;
  if (!/^\p{Lu}\p{L}{3,}(?:ers|ors|ists|ians)$/u.test(who.text) || verb.gap !== ' ') return false;
  const isVerb = findEnglishVerbByBase(verb.word) !== null || PLAIN_VERBS.has(verb.word);
  return isVerb && isDoneTo(tokens, 2);
}

/** Somebody who was named before. */
const THEY = /^(?:he|she|they|él|ella|ellos|ellas)$/i;

const RANKS = new Set(
  wordList('head, chief, lead, executive, senior, deputy, assistant, visiting, other, another'),
);
/** What an act is done to begins with one of these. */
const BEFORE_THING = new Set(
  wordList(
    'the, a, an, our, my, their, his, her, its, those, el, la, los, las, un, una, su, sus, todo, toda, todos, todas, nuestro, nuestra',
  ),
);
const MOST_OF_SUBJECT = 4;

/** "Damian deals with the batteries", "Executive chef does the ordering", "Informática montó la pasarela": a name at the head, and what that person does. */
function isNamedOther(tokens: readonly Token[]): boolean {
  const [name, verb, next] = tokens;
  if (name === undefined || verb === undefined || next === undefined) return false;
  if (!/^\p{Lu}\p{L}+$/u.test(name.text)) return false;
  if (isVerbToo(name.word) && !RANKS.has(name.word)) return false;
  if (isLongSubject(tokens)) return true;
  if (!/^\p{Lu}\p{Ll}+$/u.test(name.text) || verb.gap !== ' ' || next.gap !== ' ') return false;
  if (actsOfPeople.has(verb.word) && !AFTER_NOUN.has(next.word)) return true;
  const isPerson = calledPeople.has(name.word) || openNames().has(name.word);
  if (!isPerson || AFTER_NOUN.has(next.word)) return false;
  return isThirdPerson(verb.word) || (SPANISH_ONE.test(verb.word) && OBJECT.has(next.word));
}

/** A subject without an article, the verb in the third person and what it is done to; two verbs may be joined. */
function isLongSubject(tokens: readonly Token[]): boolean {
  for (let at = 1; at <= Math.min(MOST_OF_SUBJECT, tokens.length - 2); at++) {
    const [token, next] = [tokens[at], tokens[at + 1]];
    if (token === undefined || next === undefined || token.gap !== ' ' || next.gap !== ' ')
      return false;
    if (LINK.has(token.word) || AND.has(token.word) || AFTER_NOUN.has(token.word)) return false;
    if (findFirstPerson(token.text) !== null || FIRST.has(token.word)) return false;
    if (at > 1 && findEnglishVerbByPast(tokens[at - 1]?.word ?? '') !== null) return false;
    const before = tokens.slice(0, at);
    if (isDoneTo(tokens, at + 1) && isActOf(before, token)) return true;
    if (AND.has(next.word) && isActOf(before, token)) {
      const other = tokens[at + 2];
      if (other !== undefined && isThirdPerson(other.word) && isDoneTo(tokens, at + 3)) return true;
    }
  }
  return false;
}

function isDoneTo(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.gap === ' ' && BEFORE_THING.has(tokens[at]?.word ?? '');
}

/** "Montó" is what somebody else did; in English it takes somebody, or what only people do. */
function isActOf(subject: readonly Token[], { text, word }: Token): boolean {
  if (/[^aeiou]ó$/u.test(text) && text.length > 3) return subject.length < 3;
  if (!isThirdPerson(word) && !actsOfPeople.has(word)) return false;
  const isSomebody = subject.some(
    (one) => readPeople(one.word) === 'one' || RANKS.has(one.word) || calledPeople.has(one.word),
  );
  return isSomebody || actsOfPeople.has(word);
}

function isThirdPerson(word: string): boolean {
  return (
    /s$/.test(word) &&
    (actsOfPeople.has(word) ||
      PLAIN_VERBS.has(word.replace(/(?:es|s)$/, '')) ||
      findEnglishVerbByThird(word) !== null)
  );
}

function isVerbToo(word: string): boolean {
  return findEnglishVerbByBase(word) !== null || findFirstPerson(word) !== null;
}

/** Whether a verb of theirs follows, at once or after where they are: "crew from the factory looks after". */
function actsAfter(
  tokens: readonly Token[],
  head: number,
  number: PeopleNumber,
  isLed: boolean,
): boolean {
  let at = head + 1;
  for (let next = tokens[at]; next !== undefined && ADVERB.has(next.word); next = tokens[at])
    at += 1;
  if (isVerbOf(tokens, at, number, isLed)) return true;
  for (let to = at; to < Math.min(tokens.length, head + 1 + MOST_OF_PLACE + 1); to++) {
    const token = tokens[to];
    if (token === undefined || /[,:;()]/.test(token.gap)) return false;
    if (FIRST.has(token.word) || findFirstPerson(token.text) !== null) return false;
    if (AND.has(token.word)) return false;
    const isAdjective = (number === 'many' ? SPANISH_MANY_WORD : SPANISH_WORD).test(token.word);
    if (to === at && !LINK.has(token.word) && !isAdjective) return false;
    if (to > at && isVerbOf(tokens, to, number, isLed)) return true;
  }
  return false;
}
const SPANISH_WORD = /(?:nte|or|ora|al|ar|ivo|iva|ico|ica|[aei]d[oa])$/;
const SPANISH_MANY_WORD = /(?:nt|or|ora|al|ar|ivo|iva|ico|ica|[aei]d[oa])e?s$/;

function isVerbOf(
  tokens: readonly Token[],
  at: number,
  number: PeopleNumber,
  isLed: boolean,
): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (token === undefined || next === undefined || /[,:;()]/.test(token.gap)) return false;
  if (number === 'one' && isLed && isPairOfVerbs(tokens, at)) return true;
  if (AFTER_NOUN.has(next.word) || /[,:;()]/.test(next.gap)) return false;
  // "Unit tests with Ceedling" are things.
  const isNoun = number !== 'many' && !PLAIN_VERBS.has(token.word.replace(/s$/, ''));
  if (!isLed && WITH.has(next.word) && isNoun) return false;
  return isEnglishVerb(token.word, number, isLed) || isSpanishVerb(tokens, at, number, isLed);
}

/** "El médico intuba y pone vías": two verbs of one person, and what the second is done to. */
function isPairOfVerbs(tokens: readonly Token[], at: number): boolean {
  const [verb, link, other, next] = tokens.slice(at, at + 4).map(({ word }) => word);
  if (verb === undefined || other === undefined || next === undefined || link !== 'y') return false;
  const isOne = (word: string) => word.length > 3 && /[^aeiou][ae]$/.test(word);
  return isOne(verb) && isOne(other) && readPeople(other) === null && !LINK.has(next);
}

function isEnglishVerb(word: string, number: PeopleNumber, isLed: boolean): boolean {
  if (number === 'one' && !isLed) return false;
  if (findEnglishVerbByPast(word) !== null && findEnglishVerbByBase(word) === null) return true;
  if (number === 'many') return PLAIN_VERBS.has(word) || findEnglishVerbByBase(word) !== null;
  return PLAIN_VERBS.has(word.replace(/s$/, '')) || findEnglishVerbByThird(word) !== null;
}

/** Verbs of those who own a task, which the table of verbs does not have. */
const PLAIN_VERBS = new Set(
  wordList(
    'look, own, hold, keep, sign, decide, choose, do, take, set, deal, finish, fit, hang, lay, paint, price, put',
  ),
);

const SPANISH_MANY = /(?:an|en|aban|ian|aron|ieron|eron)$/;
const SPANISH_ONE = /(?:a|e|aba|ia)$/;
const NOUNS = new Set(
  wordList('orden, imagen, origen, examen, volumen, resumen, también, joven, margen, desorden'),
);
const OBJECT = new Set(
  wordList(
    'el, la, los, las, un, una, unos, unas, su, sus, todo, toda, todos, todas, lo, nuestros',
  ),
);

/** A Spanish verb shows by its ending alone only before its object. */
function isSpanishVerb(
  tokens: readonly Token[],
  at: number,
  number: PeopleNumber,
  isLed: boolean,
): boolean {
  const word = tokens[at]?.word ?? '';
  const text = tokens[at]?.text ?? '';
  const next = tokens[at + 1]?.word ?? '';
  if (LINK.has(tokens[at - 1]?.word ?? '') || DETERMINER.has(tokens[at - 1]?.word ?? ''))
    return false;
  if (number === 'many') return word.length > 4 && SPANISH_MANY.test(word) && !NOUNS.has(word);
  if (!isLed) return false;
  return word.length > 2 && (SPANISH_ONE.test(word) || text.endsWith('ó')) && OBJECT.has(next);
}

/** Who and what they do are in the first eight words; what comes behind isn't read again at each turn. */
const LONGEST_HEAD = 240;

/** Where a sentence goes over to somebody else: ", el jefe firmaba los boletines", "y ella lo pedía", "; landlord did the cellar". */
export function findOtherTurns(clause: string): readonly number[] {
  return [...clause.matchAll(/,? (?:y|e|and|while|mientras|para que|so that) |, /giu)].flatMap(
    ({ index, 0: turn }) => {
      const from = index + turn.length;
      const [head = ''] = clause.slice(from, from + LONGEST_HEAD).split(/[,;:(]/);
      return isOtherPart(head) ? [from] : [];
    },
  );
}

const IS_OR_DID = /^(?:was|were|is|are|did|had|has|era|eran|fue|es|son)$/;

const FIRST_WORD = /[\p{L}\p{N}]+/u;

function isOtherPart(part: string): boolean {
  // The first word rules out most parts, and a long list has thousands of them.
  const [first] = readTokens(FIRST_WORD.exec(part)?.[0] ?? '');
  if (first === undefined || !mayBeSomebody(first)) return false;
  const tokens = readTokens(part).slice(0, MOST_OF_SUBJECT + MOST_OF_PLACE);
  const [who, verb] = tokens;
  if (who === undefined || verb === undefined) return false;
  if (tokens.some(({ word, text }) => FIRST.has(word) && !DETERMINER.has(word) && text !== 'I'))
    return false;
  const isNamedBefore = THEY.test(who.text);
  if (isNamedBefore || calledPeople.has(who.word))
    return (
      IS_OR_DID.test(verb.word) ||
      findEnglishVerbByPast(verb.word) !== null ||
      isThirdPerson(verb.word) ||
      (isNamedBefore && ADVERB.has(verb.word)) ||
      SPANISH_PAST.test(verb.word)
    );
  return DETERMINER.has(who.word) && hasOtherSubject(part);
}
const SPANISH_PAST = /(?:aba|ia|aban|ian|aron|ieron)$/;

const mayBeSomebody = ({ word, text }: Token): boolean =>
  THEY.test(text) || calledPeople.has(word) || DETERMINER.has(word);

const OWNER = new Set(wordList('i, we, me, us, yo, nosotros, nosotras, mí, conmigo, nos'));
const NO_NOUN = new Set(
  wordList('para, lo, antes, después, ya, sin, más, menos, mejor, desde, hasta'),
);

/** "… que luego priorizaba el product owner", "… que otra persona publicaba": what was done with it was theirs. */
const SPANISH_RELATIVE =
  / (?:que|quien(?:es)?) (?:(?:luego|después|ya|me|nos) ){0,2}(?:\p{L}{3,}(?:aban?|[ií]an?|ó|aron|ieron) (?:el|los|otr[oa]s?|mi|mis|un compañero|una compañera|(?:la|las) (?:jef|encargad|director|responsabl|dueñ|gestor|técnic|compañer|otr|del?\b)\p{L}*)(?! (?:que|cual))|otr[oa]s? \p{L}+ \p{L}{3,}(?:aban?|[ií]an?)\b)/iu;

/** "The work pack the foreman hands me", "la ruta que me pasa el encargado": what somebody else does for the person. */
const HANDED =
  /\b(?<!^)(?:the|our|my) (?:\p{L}+ ){1,2}?(?:hands?|gives?|sends?|passes|brings?|prepares?|leaves?|writes?|draws?|sets?) (?:it |them |down |over |out |to |for )*(?:me|us)\b|\bque (?:me|nos) \p{L}+(?:a|e|an|en|aba|aban|ía|ían) (?:el|la|los|las|mi|un|una)\b/iu;

/** Where a clause goes on about somebody it has just named: "the security team, who investigate", "el equipo de riesgos, que lleva…". */
export function findRelativeOfOthers(clause: string): number | null {
  const turned = SPANISH_RELATIVE.exec(clause);
  if (turned !== null) return turned.index;
  const handed = HANDED.exec(clause);
  if (handed !== null) return handed.index;
  for (const match of clause.matchAll(/,? (?:who|whom|que|quien(?:es)?)(?= )/giu)) {
    const from = match.index + match[0].length;
    const named = clause.slice(Math.max(0, match.index - LONGEST_HEAD), match.index);
    const before = readTokens(named).slice(-MOST_OF_NAME);
    const rest = readTokens(clause.slice(from, from + LONGEST_HEAD));
    const [verb] = rest;
    const isSpanish = /q/i.test(match[0]);
    const after = before.findIndex(({ word }) => isCall(word) || DETERMINER.has(word));
    const known = before.findIndex(({ word }) => readPeople(word) !== null);
    // "To the FD, who presents it": "who" is said of people only.
    const isWho = /, who$/i.test(match[0]) && isThirdPerson(verb?.word ?? '');
    const person = known < 0 && isWho && after >= 0 ? before.length - 1 : known;
    if (person < 0 || verb === undefined || before.length < 2) continue;
    const between = before[person + 1]?.word;
    if (between !== undefined && !LINK.has(between) && before.length > person + 2) continue;
    if (NO_NOUN.has(before.at(-1)?.word ?? '')) continue;
    // The person is the one who is named first: "Nurse who…".
    const isLed = DETERMINER.has(before[person - 1]?.word ?? '');
    // "Handed it to ML engineers who deployed it".
    const isToMany = HANDED_TO.test(named) && readPeople(before[person]?.word ?? '') === 'many';
    const isOther = isLed || isToMany || (match[0].startsWith(',') && after >= 0 && after < person);
    const isOwn =
      rest.some(({ word }) => OWNER.has(word)) ||
      (isSpanish && findFirstPerson(verb.text) !== null) ||
      (isSpanish && /[^ai]o$/.test(verb.word));
    if (isOther && !isOwn) return match.index;
  }
  return null;
}

const HANDED_TO =
  /\b(?:handed|hand|passed|pass|sent|send|gave|give|entreg\p{L}+|pas[oéó]|pasaba|mand\p{L}+) (?:\p{L}+ ){0,4}(?:to|al?)(?: \p{L}+){1,3}$/iu;

function isCall(word: string): boolean {
  return ['with', 'to', 'for', 'con', 'a', 'al', 'para', 'alongside', 'junto'].includes(word);
}
