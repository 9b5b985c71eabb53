import { type ContextToken, nameClass, placeBefore, textAt } from '../context/context-tokens';
import type { Finding } from '../finding';
import { functionWords } from '../words/function-words';
import { isCapital } from '../words/known-forms';
import type { Lexicon } from '../words/lexicon';
import { wordSet } from '../words/word-set';
import { dropAsides } from './asides';
import { spanishAsides } from './spanish-asides';
import { plurals, singles, TIME } from './spanish-clause-words';
import { countAfter, LIKED } from './spanish-verbs-first';
import {
  type Count,
  checkSubjects,
  type Ground,
  type OtherForms,
  splitAtAnd,
} from './subject-frame';

const forMany = new Map(
  'es son|era eran|fue fueron|está están|estaba estaban|estuvo estuvieron|ha han|había habían|tiene tienen|tenía tenían|tuvo tuvieron|hace hacen|hacía hacían|hizo hicieron|puede pueden|pudo pudieron|podía podían|debe deben|va van|iba iban|sabe saben|pide piden|dice dicen|dijo dijeron|sale salen|viene vienen|vino vinieron|quiere quieren|sigue siguen|siguió siguieron|quedó quedaron|pidió pidieron|cae caen|cayó cayeron|pone ponen|puso pusieron|vuelve vuelven|consigue consiguen|consiguió consiguieron'
    .split('|')
    .map((row) => row.split(' ') as [string, string]),
);
const forOne = new Map([...forMany].map(([one, many]) => [many, one]));

/** Spanish verbs that do not go with who does it: "las paredes y el techo quedaba", "los errores de stock ha bajado". */
export function checkSpanishSubjects(
  text: string,
  tokens: readonly ContextToken[],
  lexicon: Lexicon,
): Finding[] {
  const ground = { text, tokens, lexicon };
  return checkSubjects(
    ground,
    (token, at) =>
      isCapital(text.slice(token.from, token.to)) || isNoDeed(tokens, at)
        ? undefined
        : readOther(token.text, lexicon),
    (at) =>
      countSubject(ground, at) ??
      countAfter(ground, at) ??
      countBeforeWhich(ground, at) ??
      countPastAsides(ground, at),
  );
}

/** "18 ha de almendro", "mi especialidad son los...": a measure, and what is many after. */
function isNoDeed(tokens: readonly ContextToken[], at: number): boolean {
  const typed = tokens[at]?.text ?? '';
  if (typed === 'ha') return /^\d/.test(tokens[at - 1]?.text ?? '');
  const next = tokens[at + 1]?.text ?? '';
  // "Los baños había que revisarlos".
  if (/^hab(?:ía|ían|rá|rán)$/.test(typed) && next === 'que') return true;
  return /^(?:son|eran|fueron)$/.test(typed) && (plurals.has(next) || /^\d/.test(next));
}

/** The third person of the other number, for what is nothing but a verb. */
function readOther(typed: string, lexicon: Lexicon): OtherForms | undefined {
  const [many, one] = [forMany.get(typed), forOne.get(typed)];
  if (many !== undefined) return { many };
  if (one !== undefined) return { one };
  if (functionWords.es.has(typed)) return undefined;
  const form = nameClass(typed, lexicon);
  // "Cobraba": "cobrabas" makes no noun of it.
  const isPast =
    (/[bBrR]/.test(form.slice(1)) && /(?:aba|ía)n?$|ron$/.test(typed)) || /ó$/.test(typed);
  if (LIKED.test(typed)) {
    const [one, many] = [typed.replace(/aron$/, 'ó').replace(/n$/, ''), typed.replace(/ó$/, 'aro')];
    return one === typed ? { many: `${many}n` } : { one };
  }
  const isHappening = HAPPENS.test(typed) && !lexicon.nouns.has(typed);
  if (!/^V/.test(form) && !isHappening && (!isPast || lexicon.nouns.has(typed))) return undefined;
  if (/[rbp]/.test(form.slice(1)) || /ó$/.test(typed) || isHappening) {
    const others = [
      `${typed}n`,
      typed.replace(/ió$/, 'ieron').replace(/yó$/, 'yeron').replace(/ó$/, 'aron'),
    ];
    const many = others.find(
      (word) => /[aeo]n$|ían$/.test(word) && word !== typed && lexicon.has(word),
    );
    return many === undefined ? undefined : { many };
  }
  if (!/[RBP]/.test(form.slice(1)) && !/uyen$/.test(typed)) return undefined;
  const one3 = typed.endsWith('aron')
    ? typed.replace(/aron$/, 'ó')
    : typed.endsWith('ieron')
      ? typed.replace(/ieron$/, 'ió')
      : typed.replace(/n$/, '');
  return lexicon.has(one3) ? { one: one3 } : undefined;
}

