import type { ImproveStyle } from '../../assistant';
import type { WeakPhrase } from '../../catalog';
import { beginWithSmallLetter } from '../../text';
import type { EntryTense } from '../edit-plan';
import { emptyPatterns, isFound } from '../empty-patterns';
import { addArticles } from './spanish-articles';
import { findFirstPerson, inTense, type Tense, toNouns, toVerbs } from './spanish-nominal';
import {
  attachObject,
  contract,
  dropRepeatedDe,
  isObject,
  isPeople,
  isTeam,
  startsWithDeterminer,
} from './spanish-objects';
import { conjugateGerund, conjugateRest, conjugateRow, ROW_OF_INFINITIVES } from './spanish-rows';
import {
  findVerbById,
  findVerbByImperfect,
  findVerbByNoun,
  findVerbByPresent,
  findVerbByThird,
  isInfinitive,
  type SpanishVerb,
} from './spanish-verbs';
import { findWeakOpening, withOtherVerb } from './weak-openings';

export interface NewOpening {
  readonly text: string;
  readonly reason: 'strong-verb' | 'person-and-tense';
}

/**
 * Formal, startup and executive CVs in Spanish use the first person without pronoun ("Gestioné…"), academic ones nouns
 * ("Gestión de…"). Null when the sentence is best left alone.
 */
export function rewriteSpanishOpening(
  sentence: string,
  style: ImproveStyle,
  entry: EntryTense,
): NewOpening | null {
  const opening = rewriteOpening(sentence, style, entry);
  return opening === null ? null : { ...opening, text: fixConjunctions(opening.text) };
}

/** "e hice", "y seguimiento": the next word may have changed, and with it the form of "and". */
function fixConjunctions(text: string): string {
  return text
    .replace(/(?<=[\p{L}\d%)]) y (?=h?i(?![aeoáéó])\p{Ll})/gu, ' e ')
    .replace(/(?<=[\p{L}\d%)]) e (?!h?[ií])(?=\p{Ll})/gu, ' y ');
}

function rewriteOpening(
  sentence: string,
  style: ImproveStyle,
  entry: EntryTense,
): NewOpening | null {
  const text = sentence.replace(/^yo (?=\p{Ll})/iu, '');
  const weak = rewriteWeak(text, style, entry);
  if (weak !== null) return { text: weak, reason: 'strong-verb' };
  if (entry.keepsForm === true)
    return text === sentence ? null : { text, reason: 'person-and-tense' };
  const person = rewritePerson(beginWithSmallLetter(text), entry) ?? beginWithSmallLetter(text);
  const changed =
    style === 'academic'
      ? toNouns(person)
      : (toVerbs(person, pickTense('untensed', entry)) ?? null);
  if (changed !== null)
    return { text: changed, reason: style === 'academic' ? 'person-and-tense' : 'strong-verb' };
  if (person !== beginWithSmallLetter(sentence))
    return { text: person, reason: 'person-and-tense' };
  return null;
}

function pickTense(tense: WeakPhrase['tense'], { isCurrent }: EntryTense): Tense {
  if (tense === 'past') return 'past';
  if (tense === 'present') return isCurrent === false ? 'past' : 'present';
  return isCurrent === true ? 'present' : 'past';
}

function rewriteWeak(text: string, style: ImproveStyle, entry: EntryTense): string | null {
  const opening = findWeakOpening(text, 'es');
  if (opening === null) return null;
  const { rest } = opening;
  const phrase = withOtherVerb(opening.phrase, entry);
  const tense = pickTense(phrase.tense, entry);
  const says = (verb: SpanishVerb, object: string): string | null => {
    const form = inTense(verb, tense);
    // "Apoyo a…" reads as the noun.
    if (form === null || form === verb.noun) return null;
    const said = contract(`${form} ${object}`);
    return style === 'academic' ? toNouns(said) : said;
  };
  const [first = ''] = rest.split(/[ ,.;:]/, 1);
  if (phrase.continuations.includes('clause')) {
    const verb = findVerbById(phrase.verbs[0] ?? '');
    return verb === null || style === 'academic' ? null : says(verb, `que ${rest}`);
  }
  if (phrase.continuations.includes('infinitive') && isInfinitive(first)) {
    if (phrase.deed === 'own') {
      const verbs = conjugateRow(rest, tense);
      return verbs === null || style !== 'academic' ? verbs : toNouns(verbs);
    }
    const helper = phrase.verbs
      .map(findVerbById)
      .find((verb) => / (?:en|a)$/.test(verb?.infinitive ?? ''));
    return helper == null ? null : says(helper, rest);
  }
  if (phrase.continuations.includes('gerund')) return conjugateGerund(rest, tense, style);
  if (!phrase.continuations.includes('noun')) return null;
  return rewriteNoun(rest, phrase, tense, style, says);
}

