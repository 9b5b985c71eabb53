import type { Language } from '../language';
import { type EnglishUnit, readEnglishUnits } from './grammar/read-english-units';
import { readUnits, type Unit } from './grammar/read-units';

interface ProtectedText {
  readonly text: string;
  /** Puts the names back into a translation of the text. */
  readonly restore: (translation: string) => string;
}

/** A text whose names are replaced by marks that a machine translator leaves alone. */
export function protectTerms(
  text: string,
  from: Language,
  names: readonly string[] = [],
): ProtectedText {
  const kept: string[] = [];
  const units = from === 'es' ? readUnits(text, names) : readEnglishUnits(text, names);
  const marked = units
    .map((unit) => {
      const { kind, text: part, gap } = unit;
      if (kind !== 'name' && !isSharedName(unit)) return gap + part;
      kept.push(part);
      return `${gap}XQ${kept.length}X`;
    })
    .join('');
  return {
    text: marked,
    restore: (translation) =>
      translation.replace(/XQ(\d+)X/gi, (mark, number) => kept[Number(number) - 1] ?? mark),
  };
}

/** A tool that both languages call the same: "PostgreSQL". */
function isSharedName({ text, key, entries }: Unit | EnglishUnit): boolean {
  if (!/[\p{Lu}\d]/u.test(text)) return false;
  return entries.some(
    (entry) => entry.kind === 'noun' && ('es' in entry ? entry.es : entry.en).toLowerCase() === key,
  );
}
