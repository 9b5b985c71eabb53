import type { Finding, FindingKind } from '../finding';
import { functionWords } from '../words/function-words';
import { beginLike } from '../words/known-forms';
import type { Lexicon } from '../words/lexicon';
import { wordSet } from '../words/word-set';
import { prepositions } from './context-features';
import { type ContextToken, nameClass, textAt } from './context-tokens';

/** Slips revealed by the neighbouring words: verbs in the wrong person, nouns without "de". */
export function checkFrames(
  text: string,
  tokens: readonly ContextToken[],
  own: Lexicon,
): Finding[] {
  const judge = own.language === 'es' ? judgeSpanish : judgeEnglish;
  return tokens.flatMap((token, at) => {
    if (!token.isWord) return [];
    const meant = judge(tokens, at, own);
    if (meant === undefined || meant.word === token.text) return [];
    const suggestion = beginLike(text.slice(token.from, token.to), meant.word);
    return [
      {
        from: token.from,
        to: token.to,
        kind: meant.kind,
        suggestions: [suggestion],
        isSure: false,
      },
    ];
  });
}

interface Meant {
  readonly word: string;
  readonly kind: FindingKind;
}

function judgeSpanish(
  tokens: readonly ContextToken[],
  at: number,
  own: Lexicon,
): Meant | undefined {
  return (
    readPreterite(tokens, at, own) ??
    readKnowing(tokens, at, own) ??
    readThereWere(tokens, at, own) ??
    readGerund(tokens, at, own) ??
    readPerfect(tokens, at, own) ??
    readSome(tokens, at, own) ??
    readOfNoun(tokens, at, own)
  );
}

const subordinating = wordSet(
  'que cuando si donde como aunque hasta mientras quien quienes cual cuales cuanto no quizá quizás tal ojalá lo nada',
);

/** Eight times as common. */
const FAR_COMMONER = 3;

/** "En una noche llegue a despachar": without what asks for it, a subjunctive is a past without its accent. */
function readPreterite(
  tokens: readonly ContextToken[],
  at: number,
  own: Lexicon,
): Meant | undefined {
  const typed = textAt(tokens, at);
  const next = textAt(tokens, at + 1);
  if (/^(?:me|nos|le|les|te)$/.test(textAt(tokens, at - 1)) && typed === 'toco')
    return /[aei]r(?:l[aeo]s?|se|me)?$/.test(next) ? { word: 'tocó', kind: 'accent' } : undefined;
  if (!/(?:[^aeiou]|[qg]u|i)e$/.test(typed) || typed.length < 4) return undefined;
  const past = `${typed.slice(0, -1)}é`;
  const before = textAt(tokens, at - 1);
  // "Cree un grupo", "ajuste la dosis", "lo acepte": a CV asks nobody to do so, and no noun has an article behind it.
  const isBegun = at === 0 || tokens[at - 1]?.isStop === true;
  const isRow = /^[ye]$/.test(before) && hasOtherPast(tokens, at, own);
  const isFirst =
    (isBegun || isRow) &&
    /^(?:el|la|los|las|una?|unos|unas|mis?)$/.test(next) &&
    !functionWords.es.has(typed);
  if (typed.length < 5 && !isFirst) return undefined;
  if (own.nouns.has(typed) && !isFirst) return undefined;
  if (!/s/.test(nameClass(typed, own).slice(1)) || !own.has(past)) return undefined;
  const isGiven = /^(?:l[oa]s?|me|les?)$/.test(before) && hasOtherPast(tokens, at, own);
  // "Destape de cañerías", "ordeñe de vacas": work by its name.
  const least = own.step(typed) + (next === 'de' ? FAR_COMMONER : 0);
  if (!isFirst && !isGiven && own.step(past) < least) return undefined;
  const isMeasured =
    /^(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta)$/.test(next);
  if (!isGiven && !objects.has(next) && !isMeasured && !/^\d/.test(next)) return undefined;
  if (!isGiven && (objects.has(before) || prepositions.has(before))) return undefined;
  for (let place = at - 1; place >= 0 && tokens[place]?.isStop === false; place--)
    if (subordinating.has(textAt(tokens, place))) return undefined;
  return { word: past, kind: 'accent' };
}

/** "Soldé el marco y lo acepte": another verb tells what one did. */
const hasOtherPast = (tokens: readonly ContextToken[], at: number, own: Lexicon) =>
  tokens.some(
    ({ text, isWord }, place) =>
      isWord &&
      place < at &&
      /[éí]$|(?:aba|ía|imos|amos)$/.test(text) &&
      /[eb4]/.test(nameClass(text, own).slice(1)),
  );

const objects = wordSet('a al el la los las un una unos unas su sus mi mis de del con en por para');

