import type { Direction } from './direction';
import { findSkill } from './translate-names';

const JOINTS: Readonly<Record<Direction['from'], RegExp>> = {
  es: /(, | [ye] )/,
  en: /(, | and )/,
};

/** A short name such as "compras y logística": undefined when the catalogue does not have each of its parts. */
export function translateNoun(name: string, direction: Direction): string | undefined {
  const { from, to } = direction;
  const whole = findSkill(name, direction);
  if (whole !== undefined) return whole;
  const parts = name.trim().toLowerCase().split(JOINTS[from]);
  const told = parts.map((part, at) => {
    if (at % 2 === 0) return findSkill(part, direction);
    if (part === ', ') return part;
    return to === 'en' ? ' and ' : ' y ';
  });
  return told.includes(undefined) ? undefined : told.join('');
}
