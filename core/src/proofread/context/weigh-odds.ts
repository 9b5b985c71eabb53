import { isOfFirst } from '../grammar/noun-heads';
import { isSameNoun } from '../spelling/judge-rare';
import type { Relation, Variant } from '../spelling/list-variants';
import { functionWords } from '../words/function-words';
import type { Lexicon } from '../words/lexicon';
import { prepositions } from './context-features';
import { type ContextToken, nameClass } from './context-tokens';

/** What takes a present or a base after it. */
const helping = new Set('help helped helping let made make watched saw had'.split(' '));

/** Feminine, though they end in o. */
const ONE_GENDER = /^(?:foto|moto|mano|radio|dinamo)s?$/;
/** They say how, or lead to a noun, and stay as they are: "igual de grandes", "15 alumnos máximo", "bajo tortura". */
const UNBENT =
  /^(?:igual|máximo|mínimo|debido|conforme|bajo|medio|mitad|salvo|excepto|incluso|directo|junto|mediante|durante)$/;
const articleForms: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ms: 'el un del al este nuestro ningún algún',
    fs: 'la una esta nuestra ninguna alguna',
    mp: 'los unos estos nuestros algunos varios',
    fp: 'las unas estas nuestras algunas varias',
  }).flatMap(([form, words]) => words.split(' ').map((word) => [word, form] as const)),
);

/**
 * A noun that goes with its article ("las motos") is of no other gender; the verb that begins a sentence may be in any tense, and so may
 * any verb that is not in the present already; "fathers'" has its mark after it.
 */
export function weighOdds(
  tokens: readonly ContextToken[],
  at: number,
  { word, relation }: Variant,
  own: Lexicon,
): { readonly isNever: boolean; readonly isSeldom: boolean } {
  const { text = '', to = 0 } = tokens[at] ?? {};
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  const form = articleForms.get(before?.text ?? '');
  const isNever =
    relation === 'gender'
      ? (form !== undefined && form === own.nouns.get(text)) ||
        ONE_GENDER.test(text) ||
        UNBENT.test(text)
      : relation === 'number'
        ? (/^['’]$/.test(next?.text ?? '') && next?.from === to) ||
          UNBENT.test(text) ||
          isDoneToThem(tokens, at, own)
        : relation === 'accent'
          ? /^(?:senior|junior)$/.test(text) ||
            (own.step(text) < 0 && isSameNoun(text, word, own)) ||
            isNoPast(tokens, at, word, own)
          : isWrongOwner(tokens, at, word) || isAfterSum(tokens, at) || areTwo(tokens, at);
  if (own.language === 'es' && isBent(relation, text) && isOfFirst(tokens, at, relation, own))
    return { isNever: true, isSeldom: true };
  const isFirst = before === undefined || before.isStop;
  // At the start of a list there is nothing to go by: "Bass fishing", "La caza".
  const isLed = isFirst || (at === 1 && articleForms.has(before.text));
  const isAlone = isLed && (relation === 'word' || relation === 'sound');
  // "Mes a mes".
  const isTwice = text === tokens[at + 2]?.text || text === tokens[at - 2]?.text;
  if (relation !== 'verb') return { isNever, isSeldom: isAlone || isTwice };
  return { isNever, isSeldom: isFirst || (isPast(text, own) && !isPast(word, own)) };
}

/** An adjective goes with the nearest noun far more often: "cuatro pilotos de línea nuevos" is rare. */
const isBent = (relation: Relation, text: string) =>
  relation === 'verb' || (relation === 'gender' && /[ai]d[oa]s?$/.test(text));

/** "Preparo los pedidos y los cargo": what I do with them. */
const isDoneToThem = (tokens: readonly ContextToken[], at: number, own: Lexicon) =>
  own.language === 'es' &&
  /^l[oa]s$/.test(tokens[at - 1]?.text ?? '') &&
  /^(?:y|no|que)$/.test(tokens[at - 2]?.text ?? '') &&
  /o/.test(nameClass(tokens[at]?.text ?? '', own).slice(1));

/** "Sales worth £11m were": a sum is not who did it. */
const isAfterSum = (tokens: readonly ContextToken[], at: number) =>
  /^(?:m|k|bn)$/.test(tokens[at - 1]?.text ?? '') && /^\d/.test(tokens[at - 2]?.text ?? '');

/** "The manager and I were". */
const areTwo = (tokens: readonly ContextToken[], at: number) =>
  tokens[at - 1]?.text === 'i' &&
  tokens[at - 2]?.text === 'and' &&
  /^(?:were|are|have)$/.test(tokens[at]?.text ?? '');

/** "The manager's leave" has what is owned; "helped the drivers strap", "the families through" have nothing. */
function isWrongOwner(tokens: readonly ContextToken[], at: number, word: string): boolean {
  const { text = '' } = tokens[at] ?? {};
  const isOwned = tokens[at + 1]?.isNoun === true;
  // "It's a busy branch".
  if (text === "it's" && word === 'its') return OPENING.test(tokens[at + 1]?.text ?? '');
  // "Who's scores": a pronoun owns nothing that way.
  if (text === "who's" && word === 'whose') return !isOwned;
  if (text.endsWith("'s") && !word.includes("'")) return isOwned && !functionWords.en.has(text);
  if (text.includes("'") || !word.endsWith("'s")) return false;
  return !isOwned || helping.has(tokens[at - 2]?.text ?? '');
}

const OPENING = /^(?:an?|the|not|been|my|our|very|so|all|about|what|where|why|how)$/;

/** "Tijera sobre peine": after a preposition comes no verb that tells. */
function isNoPast(
  tokens: readonly ContextToken[],
  at: number,
  word: string,
  own: Lexicon,
): boolean {
  if (own.language !== 'es' || !/[éíó]$/.test(word) || !/[er]/.test(nameClass(word, own).slice(1)))
    return false;
  return prepositions.has(tokens[at - 1]?.text ?? '');
}

export const isPast = (word: string, own: Lexicon) =>
  own.language === 'en'
    ? /d/.test(nameClass(word, own).slice(1))
    : /(?:ó|aba|aban|ía|ían|ron|é|í)$/.test(word);
