import type { DocumentLanguage } from '../document/document-words';
import { isNameAfterNoun } from './grammar/noun-context';
import { readUnits } from './grammar/read-units';

export interface ProtectedText {
  readonly text: string;
  /** Puts the names back into a translation of the text. */
  readonly restore: (translation: string) => string;
}

/** A text whose names are replaced by marks that a machine translator leaves alone. */
export function protectTerms(
  text: string,
  _from: DocumentLanguage,
  names: readonly string[] = [],
): ProtectedText {
  const kept: string[] = [];
  const marked = readUnits(text, names)
    .map((unit) => {
      const { kind, text: part, gap } = unit;
      if (kind !== 'name' && !isNameAfterNoun(unit)) return gap + part;
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
