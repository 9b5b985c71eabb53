import { prepositions } from '../context/context-features';
import {
  type ContextToken,
  formOf,
  nameClass,
  placeBefore,
  textAt,
} from '../context/context-tokens';
import { functionWords } from '../words/function-words';
import type { Lexicon } from '../words/lexicon';
import { listWords } from '../words/word-kinds';
import { wordSet } from '../words/word-set';
import { determiners, type Meant } from './spanish-clause-words';

const told = listWords('telling');
/** "La considero una oportunidad": what somebody is called or taken for. */
const NAMING = /^(?:consider|llam|cre|ve[oí]|vi|encuentr|nombr|declar|hall|reput|imagin|elig|eleg)/;
/** When, how long, how much: nothing that is given. */
const NO_GIFT =
  /^(?:días?|fin|fines|semanas?|mes|meses|años?|noches?|mañanas?|tardes?|horas?|vez|veces|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|veranos?|inviernos?|minutos?|momentos?|ratos?|montón|poco|mitad|resto|mismo|misma|últim[oa]|propi[oa]|sol[oa]|que|temporadas?|turnos?|jornadas?|kilos|euros|veces|máximo|mínimo|doble)$/;
const FIRST_PERSON = /[oe4]/;
const IMPERFECT = /(?:aba|ía)$/;
const FURTHEST = 6;

/** "A las pacientes las explico la pauta": laísmo. To whom something is given or told is “le”, whatever the gender. */
export function readGiven(
  tokens: readonly ContextToken[],
  at: number,
  lexicon: Lexicon,
): Meant | undefined {
  const typed = textAt(tokens, at);
  if (typed !== 'la' && typed !== 'las') return undefined;
  const verb = textAt(tokens, at + 1);
  if (functionWords.es.has(verb) || NAMING.test(verb) || !isOwnDeed(tokens, at, lexicon))
    return undefined;
  // "De la hago", "las las": an article before a noun.
  if (prepositions.has(textAt(tokens, at - 1)) || determiners.has(textAt(tokens, at - 1)))
    return undefined;
  const isSaid = /^(?:digo|dije|decía|decimos)$/.test(verb) && textAt(tokens, at + 2) === 'a';
  return isSaid || isGiven(tokens, at + 2, lexicon)
    ? { word: typed === 'la' ? 'le' : 'les', kind: 'confusion' }
    : undefined;
}

/** I or we do it; after "a las clientas" at the start of the clause, "preparaba" too. */
function isOwnDeed(tokens: readonly ContextToken[], at: number, lexicon: Lexicon): boolean {
  const verb = textAt(tokens, at + 1);
  const form = nameClass(verb, lexicon);
  const isVerb = told.has(verb) || (/^V/.test(form) && !lexicon.nouns.has(verb));
  if (isVerb && (told.has(verb) || FIRST_PERSON.test(form.slice(1)))) return true;
  return IMPERFECT.test(verb) && !lexicon.nouns.has(verb) && isNamedBefore(tokens, at);
}

function isNamedBefore(tokens: readonly ContextToken[], at: number): boolean {
  let start = at;
  while (start > 0 && tokens[start - 1]?.isStop === false && textAt(tokens, start - 1) !== ',')
    start--;
  return textAt(tokens, start) === 'a' && determiners.has(textAt(tokens, start + 1));
}

/** What was given or told comes behind, with its article and no preposition. */
function isGiven(tokens: readonly ContextToken[], from: number, lexicon: Lexicon): boolean {
  if (/^(?:que|cómo|qué|dónde|cuándo|cuánto)$/.test(textAt(tokens, from))) return true;
  for (let place = from; place < from + FURTHEST; place++) {
    const [word, next] = [textAt(tokens, place), textAt(tokens, place + 1)];
    if (word === '' || tokens[place]?.isWord === false) return false;
    // "A la dueña": to whom once more.
    if (word === 'a' && determiners.has(next)) place += 2;
    else if (word === 'cada') place += 1;
    else if (prepositions.has(word) || /^(?:y|o|que|al|del)$/.test(word)) return false;
    else if (determiners.has(word) || word === 'unos' || word === 'unas')
      return (
        /^[AN]/.test(nameClass(next, lexicon)) && !NO_GIFT.test(next) && !functionWords.es.has(next)
      );
  }
  return false;
}

const several = wordSet(
  'dos tres cuatro cinco seis siete ocho nueve diez muchos muchas varios varias algunos algunas ambos ambas',
);
const between = wordSet(
  'hoy ya ahora aún todavía siempre también no se me nos lo la los las le les',
);

/** "Dos de ellas hoy dirige su sucursal". */
export function readOfThem(
  tokens: readonly ContextToken[],
  at: number,
  lexicon: Lexicon,
): Meant | undefined {
  const place = placeBefore(tokens, at, between);
  const isOfThem =
    /^(?:ell[oa]s|cuales)$/.test(textAt(tokens, place)) &&
    several.has(textAt(tokens, textAt(tokens, place) === 'cuales' ? place - 3 : place - 2));
  const typed = textAt(tokens, at);
  if (!isOfThem || functionWords.es.has(typed)) return undefined;
  const isOne = /[pbr]/.test(formOf(typed, lexicon)) && !lexicon.nouns.has(typed);
  const many = [`${typed}n`, typed.replace(/ió$/, 'ieron').replace(/ó$/, 'aron')].find(
    (word) => word !== typed && lexicon.has(word),
  );
  return isOne && many !== undefined ? { word: many, kind: 'agreement' } : undefined;
}
