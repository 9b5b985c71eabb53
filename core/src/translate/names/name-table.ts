import { foldText, type Language } from '../../language';
import { spellAs } from '../../spelling';
import type { Direction } from '../direction';
import { measureCover } from './word-pairs';

export type Names = Readonly<Record<Language, readonly string[]>>;

/** A name in the other language, and how much of what the source says it says: 1 is all of it. */
export interface Found {
  readonly text: string;
  readonly cover: number;
}

interface Entry {
  readonly thing: Names;
  /** Every name of the thing says the same. */
  readonly isExact: boolean;
  readonly isFirst: boolean;
}

interface NameTableOptions {
  /** The names of a thing, the first ones first. */
  readonly arrange?: (names: Names) => Names;
  readonly isSame?: (one: string, other: string) => boolean;
  /** A single word is a word of another region for the first name, or its initials. */
  readonly trustsWords?: boolean;
}

/**
 * Things of the catalogue under their names. The first names of a thing are each other's translations. Its other names are
 * only near them: "project dashboards" may be found under "reports", and the name that says the same is taken.
 */
export class NameTable {
  private readonly known = { es: new Map<string, Entry>(), en: new Map<string, Entry>() };

  constructor(
    exact: Iterable<Names>,
    things: Iterable<Names>,
    private readonly options: NameTableOptions = {},
  ) {
    for (const thing of exact) this.add(thing, true);
    for (const thing of things) this.add(thing, false);
  }

  find(name: string, { from, to }: Direction): Found | undefined {
    const key = foldText(name);
    const entry = this.findEntry(key, from);
    if (entry === undefined) return undefined;
    const { arrange = (names: Names) => names, isSame, trustsWords = true } = this.options;
    const thing = arrange(entry.thing);
    const [first, ...others] = orderNames(key, name, thing[to], to);
    if (first === undefined) return undefined;
    const own = thing[from][0] ?? name;
    const isTrusted =
      entry.isExact ||
      (trustsWords && !key.includes(' ')) ||
      key === foldText(own) ||
      key === foldText(first) ||
      isSame?.(name.toLowerCase(), own);
    if (isTrusted && (others.length === 0 || !entry.isExact || key === foldText(own)))
      return { text: first, cover: 1 };
    const best = findNearest(name, [first, ...others], from);
    if (!isTrusted) return best;
    // A single word is a word of another region for the first name, and initials say less than it.
    if (!key.includes(' ') || /^\p{Lu}{2,5}$/u.test(best.text)) return { text: first, cover: 1 };
    const isNearer =
      best.cover === 1 ||
      (best.cover >= FAIRLY_NEAR && best.cover - measure(name, first, from) >= MUCH_NEARER);
    return { text: isNearer ? best.text : first, cover: 1 };
  }

  /** A name is known in either spelling of English: "orthopedic technician" is "orthopaedic technician". */
  private findEntry(key: string, from: Language): Entry | undefined {
    const known = this.known[from];
    const entry = known.get(key);
    if (entry !== undefined || from === 'es') return entry;
    return known.get(spellAs(key, 'british')) ?? known.get(spellAs(key, 'american'));
  }

  private add(thing: Names, isExact: boolean): void {
    for (const language of ['es', 'en'] as const) {
      const known = this.known[language];
      const first: Entry = { thing, isExact, isFirst: true };
      const later: Entry = isExact ? first : { thing, isExact, isFirst: false };
      thing[language].forEach((name, at) => {
        const key = foldText(name);
        const entry = at === 0 ? first : later;
        // Where a name is the first one of a thing, that thing is meant.
        const other = known.get(key);
        if (other === undefined || (entry.isFirst && !other.isFirst)) known.set(key, entry);
      });
    }
  }
}

/** Of names that say the same, the first is the usual one: another must say much more of the words. */
const FAIRLY_NEAR = 0.66;
const MUCH_NEARER = 0.2;

/** The one of these names that says most of what the name says; the first of several. */
function findNearest(name: string, others: readonly string[], from: Language): Found {
  let best: Found = { text: '', cover: -1 };
  for (const other of others) {
    if (best.cover === 1) break;
    const cover = measure(name, other, from);
    if (cover > best.cover) best = { text: other, cover };
  }
  return best;
}

const measure = (name: string, other: string, from: Language): number =>
  from === 'es' ? measureCover(name, other) : measureCover(other, name);

/**
 * A name that both languages have stays as it is, unless Spanish has a different first name for a thing of several words:
 * "project management" is "gestión de proyectos".
 */
function orderNames(
  key: string,
  name: string,
  others: readonly string[],
  to: Language,
): readonly string[] {
  const isForeign = to === 'es' && / /.test(name) && name === name.toLowerCase();
  const same = others.filter((other) => foldText(other) === key);
  if (!isForeign) return same.length > 0 ? same : others;
  const shown = others.filter((other) => !same.includes(other));
  return shown.length > 0 ? shown : others;
}