/** "Apoyo en general al taller": "en" belongs to what comes after it, and "colaboré" takes no "a". */
const HOW = /^(?:general|particular|especial|concreto|ocasiones|todo momento) (?:.+ )?al? /u;

/** "Trabajé en el Ayuntamiento" is a place, "Apoyo en el aula a niños" help for someone. */
function isUnclearShare({ phrase }: WeakPhrase, rest: string): boolean {
  if (/^trabaj\p{L}+ en$/iu.test(phrase)) return !IS_WORK.test(rest);
  if (HOW.test(rest)) return true;
  return [...rest.matchAll(/ a (.+)/gu)].some(([, object = '']) => isPeople(object));
}

const IS_WORK =
  /^(?:el|la|los|las|un|una|varios|varias|\d+) (?:\p{Ll}+ción|\p{Ll}+miento|proyectos?|desarrollo|diseño|campañas?|mejora)(?![\p{L}])/u;

function shareDeed(
  phrase: WeakPhrase,
  rest: string,
  says: (verb: SpanishVerb, object: string) => string | null,
): string | null {
  const verb = phrase.verbs.map(findVerbById).find((one) => one !== null);
  if (verb == null) return null;
  const isBare =
    /^Apoyo en$| (?:en|con)$/iu.test(phrase.phrase) &&
    /^\p{Ll}/u.test(rest) &&
    !isInfinitive(rest.split(' ', 1)[0] ?? '');
  if (/ en$/.test(verb.infinitive) && isBare) return says(verb, rest);
  if (!isObject(rest)) return null;
  if (/ (?:en|a|con)$/.test(verb.infinitive)) return says(verb, rest);
  return / a$/.test(phrase.phrase) ? says(verb, contract(`a ${rest}`)) : null;
}

function rewriteNoun(
  given: string,
  phrase: WeakPhrase,
  tense: Tense,
  style: ImproveStyle,
  says: (verb: SpanishVerb, object: string) => string | null,
): string | null {
  const rest = given.replace(/^a (?=\d|los |las )/u, '');
  // "Bajo mi cargo hay…": what follows is a sentence, no noun.
  if (IS_VERB.test(rest)) return null;
  if (phrase.deed === 'shared') {
    const shared =
      isUnclearShare(phrase, rest) || isVagueTask(rest) ? null : shareDeed(phrase, rest, says);
    return shared === null ? null : conjugateRest(shared, tense, style);
  }
  if (
    /,(?: y)? (?:de )?\p{Ll}+[aei]r(?:se|me)? | y (?:de )?\p{Ll}+[aei]r /u.test(rest) &&
    ROW_OF_INFINITIVES.test(rest)
  )
    return null;
  const deed = rest.replace(/^(?:el|la|los|las) (?=\p{L}+ (?:del?|al?) )/u, '');
  const converted = toVerbs(deed, tense);
  if (converted !== null) return style === 'academic' ? deed : converted;
  const [first = ''] = rest.split(/[ ,.;:]/, 1);
  // "Control de stock y merma" is enough; "gestioné el control" would say less.
  if (isVagueTask(rest)) return null;
  if (isDeedNoun(first) && / del? /u.test(rest)) return rest;
  const named = isObject(rest) ? dropRepeatedDe(rest) : addArticles(rest);
  const verb = named === null ? null : pickVerb(phrase, named, style);
  const attached = named === null || verb === null ? null : attachObject(verb.infinitive, named);
  const said = verb === null || attached === null ? null : says(verb, attached);
  if (said !== null) return said;
  return isDutyList(phrase) && /^\p{Ll}{3}.*(?:, | [ye] )/u.test(rest) ? rest : null;
}

