import { readNames, readTable } from '../read-table';

/** The month the practices and trends were written in: what is said here is said as of then. */
export const INDUSTRIES_WRITTEN = '2026-11';

/** A field of business as people name it; several share one family of job titles. */
export interface Industry {
  readonly id: string;
  /** The first name in a language is the one that is shown; the others are recognised. */
  readonly es: readonly string[];
  readonly en: readonly string[];
  /** Families of `titles/`. */
  readonly families: readonly string[];
  /** Categories of `skills/` that tell its titles from others of the same family; none means all of them. */
  readonly categories: readonly string[];
}

/** Reads lines such as `law ; derecho, legal, abogacía ; law, legal ; law ;`. */
export function readIndustries(source: string): readonly Industry[] {
  return readTable(source, 5).map(({ columns }) => {
    const [id = '', es, en, families, categories] = columns;
    return {
      id,
      es: readNames(es),
      en: readNames(en),
      families: readNames(families),
      categories: readNames(categories),
    };
  });
}

/** A sentence or two in both languages, under the industry (or platform, or level) it belongs to. */
export interface IndustryNote {
  readonly group: string;
  readonly es: { readonly head: string; readonly text: string };
  readonly en: { readonly head: string; readonly text: string };
}

/** Reads lines such as `título ; descripción ; title ; description` under `[industry]`. */
export function readIndustryNotes(source: string): readonly IndustryNote[] {
  return readTable(source, 4).map(({ group, line, columns }) => {
    const [headEs = '', textEs = '', headEn = '', textEn = ''] = columns;
    if (textEn === '') throw new Error(`a column is missing in line ${line}`);
    return { group, es: { head: headEs, text: textEs }, en: { head: headEn, text: textEn } };
  });
}
