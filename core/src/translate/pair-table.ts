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
      addNames(known.en, en, es, true);
    }
    this.known = known;
  }

  find(name: string, { from }: Direction): string | undefined {
    return this.known[from].get(foldText(name));
  }
}

/**
 * The first thing with a name keeps it. A name that both languages have stays as it is, unless Spanish has a different
 * first name for a thing of several words: "project management" is "gestión de proyectos".
 */
function addNames(
  known: Map<string, string>,
  names: readonly string[],
  others: readonly string[],
  isToSpanish = false,
): void {
  const [shown] = others;
  if (shown === undefined) return;
  const shared = new Map(others.map((other) => [foldText(other), other]));
  for (const name of names) {
    const key = foldText(name);
    const isForeign = isToSpanish && / /.test(name) && name === name.toLowerCase();
    if (!known.has(key))
      known.set(
        key,
        (isForeign ? undefined : shared.get(key)) ?? findManaged(name, others) ?? shown,
      );
  }
}

/** "gestión de la cadena de suministro" is "supply chain management", not only "supply chain". */
function findManaged(name: string, others: readonly string[]): string | undefined {
  return /^(?:gestión|dirección|administración) /.test(name)
    ? others.find((other) => / (?:management|administration)$/.test(other))
    : undefined;
}

export function readPairs(table: string): readonly Names[] {
  return readRows(table, ['es', 'en']).map(({ es, en }) => ({
    es: readNames(es),
    en: readNames(en),
  }));
}
