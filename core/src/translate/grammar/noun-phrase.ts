import { chooseArticle } from './english-forms';
import { convertFigure, SPANISH_NUMBERS } from './figures';
import type { NounEntry, VerbEntry } from './lexicon';
import type { Unit } from './read-units';

export interface NounPhrase {
  readonly text: string;
  /** The same before another noun: "delivery route" of "rutas de reparto". */
  readonly modifier: string;
  readonly end: number;
  readonly isPlural: boolean;
  /** No article, number or name: it can stand before another noun. */
  readonly isBare: boolean;
  readonly words: number;
}

/** Whether a countable noun without an article gets one in English. */
export type NounPlace = 'needs-article' | 'bare';

const ARTICLES = /^(?:el|la|los|las)$/;
const DETERMINERS: Readonly<Record<string, string>> = {
  su: 'their',
  sus: 'their',
  mi: 'my',
  mis: 'my',
  nuestro: 'our',
  nuestra: 'our',
  nuestros: 'our',
  nuestras: 'our',
  este: 'this',
  esta: 'this',
  estos: 'these',
  estas: 'these',
  cada: 'each',
  ambos: 'both',
  ambas: 'both',
  varios: 'several',
  varias: 'several',
  algunos: 'some',
  algunas: 'some',
  otros: 'other',
  otras: 'other',
  otro: 'another',
  otra: 'another',
  muchos: 'many',
  muchas: 'many',
  todos: 'all',
  todas: 'all',
  unos: 'some',
  unas: 'some',
  ningún: 'no',
  ninguna: 'no',
  cualquier: 'any',
  diversos: 'various',
  diversas: 'various',
  distintos: 'different',
  distintas: 'different',
  diferentes: 'different',
  numerosos: 'numerous',
  numerosas: 'numerous',
  mucha: 'much',
  mucho: 'much',
  toda: 'all',
  todo: 'all',
};
const BEFORE_FIGURES = new Set([
  'more than',
  'less than',
  'at least',
  'around',
  'nearly',
  'approximately',
  'up to',
  'an average of',
  'a total of',
  'almost',
]);
const ORGANISATIONS =
  /^(?:empresa|compañía|grupo|fundación|agencia|hotel|hospital|colegio|restaurante|universidad|instituto|tienda|marca|clínica|consultora)s?$/;

export const nounOf = (unit: Unit | undefined): NounEntry | undefined =>
  unit?.entries.find((entry) => entry.kind === 'noun');
export const adjectiveOf = (unit: Unit | undefined): string | undefined =>
  unit?.entries.find((entry) => entry.kind === 'adjective')?.en;
export const verbOf = (unit: Unit | undefined): VerbEntry | undefined =>
  unit?.entries.find((entry) => entry.kind === 'verb');
export const fixedOf = (unit: Unit | undefined): string | undefined =>
  unit?.entries.find((entry) => entry.kind === 'fixed')?.en;
const isJoin = (unit: Unit | undefined) => unit !== undefined && /^[yeou]$/.test(unit.key);

