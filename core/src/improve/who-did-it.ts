import type { Language } from '../language';
import { beginWithSmallLetter } from '../text';
import { capitalise } from './end-sentences';
import { findEnglishVerbByPast } from './openings/english-verbs';
import { contract, isPeople } from './openings/spanish-objects';
import { fromParticiple, toFirstPerson } from './openings/spanish-thirds';
import { listWords } from './openings/word-kinds';
import { findSkills } from './skill-index';

/** A sentence that does not say who did it, and how it would read if the person did. */
interface Impersonal {
  readonly phrase: string;
  /** Empty where the verb is not known. */
  readonly suggestion: string;
  /** The sentence itself says it was the person. */
  readonly isOwn: boolean;
}

export function readImpersonal(
  sentence: string,
  language: Language,
  isCurrent: boolean,
): Impersonal | null {
  return language === 'es'
    ? (readSe(sentence, isCurrent) ?? readSpanishPassive(sentence, isCurrent))
    : readEnglishPassive(sentence, isCurrent);
}

const SE =
  /(^|[,;:] (?:y )?| y |[.] )(se) (les? )?((?:ha|han|había|habían) )?(\p{Ll}{3,})(?![\p{L}])/giu;
/** Reflexive verbs already refer to the person. */
const OWN =
  /^(?:encarg|ocup|dedic|responsabiliz|centr|adapt|incorpor|especializ|trat|reflej|prev[eé]|neces|requi|debe|puede|podía|sient|caracteri|llama)/u;

function readSe(sentence: string, isCurrent: boolean): Impersonal | null {
  const found = [...sentence.matchAll(SE)].filter(([, , , , perfect, verb = '']) =>
    perfect === undefined ? isThird(verb) && !OWN.test(verb) : /(?:do|to|cho)$/.test(verb),
  );
  const [first] = found;
  if (first === undefined) return readSeInside(sentence, isCurrent);
  let isSure = true;
  const said = sentence.replace(
    SE,
    (
      whole,
      link: string,
      _se,
      dative: string | undefined,
      perfect: string | undefined,
      verb: string,
    ) => {
      if (!found.some(([text, , , , , word]) => text === whole && word === verb)) return whole;
      const form =
        perfect === undefined ? toFirstPerson(verb, isCurrent) : fromParticiple(verb, false);
      if (form === null) isSure = false;
      return link + (dative ?? '') + (form ?? verb);
    },
  );
  const phrase = first[0].replace(/^[^\p{L}]*(?:y )?/u, '');
  // "Los suelos se fregaban": what was done is before the verb, and would have to move.
  const isPlain =
    /^(?:$|(?:en|durante|desde|tras|con|cada|además|también|posteriormente|actualmente|a (?:diario|veces))(?![\p{L}]))/iu.test(
      sentence.slice(0, first.index),
    );
  return { phrase, suggestion: isSure && isPlain ? capitalise(said) : '', isOwn: false };
}

/** Inside a sentence, but not of those it tells about: "clientes que se quejaban" is no action of anybody here. */
const SE_INSIDE =
  /(?<!(?:^|[^\p{L}])(?:que|donde|cuando|quien|quienes|cual|cuales|si|como|no|nunca|porque|mientras|para|de|sin|al) )(?<=[\p{L}\d,)] |\()se ((?:les? )?(?:(?:ha|han|había|habían) )?(\p{Ll}{3,}))(?![\p{L}])/iu;

