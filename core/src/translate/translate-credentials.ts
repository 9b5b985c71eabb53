import { type Direction, sure, type Translated, unsure } from './direction';
import { translateDegree } from './translate-degree';
import {
  findCertificate,
  findSkill,
  translateProficiency,
  withFirstLetterOf,
} from './translate-names';

/** "Contabilidad (avanzado)", "Gestión de equipos", "SAP": a name we do not know stays, and is a draft if it has plain words. */
export function translateSkill(name: string, direction: Direction): Translated {
  if (name.trim() === '') return sure(name);
  const graded = translateGraded(name, direction);
  if (graded !== undefined) return sure(graded);
  const found = findSkill(name, direction);
  if (found !== undefined && !name.includes('(')) return sure(withFirstLetterOf(name, found));
  const [, skill, level] = /^(.+?)\s*[(:–-]\s*([^()]+?)\)?$/.exec(name) ?? [];
  if (skill !== undefined && level !== undefined) {
    const known = findSkill(skill, direction) ?? (isProductName(skill) ? skill : undefined);
    const how = translateProficiency(level, direction);
    if (known !== undefined && how.isSure)
      return sure(`${withFirstLetterOf(skill, known)} (${how.text.toLowerCase()})`);
  }
  if (found !== undefined) return sure(withFirstLetterOf(name, found));
  return isProductName(name) ? sure(name) : unsure(name);
}

/** "Excel avanzado": how well is part of what the person says, though the catalogue knows it as another name of Excel. */
function translateGraded(name: string, direction: Direction): string | undefined {
  const [, skill, level] =
    /^(.+?)\s+(avanzad[oa]|intermedi[oa]|básic[oa]|expert[oa])$/iu.exec(name) ?? [];
  if (skill === undefined || level === undefined) return undefined;
  const known = findSkill(skill, direction) ?? (isProductName(skill) ? skill : undefined);
  const graded = translateProficiency(level, direction);
  if (known === undefined || !graded.isSure) return undefined;
  return `${withFirstLetterOf(skill, known)} (${graded.text.toLowerCase()})`;
}

/** Every word has a capital, a number or a sign that plain words do not have. */
function isProductName(name: string): boolean {
  const words = name.trim().split(/\s+/);
  const isMarked = (word: string) => /[\d+#&./]|\p{Ll}\p{Lu}|^\p{Lu}{2,}/u.test(word);
  return words.some(isMarked) && words.every((word) => isMarked(word) || /^\p{Lu}/u.test(word));
}

export function translateCertificate(name: string, direction: Direction): Translated {
  if (name.trim() === '') return sure(name);
  const found = findCertificate(name, direction);
  if (found !== undefined) return sure(found);
  if (isProductName(name)) return sure(name);
  const degree = translateDegree(name, direction);
  return degree.isSure ? degree : translateSkill(name, direction);
}
