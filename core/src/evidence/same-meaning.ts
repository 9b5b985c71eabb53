import buildingAndMaking from '../../data/same-meaning/building-and-making.tsv' with {
  type: 'text',
};
import careAndHealth from '../../data/same-meaning/care-and-health.tsv' with { type: 'text' };
import officeAndKnowledge from '../../data/same-meaning/office-and-knowledge.tsv' with {
  type: 'text',
};
import rarerTrades from '../../data/same-meaning/rarer-trades.tsv' with { type: 'text' };
import serviceAndTransport from '../../data/same-meaning/service-and-transport.tsv' with {
  type: 'text',
};
import { readNames, readRows } from '../tables';
import { readStems } from './stem-words';

const tables = [
  buildingAndMaking,
  careAndHealth,
  officeAndKnowledge,
  rarerTrades,
  serviceAndTransport,
];
const MOST_WORDS = 4;

let byTerm: ReadonlyMap<string, readonly number[]> | null = null;

/** By the stems of a term, the rows it is in. */
function openTerms(): ReadonlyMap<string, readonly number[]> {
  byTerm ??= growTerms();
  return byTerm;
}

function growTerms(): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  tables
    .flatMap((table) => readRows(table, ['terms']))
    .forEach(({ terms }, row) => {
      for (const term of readNames(terms)) {
        const key = writeTerm(term);
        if (key === null) continue;
        const rows = found.get(key);
        if (rows === undefined) found.set(key, [row]);
        else if (!rows.includes(row)) rows.push(row);
      }
    });
  return found;
}

/** A letter or what is left of a number names nothing. */
function writeTerm(term: string): string | null {
  const stems = readStems(term).map(({ stem }) => stem);
  const isShort = stems.length === 1 && (/\d/.test(term) || (stems[0]?.length ?? 0) < 2);
  return stems.length === 0 || isShort ? null : stems.join(' ');
}

/** The rows of the table that the words of a text are in: what it means, in whatever words. */
export function findMeanings(stems: readonly string[]): ReadonlySet<number> {
  const terms = openTerms();
  const found = new Set<number>();
  for (let first = 0; first < stems.length; first++)
    for (let size = 1; size <= MOST_WORDS && first + size <= stems.length; size++)
      for (const row of terms.get(stems.slice(first, first + size).join(' ')) ?? []) found.add(row);
  return found;
}
