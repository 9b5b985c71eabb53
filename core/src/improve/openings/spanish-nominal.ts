import { findEverydayDeed } from './everyday-deeds';
import { addArticles } from './spanish-articles';
import {
  attachObject,
  contract,
  dropRepeatedDe,
  isObject,
  isPeople,
  startsWithDeterminer,
} from './spanish-objects';
import {
  findVerbByNoun,
  findVerbByPresent,
  findVerbByPreterite,
  type SpanishVerb,
} from './spanish-verbs';
import { listWords } from './word-kinds';

export type Tense = 'past' | 'present';

export const inTense = (verb: SpanishVerb, tense: Tense): string | null =>
  tense === 'past' ? verb.preterite : verb.present;

/** Nouns that are things as often as actions. */
const THINGS = listWords('action or thing');
/** Names of a trade, not of what one did. */
const TRADES =
  /^(?:prevención de riesgos|administración de empresas|gestión de empresas|dirección de empresas|educación de adultos|atención al (?:cliente|público|paciente|usuario)|dirección de (?:arte|fotografía))/iu;
const LOOKS_LIKE_DEED = /^\p{L}+(?:ción|sión|miento|aje|anza|encia|ura|ado)$/u;
/** Nouns after which the person is named with "a". */
const WITH_A = listWords('noun with a');

/** "Elaboración de informes y control de los gastos" → "Elaboré informes y controlé los gastos". */
export function toVerbs(text: string, tense: Tense): string | null {
  if (TRADES.test(text)) return null;
  const parts = splitRow(text, (word) => findDeed(word) !== null);
  if (parts === null) return null;
  const converted: string[] = [];
  for (const { link, text: part } of parts) {
    const verb = convertDeed(part, tense);
    if (verb === null) return null;
    converted.push(link + verb);
  }
  return converted.join('');
}

function findDeed(noun: string): SpanishVerb | null {
  return THINGS.has(noun) ? null : findVerbByNoun(noun);
}

function convertDeed(part: string, tense: Tense): string | null {
  const pair = /^(\p{L}+) y (\p{L}+) (del?) (.+)$/u.exec(part);
  if (pair !== null) {
    const [, first = '', second = '', preposition = '', rest = ''] = pair;
    const left = findDeed(lower(first));
    const right = findDeed(second);
    if (left !== null && right !== null) {
      const object = attachObject(right.infinitive, withArticle(preposition, rest));
      const verbs = [inTense(left, tense), inTense(right, tense)];
      if (object === null || isPeople(rest) || verbs.includes(null)) return null;
      return `${verbs.join(' y ')} ${object}`;
    }
  }
  return convertPhrase(part, tense) ?? convertSingle(part, tense);
}

/** "Colaboración en el proyecto": noun and verb carry the same preposition. */
function convertPhrase(part: string, tense: Tense): string | null {
  const words = part.split(' ');
  for (const length of [3, 2]) {
    const verb = findVerbByNoun(lower(words.slice(0, length).join(' ')));
    if (
      verb === null ||
      /^(?:experiencia|informe|información|enlace|respuesta)/.test(verb.noun ?? '')
    )
      continue;
    const form = inTense(verb, tense);
    const rest = words.slice(length).join(' ');
    return form === null || rest === '' ? null : `${form} ${rest}`;
  }
  return null;
}

function convertSingle(part: string, tense: Tense): string | null {
  const match = /^(\p{L}+) (del?|al?) (.+)$/u.exec(part);
  if (match === null) return null;
  const [, noun = '', preposition = '', rest = ''] = match;
  const verb = findDeed(lower(noun));
  if (verb === null) return null;
  const form = inTense(verb, tense);
  if (form === null) return null;
  if (/ de$/.test(form))
    return /^del?$/.test(preposition) ? `${form}${preposition === 'del' ? 'l' : ''} ${rest}` : null;
  if (form.includes(' ')) return null;
  if (/^al?$/.test(preposition))
    return WITH_A.has(lower(noun)) &&
      isPeople(withArticle(preposition, rest)) &&
      isRowOfPeople(rest)
      ? `${form} ${preposition} ${rest}`
      : null;
  const object = dropRepeatedDe(withArticle(preposition, rest));
  if (object === null) return null;
  if (/^(?:el|un|una) \d/.test(object) || /^\p{Lu}/u.test(rest)) return null;
  const attached =
    attachObject(verb.infinitive, object) ??
    (isPeople(object) || isObject(object) || preposition !== 'de' ? null : addMassArticle(object));
  return attached === null ? null : `${form} ${attached}`;
}

/** "control de stock": what there is one of takes its article. */
function addMassArticle(object: string): string | null {
  return /^\p{Ll}+(?: |$)/u.test(object) && !/, /.test(object) ? addArticles(object) : null;
}

/** "pacientes, curas y archivo": only the first of them is someone. */
const isRowOfPeople = (row: string) =>
  row
    .split(/, | [ye] /u)
    .slice(1)
    .every((item) => isPeople(item) || !/^\p{Ll}+(?:$|[ ,.])/u.test(item) || !/, /u.test(row));

const withArticle = (preposition: string, rest: string) =>
  preposition.endsWith('l') ? `el ${rest}` : rest;
const lower = (word: string) => word.toLowerCase();

const mayBeDeed = (word: string) => LOOKS_LIKE_DEED.test(word) || findVerbByNoun(word) !== null;

interface RowPart {
  readonly link: string;
  readonly text: string;
}

/**
 * Splits at each ", " or " y " after which another action begins. Null when something that may be an action, and is not
 * known, is there: half a row must not be rewritten.
 */
