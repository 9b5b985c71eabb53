import { type Direction, sure, type Translated, unsure } from './direction';
import { findCertificate, findSkill, withFirstLetterOf } from './translate-names';

export function translateSkill(name: string, direction: Direction): Translated {
  const found = findSkill(name, direction);
  return found === undefined ? unsure(name) : sure(withFirstLetterOf(name, found));
}

export function translateCertificate(name: string, direction: Direction): Translated {
  const found = findCertificate(name, direction);
  return found === undefined ? unsure(name) : sure(found);
}