/** "Los suelos se fregaban con la rotativa": what was done is before the verb, and moves behind it. */
function readSeInside(sentence: string, isCurrent: boolean): Impersonal | null {
  const match = SE_INSIDE.exec(sentence);
  const [whole = '', words = '', verb = ''] = match ?? [];
  if (match === null || OWN.test(verb)) return null;
  const isPerfect = /^(?:les? )?ha/.test(words) && words !== verb;
  if (isPerfect ? !/(?:do|to|cho)$/.test(verb) : !isThird(verb) || /[ae]$/.test(verb)) return null;
  const object = sentence.slice(0, match.index).trim();
  const rest = sentence.slice(match.index + whole.length);
  const form = words === verb ? toFirstPerson(verb, isCurrent) : null;
  const isThing = /^(?:el|la|los|las|un|una|unos|unas|todos los|todas las|\d+) [\p{Ll} ]+$/iu.test(
    object,
  );
  if (form === null || !isThing || object.split(' ').length > 6 || / se /u.test(rest))
    return { phrase: whole, suggestion: '', isOwn: false };
  const thing = contract(
    `${isPeople(beginWithSmallLetter(object)) ? 'a ' : ''}${beginWithSmallLetter(object)}`,
  );
  return { phrase: whole, suggestion: capitalise(`${form} ${thing}${rest}`), isOwn: false };
}

const PASSIVE_INSIDE =
  /(?<![\p{L}])(?:fue|fueron|era|eran|ha sido|han sido|fui|siendo) \p{Ll}+(?:[ai]d|uest|rit|iert|uelt|hech)[oa]s?(?![\p{L}])/iu;

const isThird = (verb: string) => /(?:[aeóo]|an|en|ban?|ían?|aron|ieron|eron)$/u.test(verb);

function readSpanishPassive(sentence: string, isCurrent: boolean): Impersonal | null {
  const match =
    /^((?:(?:el|la|los|las|un|una|unos|unas|todos|todas|mi|mis|sus?|\d+) )?[\p{L}\d][^,.;]{0,60}?) ((?:fue|fueron|era|eran|es|son|ha sido|han sido) (?:siempre )?)(\p{Ll}+(?:[ai]d|h?ech|uest|rit|iert|uelt|vist|ech)[oa]s?)((?: y (\p{Ll}+[ai]d[oa]s?))?)(?![\p{L}])(.*)$/iu.exec(
      sentence,
    );
  if (match === null) return readInvertedPassive(sentence, isCurrent);
  const [, object = '', be = '', participle = '', pair = '', second, rest = ''] = match;
  const phrase = `${be}${participle}`;
  const isPresent = isCurrent && /^(?:es|son) /u.test(be);
  const verbs = [participle, ...(second === undefined ? [] : [second])].map((one) =>
    fromParticiple(one, isPresent),
  );
  const byMe = / por m[ií](?: mism[oa])?(?![\p{L}])/u;
  const byOther = / por (?!m[ií]|\d)(?:el|la|los|las|un|una|mis?|nuestr[oa]s?|otr[oa]s?|\p{Lu})/u;
  if (verbs.includes(null) || byOther.test(rest))
    return { phrase: phrase + pair, suggestion: '', isOwn: false };
  const said = `${verbs.join(' y ')} ${beginWithSmallLetter(object)}${rest.replace(byMe, '')}`;
  return { phrase: phrase + pair, suggestion: capitalise(said), isOwn: byMe.test(rest) };
}

/** "Fue reducido el desperdicio un 12 %". */
function readInvertedPassive(sentence: string, isCurrent: boolean): Impersonal | null {
  const match =
    /^((?:fue|fueron|era|eran|es|son|ha sido|han sido) )(\p{Ll}+(?:[ai]d|uest|rit|iert|uelt|hech)[oa]s?) (.+)$/iu.exec(
      sentence,
    );
  if (match === null) {
    const phrase = PASSIVE_INSIDE.exec(sentence)?.[0];
    return phrase === undefined ? null : { phrase, suggestion: '', isOwn: false };
  }
  const [, be = '', participle = '', rest = ''] = match;
  const verb = fromParticiple(participle, isCurrent && /^(?:es|son) /iu.test(be));
  const suggestion =
    verb === null || / por (?:el|la|los|las) /u.test(rest) ? '' : capitalise(`${verb} ${rest}`);
  return { phrase: be + participle, suggestion, isOwn: false };
}

const EN_PASSIVE_INSIDE =
  /(?<![\p{L}])(?:was|were|are|been|being) (?:\p{Ll}+ly )?(?:\p{Ll}+ed|done|made|given|taken|written|built|kept|sent|paid|found|held|cut|run)(?![\p{L}])/iu;