const clitics = wordSet(
  'se me nos le les te no ya también siempre nunca casi apenas solo sólo hoy ahora aún todavía',
);
const AND = /^[ye]$/;
const openers = wordSet('y e pero porque cuando donde mientras aunque que si pues así como');
const of = wordSet('de del en con para por sin sobre entre a al según desde hasta contra bajo');
/** Several in one. */
const GROUP =
  /^(?:mayoría|mayor|resto|mitad|parte|grupo|equipo|par|serie|conjunto|total|tercio|cuarto|decena|docena|centenar|millar|multitud|montón|sinfín|número|cantidad|variedad|gente|familia|personal|plantilla|pareja|cada|minoría|infinidad|tipo|clase|uno|una)$/;

/** How many do it, where all from the start of the clause to the verb is who does it. */
function countSubject(ground: Ground, at: number): Count | undefined {
  const { tokens } = ground;
  let end = at;
  while (clitics.has(tokens[end - 1]?.text ?? '')) end--;
  if (/^(?:lo|la|los|las)$/.test(tokens[at - 1]?.text ?? '') && at - 1 > 0 && end === at)
    return undefined;
  let start = end;
  while (start > 0 && isInside(tokens[start - 1])) start--;
  if (start === end) return undefined;
  const opener = tokens[start - 1];
  const pieces = joinWithin(tokens, splitAtAnd(tokens, start, end, AND));
  const phrases = pieces.map(([from, to]) => readPhrase(ground, from, to));
  const [phrase] = phrases;
  if (phrases.length === 1) {
    if (phrase === undefined) return undefined;
    if (phrase.count === 'one' && opener !== undefined && !opener.isStop) return undefined;
    // "Que": whom it is about may be before as well.
    return opener?.text === 'que' && phrase.count === 'many' && !phrase.isWhole
      ? undefined
      : phrase.count;
  }
  if (pieces.every(([from]) => textAt(tokens, from) === 'cada')) return undefined;
  if (phrases.every((one) => one !== undefined)) return 'many';
  const last = phrases.at(-1);
  // "Implanté el sistema y los errores ha bajado": many, whatever is before.
  return last?.count === 'many' && phrase === undefined && !hasPlainVerb(tokens[at])
    ? 'many'
    : undefined;
}

/** "Los turnos, que cambian cada mes, empieza": by what is before an aside. */
function countPastAsides({ text, tokens, lexicon }: Ground, at: number): Count | undefined {
  const places = dropAsides(tokens, at, spanishAsides, lexicon);
  if (places === undefined) return undefined;
  const shorter = places.flatMap((place) => tokens[place] ?? []);
  return countSubject({ text, tokens: shorter, lexicon }, shorter.length - 1);
}

/** "El acceso de las contratas y de las visitas", "treinta y dos": no others. */
function joinWithin(
  tokens: readonly ContextToken[],
  pieces: readonly (readonly [number, number])[],
): readonly (readonly [number, number])[] {
  const joined: [number, number][] = [];
  for (const [from, to] of pieces) {
    const before = joined.at(-1);
    if (before && (of.has(textAt(tokens, from)) || isUnit(tokens, from))) before[1] = to;
    else joined.push([from, to]);
  }
  return joined;
}