/** "Y se leer planos": before an infinitive, "se" means "sé". */
function readKnowing(tokens: readonly ContextToken[], at: number, own: Lexicon): Meant | undefined {
  if (textAt(tokens, at) !== 'se') return undefined;
  const next = textAt(tokens, at + 1);
  const isAsked = /^[^a-z]*i$/.test(nameClass(next, own).replace(/^[AN]..|^V/, ''));
  const isKnownThing = /^(?:primeros|inglés|francés|alemán)$/.test(next);
  return (isAsked && own.step(next) >= 1 && !functionWords.es.has(next)) || isKnownThing
    ? { word: 'sé', kind: 'accent' }
    : undefined;
}

/** "Los domingos habían hasta 3000 bañistas": impersonal "había" stays singular. */
function readThereWere(
  tokens: readonly ContextToken[],
  at: number,
  own: Lexicon,
): Meant | undefined {
  const typed = textAt(tokens, at);
  if (!/^(?:habían|habrán|habrían|hayan|hubieran|hubiesen)$/.test(typed)) return undefined;
  let place = at + 1;
  while (/^(?:ya|siempre|nunca|también|hasta|más|unos|unas|de)$/.test(textAt(tokens, place)))
    place++;
  const next = tokens[place];
  const isHelper = next?.isWord && /(?:[aií]do|to|cho|so)$/.test(next.text);
  if (next === undefined || isHelper) return undefined;
  const isThings =
    own.nouns.get(next.text)?.endsWith('p') || /^N.p$/.test(nameClass(next.text, own));
  const isMany = /^\d/.test(next.text) || manyWords.has(next.text) || isThings;
  return isMany ? { word: typed.slice(0, -1), kind: 'agreement' } : undefined;
}

const manyWords = wordSet(
  'dos tres cuatro cinco seis siete ocho nueve diez veinte treinta cien mil muchos muchas pocos pocas varios varias bastantes tantos tantas',
);
const spans = wordSet(
  'años año meses mes temporadas semanas días cursos campañas inviernos veranos',
);

/** "Llevo once años montado ventanas": needs the gerund. */
function readGerund(tokens: readonly ContextToken[], at: number, own: Lexicon): Meant | undefined {
  const typed = textAt(tokens, at);
  if (!/(?:ado|ido)$/.test(typed) || !spans.has(textAt(tokens, at - 1))) return undefined;
  const isLong = [2, 3, 4].some((back) => /^llev(?:o|aba|é)$/.test(textAt(tokens, at - back)));
  const next = tokens[at + 1];
  if (!isLong || next === undefined || prepositions.has(next.text) || !next.isNoun)
    return undefined;
  const gerund = typed.replace(/ado$/, 'ando').replace(/ido$/, 'iendo');
  return own.has(gerund) ? { word: gerund, kind: 'confusion' } : undefined;
}

/** "He enseñando la retráctil": after "he" comes the participle. */
function readPerfect(tokens: readonly ContextToken[], at: number, own: Lexicon): Meant | undefined {
  const typed = textAt(tokens, at);
  if (!/^(?:he|ha|han|hemos|había|habían|haber)$/.test(textAt(tokens, at - 1))) return undefined;
  // "He trabajo", "hemos desarrollo": the noun for the participle.
  const isNoun =
    /^(?:he|han|hemos)$/.test(textAt(tokens, at - 1)) && /o/.test(nameClass(typed, own).slice(1));
  const word = typed
    .replace(/ando$/, 'ado')
    .replace(/iendo$/, 'ido')
    .replace(/(?<=^.{3,})(?<!ad|id)o$/, (end) => (isNoun ? 'ado' : end));
  return word !== typed && own.has(word) ? { word, kind: 'agreement' } : undefined;
}

/** "Cuadro mí corte": before a noun it is the possessive "mi". */
function readSome(tokens: readonly ContextToken[], at: number, own: Lexicon): Meant | undefined {
  if (textAt(tokens, at) !== 'mí') return undefined;
  const next = textAt(tokens, at + 1);
  const isOwned = /^N.s/.test(nameClass(next, own)) && own.nouns.has(next);
  return isOwned ? { word: 'mi', kind: 'accent' } : undefined;
}

/** "Carné de manejo plataformas": after a preposition an action is a noun, and takes "de". */
function readOfNoun(tokens: readonly ContextToken[], at: number, own: Lexicon): Meant | undefined {
  const typed = textAt(tokens, at);
  const deed = textAt(tokens, at - 1);
  const before = textAt(tokens, at - 2);
  if (!/(?:[cs]ión|miento|aje)$|^(?:manejo|uso|control|venta|compra|limpieza|montaje)$/.test(deed))
    return undefined;
  if (!prepositions.has(before) || tokens[at - 1]?.to !== (tokens[at]?.from ?? 0) - 1)
    return undefined;
  if (own.nouns.get(typed)?.endsWith('p') !== true || !/^N.p$/.test(nameClass(typed, own)))
    return undefined;
  return { word: `de ${typed}`, kind: 'agreement' };
}

function judgeEnglish(
  tokens: readonly ContextToken[],
  at: number,
  own: Lexicon,
): Meant | undefined {
  return (
    readOneOf(tokens, at, own) ??
    readEach(tokens, at) ??
    readCounted(tokens, at, own) ??
    readForm(tokens, at) ??
    readPlace(tokens, at)
  );
}

