import table from '../../../data/translation/american-spelling.tsv' with { type: 'text' };
import { readRows } from '../../tables';
import { beginWithCapital } from '../../text';

interface Spelling {
  readonly whole: ReadonlyMap<string, string>;
  readonly beginnings: readonly (readonly [string, string])[];
}

let spelling: Spelling | undefined;

function readSpelling(): Spelling {
  if (spelling) return spelling;
  // `*` matches any ending.
  const pairs = readRows(table, ['british', 'american']).map(
    ({ british, american }) => [british, american] as const,
  );
  const isBeginning = ([british]: readonly [string, string]) => british.endsWith('*');
  const bare = ([a, b]: readonly [string, string]) => [a.slice(0, -1), b.slice(0, -1)] as const;
  spelling = {
    whole: new Map(pairs.filter((pair) => !isBeginning(pair))),
    beginnings: pairs
      .filter(isBeginning)
      .map(bare)
      .sort(([a], [b]) => b.length - a.length),
  };
  return spelling;
}

/** The same English as Americans spell it. Words with a capital inside a sentence may be names, and stay. */
export function writeAmerican(text: string): string {
  const { whole, beginnings } = readSpelling();
  return text.replace(/\p{L}+/gu, (word, at: number) => {
    const isFirst = !/\p{L}/u.test(text.slice(0, at));
    if (/^\p{Lu}/u.test(word) && !isFirst) return word;
    const small = word.toLowerCase();
    const found = whole.get(small);
    const [british, american] = beginnings.find(([start]) => small.startsWith(start)) ?? [];
    const spelled =
      found ??
      (british !== undefined && american !== undefined
        ? american + small.slice(british.length)
        : undefined);
    if (spelled === undefined) return word;
    return word === small ? spelled : beginWithCapital(spelled);
  });
}
