import namedThings from '../../data/named-things.tsv' with { type: 'text' };
import { foldText, readTokens, type Token, writeKey } from '../language';
import { readNames, readRows } from '../tables';
import { readStems, type Stem } from './stem-words';

const columns = ['names', 'spanish', 'english', 'trade', 'ordinary'] as const;

/** A product, device, scheme or acronym, as it is written. */
interface NamedThing {
  readonly name: string;
  readonly words: readonly string[];
  /** Also a word of every day, or too short to be told from one. */
  readonly isOrdinary: boolean;
  /** The stems of what it is, in both languages. */
  readonly kinds: readonly Stem[];
  /** The first of its kinds by name. */
  readonly called: readonly string[];
}

const MOST_WORDS = 5;
const LONGEST_SHORT = 3;
/** What it is first of all: "ticketing or IT service management, support". */
const OR = / (?:o|u|or) /;
const BEGINNING = /^[^\s\-./+'’&]+/;
const PLAIN = /^[ -~]*$/;

let rowsByKey: ReadonlyMap<string, readonly string[]> | null = null;
const thingsByKey = new Map<string, readonly NamedThing[]>();

/** How a name begins, as far as the words of a line are always parted. */
function keyOf(name: string): string {
  const beginning = BEGINNING.exec(name)?.[0] ?? '';
  return PLAIN.test(beginning) ? beginning.toLowerCase() : foldText(beginning);
}

/** Rows are only parted by how their names begin: a CV names few of fifteen thousand things. */
function openRows(): ReadonlyMap<string, readonly string[]> {
  if (rowsByKey !== null) return rowsByKey;
  const found = new Map<string, string[]>();
  for (const row of namedThings.split('\n').slice(1)) {
    const keys = new Set(readNames(row.slice(0, row.indexOf('\t'))).map(keyOf));
    for (const key of keys) {
      const known = found.get(key);
      if (known === undefined) found.set(key, [row]);
      else known.push(row);
    }
  }
  rowsByKey = found;
  return found;
}

function openThings(key: string): readonly NamedThing[] {
  const known = thingsByKey.get(key);
  if (known !== undefined) return known;
  const rows = openRows().get(key);
  if (rows === undefined) return [];
  const things = readRows([columns.join('\t'), ...rows].join('\n'), columns).flatMap(readThings);
  thingsByKey.set(key, things);
  return things;
}

function readThings({
  names,
  spanish,
  english,
  ordinary,
}: Readonly<Record<(typeof columns)[number], string>>): readonly NamedThing[] {
  let kinds: readonly Stem[] | null = null;
  let called: readonly string[] | null = null;
  return readNames(names)
    .map((name) => ({
      name,
      words: readTokens(name).map(({ word }) => word),
      isOrdinary: ordinary !== '' || (name.length <= LONGEST_SHORT && !/\d/.test(name)),
      get called() {
        called ??= [spanish, english]
          .flatMap((said) => said.split(', ').slice(0, 1))
          .flatMap((kind) => kind.split(OR))
          .map(writeKey);
        return called;
      },
      get kinds() {
        kinds ??= readStems(`${spanish}, ${english}`);
        return kinds;
      },
    }))
    .filter(({ words }) => words.length > 0 && words.length <= MOST_WORDS);
}

/** What the things named in a line are: "Tomo registros con Trios" is about an intraoral scanner, in both languages. */
export function listKinds(line: string, tokens = readTokens(line)): readonly Stem[] {
  const kinds = findNamed(line, tokens).flatMap((thing) => thing.kinds);
  return [...new Map(kinds.map((kind) => [kind.stem, kind])).values()];
}

/** The same by name, as `writeKey` writes it. */
export function listCalled(line: string, tokens = readTokens(line)): readonly string[] {
  return findNamed(line, tokens).flatMap((thing) => thing.called);
}

function findNamed(line: string, tokens: readonly Token[]): readonly NamedThing[] {
  return tokens.flatMap((token, at) =>
    openThings(keyOf(token.word)).filter((thing) => isNamed(thing, line, tokens, at)),
  );
}

/** What a program or device is done with: "facturo en Clio", but no "18 Queen's Gate Mews". */
const USING = new Set(
  'con en mediante usando programa software sistema herramienta with in on using via through system tool'.split(
    ' ',
  ),
);
const HAS_SMALL = /\p{Ll}/u;

function isNamed(
  { name, words, isOrdinary }: NamedThing,
  line: string,
  tokens: readonly Token[],
  at: number,
): boolean {
  if (!words.every((word, index) => tokens[at + index]?.word === word)) return false;
  const start = tokens[at]?.start ?? 0;
  const written = line.slice(start, tokens[at + words.length - 1]?.end);
  // "Send" is no SEND, but "hubspot" is HubSpot.
  if (!isOrdinary) return written === name || HAS_SMALL.test(name);
  return (
    written === name && (tokens.length === words.length || USING.has(tokens[at - 1]?.word ?? ''))
  );
}
