import { isAreaNext, isOwnChain, isSectorNext } from './check-complement';
import type { NounEntry } from './lexicon';
import { isKnownModifier, isLanguage, isPlainMass } from './noun-context';
import { CHANGE_NOUNS, HAS_PLACES, MEASURES, OF_HEADS } from './noun-tables';
import { type Amount, parseAmount } from './parse-amount';
import type { Unit } from './read-units';
import { isJoin, nounOf, verbOf } from './unit-kinds';

export interface NounPhrase {
  readonly text: string;
  /** The same before another noun: "delivery route" of "rutas de reparto". */
  readonly modifier: string;
  readonly end: number;
  readonly isPlural: boolean;
  /** No article, number or name: it can stand before another noun. */
  readonly isBare: boolean;
  readonly words: number;
  /** No word in it has a second usual meaning. */
  readonly isSure: boolean;
}

/** Whether a countable noun without an article gets one in English. */
export type NounPlace = 'needs-article' | 'bare';

/** Reads the noun phrase inside a complement. */
type ParseNoun = (
  units: readonly Unit[],
  start: number,
  place: NounPlace,
  isInside?: boolean,
) => NounPhrase | undefined;

interface Complement {
  readonly text: string;
  readonly end: number;
  /** Where it is in English: before the noun, or after it with a preposition. */
  readonly place: 'before' | 'of' | 'in';
  readonly words: number;
  readonly isSure: boolean;
  /** "de tres años", which comes before every adjective: "a three-year strategic plan". */
  readonly isMeasure?: boolean;
}

/** "de reparto" comes before the noun in English, "de la obra" after it. */
export function parseComplement(
  parse: ParseNoun,
  units: readonly Unit[],
  at: number,
  head: NounEntry | undefined,
  { key, isDescribed }: { key: string; isDescribed: boolean } = { key: '', isDescribed: false },
): Complement | undefined {
  const isContracted = units[at]?.key === 'del';
  const next = units[at + 1];
  if (!isContracted && verbOf(next)?.tense === 'infinitive' && nounOf(next) === undefined)
    return undefined;
  const amount = parseAmount(units, at + (/^(?:un|los|el)$/.test(next?.key ?? '') ? 2 : 1));
  if (isLanguage(next) && /^al?$/.test(units[at + 2]?.key ?? '') && isLanguage(units[at + 3]))
    return undefined;
  // "del 68 % al 85 %" belongs to the verb.
  if (amount !== undefined && /^(?:a|al|hasta)$/.test(units[amount.end]?.key ?? ''))
    return undefined;
  const measure = amount && parseMeasure(units, at, amount, head);
  if (measure !== undefined) return measure;
  const phrase = isContracted
    ? parse(units.with(at, { ...(units[at] ?? EMPTY), key: 'el', text: 'el' }), at, 'bare')
    : parse(units, at + 1, 'bare', true);
  if (phrase === undefined) return undefined;
  if (!isContracted && isPlaceName(next))
    return {
      text: phrase.text,
      end: phrase.end,
      place: HAS_PLACES.test(key) ? 'in' : 'of',
      words: phrase.words,
      isSure: phrase.isSure && HAS_PLACES.test(key),
    };
  const joined = joinBare(parse, units, phrase);
  const isMass = head?.isPlain === true && !head.isCount;
  const isBefore =
    (phrase.isBare ||
      isPlainMass(units, isContracted ? at + 1 : at + 2, phrase.end) ||
      isFieldOf(key, phrase)) &&
    head !== undefined &&
    !head.wantsOf &&
    !OF_HEADS.test(key) &&
    !(isDescribed && (joined.words > 1 || joined.modifier.includes(' '))) &&
    joined.words <= (isMass ? 1 : 3) &&
    !(isMass && joined !== phrase);
  // "la temperatura de los hornos" is that of certain ovens.
  const isCertain =
    /^(?:los|las)$/.test(next?.key ?? '') && !/^(?:the|all|my|their|\d)/.test(joined.text);
  const text = isBefore
    ? joined.modifier.replace(/^the /, '').replace(/^wood$/, 'wooden')
    : `${isCertain && !isContracted ? 'the ' : ''}${joined.text}`;
  return {
    text,
    end: joined.end,
    place: isBefore
      ? 'before'
      : isSectorNext(units, at) || isAreaNext(units, at, key)
        ? 'in'
        : 'of',
    words: joined.words,
    // Two names in front of a noun: "Germany and France fairs" is nobody's English.
    isSure:
      joined.isSure &&
      !(isBefore && joined !== phrase && /^\p{Lu}/u.test(text)) &&
      !(isBefore && (isOwnChain(units, at, joined.end) || / of /.test(text))) &&
      !(isBefore && !isKnownModifier(text) && !(joined.words === 1 && text.includes(' '))),
  };
}

