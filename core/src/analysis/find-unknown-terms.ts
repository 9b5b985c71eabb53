import { stopWords, wordList } from '../catalog';
import { CONJUNCTIONS } from './everyday-words';
import type { PlaceTrust } from './find-mentions';
import type { Token } from './tokens';

export interface TermSpan {
  readonly first: number;
  readonly last: number;
}

const MOST_TERM_WORDS = 4;
const MOST_TERMS_AFTER_TRIGGER = 8;

/** "experience with …": the last two words before what is asked for. */
const triggers = new Set(
  `experience with, experience in, experience of, experience using, experienced in, experienced with, knowledge of, knowledge in, understanding of, proficiency in, proficiency with, proficient in, proficient with, proficient at, familiarity with, familiar with, expertise in, expertise with, background in, background on, skilled in, skills in, specialised in, specialized in, trained in, certified in, certification in, training in, degree in, grounding in, comfortable with, mastery of, command of, exposure to, versed in, competence in, interest in, passionate about, passion for, expert in, awareness of, fluent in, master in, phd in, working with,
conocimientos de, conocimientos en, conocimiento de, conocimiento en, conocimiento del, conocimientos del, experiencia en, experiencia con, manejo de, manejo del, dominio de, dominio del, experto en, experta en, especialista en, formación en, nociones de, uso de, certificación en, familiaridad con, familiarizado con, experiencia de`
    .split(/,\s*/)
    .map((pair) => pair.normalize('NFD').replace(/\p{M}/gu, '').trim()),
);

/** Words that end a term: what follows is said about it, not part of it. */
const enders = new Set(
  wordList(`
to, as, for, that, which, who, when, where, while, is, are, was, be, will, would, has, have, can, must, should, you, we, they, our, your, their, at, from, by, on, with, within, through, including, such, like, e.g, eg, ie, etc, preferred, preferably, required, desirable, essential, plus, using, across, into, both, because, also, if, but, not, than, this, these, nice, i,
para, que, como, cuando, donde, es, son, ser, sera, con, por, desde, hasta, sobre, entre, durante, si, pero, no, se, nuestro, nuestra, tu, su, sus, mediante, incluyendo, tales, tipo, imprescindible, valorable, deseable, preferiblemente, sin, será, a, al, ante`),
);
/** Words that say how much or which, before a term. */
const openers = new Set(
  wordList(`
a, an, the, some, any, all, other, various, different, several, relevant, proven, strong, good, solid, excellent, deep, basic, advanced, extensive, working, practical, hands, similar, modern, related, least, one, two, more, at, or, and, of, in, with, following, professional, previous, prior, new, general, great, broad, high, level, demonstrable, demonstrated, either, prepared, technical, both, common,
el, la, los, las, un, una, unos, unas, otros, otras, otro, otra, diversos, diversas, diferentes, distintas, avanzados, avanzado, básicos, básico, sólidos, buenos, buen, buena, nivel, alto, medio, previa, demostrable, similares, similar, puestos, puesto, de, del, en, con, y, o, cualquier, alguna, algún, al, menos, usuario`),
);
/** Words that by themselves name no skill. */
const empties = new Set([
  ...stopWords.es,
  ...stopWords.en,
  ...wordList(`
role, roles, position, positions, field, fields, area, areas, environment, environments, industry, sector, team, teams, people, company, similar, relevant, equivalent, related, similares, equivalente, following, plus, etc, years, experience, knowledge, work, working, job, business, time, way, range, variety, world, day, month, months, level, high, areas, problem, others, other, someone, something, what, how, candidate, candidates, client, clients, things, tools, technologies, systems, language, languages, skills, subject, topics, discipline, disciplines, one, more, least, part, data, process, processes, products, product, projects, project,
puesto, puestos, sector, área, entorno, entornos, funciones, función, empresa, empresas, equipo, equipos, clientes, tareas, posición, cargo, mínima, mínimo, años, trabajo, herramientas, tecnologías, sistemas, idiomas, idioma, nivel, persona, personas, proyectos, proyecto, productos, producto, ámbito, campo, servicio, servicios, gestión, materia, mismo, misma, disponibilidad`),
]);
/** Capitals that are no skills: places, forms, ranks and the furniture of postings. */
const notNames = new Set(
  wordList(`
cv, eu, ue, us, usa, uk, hr, rrhh, ceo, cto, cfo, sl, sa, slu, gmbh, inc, ltd, llc, eur, usd, gbp, k, ok, faq, id, am, pm, tbd, asap, etc, ii, iii, iv, nd, st, covid, covid19, h, m, f, d, x, n, b, c, r, organization, location, name, address, contact, description, profession, url, email, www, http, https, com, org, net, madrid, barcelona, valencia, sevilla, españa, spain, london, europe, europa, i, no, and, or, the, not, all, you, we, our, a1, a2, b1, b2, c1, c2`),
);