/** A noun with what belongs to it; undefined where none begins, or where it holds something we do not know. */
export function parseNounPhrase(
  units: readonly Unit[],
  start: number,
  place: NounPlace,
): NounPhrase | undefined {
  let at = start;
  let article = '';
  let isDefinite = false;
  const before: string[] = [];
  const opening = fixedOf(units[at]);
  if (opening !== undefined && BEFORE_FIGURES.has(opening)) {
    before.push(opening);
    at++;
  }
  let word = units[at]?.key ?? '';
  if (/^tod[oa]s?$/.test(word) && ARTICLES.test(units[at + 1]?.key ?? '')) {
    before.push(word.endsWith('s') ? 'all' : 'the entire');
    at += 2;
    word = units[at]?.key ?? '';
  } else if (ARTICLES.test(word)) {
    isDefinite = true;
    at++;
  } else if (/^una?$/.test(word)) {
    article = 'a';
    at++;
  } else if (Object.hasOwn(DETERMINERS, word)) {
    before.push(DETERMINERS[word] ?? '');
    at++;
  }
  const amount = parseAmount(units, at);
  if (amount?.isWhole) {
    return {
      text: [...before, amount.text].join(' '),
      modifier: amount.text,
      end: amount.end,
      isPlural: true,
      isBare: false,
      words: 3,
    };
  }
  if (amount !== undefined) {
    before.push(amount.text);
    at = amount.end;
  }
  const leading: string[] = [];
  while (nounOf(units[at]) === undefined || isLeadingAdjective(units[at])) {
    const adjective = adjectiveOf(units[at]);
    const next = units[at + 1];
    if (adjective === undefined || next === undefined) break;
    if (nounOf(next) === undefined && adjectiveOf(next) === undefined && next.kind !== 'name')
      break;
    leading.push(adjective);
    at++;
  }
  const head = units[at];
  const noun = nounOf(head);
  const isName = head?.kind === 'name';
  if (head === undefined || (noun === undefined && !isName)) return undefined;
  at++;

  const adjectives: string[] = [];
  let trailing = '';
  let name = '';
  if (!isName && units[at]?.kind === 'name') {
    if (ORGANISATIONS.test(head.key)) trailing += ` ${units[at]?.text}`;
    else name = units[at]?.text ?? '';
    at++;
  }
  for (;;) {
    const adjective = isName ? undefined : readAdjective(units, at);
    if (adjective === undefined) break;
    adjectives.unshift(adjective.text);
    at = adjective.end;
  }

  let complement = '';
  let words = 1 + leading.length + adjectives.length;
  if (units[at]?.key === 'de' || units[at]?.key === 'del') {
    const found = parseComplement(units, at, noun);
    if (found !== undefined) {
      at = found.end;
      words += found.words;
      if (found.isBefore) complement = found.text;
      else trailing += ` of ${found.text}`;
    }
  }

  const headText = noun?.en ?? head.text;
  const stem = [...leading, ...adjectives, complement, name];
  const body = [...stem, headText].filter((part) => part !== '').join(' ');
  const isPlural = noun?.isPlural ?? false;
  const hasFigure = amount !== undefined;
  if (
    isDefinite &&
    !isName &&
    (noun?.isCount ?? false) &&
    (!isPlural || units[at]?.key === 'que') &&
    !hasFigure
  )
    article = 'the';
  if (isDefinite && leading.some((one) => /^(?:last|first|main|best|same|next)$/.test(one)))
    article = 'the';
  if (
    article === '' &&
    before.length === 0 &&
    !isDefinite &&
    place === 'needs-article' &&
    noun?.isCount === true &&
    !isPlural
  )
    article = 'a';
  if (article === 'a') article = chooseArticle(body);
  return {
    text: [...before, article, body].filter((part) => part !== '').join(' ') + trailing,
    modifier:
      [...stem, noun?.singular ?? head.text].filter((part) => part !== '').join(' ') + trailing,
    end: at,
    isPlural: isPlural || hasFigure,
    isBare:
      before.length === 0 &&
      !isDefinite &&
      !/^una?$/.test(units[start]?.key ?? '') &&
      trailing === '' &&
      !isName,
    words,
  };
}

const LEADING =
  /^(?:gran|grandes|nuev[oa]s?|buen[oa]?s?|mejor(?:es)?|principal(?:es)?|primer[oa]?s?|segund[oa]s?|tercer[oa]?|últim[oa]s?|próxim[oa]s?|amplia|amplio|amplios|amplias|pequeñ[oa]s?|jóvenes|propi[oa]s?|mism[oa]s?|alt[oa]s?|baj[oa]s?|divers[oa]s?|distint[oa]s?|diferentes)$/;
const isLeadingAdjective = (unit: Unit | undefined) =>
  unit !== undefined && adjectiveOf(unit) !== undefined && LEADING.test(unit.key);

/** After a noun: "nacionales e internacionales", "automatizadas". */
function readAdjective(
  units: readonly Unit[],
  at: number,
): { text: string; end: number } | undefined {
  const one = adjectiveAfterNoun(units, at);
  if (one === undefined) return undefined;
  const other = isJoin(units[at + 1]) ? adjectiveAfterNoun(units, at + 2) : undefined;
  if (other === undefined || nounOf(units[at + 2]) !== undefined) return { text: one, end: at + 1 };
  return {
    text: `${one} ${/^[ye]$/.test(units[at + 1]?.key ?? '') ? 'and' : 'or'} ${other}`,
    end: at + 3,
  };
}

