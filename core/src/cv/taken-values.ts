import { asLines, asText, isGiven, isObject, type LoosePath } from './loose-values';

/** Deeper than any shape a CV was ever kept in; what lies below is left as one piece. */
const DEEPEST = 12;

/** A value that nobody took, and where it is. */
export interface LeftValue {
  readonly path: LoosePath;
  readonly text: string;
}

/** A value, and where it is: under this name in an object, or at this place in a list. */
export interface PlacedValue {
  readonly owner: object;
  readonly name: string;
  readonly value: unknown;
}

/**
 * Reads values from data of unknown shape and records which, so that nothing left over is lost silently.
 */
export class TakenValues {
  readonly #taken = new Map<object, Set<string>>();

  /** Notes that the value under this name has its place, with all that is in it. */
  take(owner: object, name: string): void {
    const names = this.#taken.get(owner) ?? new Set();
    this.#taken.set(owner, names.add(name));
  }

  /** The first of these that holds a text. Another that says the same is taken along with it. */
  text(owner: object, ...names: readonly string[]): string {
    return this.textIn([owner], ...names);
  }

  /** The same, where several objects may have it. */
  textIn(owners: readonly object[], ...names: readonly string[]): string {
    let found = '';
    for (const owner of owners) {
      for (const name of names) {
        const text = readText(readValue(owner, name));
        if (text === '') continue;
        if (found === '') found = text;
        if (found === text) this.take(owner, name);
      }
    }
    return found;
  }

  /** A text, or a list of texts, each of them a line. */
  paragraphs(owner: object, ...names: readonly string[]): string {
    const said = this.text(owner, ...names);
    if (said !== '') return said;
    const list = names.find((name) => isGiven(readValue(owner, name)));
    return list === undefined ? '' : this.texts(owner, list).join('\n');
  }

  /** A list of texts; one text is a list of its lines. What is no text stays. */
  texts(owner: object, name: string): string[] {
    const value = readValue(owner, name);
    if (!Array.isArray(value)) return asLines(this.text(owner, name));
    return value.flatMap((_, index) => asLines(this.text(value, String(index))));
  }

  /** The first of these that is not empty, as a list. Another that is the same is taken along with it. */
  list(owner: object, ...names: readonly string[]): readonly PlacedValue[] {
    const [first, ...others] = names.filter((name) => isGiven(readValue(owner, name)));
    if (first === undefined) return [];
    const value = readValue(owner, first);
    for (const name of others) {
      if (JSON.stringify(readValue(owner, name)) === JSON.stringify(value)) this.take(owner, name);
    }
    if (!Array.isArray(value)) return [{ owner, name: first, value }];
    return value.map((item: unknown, index) => ({
      owner: value,
      name: String(index),
      value: item,
    }));
  }

  /** Every text in it, in one line. Names are said too where they are words rather than names of fields. */
  describe({ owner, name, value }: PlacedValue): string {
    const own = this.text(owner, name);
    if (own !== '' || !isObject(value)) return own;
    const parts = Object.keys(value).map((key) => {
      const said = this.texts(value, key).join(', ');
      return said === '' || /^[a-z]+(?:[A-Z_]\w*)?$/.test(key) ? said : `${key}: ${said}`;
    });
    return parts.filter(Boolean).join(' · ');
  }

  /** What has content and was not taken, at most so many. */
  listLeft(value: unknown, most: number): readonly LeftValue[] {
    const left: LeftValue[] = [];
    const visit = (part: unknown, path: LoosePath): void => {
      if (left.length >= most || !isGiven(part)) return;
      if (typeof part !== 'object' || part === null) left.push({ path, text: String(part) });
      else if (path.length > DEEPEST) left.push({ path, text: '…' });
      else {
        const taken = this.#taken.get(part);
        for (const key of Object.keys(part)) {
          if (!taken?.has(key)) visit(readValue(part, key), [...path, key]);
        }
      }
    };
    visit(value, []);
    return left;
  }
}

function readValue(owner: object, name: string): unknown {
  return Object.hasOwn(owner, name) ? Reflect.get(owner, name) : undefined;
}

/** A list of one text says what the text says. */
function readText(value: unknown): string {
  return Array.isArray(value) && value.length === 1 ? asText(value[0]) : asText(value);
}
