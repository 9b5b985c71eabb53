import type { Language } from '../../language';
import type { Variant } from '../spelling/list-variants';
import { functionWords } from '../words/function-words';
import type { Lexicon } from '../words/lexicon';
import { turnGender } from '../words/spanish-forms';
import { listWords } from '../words/word-kinds';
import { wordSet } from '../words/word-set';
import { isAfterPreposition, isTellersOwn, objects } from './clear-deeds';
import { prepositions } from './context-features';
import { type ContextToken, nameClass } from './context-tokens';

/** Words that are before a plural, numbers among them. */
export const plurals = {
  es: wordSet(
    'los las unos unas sus mis tus estos estas esos esas nuestros nuestras varios varias muchos muchas otros otras algunos algunas pocos pocas ambos ambas dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte treinta cuarenta cincuenta',
  ),
  en: wordSet(
    'these those many several various few both two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty',
  ),
};
const singulars = {
  es: wordSet('el un una este esta ese esa cada ningún ninguna algún alguna primer'),
  en: wordSet('a an this each every another'),
};
const isMany = (text: string) => /^\d{1,3}$/.test(text) && Number(text) > 1;

/**
 * Whether what is before a word says by itself that another form is wanted: a number or a plural article before a singular,
 * a noun of one gender before an adjective of the other, a plural subject before a verb in the singular.
 */
export function isClearWindow(
  tokens: readonly ContextToken[],
  at: number,
  variant: Variant,
  lexicon: Lexicon,
): boolean {
  const before = tokens[at - 1];
  const typed = tokens[at];
  if (before === undefined || typed === undefined) return false;
  const { language } = lexicon;
  const isLonger = variant.word.length > typed.text.length;
  if (variant.relation === 'number') {
    if (isLonger && isPluralMark(before, language))
      return !isNumberOfSomething(tokens, at) && (language === 'es' || endsPhrase(tokens[at + 1]));
    if (!isLonger && singulars[language].has(before.text)) return tokens[at + 1]?.isNoun !== true;
    // "A check now take": a noun by its looks, a verb by its place.
    if (language === 'en')
      return skipBetween(tokens, at) < at - 1 && hasOtherNumber(tokens, at, variant.word, lexicon);
    return isLonger && followsPlural(tokens, at, lexicon);
  }
  const isTurned = /[oa]s?$/.test(typed.text) && turnGender(typed.text) === variant.word;
  if (variant.relation === 'gender' || (isTurned && lexicon.nouns.has(typed.text)))
    return language === 'es' && followsGender(tokens, at, variant.word, lexicon);
  if (variant.relation !== 'verb') return false;
  return language === 'es'
    ? /(?:[aeí]n|ron)$/.test(variant.word) &&
        !/n$/.test(typed.text) &&
        (hasPluralSubject(tokens, at, lexicon) || followsMany(tokens, at, lexicon))
    : hasOtherNumber(tokens, at, variant.word, lexicon) ||
        hasOtherForm(tokens, at, variant.word, lexicon);
}

/** Clear cases that don't need the model's agreement: a plural subject with its verb or its adjective. */
export function isSureWindow(
  tokens: readonly ContextToken[],
  at: number,
  { word, relation }: Variant,
  lexicon: Lexicon,
): boolean {
  const { text = '' } = tokens[at] ?? {};
  if (lexicon.language === 'en') return false;
  if (isAfterPreposition(tokens, at, word, lexicon)) return true;
  if (/ó$/.test(text) && `${text.slice(0, -1)}o` === word) return isTellersOwn(tokens, at);
  if (/ó$/.test(word)) return /o$/.test(text) && isNobodys(tokens, at, lexicon);
  if (relation === 'number') return word.length > text.length && followsBeing(tokens, at, lexicon);
  return (
    relation === 'verb' &&
    /(?:n|ron)$/.test(word) &&
    /(?:ó|aba|ía)$/.test(text) &&
    hasPluralSubject(tokens, at, lexicon)
  );
}

/** "Se prorrogo", "un aceite que gano un premio": the first person has no place there. */
function isNobodys(tokens: readonly ContextToken[], at: number, lexicon: Lexicon): boolean {
  const [next, before, noun] = [tokens[at + 1], tokens[at - 1]?.text ?? '', tokens[at - 2]];
  if (!/o/.test(nameClass(tokens[at]?.text ?? '', lexicon).slice(1))) return false;
  // "El dueño nos encargo": someone else did it, and to us.
  const isToldOf =
    /^N.s/.test(nameClass(noun?.text ?? '', lexicon)) &&
    /^(?:el|la|un|una|mi|su)$/.test(tokens[at - 3]?.text ?? '');
  if (
    before === 'nos' ||
    (before === 'me' && isToldOf && !prepositions.has(tokens[at - 4]?.text ?? ''))
  )
    return isToldOf || next !== undefined;
  if (before === 'se' || (/^(?:me|nos|le|les)$/.test(before) && noun?.text === 'se')) return true;
  const hasObject = next !== undefined && (objects.has(next.text) || /^\d/.test(next.text));
  return before === 'que' && hasObject && /^[AN].s/.test(nameClass(noun?.text ?? '', lexicon));
}

