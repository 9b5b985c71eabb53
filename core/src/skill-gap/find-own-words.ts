import { readStems } from '../evidence';
import { type Token, wordList } from '../language';
import { CONJUNCTIONS } from './everyday-words';
import type { TermSpan } from './find-unknown-terms';
import { asksForHours } from './lived-circumstances';
import { findParallels } from './parallel-clauses';
import { findTitleSpans } from './read-title';
import { empties, months, offerWords } from './term-words';

/** Words that begin a separate clause: "…, saber usar grúas y disponibilidad para trabajar de noche". */
const BEGINNINGS: ReadonlySet<string> = new Set(
  wordList(`
conocimiento, conocimientos, experiencia, saber, sepa, sepas, tener, tenga, tengas, haber, haya, hayas, disponibilidad, disponer, manejo, dominio, domine, domines, capacidad, habilidad, habilidades, formación, nociones, titulación, título, carné, carnet, permiso, certificado, contar, cuente, cuentes, poder, pueda, puedas, conocer, conozca, conozcas, uso, interpretar, gusto, facilidad, residir, vivir, ser, seas, sea, estar, estés, soltura, saberse, hablar, hables,
knowledge, experience, ability, willingness, understanding, evidence, familiarity, confidence, proven, excellent, good, strong, able, willing, fluent, valid, be, know, keep, hold, have, speak, understand, enjoy, lead, own, manage, run, drive, write, comfortable, happy, confident, hands, supervising, managing, running, working, leading`),
);
/** How well and for how long, before what is meant. */
const CARRIERS: ReadonlySet<string> = new Set(
  wordList(`
con, buen, buena, buenos, buenas, amplia, amplio, sólida, sólidos, mínima, mínimo, previa, demostrable, demostrada, alguna, algo, alguien, a, quien, que, sepa, sepas, sepan, domine, domines, pueda, puedas, tenga, tengas, haya, hayas, cuente, cuentes, conozca, conozcas, experiencia, conocimiento, conocimientos, manejo, dominio, saber, capacidad, habilidad, habilidades, facilidad, soltura, nociones, contar, tener, poder, haber, en, de, del, para, con, el, la, los, las, un, una, y, hay, debes, deberás, debe, es, imprescindible, necesario, que, pedimos, buscamos, se, requiere, valorará, valoramos, valora, será, plus, además, también, hace, falta, tienes, necesitamos, asimismo, indispensable, idealmente, nos, gustaría, encantaría, así, como, persona, personas, seleccionada, seleccionadas, candidata, candidato, ocupará, ocuparás, ocupe, encargará, encargarás, encargue, realizará, realizarán, realizar, tendrá, tendrás, deberán, acreditar, supieras, sepas, moverte, manejarte, desenvolverte, manejes, manejarse, tuvieras, pudieras, supiera, tuviera, por, lo, sí, alguien, llevar, cabo,
proven, solid, strong, good, excellent, substantial, demonstrable, some, recent, relevant, previous, basic, working, experience, experienced, knowledge, understanding, ability, evidence, involvement, involved, familiarity, skills, capacity, of, in, with, to, using, as, on, the, a, an, and, you, youll, youve, will, have, hold, need, must, able, willing, willingness, confident, comfortable, happy, be, at, least, minimum, who, can, also, someone, is, record, track, care, about, enjoy, love, ideally, even, better, would, no, necesitas, dont, postholder, holder, successful, should, ease, ok, okay, fine, used, so, has, carry, carrying, out, dealing, deal, youd, we, ask, for, want, see, wed, like, looking, seeking`),
);
const TIME =
  /^(?:anos?|years?|yrs?|mes|meses|months?|horas?|hours?|dias?|days?|semanas?|weeks?|vacaciones)$/;
const COUNTED = /^(?:anos?|years?|yrs?|meses|months?)$/;
const NUMBER =
  /^(?:\d{1,2}\+?|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|dieciocho|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen|mas|more|plus)$/;
