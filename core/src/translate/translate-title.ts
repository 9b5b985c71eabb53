import { jobTitles } from '../catalog/titles';
import { beginWordWithSmallLetter } from '../text';
import { type Direction, sure, type Translated, unsure } from './direction';
import { composeModified, composeTitle, findField } from './names/compose-title';
import { titlePairs } from './names/field-pairs';
import { findAside, isInitials, writeAside } from './names/find-aside';
import { type Found, type Names, NameTable } from './names/name-table';
import { type Gender, hasGender, toMasculine, writeTitleFor } from './names/spanish-gender';
import { spellGrades } from './spell-grades';
import { nearTo, withFirstLetterOf } from './translate-names';

let known: { readonly exact: NameTable; readonly catalogued: NameTable } | undefined;

function titleNames() {
  known ??= {
    exact: new NameTable(titlePairs, []),
    catalogued: new NameTable([], jobTitles, {
      arrange: putMasculinesFirst,
      isSame: (one, other) => toMasculine(one) === toMasculine(other),
    }),
  };
  return known;
}

/** The catalogue has the feminine of a title first. Until the CV tells who it is, the masculine is written. */
function putMasculinesFirst({ es, en }: Names): Names {
  return {
    es: [...new Set([...es.map(toMasculine).filter((name) => es.includes(name)), ...es])],
    en,
  };
}

/** "Responsable de almacén / Jefa de turno": each part by the catalogue, or put together from the word for the post. */
export function translateTitle(
  written: string,
  direction: Direction,
  gender: Gender | undefined,
): Translated {
  if (written.trim() === '') return sure(written);
  const title = direction.from === 'es' ? spellPost(written) : written;
  const whole = translatePart(title, direction);
  if (whole !== undefined && whole.cover < 1)
    return nearTo(withFirstLetterOf(title, whole.text), whole.cover);
  if (whole !== undefined) return writeFor(gender, direction, withFirstLetterOf(title, whole.text));
  const unknown: string[] = [];
  const parts = title
    .split(/(\s*[/|·()]\s*|\s+[–—-]\s+|,\s+|\s+y\s+|\s+and\s+)/)
    .map((part, at, all) => {
      if (at % 2 === 1)
        return direction.to === 'en' ? part.replace(' y ', ' and ') : part.replace(' and ', ' y ');
      if (part.trim() === '') return part;
      const title = translatePart(part, direction);
      const found = title?.cover === 1 ? title : undefined;
      // "tienda y almacén" has one post, "conductora (turno de noche)" one and what it is about.
      const isAside = at > 0 && !/ (?:y|and) /.test(all[at - 1] ?? '');
      const text = isAside ? nameAside(part, found, direction) : found?.text;
      if (text === undefined) unknown.push(part);
      if (text === undefined) return part;
      // Spanish begins with a small letter what is in brackets.
      const isBracketed = direction.to === 'es' && /\($/.test(all[at - 1] ?? '');
      return isBracketed ? beginWordWithSmallLetter(text) : withFirstLetterOf(part, text);
    });
  return unknown.length === 0
    ? writeFor(gender, direction, sayOnce(parts.join('')))
    : unsure(parts.join(''), unknown);
}

/** "TCAE (auxiliar de enfermería)": the other language has one word for both. */
function sayOnce(title: string): string {
  const [, name = '', opening = '', aside, closing = ''] =
    /^(.+?)( \()([^()]+)(\))$/.exec(title) ?? [];
  return aside === undefined ? title : writeAside(name, opening, aside, closing);
}

/** "(ATE)" is short for the post that is named before it; "(turno de noche)" says when. */
function nameAside(
  aside: string,
  title: Found | undefined,
  direction: Direction,
): string | undefined {
  const field = findField(aside, direction) ?? findAside(aside, direction);
  return isInitials(aside) ? (field ?? aside) : (title?.text ?? field);
}

/** "Oficial 1.ª electricista", "Camarero/a": the grade in words, and one of both genders, which English does not tell. */
const spellPost = (title: string): string =>
  spellGrades(title).replace(/(?<=\p{L})(?:\/[oa]s?|\([oa]s?\))(?!\p{L})/giu, '');

/** English does not tell whether it is a woman or a man. Where the rest of the CV does not either, the person knows. */
export function writeFor(
  gender: Gender | undefined,
  { to }: Direction,
  title: string,
  isSure = true,
): Translated {
  if (to === 'en') return { text: title, isSure };
  const text = writeTitleFor(title, gender);
  return isSure && (gender !== undefined || !hasGender(text)) ? sure(text) : unsure(text);
}

function translatePart(part: string, direction: Direction): Found | undefined {
  const exact = findExact(part, direction);
  if (exact !== undefined) return { text: exact, cover: 1 };
  const found = titleNames().catalogued.find(part, direction);
  if (found?.cover === 1) return found;
  const composed = composeTitle(part, direction, (rest, way) => {
    const title = translatePart(rest, way);
    return title?.cover === 1 ? title.text : undefined;
  });
  if (composed !== undefined) return { text: composed, cover: 1 };
  // "Camarera en un restaurante": where somebody worked is what the post is called by.
  const named = part.replace(/ en (?:el |la |un |una )?/i, ' de ');
  const post = direction.from === 'es' && named !== part ? findExact(named, direction) : undefined;
  return post === undefined ? found : { text: post, cover: 1 };
}

const findInTable = (name: string, direction: Direction): string | undefined =>
  titleNames().exact.find(name, direction)?.text;

/** "Senior payroll officer": also where the catalogue has it under another post. */
function findExact(part: string, direction: Direction): string | undefined {
  return (
    findInTable(part, direction) ??
    (direction.from === 'es' ? findInTable(toMasculine(part), direction) : undefined) ??
    composeModified(part.trim(), direction, findExact)
  );
}