const IS_VERB =
  /^(?:es|son|era|eran|fue|fueron|está|están|estaba|estaban|estuvo|hay|había|hubo|tengo|tenía|tuve|quedaba|quedaban)(?![\p{L}])/u;

const isDeedNoun = (word: string) =>
  findVerbByNoun(word) !== null || /^\p{L}{3,}(?:ción|sión|miento|aje)$/u.test(word);

/** Duties in words that say nothing: better asked about than repeated. */
const isVagueTask = (text: string) => isFound(emptyPatterns.es.vague, text);

/** "Mis funciones eran: A, B y C" is A, B and C. */
const isDutyList = ({ phrase }: WeakPhrase) =>
  /^(?:entre|mis?|funciones|tareas|labores|trabajos|actividades|realiz|desempeñ)/iu.test(phrase);

/** The verb that is true for the object. Each style has its own for leading a team. */
function pickVerb(phrase: WeakPhrase, object: string, style: ImproveStyle): SpanishVerb | null {
  const generic = new Set(['carry-out', 'undertake', 'perform-duties']);
  const ids = phrase.verbs.filter((id) => !generic.has(id));
  const forTeams = {
    formal: 'supervise',
    startup: 'coordinate',
    executive: 'manage',
    academic: 'coordinate',
  };
  if (phrase.phrase === 'Llevar a cabo') return findVerbById('undertake');
  const wanted = isTeam(object) ? ids.find((id) => id === forTeams[style]) : undefined;
  if (
    /(?:client|pacient|alumn|usuari|niñ|residentes|proveedor)/iu.test(
      object.split(' ', 3).join(' '),
    )
  )
    return findVerbById(ids.find((id) => id === 'serve' || id === 'care') ?? '');
  if (isPeople(object))
    return ids.includes('supervise')
      ? findVerbById(style === 'executive' ? 'direct' : 'supervise')
      : null;
  return findVerbById(wanted ?? ids[0] ?? '');
}

/** "atendía", "diseñó" and "gestionar" at the start of a bullet: first person, in the tense of the job. */
function rewritePerson(text: string, entry: EntryTense): string | null {
  const [first = ''] = /^\p{L}+/u.exec(text) ?? [];
  const rest = text.slice(first.length);
  if (rest.trim() === '') return null;
  const imperfect = findVerbByImperfect(first);
  if (imperfect !== null)
    return mapRow(text, (word) => findVerbByImperfect(word)?.preterite ?? null, /(?:aba|ía)n?$/);
  const third = /ó$|[oj]o$/.test(first) ? findVerbByThird(first) : null;
  if (third !== null && findFirstPerson(first) === null)
    return mapRow(text, (word) => findVerbByThird(word)?.preterite ?? null, /ó$/);
  if (isInfinitive(first) && (isObject(rest.trim()) || /^ al? /.test(rest)))
    return conjugateRow(text, pickTense('untensed', entry));
  const isPast = entry.isCurrent === false && startsWithDeterminer(rest.trim());
  return isPast ? mapRow(text, (word, after) => presentToPast(word, after), /^$/) : null;
}

/** "diseño" is a verb only with an object after it. */
function presentToPast(word: string, after: string): string | null {
  const verb = findVerbByPresent(word);
  if (verb === null || verb.infinitive.includes(' ')) return null;
  return startsWithDeterminer(after.trimStart()) || /^ al? /.test(after) ? verb.preterite : null;
}

/** Changes the verb at the start and those in a row with it; null if one of the row is not known. */
function mapRow(
  text: string,
  convert: (word: string, after: string) => string | null,
  looksAlike: RegExp,
): string | null {
  let isCertain = true;
  const changed = text.replace(
    /(^|,(?: y| e)? | [ye] )(\p{Ll}+)(?![\p{L}])/gu,
    (whole, link: string, word: string, at: number) => {
      const form = convert(word, text.slice(at + whole.length));
      if (form === null && looksAlike.test(word) && word.length > 4) isCertain = false;
      return form === null ? whole : link + form;
    },
  );
  return isCertain && changed !== text ? changed : null;
}
