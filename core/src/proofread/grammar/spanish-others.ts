import { type ContextToken, formOf, nameClass, textAt } from '../context/context-tokens';
import { functionWords } from '../words/function-words';
import type { Lexicon } from '../words/lexicon';
import { wordSet } from '../words/word-set';
import { type Read, TIME } from './spanish-clause-words';

/** "Se quedo obsoleto", "un coro que canto la misa", "el tiempo bajo de 9 a 5": what others did in the past, told without its accent. */
export const readOthersPast: Read = (tokens, at, lexicon) => {
  const typed = textAt(tokens, at);
  if (!/[^i]o$/.test(typed) || typed.length < 4) return undefined;
  const word = `${typed.slice(0, -1)}ó`;
  if (!/o/.test(formOf(typed, lexicon)) && !MOVES.has(typed)) return undefined;
  if (!lexicon.has(word)) return undefined;
  if (isOfItself(tokens, at)) return { word, kind: 'accent', isSure: true };
  const isOthers = isDoneByWhich(tokens, at, lexicon) || isMoved(tokens, at, lexicon);
  return isOthers ? { word, kind: 'accent' } : undefined;
};

const objects = wordSet('el la los las un una unos unas su sus nuestro nuestra nuestros nuestras');
const pronouns = wordSet('me nos le les lo la los las');

/** No first person comes after "se", and of "lo que nos evito la multa" somebody else is the cause. */
function isOfItself(tokens: readonly ContextToken[], at: number): boolean {
  if (functionWords.es.has(textAt(tokens, at))) return false;
  const place = pronouns.has(textAt(tokens, at - 1)) ? at - 2 : at - 1;
  if (textAt(tokens, place) === 'se') return true;
  const [lo, que, nos] = [3, 2, 1].map((back) => textAt(tokens, at - back));
  return lo === 'lo' && que === 'que' && nos === 'nos' && objects.has(textAt(tokens, at + 1));
}

/** What has no object: whatever is before "que" did it. */
const HAPPENS = /^(?:lleg|entr|funcion|qued|termin|acab|result|dur|sobr|particip)o$/;

/** "Un responsable que diseño una carta": who has an object behind the verb is who does it. */
function isDoneByWhich(tokens: readonly ContextToken[], at: number, lexicon: Lexicon): boolean {
  const [noun, mark] = [textAt(tokens, at - 2), textAt(tokens, at - 3)];
  if (textAt(tokens, at - 1) !== 'que' || functionWords.es.has(noun) || TIME.test(noun))
    return false;
  if (!/^[AN]/.test(nameClass(noun, lexicon)) || mark === 'lo' || mark === 'que') return false;
  if (HAPPENS.test(textAt(tokens, at))) return true;
  const [article, thing] = [textAt(tokens, at + 1), textAt(tokens, at + 2)];
  return objects.has(article) && !TIME.test(thing) && lexicon.nouns.has(thing);
}

/** Nouns and adjectives too, so that only what follows tells. */
const MOVES = wordSet('paso bajo aumento cambio salto mejoro');
const FURTHEST = 8;

/** "El absentismo paso del 9 al 5,5 %", "la espera bajo un 30 %": from one amount to another. */
function isMoved(tokens: readonly ContextToken[], at: number, lexicon: Lexicon): boolean {
  const noun = textAt(tokens, at - 1);
  if (!MOVES.has(textAt(tokens, at)) || functionWords.es.has(noun)) return false;
  if (!/^[ANU]/.test(nameClass(noun, lexicon)) || tokens[at - 1]?.isWord !== true) return false;
  const isNumber = (place: number) => /^\d/.test(textAt(tokens, place));
  const next = textAt(tokens, at + 1);
  const amount = /^(?:el|un|al?|del?|las?|los)$/.test(next) ? at + 2 : at + 1;
  const isShare = isNumber(amount) && /^(?:%|por)$/.test(textAt(tokens, amount + 1));
  if (isShare && !/^(?:los|las?)$/.test(next)) return true;
  if (
    next === 'a' &&
    /^(?:la mitad|un tercio|un cuarto)$/.test(`${textAt(tokens, at + 2)} ${textAt(tokens, at + 3)}`)
  )
    return true;
  if (!/^del?$/.test(next)) return false;
  const rest = tokens.slice(at + 2, at + 2 + FURTHEST).map(({ text }) => text);
  return rest.some((text, place) => /^(?:al?|hasta)$/.test(text) && place > 0);
}