function adjectiveAfterNoun(units: readonly Unit[], at: number): string | undefined {
  const unit = units[at];
  const adjective = adjectiveOf(unit);
  const verb = verbOf(unit);
  const isFollowed = /^(?:por|en|con|a|al|para|de|del)$/.test(units[at + 1]?.key ?? '');
  if (verb?.tense === 'participle')
    return isFollowed ? undefined : (adjective ?? verb.en.participle);
  if (adjective !== undefined && fixedOf(unit) === undefined) return adjective;
  return undefined;
}

interface Complement {
  readonly text: string;
  readonly end: number;
  readonly isBefore: boolean;
  readonly words: number;
}

/** "de reparto" stands before the noun in English, "de la obra" after it. */
function parseComplement(
  units: readonly Unit[],
  at: number,
  head: NounEntry | undefined,
): Complement | undefined {
  const isContracted = units[at]?.key === 'del';
  const next = units[at + 1];
  const verb = verbOf(next);
  if (!isContracted && verb?.tense === 'infinitive' && nounOf(next) === undefined) return undefined;
  const phrase = isContracted
    ? parseNounPhrase(
        [
          ...units.slice(0, at),
          { ...(units[at] ?? EMPTY), key: 'el', text: 'el' },
          ...units.slice(at + 1),
        ],
        at,
        'bare',
      )
    : parseNounPhrase(units, at + 1, 'bare');
  if (phrase === undefined) return undefined;
  const joined = joinBare(units, phrase);
  const isDeed = head !== undefined && head.isPlain && !head.isCount;
  const isBefore =
    phrase.isBare &&
    head !== undefined &&
    !head.wantsOf &&
    joined.words <= (isDeed ? 1 : 3) &&
    !(isDeed && joined !== phrase);
  return {
    text: isBefore ? joined.modifier : joined.text,
    end: joined.end,
    isBefore,
    words: joined.words,
  };
}

const EMPTY: Unit = { kind: 'word', text: '', key: '', entries: [], gap: ' ' };

/** "departamento de ventas y marketing": bare nouns that share one "de". */
function joinBare(units: readonly Unit[], first: NounPhrase): NounPhrase {
  if (!first.isBare || !isJoin(units[first.end])) return first;
  const next = units[first.end + 1];
  if (nounOf(next) === undefined || verbOf(next)?.tense.startsWith('past')) return first;
  const second = parseNounPhrase(units, first.end + 1, 'bare');
  if (
    second === undefined ||
    !second.isBare ||
    second.words > 2 ||
    /^(?:de|del)$/.test(units[second.end]?.key ?? '')
  )
    return first;
  const and = /^[ye]$/.test(units[first.end]?.key ?? '') ? 'and' : 'or';
  return {
    ...second,
    text: `${first.text} ${and} ${second.text}`,
    modifier: `${first.modifier} ${and} ${second.modifier}`,
    words: Math.max(first.words, second.words),
  };
}

/** A figure before a noun, or one that stands for itself: "90.000 €", "35 %". */
export function parseAmount(
  units: readonly Unit[],
  at: number,
): { text: string; end: number; isWhole: boolean } | undefined {
  const unit = units[at];
  const spelt = unit?.kind === 'word' ? SPANISH_NUMBERS[unit.key] : undefined;
  if (unit === undefined || (unit.kind !== 'figure' && spelt === undefined)) return undefined;
  const figure = spelt ?? convertFigure(unit.text, 'en');
  const mark = units[at + 1];
  if (mark?.text === '%') return { text: `${figure}%`, end: at + 2, isWhole: true };
  if (mark?.text === '€' || mark?.text === '$' || mark?.text === '£')
    return { text: mark.text + figure, end: at + 2, isWhole: true };
  const scale = /^mill[oó]n(?:es)?$/.test(mark?.key ?? '')
    ? 'million'
    : mark?.key === 'mil'
      ? 'thousand'
      : '';
  if (scale === '') return { text: figure, end: at + 1, isWhole: false };
  const after = units[at + 2]?.key === 'de' ? at + 3 : at + 2;
  if (units[after]?.text === '€')
    return { text: `€${figure} ${scale}`, end: after + 1, isWhole: true };
  return { text: `${figure} ${scale}`, end: after, isWhole: false };
}