const PASSIVE =
  /^((?:(?:the|a|an|all|any|my|our|new|most|some|daily|weekly|monthly|annual|\d[\d,.]*) )*[\p{L}\d](?:[^,.;]|(?<=\d)[,.](?=\d)){0,60}?) ((?:was|were|is|are|has been|have been|had been|got|being) (?:also |always |then |successfully |promptly |regularly )*)(\p{Ll}+)((?: with| out| up| off| over| down)?)((?:,? and (\p{Ll}+(?:ed|t|n|aid|ade|old|ld)))?)(?![\p{L}])(.*)$/iu;

function readEnglishPassive(sentence: string, isCurrent: boolean): Impersonal | null {
  const inside = EN_PASSIVE_INSIDE.exec(sentence)?.[0];
  const unclear = inside === undefined ? null : { phrase: inside, suggestion: '', isOwn: false };
  const match = PASSIVE.exec(sentence);
  if (match === null) return unclear;
  const [, object = '', be = '', participle = '', particle = '', pair = '', second, rest = ''] =
    match;
  if (/^(?:I|we|he|she|they|it|who|which|that|there)(?![\p{L}])/iu.test(object)) return unclear;
  if (/ (?:that|which|who|when|where|if|because|while|as|and) /u.test(` ${object} `))
    return unclear;
  const past = toPast(participle);
  if (past === null) return unclear;
  const other = second === undefined ? undefined : toPast(second);
  const byMe = / by (?:me|myself)(?![\p{L}])/u;
  const byOther = / by (?!me|myself|\d|[\p{Ll}]+ing)(?:the|an?|my|our|other|\p{Lu})/u;
  const asPhrase = `${be}${participle}${particle}${pair}`;
  if (
    /^,? and \p{Ll}/u.test(rest) ||
    other === null ||
    byOther.test(rest) ||
    (isCurrent && /^(?:is|are) /u.test(be) && past.base === null)
  )
    return { phrase: asPhrase, suggestion: '', isOwn: false };
  const isPresent = isCurrent && /^(?:is|are) /u.test(be);
  const say = (verb: { past: string; base: string | null }) =>
    isPresent ? (verb.base ?? verb.past) : verb.past;
  const verbs = [`${say(past)}${particle}`, ...(other === undefined ? [] : [say(other)])].join(
    ' and ',
  );
  const said = `${verbs} ${lowerCommon(object)}${rest.replace(byMe, '')}`;
  return { phrase: asPhrase, suggestion: capitalise(said), isOwn: byMe.test(rest) };
}

const IRREGULAR: Readonly<Record<string, string>> = {
  done: 'did',
  given: 'gave',
  taken: 'took',
  written: 'wrote',
  driven: 'drove',
  chosen: 'chose',
  drawn: 'drew',
  grown: 'grew',
  shown: 'showed',
  overseen: 'oversaw',
  begun: 'began',
  seen: 'saw',
  broken: 'broke',
  spoken: 'spoke',
  undertaken: 'undertook',
  rewritten: 'rewrote',
  known: 'knew',
};

const STATES = listWords('state in -ed');

function toPast(participle: string): { past: string; base: string | null } | null {
  const past = IRREGULAR[participle] ?? participle;
  const verb = findEnglishVerbByPast(past);
  if (verb !== null) return verb;
  return /^\p{Ll}{2,}[^aeiou]ed$|^\p{Ll}{2,}[aeiou]ed$/u.test(past) && !STATES.has(past)
    ? { past, base: null }
    : null;
}

/** "The orders" and "Orders" go small inside a sentence; a name does not. */
function lowerCommon(object: string): string {
  const [first = ''] = object.split(' ', 1);
  const isCommon =
    /^(?:the|an?|all|any|my|our|new|most|some|daily|weekly|monthly|annual)$/i.test(first) ||
    /^\p{Lu}\p{Ll}+(?:s|ing|ment|tion|ory|ry)$/u.test(first);
  const isNoun = / \p{Ll}/u.test(object) && findSkills(first).length === 0;
  return isCommon || isNoun ? beginWithSmallLetter(object) : object;
}