const forOne = new Map(
  "have has|are is|were was|do does|don't doesn't|haven't hasn't|aren't isn't|weren't wasn't|run runs"
    .split('|')
    .map((row) => row.split(' ') as [string, string]),
);
const forMany = new Map([...forOne].map(([many, one]) => [one, many]));
const between = wordSet('now still also always often usually never then each');

/** "One of whom now run", "two of which is". */
function readOneOf(tokens: readonly ContextToken[], at: number, own: Lexicon): Meant | undefined {
  let place = at - 1;
  while (between.has(textAt(tokens, place))) place--;
  if (!/^(?:whom|which)$/.test(textAt(tokens, place)) || textAt(tokens, place - 1) !== 'of')
    return undefined;
  const typed = textAt(tokens, at);
  const many = textAt(tokens, place - 2);
  const form = nameClass(typed, own).slice(1);
  if (many === 'one') {
    const isBase = /v/.test(form) && !/[dDVg]/.test(form) && !functionWords.en.has(typed);
    const meant = forOne.get(typed) ?? (isBase ? `${typed}s` : undefined);
    return meant !== undefined && own.has(meant) ? { word: meant, kind: 'agreement' } : undefined;
  }
  const isMany = /^(?:two|three|four|five|six|both|many|several|most|some|all)$/.test(many);
  const meant = isMany ? forMany.get(typed) : undefined;
  return meant === undefined ? undefined : { word: meant, kind: 'agreement' };
}

/** "Each tank log have". */
function readEach(tokens: readonly ContextToken[], at: number): Meant | undefined {
  const meant = forOne.get(textAt(tokens, at));
  if (meant === undefined || textAt(tokens, at) === 'run') return undefined;
  for (let place = at - 1; place >= Math.max(0, at - 4); place--) {
    const token = tokens[place];
    if (token === undefined || !token.isWord) return undefined;
    if (token.text === 'each' || token.text === 'every') {
      const isSubject = place === 0 || tokens[place - 1]?.isStop === true;
      return isSubject && place < at - 1 ? { word: meant, kind: 'agreement' } : undefined;
    }
    if (functionWords.en.has(token.text)) return undefined;
  }
  return undefined;
}

/** "Roughly 130 volumes passes across", "6,000 foot a day". */
function readCounted(tokens: readonly ContextToken[], at: number, own: Lexicon): Meant | undefined {
  const typed = textAt(tokens, at);
  const count = (place: number) =>
    /^\d[\d,.]*$/.test(textAt(tokens, place)) && textAt(tokens, place) !== '1';
  if (typed === 'foot' && count(at - 1))
    return /^(?:a|per|of|and|high|long|wide|deep|tall|,|\.|)$/.test(textAt(tokens, at + 1))
      ? { word: 'feet', kind: 'agreement' }
      : undefined;
  const noun = textAt(tokens, at - 1);
  if (
    !count(at - 2) ||
    !/^N.*N/.test(nameClass(noun, own)) ||
    !prepositions.has(textAt(tokens, at + 1))
  )
    return undefined;
  const base = typed.replace(/(?<=ss|x|ch|sh)es$|s$/, '');
  const isThird = /V/.test(nameClass(typed, own).slice(1)) && base !== typed;
  const isVerb = /v/.test(nameClass(base, own).slice(1)) && own.has(base);
  return isThird && isVerb && !functionWords.en.has(typed)
    ? { word: base, kind: 'agreement' }
    : undefined;
}

const participles: ReadonlyMap<string, string> = new Map([
  ['ran', 'run'],
  ['came', 'come'],
  ['became', 'become'],
]);

/** "Have ran", "the course begun in May", "I is": the wrong form of the verb. */
function readForm(tokens: readonly ContextToken[], at: number): Meant | undefined {
  const typed = textAt(tokens, at);
  const before = textAt(tokens, at - 1);
  if (
    typed === 'begun' &&
    tokens[at - 1]?.isNoun &&
    /^(?:at|in|on|with)$/.test(textAt(tokens, at + 1))
  )
    return { word: 'began', kind: 'confusion' };
  if (/^(?:isn't|is|are)$/.test(typed) && before === 'i')
    return { word: typed === "isn't" ? 'am not' : 'am', kind: 'agreement' };
  const base = participles.get(typed);
  const isHelped = /^(?:have|has|had|having|i've|we've)$/.test(before);
  return base !== undefined && isHelped ? { word: base, kind: 'confusion' } : undefined;
}

/** "It was their that": no noun follows, so it means "there". */
function readPlace(tokens: readonly ContextToken[], at: number): Meant | undefined {
  if (textAt(tokens, at) !== 'their') return undefined;
  const next = tokens[at + 1];
  const isOpen =
    next === undefined ||
    /^(?:that|is|are|was|were|has|have|will|for|i|we|,|\.|;)$/.test(next.text);
  return isOpen ? { word: 'there', kind: 'confusion' } : undefined;
}
