import namedThings from '../../data/named-things.tsv' with { type: 'text' };
import { readTokens, type Token } from '../language';
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
}

const MOST_WORDS = 5;
const LONGEST_SHORT = 3;

let byFirstWord: ReadonlyMap<string, readonly NamedThing[]> | null = null;

/** Read when the first line is compared. */
function openThings(): ReadonlyMap<string, readonly NamedThing[]> {
  byFirstWord ??= growThings();
  return byFirstWord;
}

function growThings(): ReadonlyMap<string, readonly NamedThing[]> {
  const found = new Map<string, NamedThing[]>();
  for (const { names, spanish, english, ordinary } of readRows(namedThings, columns)) {
    let kinds: readonly Stem[] | null = null;
    for (const name of readNames(names)) {
      const words = readTokens(name).map(({ word }) => word);
      const [first] = words;
      if (first === undefined || words.length > MOST_WORDS) continue;
      const isOrdinary = ordinary !== '' || (name.length <= LONGEST_SHORT && !/\d/.test(name));
      const thing = {
        ...{ name, words, isOrdinary },
        get kinds() {
          kinds ??= readStems(`${spanish}, ${english}`);
          return kinds;
        },
      };
      const known = found.get(first);
      if (known === undefined) found.set(first, [thing]);
      else known.push(thing);
    }
  }
  return found;
}

/** What the things named in a line are: "Tomo registros con Trios" is about an intraoral scanner, in both languages. */
export function listKinds(line: string): readonly Stem[] {
  const things = openThings();
  const tokens = readTokens(line);
  const kinds = tokens.flatMap((token, at) =>
    (things.get(token.word) ?? [])
      .filter((thing) => isNamed(thing, line, tokens, at))
      .flatMap((thing) => thing.kinds),
  );
  return [...new Map(kinds.map((kind) => [kind.stem, kind])).values()];
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
