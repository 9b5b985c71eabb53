import { type Direction, type Translated, unsure } from './direction';

/** How deeds told as nouns are told in English: "Gestión de nóminas" → "Managed payroll" in a past job. */
export type DeedTense = 'past' | 'present' | 'noun';

export interface ProseContext {
  readonly deeds: DeedTense;
  /** Names that stay as they are: employers, schools, the person. */
  readonly names: readonly string[];
}

export function translateProse(
  text: string,
  _direction: Direction,
  _context: ProseContext,
): Translated {
  return unsure(text);
}
