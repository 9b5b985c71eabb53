import table from '../../../data/degree-phrases.tsv' with { type: 'text' };
import { type Degree, degrees } from '../../catalog/credentials';
import type { Token } from '../../language';
import { readNames, readRows } from '../../tables';
import { PhraseTree } from './phrase-tree';

export interface DegreeMention {
  readonly id: string;
  readonly es: string;
  readonly en: string;
  readonly level: number;
  readonly field: string;
  readonly first: number;
  readonly last: number;
  readonly acceptsSimilar: boolean;
}

interface Names {
  readonly tree: PhraseTree<Degree>;
}

const LOWER_MEANS_OTHER = new Set(
  'estudios studies grado doctor doctora curso ma ba master masters bachelor dea eso pau md march ats cou bup degree taller especializacion bachiller'.split(
    ' ',
  ),
);
/** Words of other things too: a degree only where something is begun with them. "Estudios de mercado" are none in a sentence. */
const BEGINS =
  /^(?:estudios|ciclo|profesional|formacion|studies|qualification|qualified|carrera|trade)$/;
const BEFORE_STUDIES =
  /^(?:y|o|u|con|tener|poseer|tengas|tenga|with|have|or|and|hold|un|una|a|vocational|university|relevant|contar)$/;
const OF_NO_SCHOOL =
  /^(?:mercado|market|caso|casos|case|campo|field|impacto|viabilidad|vida|mejora)$/;
const SIMILAR =
  /^(?:similar|similares|equivalent|equivalente|related|relevant|afin|afines|relacionad[oa]s?|comparable)$/;
const STUDENTS = /^(?:students?|candidates|theses|thesis|estudiantes|alumn[oa]s|tesis)$/;
const AND = /^(?:y|e|and)$/;
const RANKS = /^(?:grado|masters?|bachelor|degree)$/;
const REACH_SIMILAR = 12;
const REACH_CHOICE = 6;
const FIELD_OPENER = /^(?:in|en|within)$/;
const FIELD_ENDER =
  /^(?:with|con|plus|at|from|is|es|are|required|preferred|desirable|imprescindible|combined|as|to|for|para|you|we|experience|experiencia|minimum|years?|anos?|\d+|has|have|who|que|y?se|manejo|dominio|conocimientos?|knowledge|proficien\w*|valorable|deseable|colegiacion|colegiad[oa]|colegiatura)$/;

const LANGUAGES = new Set(
  'ingles english frances french aleman german espanol spanish portugues portuguese italiano italian catalan euskera gallego valenciano chino chinese'.split(
    ' ',
  ),
);

let names: Names | null = null;

function openNames(): Names {
  if (names !== null) return names;
  const tree = new PhraseTree<Degree>(true);
  for (const degree of degrees)
    if (degree.level > 0) for (const name of [...degree.es, ...degree.en]) tree.add(name, degree);
  for (const row of readRows(table, ['degree', 'names'])) {
    const degree = degrees.find(({ id }) => id === row.degree);
    if (degree !== undefined) for (const name of readNames(row.names)) tree.add(name, degree);
  }
  names = { tree };
  return names;
}

/** The fields a degree is known by, without the rank: "Building Engineering". */
export function listFields(id: string): readonly string[] {
  const degree = degrees.find((one) => one.id === id);
  if (degree === undefined || degree.field === 'general' || degree.field === 'school') return [];
  return [...degree.es, ...degree.en].map((name) => name.replace(/^.*?\b(?:in|en)\s+/i, ''));
}

/** Degrees named in a text. With `isWhole` the text is a CV's degree field, where nothing else is meant. */
export function findDegrees(tokens: readonly Token[], isWhole = false): readonly DegreeMention[] {
  const { tree } = openNames();
  const found: DegreeMention[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const match = tree.matchAt(tokens, at);
    const [degree] = match?.values ?? [];
    if (match === null || degree === undefined || isOtherSense(tokens, at, match.last)) continue;
    if (isWhole || isDegree(tokens, at, match.last)) {
      found.push({
        id: degree.id,
        es: degree.es[0] ?? degree.id,
        en: degree.en[0] ?? degree.id,
        level: degree.level,
        field: degree.field,
        first: at,
        last: isWhole ? match.last : findFieldsEnd(tokens, at, match.last),
        acceptsSimilar: hasSimilar(tokens, match.last),
      });
    }
    at = isWhole ? match.last : Math.max(match.last, found.at(-1)?.last ?? 0);
  }
  return isWhole ? found : dropGeneral(tokens, found);
}