/** The company speaks of itself, or only says whom it looks for. */
const NOT_ASKED: ReadonlySet<string> = new Set(
  wordList(`
we, our, us, weve, well, wed, employer, company, nosotros, creemos, somos, nuestro, nuestra, nuestros, nuestras, empresa, incorporamos, candidates, candidatos, candidaturas, discrimination, regard, curriculum, cv, interview, entrevista, quedarse, stay, porque, because, since`),
);
/** Why it is asked for: "ya que parte de la carga es fitosanitario". */
const REASON =
  /^(?:y |and )?(?:(?:which|where|donde|cuy[oa]s?|whose|aunque|though|although|usually|normalmente|que (?:aqui|ya|luego|asi|es|son|hay|en)|lo que|como|from) |ya que|dado que|puesto que|pues|al (?:no )?\p{L}+[aei]r|as (?:we|you|this|the|it)|so that)\b/u;
/** "parte del equipo está en Dublín", "the office is in Leeds": how things are, unless it says that they are needed. */
const STATES = /^(?:está|están|es|son|is|are)$/;
const RELATIVES = /^(?:que|quien|quienes|cuyo|cuya|donde|cuando|who|that|which|where|when)$/;
const NEEDED =
  /^(?:imprescindibles?|indispensables?|necesari[oa]s?|obligatori[oa]s?|fundamental(?:es)?|esencial(?:es)?|clave|importantes?|valorables?|deseables?|requisitos?|requerid[oa]s?|plus|essential|required|needed|necessary|mandatory|must|desirable|preferred|important|key|vital|crucial|advantage|advantageous|bonus|welcome|expected)$/;
/** "New-build experience would be an advantage": what is said of it ends its name. */
const PREDICATE = /^(?:would|sera|seran|seria|serian)$/;
const FEWEST_STEMS = 2;
const MOST_WORDS = 12;

/** "5 años", "two or more years". */
export function isYears(tokens: readonly Token[], at: number): boolean {
  if (!COUNTED.test(tokens[at]?.word ?? '')) return false;
  return [1, 2, 3].some((back) => NUMBER.test(tokens[at - back]?.word ?? ''));
}

/** How many of its words tell what is meant. */
export function countTelling(words: readonly Token[]): number {
  return readStems(words.filter((token) => !isEmpty(token) && !CARRIERS.has(token.word))).length;
}

/** Asked of the person, or done there. */
type Told = 'asked' | 'done';
const OPENING = 2;

/** A clause that asks for something in words no catalogue has: it is kept in its own. */
export function findOwnWords(
  tokens: readonly Token[],
  toldAt: (index: number) => Told | null,
  taken: (index: number) => boolean,
  isSame: (one: number, other: number) => boolean,
): readonly TermSpan[] {
  const spans: TermSpan[] = [];
  let first = 0;
  while (first < tokens.length) {
    let end = first + 1;
    while (end < tokens.length && isSame(first, end) && tokens[end]?.isLineStart === false) end++;
    const told = toldAt(first);
    if (told !== null) spans.push(...readSentence(tokens, first, end, told, taken));
    first = end;
  }
  return spans;
}

function readSentence(
  tokens: readonly Token[],
  first: number,
  end: number,
  told: Told,
  taken: (index: number) => boolean,
): readonly TermSpan[] {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, step) => from + step);
  const isItem = isListItem(tokens[first]);
  const depths = readDepths(tokens, first, end);
  const isInside = (at: number) => depths[at - first] !== 0;
  const parts = (isItem ? null : findParallels(tokens, first, end, isInside)) ?? [];
  const isWithName = (at: number) => {
    const next = parts.findIndex((part) => part > at);
    return range(parts.at(next - 1) ?? first, parts[next] ?? end).some(taken);
  };
  // Where a part names something known, what is beside it in a list is asked for too.
  const starts = range(parts[0] ?? first, end).filter(
    (at) =>
      at === (parts[0] ?? first) ||
      parts.includes(at) ||
      ((parts.length === 0 || isWithName(at)) && !isInside(at) && begins(tokens, at, end, isItem)),
  );
  return starts.flatMap((start, index) => {
    const next = starts[index + 1] ?? end;
    const stop = range(start + 1, next).find((at) => isAfterthought(tokens, at)) ?? next;
    const words = range(start, stop);
    // "Help train our commis" is a duty; "we train our commis" is none.
    const isWholeItem = isItem && start === first;
    const speaking = told === 'done' || isWholeItem ? words.slice(0, OPENING) : words;
    const isOfCompany = speaking.some((at) => NOT_ASKED.has(tokens[at]?.word ?? ''));
    // What is before a colon is a heading; years are counted elsewhere.
    if (isOfCompany || words.some(taken) || isHeadingOf(tokens, stop)) return [];
    if (REASON.test(readOpening(tokens, start, stop))) return [];
    const counted = words.findLast((at) => isYears(tokens, at));
    if (counted !== undefined) return told === 'asked' ? readSubject(tokens, counted, stop) : [];
    const isWhole = isWholeItem || isEntry(tokens, first, start, stop);
    const span = trim(tokens, start, stop, { fewest: isWhole ? 1 : FEWEST_STEMS, isWholeItem });
    return span === null ? [] : [span];
  });
}