/** "una subida del 5 %" → "a 5% rise"; "un plan de tres años" → "a three-year plan" */
function parseMeasure(
  units: readonly Unit[],
  at: number,
  amount: Amount,
  head: NounEntry | undefined,
): Complement | undefined {
  if (amount.text.endsWith('%') && CHANGE_NOUNS.test(units[at - 1]?.key ?? ''))
    return { text: amount.text, end: amount.end, place: 'before', words: 1, isSure: true };
  const measured = units[amount.end];
  const isMeasure =
    !amount.isWhole &&
    units[at]?.key !== 'del' &&
    MEASURES.test(measured?.key ?? '') &&
    head?.isCount === true;
  if (!isMeasure) return undefined;
  const unit = /^plantas?$/.test(measured?.key ?? '') ? 'story' : nounOf(measured)?.singular;
  return {
    text: `${amount.text}-${unit}`,
    end: amount.end + 1,
    place: 'before',
    words: 1,
    isSure: true,
    isMeasure: true,
  };
}

/** "Francia", but not "IBM" and no language. */
function isPlaceName(unit: Unit | undefined): boolean {
  const name = nounOf(unit)?.en ?? '';
  return unit?.kind === 'word' && /^\p{Lu}(?!\p{Lu})/u.test(name) && !isLanguage(unit);
}

/** "el sector del mueble", "el departamento de la empresa": a field is named by one noun before it. */
const isFieldOf = (key: string, phrase: NounPhrase): boolean =>
  /^(?:sector|industria|mercado)$/.test(key) && phrase.words === 1 && !phrase.isPlural;

/** "un 80 % de sentencias favorables" → "80% favorable rulings" */
export function parseShare(
  parse: ParseNoun,
  units: readonly Unit[],
  amount: Amount,
): NounPhrase | undefined {
  if (!amount.text.endsWith('%') || units[amount.end]?.key !== 'de') return undefined;
  const phrase = parse(units, amount.end + 1, 'bare');
  if (phrase?.isBare !== true) return undefined;
  const text = `${amount.text} ${phrase.text}`;
  return { ...phrase, text, modifier: text, isBare: false };
}

const EMPTY: Unit = { kind: 'word', text: '', key: '', entries: [], gap: ' ', isCapital: false };

/** "departamento de ventas y marketing": bare nouns that share one "de". */
function joinBare(parse: ParseNoun, units: readonly Unit[], first: NounPhrase): NounPhrase {
  if (!first.isBare || !isJoin(units[first.end])) return first;
  const next = units[first.end + 1];
  if (nounOf(next) === undefined || verbOf(next)?.tense.startsWith('past')) return first;
  const second = parse(units, first.end + 1, 'bare');
  if (
    second === undefined ||
    !second.isBare ||
    second.words > 1 ||
    next?.key.includes(' ') === true ||
    /^(?:de|del)$/.test(units[second.end]?.key ?? '')
  )
    return first;
  const and = /^[ye]$/.test(units[first.end]?.key ?? '') ? 'and' : 'or';
  return {
    ...second,
    text: `${first.text} ${and} ${second.text}`,
    modifier: `${first.modifier} ${and} ${second.modifier}`,
    words: Math.max(first.words, second.words),
    isSure: first.isSure && second.isSure,
  };
}
