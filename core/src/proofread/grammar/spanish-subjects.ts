import { type ContextToken, nameClass, placeBefore, textAt } from '../context/context-tokens';
import type { Finding } from '../finding';
import { functionWords } from '../words/function-words';
import { isCapital } from '../words/known-forms';
import type { Lexicon } from '../words/lexicon';
import { wordSet } from '../words/word-set';
import { dropAsides } from './asides';
import { spanishAsides } from './spanish-asides';
import { plurals, singles, TIME } from './spanish-clause-words';
import { AND, of, readPhrase } from './spanish-phrases';
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
        : readOther(token.text, textAt(tokens, at - 1), lexicon),
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
function readOther(typed: string, before: string, lexicon: Lexicon): OtherForms | undefined {
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
  const told = readBare(typed, before, lexicon);
  if (told !== undefined) return { one: told };
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

/** "La empresa me enseño": what somebody else did has an accent. */
function readBare(typed: string, before: string, lexicon: Lexicon): string | undefined {
  const form = nameClass(typed, lexicon);
  if (/^(?:abajo|mismo|turno)$/.test(typed)) return undefined;
  const isOwn = /^Vo/.test(form) || HAPPENS.test(typed) || /^(?:me|nos|les?)$/.test(before);
  if (!/o$/.test(typed) || !isOwn || !/o/.test(form.slice(1))) return undefined;
  const past = `${typed.slice(0, -1)}ó`;
  return lexicon.has(past) ? past : undefined;
}

const clitics = wordSet(
  'se me nos le les te no ya también siempre nunca casi apenas solo sólo hoy ahora aún todavía',
);
const openers = wordSet('y e pero porque cuando donde mientras aunque que si pues así como');

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