/** Terms in the place of a skill that the catalogue has not. `taken` tells the tokens that are already understood. */
export function findUnknownTerms(
  tokens: readonly Token[],
  taken: (index: number) => boolean,
  trustAt: (token: Token) => PlaceTrust,
): readonly TermSpan[] {
  const spans: TermSpan[] = [];
  const claimed = new Set<number>();
  const claim = (span: TermSpan | null): void => {
    if (span === null) return;
    for (let at = span.first; at <= span.last; at++) if (claimed.has(at)) return;
    for (let at = span.first; at <= span.last; at++) claimed.add(at);
    spans.push(span);
  };
  for (let at = 1; at < tokens.length; at++) {
    const before = tokens[at - 1];
    const token = tokens[at];
    if (before === undefined || token === undefined) continue;
    if (triggers.has(`${before.word} ${token.word}`) && trustAt(token) !== 'none')
      for (const span of readListAfter(tokens, at + 1, taken)) claim(span);
  }
  tokens.forEach((token, at) => {
    if (taken(at) || claimed.has(at)) return;
    const trust = trustAt(token);
    if (trust === 'none') return;
    if (looksLikeName(tokens, at, trust, taken)) claim({ first: at, last: at });
    else if (trust !== 'prose') {
      const line = token.isLineStart ? readShortLine(tokens, at, taken) : null;
      claim(line ?? (isBetweenKnown(tokens, at, taken) ? readBetween(tokens, at, taken) : null));
    }
  });
  return spans.sort((a, b) => a.first - b.first);
}

function readListAfter(
  tokens: readonly Token[],
  from: number,
  taken: (index: number) => boolean,
): readonly TermSpan[] {
  const spans: TermSpan[] = [];
  let at = from;
  for (let term = 0; term < MOST_TERMS_AFTER_TRIGGER && at < tokens.length; term++) {
    while (at < tokens.length && openers.has(tokens[at]?.word ?? '') && !isStop(tokens, at, from))
      at++;
    const first = at;
    let isKnown = false;
    while (at < tokens.length && !isStop(tokens, at, from) && !enders.has(tokens[at]?.word ?? '')) {
      if (
        at > first &&
        (isSeparated(tokens[at]?.gap ?? '') || CONJUNCTIONS.has(tokens[at]?.word ?? ''))
      )
        break;
      if (taken(at)) isKnown = true;
      at++;
    }
    const last = Math.min(at - 1, first + MOST_TERM_WORDS - 1);
    if (last >= first && !isKnown && isTerm(tokens, first, last)) spans.push({ first, last });
    const next = tokens[at];
    if (next === undefined || isStop(tokens, at, from) || enders.has(next.word)) break;
    if (at === first) break;
  }
  return spans;
}

function isStop(tokens: readonly Token[], at: number, from: number): boolean {
  const gap = tokens[at]?.gap ?? '';
  return at > from ? /[.;:\n!?]/.test(gap) : /[.;\n!?]/.test(gap);
}

function isSeparated(gap: string): boolean {
  return /[,/()|•]/.test(gap);
}

function isTerm(tokens: readonly Token[], first: number, last: number): boolean {
  for (let at = first; at <= last; at++) {
    const token = tokens[at];
    if (token === undefined) return false;
    if (!empties.has(token.word) && !/^\d+$/.test(token.word) && token.word.length > 2) return true;
    if (
      token.text.length > 1 &&
      token.text === token.text.toUpperCase() &&
      /\p{Lu}/u.test(token.text) &&
      !notNames.has(token.word)
    )
      return true;
  }
  return false;
}

