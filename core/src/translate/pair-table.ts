import type { Language } from '../language';
import { foldText } from '../language';
import { readNames, readRows } from '../tables';
import type { Direction } from './direction';

type Names = Readonly<Record<Language, readonly string[]>>;

/** Things with names in both languages: any name leads to the first one of the other language. */
export class PairTable {
  private readonly known: Readonly<Record<Language, ReadonlyMap<string, string>>>;

  constructor(things: Iterable<Names>) {
    const known = { es: new Map<string, string>(), en: new Map<string, string>() };
    for (const { es, en } of things) {
      addNames(known.es, es, en);
      addNames(known.en, en, es);
    }
    this.known = known;
  }

  find(name: string, { from }: Direction): string | undefined {
    return this.known[from].get(foldText(name));
  }
}

/** The first thing with a name keeps it. A name that both languages have stays as it is. */
function addNames(
  known: Map<string, string>,
  names: readonly string[],
  others: readonly string[],
): void {
  const [shown] = others;
  if (shown === undefined) return;
  const shared = new Map(others.map((other) => [foldText(other), other]));
  for (const name of names) {
    const key = foldText(name);
    if (!known.has(key)) known.set(key, shared.get(key) ?? shown);
  }
}

export function readPairs(table: string): readonly Names[] {
  return readRows(table, ['es', 'en']).map(({ es, en }) => ({
    es: readNames(es),
    en: readNames(en),
  }));
}