const isUnit = (tokens: readonly ContextToken[], at: number) =>
  /^(?:treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)$/.test(textAt(tokens, at - 2));

/** "Atendía y los avisos recogía": what one did oneself may come after its object. */
const hasPlainVerb = (token: ContextToken | undefined) =>
  /(?:aba|ía)$/.test(token?.text ?? '') && !forMany.has(token?.text ?? '');

const isInside = (token: ContextToken | undefined) =>
  token !== undefined &&
  !token.isStop &&
  (token.isWord ? AND.test(token.text) || !openers.has(token.text) : /^\d/.test(token.text));

interface Phrase {
  readonly count: Count;
  /** Nothing after the noun. */
  readonly isWhole: boolean;
}

/** "Los errores de stock": an article, what it is, and what it is of. */
function readPhrase(ground: Ground, from: number, to: number): Phrase | undefined {
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
  if (functionWords.es.has(noun.text) || isCapital(text.slice(noun.from, noun.to)))
    return undefined;
  const form = nameClass(noun.text, lexicon);
  if (!new RegExp(`^[AN].${isMany ? 'p' : 's'}`).test(form)) return undefined;
  for (let one = from; one < to; one++) if (TIME.test(tokens[one]?.text ?? '')) return undefined;
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
    if (/^V/.test(form)) return false;
    // Outside of what it is of, whatever describes it has its number.
    if (!isAfterOf && !new RegExp(`^[AN].${isMany ? 'p' : 's'}`).test(form)) return false;
  }
  return !of.has(tokens[to - 1]?.text ?? '');
}

/** Verbs without an object: whatever is before "que" does them. */
const HAPPENS =
  /^(?:ocurr|suced|lleg|entr|sal|funcion|exist|falt|surg|aparec|acud|acced|asist|particip|fall|qued|perten|consist)(?:e|a|í?a|aba|ía|ó|ió|o)$/;

/** "Las puertas que se atascaba", "quienes dormía": by what is before, where nobody else follows. */
function countBeforeWhich({ text, tokens, lexicon }: Ground, at: number): Count | undefined {
  const place = placeBefore(tokens, at, clitics);
  const which = tokens[place]?.text ?? '';
  if (which === 'quienes') return of.has(tokens[place - 1]?.text ?? '') ? undefined : 'many';
  const isHappening = HAPPENS.test(tokens[at]?.text ?? '');
  const isBeing = /^(?:se|es|era|fue|está|estaba|ha)$/.test(
    tokens[at === place + 1 ? at : at - 1]?.text ?? '',
  );
  if (which !== 'que' || !(isBeing || isHappening)) return undefined;
  const next = tokens[at + 1]?.text ?? '';
  if (singles.has(next) || /^(?:lo|que|cuando|donde|por|como|yo|él|ella|don|doña)$/.test(next))
    return undefined;
  const follower = tokens[at + 1];
  if (follower !== undefined && isCapital(text.slice(follower.from, follower.to))) return undefined;
  const last = tokens[place - 1]?.text === ',' ? place - 2 : place - 1;
  const isMany = (one: number) => /^[AN].p/.test(nameClass(tokens[one]?.text ?? '', lexicon));
  // "Las compañeras nuevas que".
  const head = isMany(last) && isMany(last - 1) ? last - 1 : last;
  const [noun, mark] = [tokens[head]?.text ?? '', tokens[head - 1]?.text ?? ''];
  const isThing = /^[AN].p/.test(nameClass(noun, lexicon)) && !functionWords.es.has(noun);
  const isMarked = plurals.has(mark) || (/^\d/.test(mark) && mark !== '1');
  if (!isThing || !isMarked || TIME.test(noun)) return undefined;
  const before = tokens[head - 2]?.text ?? '';
  // "Una de las tiendas que ha": one of them.
  const isOneOfThem = of.has(before) && !(isHappening && before === 'a');
  return isOneOfThem || /^(?:de|del)$/.test(mark) ? undefined : 'many';
}
