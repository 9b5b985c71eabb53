import table from '../../data/organisation-words.tsv' with { type: 'text' };
import { readRows } from '../tables';

const ARTICLES: Readonly<Record<string, { readonly in: string; readonly of: string }>> = {
  masculine: { in: 'en el', of: 'del' },
  feminine: { in: 'en la', of: 'de la' },
};
const genders = new Map(
  readRows(table, ['gender', 'word']).map(({ gender, word }) => [word, gender]),
);

/** Organizations whose name begins with what they are take an article in Spanish: "en el Hospital San Telmo". */
function findArticles(name: string) {
  const [first = '', rest] = name.split(/\s/u, 2);
  return rest === undefined ? undefined : ARTICLES[genders.get(first.toLowerCase()) ?? ''];
}

/** After "en". */
export const inOrganisation = (name: string): string => `${findArticles(name)?.in ?? 'en'} ${name}`;

/** After a noun: "el equipo del Hospital San Telmo". */
export const ofOrganisation = (name: string): string => `${findArticles(name)?.of ?? 'de'} ${name}`;
