import type { ParseInput, ParseResult, RefusedText } from '@trayecto/core/assistant';
import { type Cv, cvSchema, type EntryList, entryLists } from '@trayecto/core/cv';
import { listCvTexts } from '@trayecto/core/improve';
import { foldText } from '@trayecto/core/language';

export interface ParseWords {
  readonly cv: Cv;
}

const MOST_REFUSED = 20;
const LONGEST_QUOTE = 80;
const namesOf: Readonly<Record<EntryList, readonly string[]>> = {
  work_experience: ['company', 'title'],
  education: ['institution', 'degree'],
  certifications: ['name'],
  languages: ['language'],
};
/** Running text, which must not be in two places of one CV. */
const prose = ['summary', 'description', 'achievements'];

/**
 * The reading, with what a model read where it is empty. A value is taken only as the text has it, letter by letter;
 * what has been read is never changed.
 */
export function weaveParse(
  { text }: ParseInput,
  measured: ParseResult,
  words: ParseWords,
): ParseResult {
  const ground = createGround(text, measured.cv);
  const said = words.cv;
  const { cv } = measured;
  const lists = entryLists.map((list) => [list, fillList(list, cv[list], said[list], ground)]);
  const skills = said.skills.filter((skill, at) => ground.isNew(skill, `/skills/${at}`));
  for (const [at, skill] of skills.entries())
    ground.note(`/skills/${cv.skills.length + at}`, skill);
  return {
    cv: cvSchema.parse({
      ...cv,
      ...Object.fromEntries(lists),
      personal: fillFields(cv.personal, said.personal, '/personal', ground),
      summary: fillFields({ summary: cv.summary }, said, '', ground).summary,
      skills: [...cv.skills, ...skills],
    }),
    filled: ground.filled,
    refused: ground.refused.slice(0, MOST_REFUSED),
  };
}

interface Ground {
  /** The text says so. */
  has(value: string, pointer: string): boolean;
  /** The text says so, and no place of the reading does. */
  isNew(value: string, pointer: string): boolean;
  note(pointer: string, value: string): void;
  readonly filled: { pointer: string; value: string }[];
  readonly refused: RefusedText[];
}

function createGround(text: string, cv: Cv): Ground {
  const source = foldSpaces(text);
  const placed = ` ${foldText(listCvTexts(cv).join(' \n '))} `;
  const filled: Ground['filled'] = [];
  const refused: Ground['refused'] = [];
  const isThere = (value: string) => value.split('\n').every((line) => containsWhole(source, line));
  const has = (value: string, pointer: string) => {
    if (value.trim() === '') return false;
    if (isThere(value)) return true;
    const words = value.slice(0, LONGEST_QUOTE);
    refused.push({ place: pointer, words, quote: words });
    return false;
  };
  return {
    has,
    isNew: (value, pointer) => has(value, pointer) && !placed.includes(` ${foldText(value)} `),
    note: (pointer, value) => void filled.push({ pointer, value }),
    filled,
    refused,
  };
}

function fillList(
  list: EntryList,
  own: readonly object[],
  said: readonly object[],
  ground: Ground,
): readonly object[] {
  const entries = [...own];
  const taken = new Set<number>();
  for (const one of said) {
    const at = findSame(list, own, one, taken);
    if (at >= 0) {
      taken.add(at);
      entries[at] = fillFields(own[at] ?? {}, one, `/${list}/${at}`, ground);
      continue;
    }
    const pointer = `/${list}/${entries.length}`;
    const names = namesOf[list].map((name) => readText(one, name)).filter((name) => name !== '');
    // An entry some name of which is known may be a known one, cut otherwise.
    if (names.length === 0 || !names.every((name) => ground.isNew(name, pointer))) continue;
    entries.push(fillFields(emptied(one), one, pointer, ground));
  }
  return entries;
}

/** The entry that shares most with it: names count more than dates. */
function findSame(
  list: EntryList,
  own: readonly object[],
  said: object,
  taken: ReadonlySet<number>,
): number {
  const isSame = (entry: object, field: string) => {
    const value = foldText(readText(said, field));
    return value !== '' && foldText(readText(entry, field)) === value;
  };
  const likeness = own.map((entry, at) => {
    if (taken.has(at)) return 0;
    const names = namesOf[list].filter((name) => isSame(entry, name)).length;
    return 2 * names + (isSame(entry, 'dates') ? 1 : 0);
  });
  const most = Math.max(0, ...likeness);
  return most === 0 ? -1 : likeness.indexOf(most);
}

/** Empty fields only. */
function fillFields<T extends object>(was: T, said: object, pointer: string, ground: Ground): T {
  const entries = Object.entries(was).map(([field, value]: [string, unknown]) => {
    const place = `${pointer}/${field}`;
    const other: unknown = Reflect.get(said, field);
    if (Array.isArray(value)) {
      if (value.length > 0 || !Array.isArray(other)) return [field, value];
      const lines = other.map(String).filter((line) => ground.isNew(line, place));
      for (const [at, line] of lines.entries()) ground.note(`${place}/${at}`, line);
      return [field, lines];
    }
    if (value !== '' || typeof other !== 'string') return [field, value];
    const isTaken = prose.includes(field) ? ground.isNew(other, place) : ground.has(other, place);
    if (!isTaken) return [field, value];
    ground.note(place, other.trim());
    return [field, other.trim()];
  });
  return Object.assign({}, was, Object.fromEntries(entries));
}

function emptied(entry: object): object {
  const fields = Object.entries(entry).map(([field, value]: [string, unknown]) => [
    field,
    Array.isArray(value) ? [] : '',
  ]);
  return Object.fromEntries(fields);
}

function readText(entry: object, field: string): string {
  const value: unknown = Reflect.get(entry, field);
  return typeof value === 'string' ? value.trim() : '';
}

const foldSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();

/** "Ana" is not in "Mariana". */
function containsWhole(source: string, line: string): boolean {
  const wanted = foldSpaces(line);
  if (wanted === '') return true;
  const isLetter = (at: number) => /[\p{L}\p{N}]/u.test(source.charAt(at));
  const opens = /^[\p{L}\p{N}]/u.test(wanted);
  const closes = /[\p{L}\p{N}]$/u.test(wanted);
  for (let at = source.indexOf(wanted); at >= 0; at = source.indexOf(wanted, at + 1)) {
    const isCut = (opens && isLetter(at - 1)) || (closes && isLetter(at + wanted.length));
    if (!isCut) return true;
  }
  return false;
}
