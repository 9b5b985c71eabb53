import english from '../../../data/translation/hints-en.tsv' with { type: 'text' };
import spanish from '../../../data/translation/hints-es.tsv' with { type: 'text' };
import type { Language } from '../../language';
import { createHintFinder, type FindHints, type PhraseTable } from '../model/add-hints';
import { listTrades } from '../trades/trade-words';

const TABLES: Readonly<Record<Language, string>> = { es: spanish, en: english };
const opened = new Map<Language, PhraseTable<string>>();

/**
 * What is said of the rare words of a text: first by its trades, then by the dictionary. The tables are large: only the
 * translator's threads read them.
 */
export function openHints(language: Language, trades: readonly string[] = []): FindHints {
  const entries = openDictionary(language);
  const known = trades.flatMap((trade) => listTrades().get(trade)?.words[language] ?? []);
  const get = (phrase: string) => {
    for (const words of known) {
      const found = words.get(phrase);
      if (found !== undefined) return found;
    }
    return entries.get(phrase);
  };
  return createHintFinder(language, { get });
}

function openDictionary(language: Language): PhraseTable<string> {
  const known = opened.get(language);
  if (known) return known;
  const entries = readEntries(TABLES[language]);
  opened.set(language, entries);
  return entries;
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
