import { jobTitles } from '../catalog/titles';
import { type Direction, sure, type Translated, unsure } from './direction';
import { PairTable } from './pair-table';
import { findSkill, withFirstLetterOf } from './translate-names';
import { titlePatterns } from './words/title-patterns';

let known: PairTable | undefined;

function findTitle(title: string, direction: Direction): string | undefined {
  known ??= new PairTable(jobTitles);
  return known.find(title, direction);
}

/** "Responsable de almacén / Jefa de turno": each part by the catalogue, or put together from the word for the post. */
export function translateTitle(title: string, direction: Direction): Translated {
  if (title.trim() === '') return sure(title);
  const whole = translatePart(title, direction);
  // English does not tell whether it is a woman or a man; the person knows.
  if (whole !== undefined && direction.to === 'es' && hasGender(whole))
    return unsure(withFirstLetterOf(title, whole));
  if (whole !== undefined) return sure(withFirstLetterOf(title, whole));
  const unknown: string[] = [];
  const parts = title
    .split(/(\s*[/|·()]\s*|\s+[–—-]\s+|,\s+|\s+y\s+|\s+and\s+)/)
    .map((part, at) => {
      if (at % 2 === 1)
        return direction.to === 'en' ? part.replace(' y ', ' and ') : part.replace(' and ', ' y ');
      if (part.trim() === '') return part;
      const found = translatePart(part, direction);
      if (found === undefined) unknown.push(part);
      return found === undefined ? part : withFirstLetterOf(part, found);
    });
  return unknown.length === 0 ? sure(parts.join('')) : unsure(parts.join(''), unknown);
}

/** "contable" and "periodista" are both; "enfermera" and "profesor" are one. */
const hasGender = (title: string): boolean =>
  /(?:[oa]|or|ora|és)(?: |$)/.test(title.split(' de ')[0] ?? '') && !/ista(?: |$)/.test(title);

function translatePart(part: string, direction: Direction): string | undefined {
  const found = findTitle(part, direction);
  if (found !== undefined) return found;
  return translateLevel(part, direction) ?? translatePattern(part, direction);
}

const LEVELS = {
  es: [
    [/^(.+?)\s+s[eé]nior$/i, 'senior'],
    [/^(.+?)\s+j[uú]nior$/i, 'junior'],
    [/^(.+?)\s+en prácticas$/i, 'trainee'],
    [/^becari[oa] (?:de|en)\s+(.+)$/i, 'intern'],
    [/^prácticas (?:de|en)\s+(.+)$/i, 'intern'],
    [/^(?:sr|senior)\.?\s+(.+)$/i, 'senior'],
    [/^(?:jr|junior)\.?\s+(.+)$/i, 'junior'],
    [/^(.+?)\s+principal$/i, 'lead'],
    [/^(.+?)\s+autónom[oa]$/i, 'freelance'],
    [/^(.+?)\s+freelance$/i, 'freelance'],
  ],
  en: [
    [/^(?:senior|sr\.?)\s+(.+)$/i, 'sénior'],
    [/^(?:junior|jr\.?)\s+(.+)$/i, 'júnior'],
    [/^(?:trainee)\s+(.+)$/i, 'en prácticas'],
    [/^(?:freelance)\s+(.+)$/i, 'freelance'],
  ],
} as const;

function translateLevel(part: string, direction: Direction): string | undefined {
  for (const [pattern, level] of LEVELS[direction.from]) {
    const rest = pattern.exec(part.trim())?.[1];
    if (rest === undefined) continue;
    const title =
      translatePart(rest, direction) ??
      (level === 'intern' ? findSkill(rest, direction) : undefined);
    if (title === undefined) return undefined;
    if (direction.to === 'es') return `${title} ${level}`;
    return level === 'intern' ? `${title} intern` : `${level} ${title}`;
  }
  return undefined;
}

function translatePattern(part: string, direction: Direction): string | undefined {
  for (const { from, pattern, write } of titlePatterns) {
    const field = from === direction.from ? pattern.exec(part.trim())?.[1] : undefined;
    if (field === undefined) continue;
    const skill = findSkill(field, direction);
    if (skill !== undefined) return write(skill);
  }
  return undefined;
}