/** "Three property managers": an English noun may be before another; what follows must be no such. */
const endsPhrase = (next: ContextToken | undefined) =>
  next === undefined || !next.isWord || functionWords.en.has(next.text);

const isPluralMark = ({ text }: ContextToken, language: Language) =>
  plurals[language].has(text) || isMany(text);

const between = wordSet(
  'me te se le les lo la nos no ya siempre también nunca hoy ahora todavía aún now also always never still often only',
);

/** The position of the last word before the verb that isn't a pronoun or adverb. */
function skipBetween(tokens: readonly ContextToken[], at: number): number {
  let place = at - 1;
  while (between.has(tokens[place]?.text ?? '')) place--;
  return place;
}

/** "Los fines de semana llevaba la caja": a time, not the subject. */
const times = wordSet(
  'días fines semanas meses años noches mañanas tardes horas veces lunes martes miércoles jueves viernes sábados domingos veranos inviernos temporadas',
);

/** "Los vecinos me renovó", "solo dos volvió", "las ventas de vino subió". */
function hasPluralSubject(tokens: readonly ContextToken[], at: number, lexicon: Lexicon): boolean {
  const place = skipComplement(tokens, skipBetween(tokens, at), lexicon);
  const [subject, mark, before] = [tokens[place], tokens[place - 1], tokens[place - 2]];
  if (subject === undefined || !subject.isWord) return false;
  // "Tres de las cuales salió".
  if (subject.text === 'cuales' && textBefore(tokens, place, 2) === 'de')
    return plurals.es.has(textBefore(tokens, place, 3)) || isMany(textBefore(tokens, place, 3));
  // "Once cosechas, las cuales salió".
  if (subject.text === 'cuales' || subject.text === 'quienes')
    return /^(?:[,.;]|los|las)$/.test(mark?.text ?? '') && !prepositions.has(before?.text ?? '');
  // "Los llevaba al colegio": whom, not who.
  if (/^(?:los|las)$/.test(subject.text)) return false;
  if (plurals.es.has(subject.text)) return !prepositions.has(mark?.text ?? '') && place === at - 1;
  if (times.has(subject.text) || mark === undefined) return false;
  if (!/^[AN].p/.test(nameClass(subject.text, lexicon))) return false;
  return isPluralMark(mark, 'es') && !prepositions.has(before?.text ?? '');
}

const textBefore = (tokens: readonly ContextToken[], at: number, back: number) =>
  tokens[at - back]?.text ?? '';

/** "Clientes que permitió": who or what is before. */
function followsMany(tokens: readonly ContextToken[], at: number, lexicon: Lexicon): boolean {
  const place = skipBetween(tokens, at);
  // "Para 26 jóvenes, que hoy trabaja".
  const noun = tokens[place - 1]?.text === ',' ? place - 2 : place - 1;
  return (
    tokens[place]?.text === 'que' && /^[AN].p/.test(nameClass(tokens[noun]?.text ?? '', lexicon))
  );
}

/** "Las ventas de vino": the place of "ventas". */
function skipComplement(tokens: readonly ContextToken[], at: number, lexicon: Lexicon): number {
  const noun = tokens[at];
  if (noun === undefined || !/^[AN]/.test(nameClass(noun.text, lexicon))) return at;
  const article = tokens[at - 1]?.text ?? '';
  const of = /^(?:la|los|las|el)$/.test(article) ? at - 2 : at - 1;
  return /^(?:de|del)$/.test(tokens[of]?.text ?? '') ? of - 1 : at;
}

const are = wordSet(
  'son eran fueron están estaban quedaron quedan siguen resultaron parecen sean serán',
);
const degrees = wordSet('más muy menos tan bastante demasiado mucho igual ya también siempre');

/** "Las esperas son más corta": an adjective after a plural subject. */
function followsBeing(tokens: readonly ContextToken[], at: number, lexicon: Lexicon): boolean {
  let place = at - 1;
  while (degrees.has(tokens[place]?.text ?? '')) place--;
  return (
    are.has(tokens[place]?.text ?? '') && /^A/.test(nameClass(tokens[at]?.text ?? '', lexicon))
  );
}

/** It is after articles of both genders, each in its form: "nuevo", "nueva". */
function isAdjective(word: string, lexicon: Lexicon): boolean {
  const other = turnGender(word);
  const forms = [lexicon.nouns.get(word), lexicon.nouns.get(other ?? '')];
  return forms.includes('ms') && forms.includes('fs');
}

const singularVerbs = wordSet('is was has does');
const pluralVerbs = wordSet('are were have do');

