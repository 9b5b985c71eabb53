import { ownValue } from '../../text';
import { prepositions } from '../context/context-features';
import {
  type ContextToken,
  formOf,
  nameClass,
  placeBefore,
  textAt,
} from '../context/context-tokens';
import type { Finding } from '../finding';
import { beginLike, isCapital } from '../words/known-forms';
import type { Lexicon } from '../words/lexicon';
import { listPlurals, toSingular, turnGender } from '../words/spanish-forms';
import { wordSet } from '../words/word-set';
import { determiners, type Meant, type Read } from './spanish-clause-words';
import { readOthersPast } from './spanish-others';
import { readGiven, readOfThem } from './spanish-pronouns';
import { readWish } from './spanish-wishes';

/** Spanish verbs and adjectives in a form that their clause does not take: "para que aprenden", "nosotros hacía", "conocimientos básico". */
export function checkSpanishClauses(
  text: string,
  tokens: readonly ContextToken[],
  lexicon: Lexicon,
): Finding[] {
  return tokens.flatMap((token, at): Finding[] => {
    const { from, to, isWord } = token;
    const typed = text.slice(from, to);
    if (!isWord || (at > 0 && isCapital(typed))) return [];
    const meant = readers
      .map((read) => read(tokens, at, lexicon))
      .find((one) => one !== undefined && one.word !== token.text);
    if (meant === undefined) return [];
    const suggestions = [beginLike(typed, meant.word)];
    return [{ from, to, kind: meant.kind, suggestions, isSure: meant.isSure === true }];
  });
}

const readers: readonly Read[] = [
  readGiven,
  readOfThem,
  readWish,
  readUs,
  readTold,
  readOthersPast,
  readDescribed,
  readMade,
  readKept,
];

const us: readonly (readonly [RegExp, string])[] = [
  [/aban?$/, 'ábamos'],
  [/ían?$/, 'íamos'],
  [/(?:ó|é|aron)$/, 'amos'],
  [/(?:ió|ieron)$/, 'imos'],
];
const between = wordSet('no siempre también ya nunca solo lo la los las le les nos');

/** "Nosotros hacía", "mi compañera y yo preparaba". */
function readUs(tokens: readonly ContextToken[], at: number, lexicon: Lexicon): Meant | undefined {
  const place = placeBefore(tokens, at, between);
  const subject = textAt(tokens, place);
  const before = textAt(tokens, place - 1);
  // "Se repartían y yo llevaba la cuenta": another clause.
  const edge = tokens[place - 4];
  const isPair =
    before === 'y' &&
    determiners.has(textAt(tokens, place - 3)) &&
    (edge === undefined || edge.isStop || edge.text === ',');
  const isUs =
    (/^nosotr[oa]s$/.test(subject) && !prepositions.has(before)) || (subject === 'yo' && isPair);
  if (!isUs) return undefined;
  const typed = textAt(tokens, at);
  const row = us.find(([ending]) => ending.test(typed));
  if (row === undefined) return undefined;
  const [ending, meant] = row;
  const word = typed.replace(ending, meant);
  return lexicon.has(word) ? { word, kind: 'agreement' } : undefined;
}

/** "Mi tutor valoro mucho mi trabajo": somebody else did it, so it lacks its accent. */
function readTold(
  tokens: readonly ContextToken[],
  at: number,
  lexicon: Lexicon,
): Meant | undefined {
  const typed = textAt(tokens, at);
  if (!/o$/.test(typed) || !/^Vo/.test(nameClass(typed, lexicon))) return undefined;
  const word = `${typed.slice(0, -1)}ó`;
  const [noun, mark] = [textAt(tokens, at - 1), textAt(tokens, at - 2)];
  const edge = tokens[at - 3];
  const isStart = edge === undefined || edge.isStop || /^(?:,|y|que)$/.test(edge.text);
  const isOne = /^[AN].s/.test(nameClass(noun, lexicon)) && /^(?:el|la|mi|su)$/.test(mark);
  // "El lunes empiezo": a time is nobody.
  if (!isStart || !isOne || TIME.test(noun) || !lexicon.has(word)) return undefined;
  return { word, kind: 'accent' };
}

const TIME =
  /^(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|mes|año|semana|día|noche|mañana|tarde|verano|invierno|vez|momento|final|principio|fin|resto)$/;
const ADJECTIVE = /(?:[ií][cv]|os|ari|[ai]d|ern|ent|uev|isc|ásic|ónic|átic|ógic)[oa]s?$/;
const ONE_GENDER =
  /(?:[cs]i(?:ón|ones)|dad(?:es)?|mient[oa]s?|ncias?|ezas?|turas?|ajes|ogías?|metrías?|rutas|tareas|máquinas|ventas|clases|empresas?)$/;
const UNBENT =
  /^(?:igual|máximo|mínimo|debido|bajo|medio|mitad|junto|solo|todo|incluido|excepto|seguido|salvo|directo|único|mismo|previo|extra|cero|visto|dado|hecho|puesto|claro|seguro|activo|pasivo|público|fijo|tipo|completo|continuo)$/;

