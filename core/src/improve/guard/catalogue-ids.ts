import type { Language } from '../../language';
import { foldText } from '../../language';

/** Something the catalogue has names for. */
export interface Named {
  readonly id: string;
  readonly es: readonly string[];
  readonly en: readonly string[];
}

type IdsByName = ReadonlyMap<string, ReadonlySet<string>>;

const NONE: ReadonlySet<string> = new Set();
const tables = new WeakMap<readonly Named[], Map<Language, IdsByName>>();

/** The things that a text is the whole name of. */
export function idsOf(
  things: readonly Named[],
  name: string,
  language: Language,
): ReadonlySet<string> {
  return openTable(things, language).get(foldText(name)) ?? NONE;
}

function openTable(things: readonly Named[], language: Language): IdsByName {
  const byLanguage = tables.get(things) ?? new Map<Language, IdsByName>();
  tables.set(things, byLanguage);
  const known = byLanguage.get(language) ?? makeTable(things, language);
  byLanguage.set(language, known);
  return known;
}

function makeTable(things: readonly Named[], language: Language): IdsByName {
  const ids = new Map<string, Set<string>>();
  for (const thing of things)
    for (const name of thing[language]) {
      const folded = foldText(name);
      ids.set(folded, (ids.get(folded) ?? new Set()).add(thing.id));
    }
  return ids;
}