/** "PostgrSQL", "TDD", "E2E", "Vue3": nobody writes so but in names. */
function looksLikeName(
  tokens: readonly Token[],
  at: number,
  trust: PlaceTrust,
  taken: (index: number) => boolean,
): boolean {
  const token = tokens[at];
  if (token === undefined || notNames.has(token.word) || token.text.length < 2) return false;
  if (/<$/.test(token.gap)) return false;
  const isInnerCapital = /\p{Ll}\p{Lu}|^\p{Lu}{2,}\p{Ll}/u.test(token.text);
  const isCapitals =
    /^\p{Lu}[\p{Lu}\d+#]{1,6}s?$/u.test(token.text) && /\p{Lu}{2}|\d/u.test(token.text);
  const isVersioned = /^\p{Lu}\p{L}+\d+$/u.test(token.text);
  if (!isInnerCapital && !isCapitals && !isVersioned) return false;
  if (isShouting(tokens, at)) return false;
  if (isInnerCapital || trust !== 'prose') return true;
  return taken(at - 1) || taken(at + 1);
}

/** A line in capitals says nothing by its capitals. */
function isShouting(tokens: readonly Token[], at: number): boolean {
  const isCapitals = (token: Token | undefined): boolean =>
    token !== undefined &&
    token.text.length > 3 &&
    token.text === token.text.toUpperCase() &&
    /\p{Lu}/u.test(token.text);
  return isCapitals(tokens[at - 1]) || isCapitals(tokens[at + 1]);
}

/** Under a heading that asks, a line of a few words is what is asked for. */
function readShortLine(
  tokens: readonly Token[],
  first: number,
  taken: (index: number) => boolean,
): TermSpan | null {
  let last = first;
  while (tokens[last + 1] !== undefined && tokens[last + 1]?.isLineStart === false) {
    last += 1;
    if (last - first >= MOST_TERM_WORDS - 1) break;
  }
  const next = tokens[last + 1];
  if (next !== undefined && (!next.isLineStart || /:/.test(next.gap))) return null;
  for (let at = first; at <= last; at++) {
    const token = tokens[at];
    if (token === undefined || taken(at) || enders.has(token.word) || /</.test(token.gap))
      return null;
    if (at > first && /[:.;]/.test(token.gap)) return null;
  }
  return isTerm(tokens, first, last) ? { first, last } : null;
}

function isBetweenKnown(
  tokens: readonly Token[],
  at: number,
  taken: (index: number) => boolean,
): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (token === undefined || before === undefined) return false;
  if (/^\p{Lu}/u.test(token.text) && isBeforeKnown(tokens, at, taken)) return true;
  if (token.isLineStart) return false;
  if (/,/.test(token.gap)) return taken(at - 1) || CONJUNCTIONS.has(before.word);
  return CONJUNCTIONS.has(before.word) && taken(at - 2) && !/[.;:]/.test(token.gap);
}

function readBetween(
  tokens: readonly Token[],
  first: number,
  taken: (index: number) => boolean,
): TermSpan | null {
  let at = first;
  while (at < tokens.length && at - first <= MOST_TERM_WORDS) {
    const token = tokens[at];
    if (token === undefined || (at > first && (token.isLineStart || /[,.;:()]/.test(token.gap))))
      break;
    if (CONJUNCTIONS.has(token.word) || taken(at)) break;
    if (enders.has(token.word)) return null;
    at++;
  }
  const last = at - 1;
  if (last < first || last - first >= MOST_TERM_WORDS || taken(at)) return null;
  return isTerm(tokens, first, last) ? { first, last } : null;
}

/** "Workday or SuccessFactors": the first of a list of which the second is known. */
function isBeforeKnown(
  tokens: readonly Token[],
  at: number,
  taken: (index: number) => boolean,
): boolean {
  const next = tokens[at + 1];
  if (next === undefined || next.isLineStart || /[.;:]/.test(next.gap)) return false;
  if (taken(at + 1)) return /[,/]/.test(next.gap);
  return CONJUNCTIONS.has(next.word) && taken(at + 2) && !/[.;:\n]/.test(tokens[at + 2]?.gap ?? '');
}
