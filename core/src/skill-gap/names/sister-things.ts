import table from '../../../data/sister-words.tsv' with { type: 'text' };
import type { CvSkill, PostingRequirement } from '../../assistant';
import { foldText, readTokens, rememberByText, wordList } from '../../language';
import { readRows } from '../../tables';
import { listWritten } from './skill-names';

/** Of each family, the words of each member; one member excludes the others. */
const FAMILIES = readRows(table, ['family']).map(({ family }) =>
  family.split('|').map((member) => wordList(member)),
);

/** What is asked for and the line name two of one family, and the line does not name the one that is asked for. */
export function isContrary(asked: string, line: string): boolean {
  const families = listAskedFamilies(asked);
  if (families.length === 0) return false;
  const said = writeWords(line);
  return families.some(({ members, inAsked }) => {
    const inLine = members.filter((member) => hasAny(said, member));
    return inLine.length > 0 && !inLine.some((member) => inAsked.includes(member));
  });
}

/** Lines as `isContraryToAll` compares them; a CV has thousands, and they are the same for each requirement. */
export function writeLines(lines: readonly string[]): string {
  return lines.map(writeWords).join('\n');
}

/** The same of a whole CV: none of its lines names the one that is asked for, and one names another of the family. */
export function isContraryToAll(asked: string, said: string): boolean {
  return listAskedFamilies(asked).some(({ members, inAsked }) => {
    const isSaid = (member: readonly string[]) => hasAny(said, member);
    return !inAsked.some(isSaid) && members.some(isSaid);
  });
}

/** The words with a space before and behind each. */
const writeWords = rememberByText(
  (text): string =>
    ` ${readTokens(text)
      .map(({ word }) => word)
      .join(' ')} `,
);

/** The families of which some members are asked for, and not all. */
const listAskedFamilies = rememberByText((asked) => {
  const wanted = writeWords(asked);
  return FAMILIES.flatMap((members) => {
    const inAsked = members.filter((member) => hasAny(wanted, member));
    const isChoice = inAsked.length > 0 && inAsked.length < members.length;
    return isChoice ? [{ members, inAsked }] : [];
  });
});

function hasAny(words: string, member: readonly string[]): boolean {
  return member.some((start) =>
    // Of short names nothing may follow: "mag" is no "magazine".
    words.includes(start.length <= 4 ? ` ${start} ` : ` ${start}`),
  );
}

function listWords(text: string): readonly string[] {
  return readTokens(text).map(({ word }) => word);
}

const FEWEST_SISTERS = 3;
/** Several products of one maker, and its own name: who knows one knows the maker's. */
const ONE_MAKER = new Set(
  wordList(
    'siemens-s7, allen-bradley, schneider-plc, omron, wonderware, citrix, sistema-red, les-mills, azure-devops',
  ),
);

/** Of products that the catalogue keeps under one entry, another than the one that is asked for: Nixfarma and Farmatic. */
export function isSisterProduct(
  { id, kind, evidence }: PostingRequirement,
  { places }: CvSkill,
): boolean {
  if (kind !== 'tool') return false;
  const isBrand = (quote: string): boolean => isOneOfSisters(id, quote);
  const asked = evidence.map(({ quote }) => quote);
  const had = places.map(({ quote }) => quote);
  // "A hotel system" is any of them.
  if (!asked.every(isBrand) || !had.every(isBrand)) return false;
  return !asked.some((one) => had.some((other) => isAlike(one, other)));
}

const sisters = new Map<string, readonly string[]>();

/** A product by its own name, of an entry with several: "Nixfarma", and not "LIMS". */
export function isOneOfSisters(id: string, quote: string): boolean {
  let names = sisters.get(id);
  if (names === undefined) {
    const brands = listWritten(id).filter((name) => /^\p{Lu}.*\p{Ll}/u.test(name));
    names = !ONE_MAKER.has(id) && countUnlike(brands) >= FEWEST_SISTERS ? brands : [];
    sisters.set(id, names);
  }
  return names.some((name) => foldText(name) === foldText(quote));
}

function countUnlike(names: readonly string[]): number {
  const kept: string[] = [];
  for (const name of names) if (!kept.some((other) => isAlike(name, other))) kept.push(name);
  return kept.length;
}

/** One name for the other: they share a word, or one is the letters of the other: "K8s". */
function isAlike(one: string, other: string): boolean {
  const [a, b] = [listWords(one), listWords(other)];
  if (a.some((word) => word.length > 1 && b.some((also) => sharesStart(word, also)))) return true;
  const [short = '', long = ''] = [a.join(''), b.join('')].toSorted((x, y) => x.length - y.length);
  return short.length <= 5 && short[0] === long[0] && isInOrder(short, long);
}

function sharesStart(one: string, other: string): boolean {
  if (one === other) return true;
  return one.length > 3 && other.length > 3 && one.slice(0, 4) === other.slice(0, 4);
}

function isInOrder(letters: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === letters[at]) at += 1;
  return at === letters.length;
}
