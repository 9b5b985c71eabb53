import { type ContextToken, nameClass, textAt } from '../context/context-tokens';
import { functionWords } from '../words/function-words';
import { isCapital } from '../words/known-forms';
import { wordSet } from '../words/word-set';
import { plurals, singles, TIME } from './spanish-clause-words';
import type { Count, Ground } from './subject-frame';

/** "Y" before another one, and what leads to what a thing is of. */
export const AND = /^[ye]$/;
export const of = wordSet(
  'de del en con para por sin sobre entre a al según desde hasta contra bajo',
);
/** Several in one. */
const GROUP =
  /^(?:mayoría|mayor|resto|mitad|parte|grupo|equipo|par|serie|conjunto|total|tercio|cuarto|decena|docena|centenar|millar|multitud|montón|sinfín|número|cantidad|variedad|gente|familia|personal|plantilla|pareja|cada|minoría|infinidad|tipo|clase|uno|una)$/;

interface Phrase {
  readonly count: Count;
  /** Nothing after the noun. */
  readonly isWhole: boolean;
}

/** "Los errores de stock": an article, what it is, and what it is of. */
export function readPhrase(ground: Ground, from: number, to: number): Phrase | undefined {
  const { text, tokens, lexicon } = ground;
  const mark = tokens[from]?.text ?? '';
  if (/^(?:todos|todas|ambos|ambas|ellos|ellas)$/.test(mark) && to === from + 1)
    return { count: 'many', isWhole: true };
  // "Tres de ellos", "dos de las cuales".
  const isOfThem = /^(?:ell[oa]s|nosotr[oa]s|cuales|quienes)$/.test(tokens[to - 1]?.text ?? '');
  if (plurals.has(mark) && tokens[from + 1]?.text === 'de' && isOfThem && to <= from + 4)
    return { count: 'many', isWhole: true };
  const rest = readOneOfThem(tokens, from);
  if (rest !== undefined)
    return rest === to || (textAt(tokens, rest) === 'de' && areThings(ground, rest, to, true))
      ? { count: 'one', isWhole: rest === to }
      : undefined;
  let place = from;
  if (/^(?:casi|solo|prácticamente|incluso)$/.test(mark)) return readPhrase(ground, from + 1, to);
  if (/^tod[oa]s?$/.test(mark)) place++;
  const article = tokens[place]?.text ?? '';
  const isDigit = /^\d{1,3}(?:\.\d{3})?$/.test(article) && article !== '1';
  const isMany = plurals.has(article) || isDigit;
  if (!isMany && !singles.has(article)) return undefined;
  place++;
  while (plurals.has(tokens[place]?.text ?? '') || /^\d/.test(tokens[place]?.text ?? '')) place++;
  const noun = tokens[place];
  if (noun === undefined || place >= to || !noun.isWord) return undefined;
  if (
    functionWords.es.has(noun.text) ||
    /^presentes?$/.test(noun.text) ||
    isCapital(text.slice(noun.from, noun.to))
  )
    return undefined;
  const form = nameClass(noun.text, lexicon);
  if (!new RegExp(`^[AN].${isMany ? 'p' : 's'}`).test(form)) return undefined;
  for (let one = from; one < to; one++) {
    // "Mi encargada de turno": whose, not when.
    const isOf = one > place && [1, 2].some((back) => /^del?$/.test(textAt(tokens, one - back)));
    if (TIME.test(textAt(tokens, one)) && !isOf) return undefined;
  }
  const isGroup = !isMany && GROUP.test(noun.text);
  if (isGroup && !isOneGroup(ground, article, place, to)) return undefined;
  if (!areThings(ground, place + 1, to, isMany)) return undefined;
  return { count: isMany ? 'many' : 'one', isWhole: place + 1 === to };
}

/** "Nadie", "cada una [de las obras]": where what comes after begins. */
function readOneOfThem(tokens: readonly ContextToken[], from: number): number | undefined {
  const mark = textAt(tokens, from);
  if (/^(?:nadie|alguien|cualquiera|ningun[oa])$/.test(mark)) return from + 1;
  return mark === 'cada' && /^un[oa]$/.test(textAt(tokens, from + 1)) ? from + 2 : undefined;
}

/** "El equipo de ventas", "la plantilla": a certain group, and no people are named who could do it as well. */
function isOneGroup(
  { tokens, lexicon }: Ground,
  article: string,
  place: number,
  to: number,
): boolean {
  const [noun, preposition, thing] = [place, place + 1, place + 2].map(
    (one) => tokens[one]?.text ?? '',
  );
  if (!/^(?:equipo|personal|plantilla|gente|familia)$/.test(noun ?? '')) return false;
  if (!/^(?:el|la|mi|nuestro|nuestra|su|todo|toda)$/.test(article)) return false;
  if (to === place + 1) return true;
  const isGiven = plurals.has(thing ?? '') || singles.has(thing ?? '');
  const form = lexicon.nouns.get(thing ?? '') ?? '';
  const isPeople = form === 'mp' || lexicon.has((thing ?? '').replace(/as$/, 'os'));
  return /^del?$/.test(preposition ?? '') && (isGiven || (form !== '' && !isPeople));
}

/** Adjectives, and what comes after prepositions; no verb. */
function areThings(
  { text, tokens, lexicon }: Ground,
  from: number,
  to: number,
  isMany: boolean,
): boolean {
  let isAfterOf = false;
  for (let place = from; place < to; place++) {
    const token = tokens[place];
    if (token === undefined) return false;
    if (of.has(token.text)) {
      isAfterOf = true;
      continue;
    }
    // "De las contratas y de las visitas".
    if (AND.test(token.text) && of.has(textAt(tokens, place + 1))) continue;
    if (!token.isWord) {
      if (!/^\d/.test(token.text)) return false;
      continue;
    }
    if (singles.has(token.text) || plurals.has(token.text)) {
      if (!of.has(tokens[place - 1]?.text ?? '')) return false;
      continue;
    }
    if (isCapital(text.slice(token.from, token.to))) {
      if (!isAfterOf) return false;
      continue;
    }
    if (/^(?:primer|segund|últim)[oa]s?$/.test(token.text) && isAfterOf) continue;
    if (functionWords.es.has(token.text)) return false;
    const form = nameClass(token.text, lexicon);
    const isTold = /^...?[^i]*[bBrRF]/.test(form) && !lexicon.nouns.has(token.text);
    if (/^V/.test(form) || isTold) return false;
    // Outside of what it is of, whatever describes it has its number.
    if (!isAfterOf && !new RegExp(`^[AN].${isMany ? 'p' : 's'}`).test(form)) return false;
  }
  return !of.has(tokens[to - 1]?.text ?? '');
}
