import { findEnglishVerbByPast, findEnglishVerbByThird, findFirstPerson } from '../../improve';
import { foldInPlace, readTokens, type Token, wordList } from '../../language';
import { readPeople } from './other-people';

/** A stretch of a sentence about what others do. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

const ARTICLES: ReadonlySet<string> = new Set(
  wordList(
    'the, a, an, our, my, their, another, el, la, los, las, un, una, unos, unas, nuestro, nuestra, mi, su, otro, otra, al, del',
  ),
);
const OF: ReadonlySet<string> = new Set(['de', 'del', 'of']);
const JOINING: ReadonlySet<string> = new Set(
  wordList('and, or, y, e, o, to, for, with, in, on, at, by, from, para, con, en, por, a, as'),
);
/** Between "que" and its verb. */
const BEFORE_VERB: ReadonlySet<string> = new Set(
  wordList('luego, después, ya, me, nos, siempre, antes, also, then, always, now, me, us'),
);
const DEPARTMENTS: ReadonlySet<string> = new Set(
  wordList(
    'compras, calidad, sistemas, informática, contabilidad, administración, control, ingeniería, producción, mantenimiento, dirección, gerencia, central, finanzas, ventas, marketing, logística, rrhh, tesorería, purchasing, quality, finance, it, hr, engineering, production, maintenance, sales, legal, procurement, counsel',
  ),
);
const THIRD_SPANISH = /(?:[^aeiou]ó|[ae]|aba|[ií]a|an|en|aban|[ií]an|aron|ieron)$/u;
const MANY_SPANISH = /(?:n|ron)$/;
const IS =
  /^(?:es|era|fue|son|eran|esta|estan|hay|tiene|tenia|puede|debe|hace|habia|is|was|are|has)$/;
/** Before what is worked on or with. */
const AT_A_THING: ReadonlySet<string> = new Set(wordList('on, with, en, con'));
const MOST_BACK = 8;
const MOST_OF_SUBJECT = 4;
/** A longer stretch is not looked through again for each relative clause in it. */
const LONGEST = 400;

/** "Los cuadros que publica control de gestión", "the clinics our head nurse runs": a thing, and who does it. */
export function findDoneByOthers(text: string): readonly Stretch[] {
  if (text.length > LONGEST) return [];
  const tokens = readTokens(text);
  const found: Stretch[] = [];
  tokens.forEach(({ word }, at) => {
    const last =
      word === 'que' && !/^(?:para|lo)$/.test(tokens[at - 1]?.word ?? '')
        ? findSpanishDoer(tokens, at + 1)
        : word === 'which' || word === 'that'
          ? findEnglishDoer(tokens, at + 1)
          : isContact(tokens, at)
            ? findEnglishDoer(tokens, at)
            : null;
    const end = tokens[last ?? -1]?.end;
    if (at > 0 && end !== undefined) found.push({ start: findThing(tokens, at), end });
  });
  return [...found, ...findReversed(text), ...findHandedOn(text)];
}

/** The last word of the subject behind "que publica …". */
function findSpanishDoer(tokens: readonly Token[], from: number): number | null {
  let at = from;
  while (BEFORE_VERB.has(tokens[at]?.word ?? '')) at += 1;
  const [verb, next] = [tokens[at], tokens[at + 1]];
  if (verb === undefined || next === undefined || next.gap !== ' ' || IS.test(verb.word))
    return null;
  if (verb.word.length < 4 || !THIRD_SPANISH.test(verb.text.toLowerCase())) return null;
  if (findFirstPerson(verb.text) !== null && !/ó$/u.test(verb.text)) return null;
  if (
    DEPARTMENTS.has(next.word) &&
    !MANY_SPANISH.test(verb.word) &&
    (next.word !== 'control' || tokens[at + 2]?.word === 'de')
  )
    return at + (next.word === 'control' ? 3 : 1);
  if (!ARTICLES.has(next.word)) return null;
  for (let to = at + 2; to < at + 2 + MOST_OF_SUBJECT; to++) {
    const token = tokens[to];
    if (token === undefined || token.gap !== ' ' || JOINING.has(token.word)) return null;
    const number = readPeople(token.word);
    if (number === null) continue;
    // "Los libros que leen los alumnos", not "la persona que atiende los pedidos".
    return MANY_SPANISH.test(verb.word) === (number === 'many') ? to : null;
  }
  return null;
}