const OTHER_SENSES: Readonly<Record<string, RegExp>> = {
  dea: /^(?:soporte|vital|svb|rcp|desfibrilad\w+|reanimacion|auxilios|aed)$/,
  ats: /^(?:algun|un|an|the|software|herramientas?|tools?|reclutamiento|recruit\w*|seleccion|candidat\w+|applicants?|tracking|cv)$/,
};
const REACH_SENSE = 5;
/** "Experiencia docente en FP", "clases en FP": where somebody teaches. */
const TAUGHT_IN =
  /^(?:experiencia|docente|docencia|profesor\w*|clases?|teach\w*|ensenanza|impart\w*)$/;
const REACH_TAUGHT = 3;

/** "Soporte vital y DEA" is about a defibrillator, "algún ATS" about software, FP&A about planning. */
function isOtherSense(tokens: readonly Token[], first: number, last: number): boolean {
  const [token, next] = [tokens[first], tokens[last + 1]];
  if (token === undefined || first < last) return false;
  if (next?.gap === '&') return true;
  if (FIELD_OPENER.test(tokens[first - 1]?.word ?? '')) {
    const before = tokens.slice(Math.max(0, first - 1 - REACH_TAUGHT), first - 1);
    if (before.some(({ word }) => TAUGHT_IN.test(word))) return true;
  }
  const other = OTHER_SENSES[token.word];
  const around = tokens.slice(Math.max(0, first - REACH_SENSE), last + 1 + REACH_SENSE);
  return other !== undefined && around.some(({ word }) => other.test(word));
}

/** "licenciatura o grado en Derecho": the first is only another name for the rank of the second. */
function dropGeneral(
  tokens: readonly Token[],
  found: readonly DegreeMention[],
): readonly DegreeMention[] {
  const kept: DegreeMention[] = [];
  for (const one of found) {
    const before = kept.at(-1);
    const between = tokens.slice((before?.last ?? 0) + 1, one.first).map(({ word }) => word);
    const isChoice = between.length === 1 && /^(?:o|u|or|y|and)$/.test(between[0] ?? '');
    const isRankOnly = before?.field === 'general' && before.level === one.level;
    const namesField = tokens
      .slice(one.first, one.last + 1)
      .some(({ word }) => FIELD_OPENER.test(word));
    if (before !== undefined && isRankOnly && isChoice)
      kept.splice(-1, 1, { ...one, first: before.first });
    // "a degree or Master's in Social Work": either rank, in that field.
    else if (
      before?.field === 'general' &&
      before.level < one.level &&
      isChoice &&
      namesField &&
      !tokens.slice(before.first, before.last + 1).some(({ word }) => FIELD_OPENER.test(word))
    )
      kept.splice(-1, 1, { ...before, last: one.last });
    else kept.push(one);
  }
  return kept;
}

function isDegree(tokens: readonly Token[], first: number, last: number): boolean {
  const token = tokens[first];
  if (token === undefined) return false;
  // "supervision of PhD students": people, not what is asked for.
  if (tokens.slice(last + 1, last + 4).some(({ word }) => STUDENTS.test(word))) return false;
  // One "estudio" is something that is made: of a market, of how somebody walks.
  if (token.word === 'estudio') return false;
  if (BEGINS.test(token.word)) {
    const isBegun = token.isLineStart || /[,;:•]/.test(token.gap);
    const next = tokens[last + 1]?.word ?? '';
    if (OF_NO_SCHOOL.test(next === 'de' ? (tokens[last + 2]?.word ?? '') : next)) return false;
    if (!isBegun && !BEFORE_STUDIES.test(tokens[first - 1]?.word ?? '')) return false;
    if (/^(?:de|del|en|in|of|relacionados)$/.test(next)) return true;
  }
  // "Solutions Architect Associate" and "a Level 3" are of other ladders.
  if (first === last && /^associates?$/.test(token.word)) return false;
  if (token.text === 'a' && tokens[last]?.word === 'level') return false;
  if (last > first || !LOWER_MEANS_OTHER.has(token.word)) return true;
  if (RANKS.test(token.word) && isAlone(tokens, first)) return true;
  if (token.word === 'degree')
    return /^(?:in|level|educated|or)$/.test(tokens[last + 1]?.word ?? '');
  if (token.word === 'march') return token.text === 'MArch';
  if (token.text.length <= 3) return token.text === token.text.toUpperCase();
  const next = tokens[last + 1]?.word ?? '';
  // "grado en Economía", "master in Finance": a field follows, so nothing else is meant.
  if (/^(?:grado|masters?|bachelor)$/.test(token.word) && FIELD_OPENER.test(next)) return true;
  return /^\p{Lu}/u.test(token.text) && /^(?:en|in|of|degree|universitario|or|o)$/.test(next);
}