function readOpening(tokens: readonly Token[], start: number, stop: number): string {
  const words = tokens.slice(start, Math.min(start + 4, stop)).map(({ word }) => word);
  return words.join(' ');
}

/** "…, which Jess used to do", "…, ya que sale de madrugada". */
function isAfterthought(tokens: readonly Token[], at: number): boolean {
  return /,/.test(tokens[at]?.gap ?? '') && REASON.test(readOpening(tokens, at, tokens.length));
}

/** "Diploma de monitor: 1 punto": points are given for what is before the colon, which is no heading. */
function isHeadingOf(tokens: readonly Token[], stop: number): boolean {
  if (!/:/.test(tokens[stop]?.gap ?? '')) return false;
  return ![1, 2, 3].some((on) => isPoints(tokens, stop + on));
}

function isPoints(tokens: readonly Token[], at: number): boolean {
  return POINTS.test(tokens[at]?.word ?? '') && /^\d/.test(tokens[at - 1]?.word ?? '');
}

const POINTS = /^(?:puntos?|points?|pts?)$/;

/** Said of any job: "dos años en puesto similar". */
const OF_ANY_JOB: ReadonlySet<string> = new Set(
  wordList(`
puesto, puestos, posición, posiciones, rol, roles, cargo, cargos, función, funciones, sector, sectores, área, ámbito, campo, oficio, profesión, entorno, entornos, similar, similares, parecido, parecida, afín, afines, igual, mismo, misma, equivalente, comparable, relacionado, relacionada, demostrable, contrastada, acreditable, acreditada, reciente, profesional, laboral, trabajando, trabajo, desempeñando, realizando, mínimo, mínima, menos, especialidad, ejercicio, empresa, empresas,
role, roles, position, positions, job, jobs, post, posts, field, industry, sector, area, trade, environment, same, equivalent, related, relevant, professional, work, working, doing, comparable, capacity, level, minimum, hands, proven, recent, commercial`),
);

const OR_MORE: ReadonlySet<string> = new Set(['o', 'mas', 'or', 'more']);
const OF_WHAT = /^(?:en|como|con|de|in|as|with|of|on|at|using)$/;

/** "Dos años en cantera o mina": what the years are of, where no catalogue names it. */
function readSubject(tokens: readonly Token[], counted: number, end: number): readonly TermSpan[] {
  let from = counted + 1;
  // "2 años o más en …"
  while (OR_MORE.has(tokens[from]?.word ?? '')) from += 1;
  let stop = from;
  while (stop < end && !/[,;:()]/.test(tokens[stop]?.gap ?? '')) stop += 1;
  const span = trim(tokens, from, stop, { fewest: 1, isWholeItem: false });
  if (span === null) return [];
  const before = tokens.slice(from, span.first).map(({ word }) => word);
  if (!before.some((word) => OF_WHAT.test(word))) return [];
  const words = tokens.slice(span.first, span.last + 1);
  const telling = words.filter(
    (token) => !isEmpty(token) && !CARRIERS.has(token.word) && !OF_ANY_JOB.has(token.word),
  );
  if (readStems(telling).length === 0) return [];
  const titles = findTitleSpans(words);
  const isMore = words.some((token, at) => telling.includes(token) && !titles.has(at));
  return isMore ? [span] : [];
}

const LEAST_LETTERS = 6;

/** "Deseable: extensiones, alisados": one noun between the stops of a list behind a label. */
function isEntry(tokens: readonly Token[], first: number, start: number, stop: number): boolean {
  const token = tokens[start];
  if (token === undefined || stop !== start + 1 || token.word.length < LEAST_LETTERS) return false;
  const isListed = tokens.slice(first, start + 1).some(({ gap }) => /[:;]/.test(gap));
  const next = tokens[stop];
  const isEnd = next === undefined || /[,;.]/.test(next.gap) || next.isLineStart;
  return isListed && isEnd && /[:,;]/.test(token.gap);
}