function splitRow(text: string, isDeed: (word: string) => boolean): RowPart[] | null {
  const parts: RowPart[] = [];
  let start = 0;
  let link = '';
  for (const match of text.matchAll(/, (?:y |e )?| [ye] /gu)) {
    const after = text.slice(match.index + match[0].length);
    const [word = '', next = ''] = after.split(/[ ,.;:]/, 2);
    if (isDeed(word) && /^(?:del?|al?|y|e|en|con)$/.test(next)) {
      const head = text.slice(start, match.index);
      if (!head.includes(' ')) continue;
      parts.push({ link, text: head });
      link = match[0];
      start = match.index + match[0].length;
    } else if (isDeed(word) || (mayBeDeed(word) && /^(?:del?|al?|en)$/.test(next))) {
      const isInsidePair = !text.slice(start, match.index).includes(' ');
      if (!isInsidePair) return null;
    }
  }
  parts.push({ link, text: text.slice(start) });
  return parts;
}

/** "Diseñé el plan y coordiné el equipo" → "Diseño del plan y coordinación del equipo". */
export function toNouns(text: string): string | null {
  const parts = splitVerbs(text);
  if (parts === null) return null;
  const converted: string[] = [];
  for (const { link, text: part } of parts) {
    const noun = nameDeed(part);
    if (noun === null) return null;
    converted.push(link + noun);
  }
  return converted.join('');
}

export const findFirstPerson = (form: string): SpanishVerb | null =>
  findVerbByPreterite(form) ?? findVerbByPresent(form);

function splitVerbs(text: string): RowPart[] | null {
  const parts: RowPart[] = [];
  let start = 0;
  let link = '';
  for (const match of text.matchAll(/, (?:y |e )?| [ye] /gu)) {
    const after = text.slice(match.index + match[0].length);
    const [word = ''] = after.split(/[ ,.;:]/, 1);
    if (isDeedInRow(word, after.slice(word.length))) {
      const head = text.slice(start, match.index);
      if (!head.includes(' ')) continue;
      parts.push({ link, text: head });
      link = match[0];
      start = match.index + match[0].length;
    } else if (
      /(?:[éí]|je|uve|use|ice|ine|ude|upe)$/.test(word) ||
      (/[oy]$/.test(word) && takesObject(after.slice(word.length))) ||
      isPronoun(word, after.slice(word.length))
    )
      return null;
  }
  parts.push({ link, text: text.slice(start) });
  return parts;
}

const takesObject = (after: string) =>
  startsWithDeterminer(after.trimStart()) || /^ al? /.test(after);

/** "y diseñé planos", "y llamo a los padres". */
const isDeedInRow = (word: string, after: string) =>
  findVerbByPreterite(word) !== null ||
  findEverydayDeed(word)?.preterite === word ||
  (findFirstPerson(word) !== null && takesObject(after));

/** "y los llevo" goes on with a verb, "y los planos" with a thing. */
const isPronoun = (word: string, after: string) =>
  /^(?:me|lo|se|le|les)$/.test(word) ||
  (/^l[ao]s?$/.test(word) && /^ \p{Ll}+(?:[oyéí]|[jvsc]e)(?![\p{L}])/u.test(after));

function nameDeed(part: string): string | null {
  const pair = /^(\p{L}+) y (\p{L}+) (.+)$/u.exec(part);
  if (pair !== null) {
    const [, first = '', second = '', rest = ''] = pair;
    const left = findVerbByPreterite(lower(first))?.noun ?? null;
    const right = findVerbByPreterite(second)?.noun ?? null;
    if (left !== null && right !== null)
      return isObject(rest) && !left.includes(' ')
        ? contract(`${left} y ${right} de ${rest}`)
        : null;
  }
  const words = part.split(' ');
  for (const length of [3, 2, 1]) {
    const form = lower(words.slice(0, length).join(' '));
    const verb = findFirstPerson(form) ?? (length === 1 ? findEverydayDeed(form) : null);
    if (verb === null) continue;
    return attachNoun(verb, words.slice(length).join(' '));
  }
  return null;
}

/** Nouns that do not say the same with "de" after them. */
const POOR_NOUNS: ReadonlySet<string> = new Set(
  'jefatura vigilancia puesta en práctica obtención logro consecución examen intercambio dictamen litigio cumplimiento guía satisfacción'.split(
    ' ',
  ),
);

function attachNoun(verb: SpanishVerb, rest: string): string | null {
  const { noun, infinitive } = verb;
  if (noun === null || POOR_NOUNS.has(noun) || noun === 'puesta en práctica') return null;
  if (infinitive.includes(' ')) {
    const preposition = infinitive.split(' ').at(-1) ?? '';
    if (noun.endsWith(` ${preposition}`)) return rest === '' ? null : `${noun} ${rest}`;
    if (!startsWithDeterminer(rest) && !isObject(rest)) return null;
    return contract(`${noun} de ${rest}`);
  }
  const person = /^(al?) (.+)$/u.exec(rest);
  if (person !== null) {
    // "Enseñé a las nuevas a montar": the noun would leave the second "a" hanging.
    if (/ a \p{Ll}+[aei]r(?:l[aeo]s?|se)?(?![\p{L}])/u.test(rest)) return null;
    const object = withArticle(person[1] ?? '', person[2] ?? '');
    if (WITH_A.has(noun)) return `${noun} ${rest}`;
    return isPeople(object) ? contract(`${noun} de ${object}`) : null;
  }
  if (!isObject(rest) || /^(?:un |el )?\d[\d.,]*[\s\u00a0]?%/.test(rest)) return null;
  const object = rest.replace(
    /(?<=^(?:(?! que ).)*\p{L}{3}) un (?=\d[\d.,]*[\s\u00a0]?%)/u,
    ' en un ',
  );
  return contract(`${noun} de ${object}`);
}
