import english from '../../../data/translation/hints-en.tsv' with { type: 'text' };
import spanish from '../../../data/translation/hints-es.tsv' with { type: 'text' };
import type { Language } from '../../language';
import { createHintFinder, type FindHints } from '../model/add-hints';

const TABLES: Readonly<Record<Language, string>> = { es: spanish, en: english };
const opened = new Map<Language, FindHints>();

/** What the dictionary says of the rare words of a language. The tables are large: only the translator's threads read them. */
export function openHints(language: Language): FindHints {
  const known = opened.get(language);
  if (known) return known;
  const hints = createHintFinder(language, readEntries(TABLES[language]));
  opened.set(language, hints);
  return hints;
}

/** Rows as objects would take four times as long. */
function readEntries(table: string): ReadonlyMap<string, string> {
  const entries = new Map<string, string>();
  for (let at = table.indexOf('\n') + 1; at < table.length; ) {
    const tab = table.indexOf('\t', at);
    const next = table.indexOf('\n', at);
    const end = next === -1 ? table.length : next;
    entries.set(table.slice(at, tab), table.slice(tab + 1, end));
    at = end + 1;
  }
  return entries;
}
