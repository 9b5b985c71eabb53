import { readNames, readRows } from '../../tables';

/** The month the practices and trends were written in: they describe the state of that month. */
export const INDUSTRIES_WRITTEN = '2026-11';

/** A field of business as people name it; several share one family of job titles. */
export interface Industry {
  readonly id: string;
  /** The first name in a language is the one that is shown; the others are recognized. */
  readonly es: readonly string[];
  readonly en: readonly string[];
  /** Families of `titles/`. */
  readonly families: readonly string[];
  /** Categories of `skills/` that tell its titles from others of the same family; none means all of them. */
  readonly categories: readonly string[];
}

const columns = ['id', 'es', 'en', 'families', 'categories'] as const;

export function readIndustries(table: string): readonly Industry[] {
  return readRows(table, columns).map(({ id, es, en, families, categories }) => ({
    id,
    es: readNames(es),
    en: readNames(en),
    families: readNames(families),
    categories: readNames(categories),
  }));
}

/** A sentence or two in both languages, under the industry (or platform, or level) it belongs to. */
export interface IndustryNote {
  readonly group: string;
  readonly es: { readonly head: string; readonly text: string };
  readonly en: { readonly head: string; readonly text: string };
}

const noteColumns = ['subject', 'es head', 'es text', 'en head', 'en text'] as const;

export function readIndustryNotes(table: string): readonly IndustryNote[] {
  return readRows(table, noteColumns).map((row) => {
    if (row['en text'] === '') throw new Error(`a cell is missing: ${row['es head']}`);
    return {
      group: row.subject,
      es: { head: row['es head'], text: row['es text'] },
      en: { head: row['en head'], text: row['en text'] },
    };
  });
}
