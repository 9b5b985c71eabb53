import { readStems } from '../evidence';
import { type Token, wordList } from '../language';
import { CONJUNCTIONS } from './everyday-words';
import type { TermSpan } from './find-unknown-terms';
import { empties, offerWords } from './term-words';

/** Words with which a clause of its own begins: "…, saber usar grúas y disponibilidad para trabajar de noche". */
const BEGINNINGS: ReadonlySet<string> = new Set(
  wordList(`
conocimiento, conocimientos, experiencia, saber, tener, haber, disponibilidad, disponer, manejo, dominio, capacidad, habilidad, habilidades, formación, nociones, titulación, título, carné, carnet, permiso, certificado, contar, poder, conocer, uso, interpretar, gusto, facilidad, residir, vivir, ser, estar,
knowledge, experience, ability, willingness, understanding, evidence, familiarity, confidence, proven, excellent, good, strong, able, willing, fluent, valid`),
);
/** How well and for how long, before what is meant. */
const CARRIERS: ReadonlySet<string> = new Set(
  wordList(`
con, buen, buena, buenos, buenas, amplia, amplio, sólida, sólidos, mínima, mínimo, previa, demostrable, demostrada, alguna, experiencia, conocimiento, conocimientos, manejo, dominio, saber, capacidad, habilidad, habilidades, nociones, contar, tener, poder, haber, en, de, del, para, con, el, la, los, las, un, una, y, debes, deberás, debe, es, imprescindible, necesario, que, pedimos, se, requiere, valorará, valoramos, valora, será, plus, además, también, hace, falta, tienes, necesitamos,
proven, solid, strong, good, excellent, demonstrable, some, recent, relevant, previous, basic, working, experience, knowledge, understanding, ability, evidence, involvement, familiarity, skills, capacity, of, in, with, to, using, as, on, the, a, an, and, you, have, need, must, able, confident, comfortable, be, at, least, minimum`),
);
const TIME =
  /^(?:anos?|years?|yrs?|mes|meses|months?|horas?|hours?|dias?|days?|semanas?|weeks?|vacaciones)$/;
/** The company speaks of itself, or only says whom it looks for. */
const NOT_ASKED: ReadonlySet<string> = new Set(
  wordList(`
we, our, us, employer, company, nosotros, creemos, somos, nuestro, nuestra, nuestros, nuestras, empresa, buscamos, incorporamos, candidates, candidatos, candidaturas, discrimination, regard`),
);
const FEWEST_STEMS = 2;
const MOST_WORDS = 12;

/** A clause that asks for something in words no catalogue has: it is kept in its own. */
export function findOwnWords(
  tokens: readonly Token[],
  isAsking: (index: number) => boolean,
  taken: (index: number) => boolean,
  isSame: (one: number, other: number) => boolean,
): readonly TermSpan[] {
  const spans: TermSpan[] = [];
  let first = 0;
  while (first < tokens.length) {
    let end = first + 1;
    while (end < tokens.length && isSame(first, end) && tokens[end]?.isLineStart === false) end++;
    const isOfCompany = tokens.slice(first, end).some(({ word }) => NOT_ASKED.has(word));
    if (isAsking(first) && !isOfCompany) spans.push(...readSentence(tokens, first, end, taken));
    first = end;
  }
  return spans;
}

function readSentence(
  tokens: readonly Token[],
  first: number,
  end: number,
  taken: (index: number) => boolean,
): readonly TermSpan[] {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, step) => from + step);
  const starts = range(first, end).filter((at) => at === first || begins(tokens, at));
  return starts.flatMap((start, index) => {
    const stop = starts[index + 1] ?? end;
    // What stands before a colon is a heading.
    if (range(start, stop).some(taken) || /:/.test(tokens[stop]?.gap ?? '')) return [];
    const span = trim(tokens, start, stop);
    return span === null ? [] : [span];
  });
}

function begins(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (token === undefined || before === undefined) return false;
  const isAfterStop = /[,;:()]/.test(token.gap);
  return BEGINNINGS.has(token.word) && (isAfterStop || CONJUNCTIONS.has(before.word));
}

/** What is meant, without the words that only say that it is asked for. */
function trim(tokens: readonly Token[], start: number, stop: number): TermSpan | null {
  let first = start;
  while (first < stop && CARRIERS.has(tokens[first]?.word ?? '')) first += 1;
  let last = first;
  while (last + 1 < stop && last + 1 - first < MOST_WORDS && !isAside(tokens[last + 1])) last += 1;
  while (last > first && isEmpty(tokens[last])) last -= 1;
  const words = tokens.slice(first, last + 1);
  if (words.some(({ word }) => TIME.test(word) || offerWords.has(word))) return null;
  const telling = readStems(words.filter((token) => !isEmpty(token)));
  return telling.length < FEWEST_STEMS ? null : { first, last };
}

function isAside(token: Token | undefined): boolean {
  return token === undefined || /[(:]/.test(token.gap);
}

function isEmpty(token: Token | undefined): boolean {
  return token === undefined || empties.has(token.word) || CONJUNCTIONS.has(token.word);
}
