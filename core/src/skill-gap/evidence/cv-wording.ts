import type { CvPlace } from '../../assistant';
import { readTokens, type Token } from '../../language';
import type { CvField } from './list-cv-fields';
import { findUnownedClauses, isUnfinished } from './own-deeds';

interface ReadField extends CvField {
  readonly tokens: readonly Token[];
  /** The stems of its words, a space before and after each. */
  readonly key: string;
  /** Where that is in the text of all fields. */
  readonly start: number;
  unowned: ReturnType<typeof findUnownedClauses> | null;
  isUnfinished: boolean | null;
}

/** The words of a CV in the form in which wordings are compared, to look for one after the other. */
export class CvWording {
  private readonly fields: readonly ReadField[];
  /** Of all fields, a line each. */
  private readonly keys: string;

  constructor(fields: readonly CvField[]) {
    let start = 0;
    this.fields = fields.map((field) => {
      const tokens = readTokens(field.text);
      const key = ` ${tokens.map(({ stem }) => stem).join(' ')} `;
      const read = { ...field, tokens, key, start, unowned: null, isUnfinished: null };
      start += key.length + 1;
      return read;
    });
    this.keys = this.fields.map(({ key }) => key).join('\n');
  }

  /** Looks for an unknown term as it is written. */
  find(words: string): readonly CvPlace[] {
    const key = ` ${words} `;
    const places: CvPlace[] = [];
    let next = 0;
    for (let at = this.keys.indexOf(key); at >= 0; at = this.keys.indexOf(key, next)) {
      const field = this.fieldAt(at);
      if (field === undefined) break;
      next = field.start + field.key.length + 1;
      const place = findOwned(field, at - field.start, key);
      if (place !== null) places.push(place);
    }
    return places;
  }

  private fieldAt(position: number): ReadField | undefined {
    let first = 0;
    let last = this.fields.length - 1;
    while (first < last) {
      const middle = Math.ceil((first + last) / 2);
      if ((this.fields[middle]?.start ?? 0) <= position) first = middle;
      else last = middle - 1;
    }
    return this.fields[first];
  }
}

/** Where a field says it first, if that is the person's own. */
function findOwned(field: ReadField, at: number, key: string): CvPlace | null {
  const { section, pointer, text, lastUsed, tokens, isNotHeld } = field;
  if (isNotHeld) return null;
  field.isUnfinished ??= section !== 'work_experience' && isUnfinished(text);
  if (field.isUnfinished) return null;
  const first = field.key.slice(0, at + 1).split(' ').length - 2;
  const last = first + key.trim().split(' ').length - 1;
  const start = tokens[first]?.start ?? 0;
  field.unowned ??= findUnownedClauses(text, section === 'work_experience');
  if (field.unowned.some((clause) => clause.start <= start && start < clause.end)) return null;
  const quote = text.slice(start, tokens[last]?.end ?? text.length);
  return { section, pointer, line: text, quote, lastUsed };
}