/** "Conocimientos básico", "las herramientas eléctrico": an adjective right after its noun. */
function readDescribed(
  tokens: readonly ContextToken[],
  at: number,
  lexicon: Lexicon,
): Meant | undefined {
  const typed = textAt(tokens, at);
  const form = adjectiveFormOf(typed, lexicon);
  if (form === undefined || UNBENT.test(typed) || lexicon.nouns.has(typed)) return undefined;
  const [noun, before, next] = [textAt(tokens, at - 1), tokens[at - 2], tokens[at + 1]];
  if (/[opPsS]/.test(formOf(typed, lexicon).slice(2))) return undefined;
  const wanted = lexicon.nouns.get(noun);
  if (wanted === undefined || wanted === form || !/^N..$/.test(nameClass(noun, lexicon)))
    return undefined;
  if (!ADJECTIVE.test(typed) || /[aei]r$|^(?:h?a|á).*[^s]$/.test(noun)) return undefined;
  // "Guía canino", "perito caligráfica": of either gender, depending on the person.
  if (wanted.charAt(0) !== form.charAt(0) && !ONE_GENDER.test(noun)) return undefined;
  // Of "cursos de cocina avanzados" the noun before the preposition decides.
  const isHead =
    before === undefined ||
    before.isStop ||
    determiners.has(before.text) ||
    /^[yo,]$/.test(before.text);
  const isInside = isHead && before !== undefined && isAfterThing(tokens, at - 2, lexicon);
  const isEnd =
    next === undefined ||
    (next.isWord ? prepositions.has(next.text) || /^[yo]$/.test(next.text) : next.text !== '-');
  if (!isHead || isInside || !isEnd) return undefined;
  return bendTo(typed, wanted, lexicon);
}

/** "El curso de la escuela", "los plazos y el presupuesto": what is described may be before. */
const isAfterThing = (tokens: readonly ContextToken[], at: number, lexicon: Lexicon) =>
  prepositions.has(textAt(tokens, at - 1)) ||
  /^[yo,]$/.test(textAt(tokens, at - 1)) ||
  (/^[yo,]$/.test(textAt(tokens, at)) && /^[AN]/.test(nameClass(textAt(tokens, at - 1), lexicon)));

/** Gender and number of an adjective: "ms", "fp". */
const adjectiveFormOf = (word: string, lexicon: Lexicon): string | undefined =>
  /^A([mf][sp])/.exec(nameClass(word, lexicon))?.[1];

function bendTo(typed: string, wanted: string, lexicon: Lexicon): Meant | undefined {
  const single = toSingular(typed, lexicon) ?? typed;
  const isFeminine = /a$/.test(single);
  const bent = isFeminine === (wanted.charAt(0) === 'f') ? single : turnGender(single);
  if (bent === undefined) return undefined;
  const word = wanted.charAt(1) === 'p' ? listPlurals(bent).find((one) => lexicon.has(one)) : bent;
  return word !== undefined && lexicon.has(word) ? { word, kind: 'agreement' } : undefined;
}

const articleForms: Readonly<Record<string, string>> = { el: 'ms', la: 'fs', los: 'mp', las: 'fp' };
const beings = wordSet('fue fueron era eran es son está están estaba estaban quedó quedaron sido');
const PARTICIPLE = /(?:ad|id|cid|ít|rit|iert|uest|ech)[oa]s?$/;

/** "El informe fue redactada": what was done to a thing has its form. */
function readMade(
  tokens: readonly ContextToken[],
  at: number,
  lexicon: Lexicon,
): Meant | undefined {
  const typed = textAt(tokens, at);
  const form = adjectiveFormOf(typed, lexicon);
  if (form === undefined || !PARTICIPLE.test(typed)) return undefined;
  let place = at - 1;
  if (!beings.has(textAt(tokens, place))) return undefined;
  if (textAt(tokens, place) === 'sido') place--;
  const [noun, mark, edge] = [
    textAt(tokens, place - 1),
    textAt(tokens, place - 2),
    tokens[place - 3],
  ];
  const wanted = ownValue(articleForms, mark);
  const isStart = edge === undefined || edge.isStop || edge.text === ',';
  if (wanted === undefined || wanted === form || !isStart) return undefined;
  // "El agua fue analizada".
  const known = lexicon.nouns.get(noun) ?? wanted;
  if (known !== wanted || /^a|^ha/.test(noun)) return undefined;
  return bendTo(typed, wanted, lexicon);
}

const keeping = wordSet(
  'mantuve mantengo mantenía mantener manteniendo mantuvo dejé dejo dejaba dejar dejando dejó',
);

/** "Mantuve limpio las aulas": so they were kept. */
function readKept(
  tokens: readonly ContextToken[],
  at: number,
  lexicon: Lexicon,
): Meant | undefined {
  const typed = textAt(tokens, at);
  const form = adjectiveFormOf(typed, lexicon);
  const wanted = ownValue(articleForms, textAt(tokens, at + 1));
  if (form === undefined || wanted === undefined || wanted === form) return undefined;
  // "Limpia el área", "actualizados el tablón y la página".
  const isOther =
    (wanted === 'ms' && /^(?:h?a|á)/.test(textAt(tokens, at + 2))) ||
    (/s$/.test(typed) && /s$/.test(wanted));
  if (isOther) return undefined;
  if (
    !keeping.has(textAt(tokens, at - 1)) ||
    !/^N/.test(nameClass(textAt(tokens, at + 2), lexicon))
  )
    return undefined;
  return bendTo(typed, wanted, lexicon);
}
