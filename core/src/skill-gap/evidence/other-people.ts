import { givenNames } from '../../catalog';
import { jobTitles } from '../../catalog/titles';
import { foldInPlace, foldText } from '../../language';
import { groups, people, thingsOrPeople, titleThings } from '../names/term-words';

let heads: ReadonlySet<string> | null = null;

/** The word of a title that names the person: "quantity surveyor", "ingeniera de procesos". */
function openHeads(): ReadonlySet<string> {
  heads ??= new Set(
    jobTitles
      .flatMap(({ es, en }) => [
        ...es.map((name) => name.split(/[ ,(/]/)[0] ?? ''),
        ...en.map((name) => name.split(/[ ,(/]/).at(-1) ?? ''),
      ])
      .map((name) => foldInPlace(name).toLowerCase())
      .filter((name) => name.length > 2 && !titleThings.has(name)),
  );
  return heads;
}

export type PeopleNumber = 'one' | 'many' | 'group';

/** Somebody, or a group, by the word for them. */
export function readPeople(word: string): PeopleNumber | null {
  if (groups.has(word)) return 'group';
  const known = (one: string): boolean => people.has(one) || openHeads().has(one);
  if (word.endsWith('s')) {
    const single = [word.slice(0, -1), word.slice(0, -2)];
    if (single.some((one) => groups.has(one))) return 'many';
    // "Nurses", "cooks": as a plural it is people, whatever the word is alone.
    if (single.some((one) => known(one) || (thingsOrPeople.has(one) && one !== word)))
      return 'many';
  }
  return known(word) ? 'one' : null;
}

let names: ReadonlySet<string> | null = null;

/** Given names, folded. */
export function openNames(): ReadonlySet<string> {
  names ??= new Set(givenNames.map(foldText));
  return names;
}
