import { parseAmount } from './parse-amount';
import { isLeadingAdjective } from './read-adjective';
import type { Unit } from './read-units';
import { adjectiveOf, fixedOf } from './unit-kinds';

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
const ARTICLES = /^(?:el|la|los|las)$/;
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

interface Determiners {
  readonly at: number;
  /** The English article, where one is certain already. */
  readonly article: string;
  readonly isDefinite: boolean;
  readonly before: readonly string[];
}

/** What comes before a noun: "más de", "los últimos", "todas las", "su". */
export function readDeterminers(units: readonly Unit[], start: number): Determiners {
  let at = start;
  let article = '';
  let isDefinite = false;
  const before: string[] = [];
  const opening = fixedOf(units[at]);
  if (opening !== undefined && BEFORE_FIGURES.has(opening)) {
    before.push(opening);
    at++;
  }
  if (units[at]?.key === 'hasta' && parseAmount(units, at + 1) !== undefined) {
    before.push('up to');
    at++;
  }
  const word = units[at]?.key ?? '';
  if (/^tod[oa]s?$/.test(word) && ARTICLES.test(units[at + 1]?.key ?? '')) {
    before.push(word.endsWith('s') ? 'all' : 'the entire');
    at += 2;
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
  if (/^un[oa]s$/.test(word) && parseAmount(units, at) !== undefined) before.splice(-1, 1, 'about');
  if (isLeadingAdjective(units[at]) && parseAmount(units, at + 1) !== undefined) {
    before.push(isDefinite ? 'the' : '', adjectiveOf(units[at]) ?? '');
    at++;
  }
  return { at, article, isDefinite, before };
}
