import type { Direction } from './direction';
import { parseNounPhrase } from './grammar/noun-phrase';
import { readUnits } from './grammar/read-units';
import { findSkill } from './translate-names';

/** A short name such as "almacén y compras": undefined when a word in it is not known. */
export function translateNoun(name: string, direction: Direction): string | undefined {
  const skill = findSkill(name, direction);
  if (skill !== undefined) return skill;
  if (direction.from !== 'es') return undefined;
  const units = readUnits(name.trim().toLowerCase(), []);
  const parts: string[] = [];
  for (let at = 0; at < units.length; ) {
    const phrase = parseNounPhrase(units, at, 'bare');
    if (phrase === undefined || !phrase.isSure) return undefined;
    parts.push(phrase.modifier);
    at = phrase.end;
    const join = units[at];
    if (join === undefined) break;
    if (join.key === ',') parts.push(',');
    else if (/^[ye]$/.test(join.key)) parts.push('and');
    else return undefined;
    at++;
  }
  return parts.join(' ').replace(/ ,/g, ',');
}
