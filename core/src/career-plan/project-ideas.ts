import table from '../../data/project-ideas.tsv' with { type: 'text' };
import { readRows } from '../tables';

/** `{skill}` is what is practised, `{place}` where. */
interface ProjectText {
  readonly title: string;
  readonly description: string;
}

export interface ProjectIdea {
  readonly field: string;
  readonly es: ProjectText;
  readonly en: ProjectText;
}

const columns = ['field', 'es title', 'es text', 'en title', 'en text'] as const;

export const projectIdeas: readonly ProjectIdea[] = readRows(table, columns).map((row) => {
  if (row['en text'] === '') throw new Error(`a cell is missing: ${row['es title']}`);
  return {
    field: row.field,
    es: { title: row['es title'], description: row['es text'] },
    en: { title: row['en title'], description: row['en text'] },
  };
});
