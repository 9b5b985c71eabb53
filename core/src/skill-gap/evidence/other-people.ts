import { givenNames } from '../../catalog';
import { jobTitles } from '../../catalog/titles';
import { foldInPlace, foldText } from '../../language';
import { groups, people, thingsOrPeople, titleThings } from '../names/term-words';

let heads: ReadonlySet<string> | null = null;

/** The word of a title that names the person: "quantity surveyor", "head of project", "ingeniera de procesos". */
function openHeads(): ReadonlySet<string> {
  heads ??= growHeads();
  return heads;
}

/** Letters that are short for a title are words too: "due", "ate", "tag". */
const isSpelled = (name: string): boolean => !/^\p{Lu}+$/u.test(name);

function growHeads(): ReadonlySet<string> {
  const english = new Set(jobTitles.flatMap(({ en }) => en.filter(isSpelled).map(readEnglishHead)));
  const spanish = jobTitles.flatMap(({ es }) =>
    es.filter(isSpelled).map((name) => {
      const words = name.split(/[ ,(/]/).map(fold);
      // "Project manager" is an English title in Spanish too.
      return words.slice(1, 3).some((word) => english.has(word)) ? '' : (words[0] ?? '');
    }),
  );
  return new Set(
    [...english, ...spanish].filter((name) => name.length > 2 && !titleThings.has(name)),
  );
}

const fold = (word: string): string => foldInPlace(word).toLowerCase();

function readEnglishHead(name: string): string {
  const [title = ''] = name.split(/ (?:of|in|for|to) |[,(/]/);
  return fold(title.trim().split(' ').at(-1) ?? '');
}

export type PeopleNumber = 'one' | 'many' | 'group';

/** Somebody, or a group, by the word for them. */
export function readPeople(word: string): PeopleNumber | null {
  if (groups.has(word)) return 'group';
  const known = (one: string): boolean => people.has(one) || openHeads().has(one);
  if (word.endsWith('s')) {
    const single = [word.slice(0, -1), ...(word.endsWith('es') ? [word.slice(0, -2)] : [])];
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