/** "The auditors was", "the owner leave". */
function hasOtherNumber(
  tokens: readonly ContextToken[],
  at: number,
  meant: string,
  lexicon: Lexicon,
): boolean {
  if (!singularVerbs.has(tokens[at]?.text ?? '')) {
    const isMeant = !functionWords.en.has(meant) || singularVerbs.has(meant);
    return isMeant && hasSingularSubject(tokens, at, lexicon);
  }
  const place = skipBetween(tokens, at);
  const [subject, mark, more] = [tokens[place], tokens[place - 1], tokens[place - 2]];
  if (subject === undefined || !pluralVerbs.has(meant)) return false;
  const isPlural = /^N(?!.*n).*N/.test(nameClass(subject.text, lexicon));
  const isMarked = determiners.has(mark?.text ?? '') || isPluralMark(mark ?? subject, 'en');
  return isPlural && isMarked && !prepositions.has(more?.text ?? '');
}

const determiners = wordSet('the a an this each every my our their his her');

/** "The owner leave", "a check now take". */
function hasSingularSubject(
  tokens: readonly ContextToken[],
  at: number,
  lexicon: Lexicon,
): boolean {
  const place = skipBetween(tokens, at);
  const [subject, mark, more] = [tokens[place], tokens[place - 1], tokens[place - 2]];
  if (subject === undefined || !/^N[^N]*$/.test(nameClass(subject.text, lexicon))) return false;
  if (/[NVdg]/.test(nameClass(tokens[at]?.text ?? '', lexicon).slice(1))) return false;
  if (determiners.has(mark?.text ?? '')) return !prepositions.has(more?.text ?? '');
  return place < at - 1 && determiners.has(more?.text ?? '');
}

const being = wordSet('was were been being be is are have has had having');
const bare = wordSet('by for of without after before while through from despite when');

/** "Was promote", "by reduce the", "to reading the": what comes before takes another form of a verb. */
function hasOtherForm(
  tokens: readonly ContextToken[],
  at: number,
  meant: string,
  lexicon: Lexicon,
): boolean {
  const before = tokens[at - 1]?.text ?? '';
  const next = tokens[at + 1];
  const [typed, wanted] = [tokens[at]?.text ?? '', meant].map((word) =>
    nameClass(word, lexicon).slice(1),
  );
  const isBase = /v/.test(typed ?? '') && !/[dDg]/.test(typed ?? '');
  if (being.has(before)) return isBase && /[dD]/.test(wanted ?? '');
  if (next === undefined || !(determiners.has(next.text) || next.text === 'all')) return false;
  if (bare.has(before)) return isBase && /g/.test(wanted ?? '');
  return before === 'to' && !isBase && /v/.test(wanted ?? '');
}

/** "Fase 2 terminada", "ISO 9001": what is numbered is before the number. */
function isNumberOfSomething(tokens: readonly ContextToken[], at: number): boolean {
  const number = tokens[at - 1];
  const before = tokens[at - 2];
  if (number === undefined || number.isWord || before === undefined) return false;
  return before.isNoun || (/^[.,:/-]$/.test(before.text) && before.to === number.from);
}

/** Nouns that are beside another as they are: "las horas punta", "empresas cliente". */
const apposed = listWords('beside a noun');

/** "Las ventas anual": a plural noun with its plural article is before. */
function followsPlural(tokens: readonly ContextToken[], at: number, lexicon: Lexicon): boolean {
  const [noun, mark] = [tokens[at - 1], tokens[at - 2]];
  if (noun === undefined || mark === undefined || !isPluralMark(mark, 'es')) return false;
  // "Los libros registro": a noun that is a verb's too stays as it is.
  const { text = '' } = tokens[at] ?? {};
  if (apposed.has(text)) return false;
  const isDeed = /o/.test(nameClass(text, lexicon)) && !isAdjective(text, lexicon);
  return /^[AN].p/.test(nameClass(noun.text, lexicon)) && !tokens[at + 1]?.isNoun && !isDeed;
}

/** "Una novela histórico": a noun whose gender is known is before, with its article or beyond doubt. */
function followsGender(
  tokens: readonly ContextToken[],
  at: number,
  word: string,
  lexicon: Lexicon,
): boolean {
  let place = at - 1;
  while (/^(?:más|muy|menos|tan)$/.test(tokens[place]?.text ?? '')) place--;
  const noun = tokens[place]?.text ?? '';
  const mark = tokens[place - 1]?.text ?? '';
  if (prepositions.has(mark) || (anybody.has(noun) && !marks.has(mark))) return false;
  const sure = lexicon.nouns.get(noun);
  const [, known] = /^N([mf][sp])/.exec(nameClass(noun, lexicon)) ?? [];
  const isTold = marks.has(mark) && /(?:[oa]s?|[cs]i(?:ón|ones)|dad(?:es)?)$/.test(noun);
  const right = sure ?? (isTold ? known : undefined);
  const [, form] = /^[AN]([mf][sp])/.exec(nameClass(word, lexicon)) ?? [];
  return form !== undefined && form === right;
}

/** Of either gender, depending on the person. */
const anybody = wordSet('guardia policía guía vigía recluta centinela espía cabeza');
const marks = wordSet(
  'el la los las un una unos unas mi su mis sus este esta nuestra nuestro cada',
);