/** An item of a list is one thing, whatever commas are in it; a sentence asks for one after the other. */
function isListItem(token: Token | undefined): boolean {
  return token?.isLineStart === true && /[-–—•·*▪◦‣>✓✔→]\s*$/.test(token.gap);
}

/** How many brackets each word is in. */
function readDepths(tokens: readonly Token[], first: number, end: number): readonly number[] {
  let depth = 0;
  return tokens.slice(first, end).map(({ gap }, at) => {
    if (at > 0)
      for (const sign of gap)
        depth = Math.max(0, depth + (sign === '(' ? 1 : sign === ')' ? -1 : 0));
    return depth;
  });
}

function begins(tokens: readonly Token[], at: number, end: number, isItem: boolean): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (token === undefined || before === undefined) return false;
  if (/[;:]/.test(token.gap)) return true;
  const isAfterStop = /[,;:()]/.test(token.gap);
  if (BEGINNINGS.has(token.word)) return isAfterStop || CONJUNCTIONS.has(before.word);
  return !isItem && /,/.test(token.gap) && !isOfChoice(tokens, at, end);
}

/** "Periodismo, Publicidad o Mercadeo": parts of one thing. */
function isOfChoice(tokens: readonly Token[], at: number, end: number): boolean {
  for (let next = at; next < end; next++) {
    if (next > at && /[;:(]/.test(tokens[next]?.gap ?? '')) return false;
    const word = tokens[next]?.word ?? '';
    if (['o', 'u', 'or'].includes(word)) return true;
    if (['y', 'e', 'and', 'con', 'with'].includes(word)) return false;
  }
  return false;
}

/** What is meant, without the words that only say that it is asked for. */
function trim(
  tokens: readonly Token[],
  start: number,
  stop: number,
  { fewest, isWholeItem }: { readonly fewest: number; readonly isWholeItem: boolean },
): TermSpan | null {
  let first = start;
  const isLetter = (at: number) =>
    tokens[at]?.word.length === 1 && tokens[at + 1]?.gap.startsWith(')') === true;
  while (first < stop && (CARRIERS.has(tokens[first]?.word ?? '') || isLetter(first))) first += 1;
  if (first >= stop) return null;
  let last = first;
  while (last + 1 < stop && last + 1 - first < MOST_WORDS && !isAside(tokens[last + 1])) last += 1;
  const said = tokens.slice(first, last + 1).findIndex(({ word }) => PREDICATE.test(word));
  if (said > 0) last = first + said - 1;
  while (last > first && isEmpty(tokens[last])) last -= 1;
  const words = tokens.slice(first, last + 1);
  const isOfHours = asksForHours(words.map(({ word }) => word).join(' '));
  const isOther = ({ word }: Token, at: number) =>
    (!isOfHours && isTime(words, at)) || months.has(word) || offerWords.has(word);
  // Among items that are asked for, one about time or money is asked for too.
  if (!isWholeItem && words.some(isOther)) return null;
  if (isStatement(words) || words.some((_, at) => isPoints(words, at))) return null;
  const telling = readStems(words.filter((token) => !isEmpty(token)));
  // A verb alone says nothing of what is done.
  if (telling.length === 1 && words.some(({ word }) => /[aei]r$/.test(word))) return null;
  return telling.length < (isOfHours ? 1 : fewest) ? null : { first, last };
}

/** How often something is done: "una vez al mes", "two afternoons a week". */
const OFTEN = /^(?:al|la|a|per|por|cada|every|each)$/;

function isTime(words: readonly Token[], at: number): boolean {
  const [token, before] = [words[at], words[at - 1]];
  if (token === undefined || !TIME.test(token.word)) return false;
  // "Out-of-hours" is one word.
  return !token.gap.endsWith('-') && !OFTEN.test(before?.word ?? '');
}

function isStatement(words: readonly Token[]): boolean {
  const at = words.findIndex(({ text }) => STATES.test(text.toLowerCase()));
  if (at < 1 || words.slice(0, at).some(({ word }) => RELATIVES.test(word))) return false;
  return !words.slice(at).some(({ word }) => NEEDED.test(word));
}

function isAside(token: Token | undefined): boolean {
  return token === undefined || /[(:]/.test(token.gap);
}

function isEmpty(token: Token | undefined): boolean {
  return token === undefined || empties.has(token.word) || CONJUNCTIONS.has(token.word);
}