/** "Requisitos: Grado, inglés B2": one of a list, or a line to itself. */
function isAlone(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  const begins = token?.isLineStart || /[,;:•]|\.\s/.test(token?.gap ?? '');
  return begins && (next === undefined || /[,;\n]|\.\s/.test(next.gap));
}

/** "… in Statistics, Mathematics or similar": the fields belong to the degree. */
function findFieldsEnd(tokens: readonly Token[], first: number, named: number): number {
  const last = skipOtherRank(tokens, named);
  const namesField = tokens.slice(first, last + 1).some(({ word }) => FIELD_OPENER.test(word));
  const isOpen =
    /^(?:formativo|de|con|qualification)$/.test(tokens[last]?.word ?? '') ||
    FIELD_OPENER.test(tokens[last]?.word ?? '') ||
    (namesField && hasChoice(tokens, last));
  const next = tokens[last + 1];
  if (next === undefined || isEnd(next.gap)) return last;
  if (next.gap.trim() === '(') return findBracketEnd(tokens, last);
  const isOfStudies = /^(?:estudios|ciclo)$/.test(tokens[last]?.word ?? '') && next.word === 'de';
  if (!isOpen && !isOfStudies && !FIELD_OPENER.test(next.word) && !isBranch(tokens, last))
    return named;
  let end = last;
  for (let at = last + 1; at <= last + REACH_SIMILAR; at++) {
    const token = tokens[at];
    if (token === undefined || isEnd(token.gap) || FIELD_ENDER.test(token.word)) break;
    // Behind a comma other fields come only where a choice is named.
    if (token.gap.includes(',') && (!hasChoice(tokens, at - 1) || isOther(tokens, at))) break;
    // "…, y máster en cooperación": one more degree, and no field of the first.
    if (at > last + 2 && RANKS.test(token.word) && AND.test(tokens[at - 1]?.word ?? '')) break;
    end = at;
    if (SIMILAR.test(token.word)) break;
  }
  return /^(?:y|e|o|or|and|a|an|the|la|el|un|una)$/.test(tokens[end]?.word ?? '') ? end - 1 : end;
}

/** "Grado medio o superior": either rank. */
function skipOtherRank(tokens: readonly Token[], last: number): number {
  const [or, rank] = [tokens[last + 1], tokens[last + 2]];
  const isRank = /^(?:superior|medio|higher|above)$/.test(rank?.word ?? '');
  return /^(?:o|or)$/.test(or?.word ?? '') && or?.gap === ' ' && isRank ? last + 2 : last;
}

/** "… de la rama de electricidad, imagen o sonido" */
function isBranch(tokens: readonly Token[], last: number): boolean {
  const words = tokens.slice(last + 1, last + 4).map(({ word }) => word);
  return /^(?:de|en) (?:la |una )?(?:rama|familia|especialidad)\b/.test(words.join(' '));
}

/** "Titulación universitaria (Filología, Traducción, Ingeniería…)": fields, and not one name or number. */
function findBracketEnd(tokens: readonly Token[], last: number): number {
  for (let at = last + 2; at <= last + REACH_SIMILAR; at++) {
    const gap = tokens[at]?.gap ?? ')';
    if (/[\n;:]/.test(gap) && !gap.includes(')')) return last;
    if (!gap.includes(')')) continue;
    const inside = tokens.slice(last + 1, at);
    const isList = inside.some(({ gap: before, word }) => before.includes(',') || word === 'o');
    return isList && !inside.some(({ word }) => /\d/.test(word)) ? at - 1 : last;
  }
  return last;
}

/** "… or related": other fields follow, and not other requirements. */
function hasChoice(tokens: readonly Token[], last: number): boolean {
  for (let at = last + 1; at <= last + REACH_CHOICE; at++) {
    const token = tokens[at];
    if (token === undefined || isEnd(token.gap)) return false;
    if (/^(?:or|o|u)$/.test(token.word)) return true;
  }
  return false;
}

/** "…, English B2 or French": no field of study. */
function isOther(tokens: readonly Token[], at: number): boolean {
  const isLanguage = (word: string): boolean => LANGUAGES.has(word);
  return isLanguage(tokens[at]?.word ?? '') || /^[abc][12]$/.test(tokens[at + 1]?.word ?? '');
}

function isEnd(gap: string): boolean {
  return /[\n;:!?]|\.\s/.test(gap);
}

function hasSimilar(tokens: readonly Token[], last: number): boolean {
  for (let at = last + 1; at <= last + REACH_SIMILAR; at++) {
    const token = tokens[at];
    if (token === undefined || /[\n;]|\.\s/.test(token.gap)) return false;
    if (SIMILAR.test(token.word)) return true;
  }
  return false;
}
