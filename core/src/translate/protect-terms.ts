import type { DocumentLanguage } from '../document/document-words';
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
    .map(({ kind, text: part, gap }) => {
      if (kind !== 'name') return gap + part;
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