/** "Clinics our nurse runs": a noun, and at once somebody with an article. */
function isContact(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (token === undefined || before === undefined || token.gap !== ' ') return false;
  if (!/^(?:our|the|my|another|an?)$/.test(token.word)) return false;
  return /[^s]s$/.test(before.word) && !JOINING.has(before.word) && before.word.length > 3;
}

/** The verb of somebody with an article: "our head nurse runs", "the platform team looks after". */
function findEnglishDoer(tokens: readonly Token[], from: number): number | null {
  if (!/^(?:our|the|my|another|an?|their)$/.test(tokens[from]?.word ?? '')) return null;
  for (let at = from + 1; at <= from + MOST_OF_SUBJECT; at++) {
    const [token, verb] = [tokens[at], tokens[at + 1]];
    if (token === undefined || verb === undefined || token.gap !== ' ' || verb.gap !== ' ')
      return null;
    if (JOINING.has(token.word)) return null;
    if (readPeople(token.word) === null) continue;
    const isVerb =
      findEnglishVerbByPast(verb.word) !== null ||
      findEnglishVerbByThird(verb.word) !== null ||
      /^(?:runs?|ran|does|do|did|looks?|holds?|owns?|keeps?)$/.test(verb.word);
    const next = tokens[at + 2];
    const isEnd =
      next === undefined ||
      /[,;:.()]/.test(next.gap) ||
      /^(?:after|for|in|on|up|and|but)$/.test(next.word);
    if (isVerb && isEnd) return at + 1 + (next?.word === 'after' ? 1 : 0);
  }
  return null;
}

/** Where the thing begins that the relative clause is about: at its article, or "los … de los …" before that, or behind "on" where it has none. Without either ("escribía historias que …") it is the person's. */
function findThing(tokens: readonly Token[], relative: number): number {
  let first = relative;
  let bare = relative;
  for (let at = relative - 1; at >= Math.max(0, relative - MOST_BACK); at--) {
    const token = tokens[at];
    if (token === undefined) break;
    if (ARTICLES.has(token.word)) {
      first = at;
      const isPart = OF.has(tokens[at - 1]?.word ?? '') && !/[,;:(]/.test(token.gap);
      if (!isPart || OF.has(token.word)) break;
    }
    if (bare === relative && AT_A_THING.has(token.word)) bare = at + 1;
    if (/[,;:(]/.test(token.gap) || findFirstPerson(token.text) !== null) break;
  }
  return tokens[first === relative ? bare : first]?.start ?? 0;
}

/** What others do with the person: "supervised by a partner", "report to the head of team", "a las órdenes del jefe". */
const REVERSED =
  /(?:^\W*report(?:ing|ed)? to|\b(?:(?:i report|i reported|i answer) to|(?:am|was|been|being) (?:\p{L}+ )?(?:supervised|led|managed|mentored|coached|trained|line-managed) by|(?:supervised|line-managed|mentored) by|(?:sat|worked|work|serve|served) under (?:the|an?|our|my) (?:\p{L}+ ){0,2}?(?:leader|head|manager|director|chef|supervisor|partner|foreman|boss)|under the (?:supervision|guidance) of|bajo (?:la )?supervision de|supervisad[oa]s? por|a las ordenes de|reporto al?|reportaba al?|dependo de|dependia de))\b[^;.]*/gu;

function findReversed(text: string): readonly Stretch[] {
  return [...foldInPlace(text).matchAll(REVERSED)].map(({ index, 0: said }) => ({
    start: index,
    end: index + said.length,
  }));
}

/** "… and pass them to the claims handlers": what goes on to somebody is theirs from there. */
const HANDED_ON =
  /,? (?:and|then|y|luego) (?:(?:i )?(?:pass|passed|hand|handed|refer|referred|forward|forwarded|escalate|escalated) (?:it|them|those|everything) (?:on |over )?to|(?:se )?l[oa]s? (?:paso|pasaba|derivo|derivaba|mando|mandaba) (?:al?|a l[ao]s?)) (?:(?:the|our|my|an?|el|la|los|las) )?((?:\p{L}+ ){0,2}\p{L}+)[^;.]*/gu;

function findHandedOn(text: string): readonly Stretch[] {
  return [...foldInPlace(text).matchAll(HANDED_ON)].flatMap(({ index, 0: said, 1: whom = '' }) =>
    whom.split(' ').some((word) => readPeople(word) !== null || DEPARTMENTS.has(word))
      ? [{ start: index, end: index + said.length }]
      : [],
  );
}
