import { wordList } from '../language';
import { readRows } from '../tables';

/** The words of a table of `core/data/cv-words` by their kind, as they are written; a kind without any is a mistake. */
export function readWords<Kind extends string>(
  table: string,
  kinds: readonly Kind[],
): Readonly<Record<Kind, readonly string[]>> {
  const words = new Map<string, string[]>(kinds.map((kind) => [kind, []]));
  for (const { kind, word } of readRows(table, ['kind', 'word'])) {
    const known = words.get(kind);
    if (known === undefined) throw new Error(`no kind of word here: ${kind}`);
    known.push(word);
  }
  const empty = kinds.find((kind) => words.get(kind)?.length === 0);
  if (empty !== undefined) throw new Error(`no word of the kind ${empty}`);
  return nameEach(kinds, (kind) => words.get(kind) ?? []);
}

/** The same in the form in which words are compared. */
export function readFoldedWords<Kind extends string>(
  table: string,
  kinds: readonly Kind[],
): Readonly<Record<Kind, readonly string[]>> {
  const words = readWords(table, kinds);
  return nameEach(kinds, (kind) => wordList(words[kind].join('\n')));
}

function nameEach<Kind extends string, Value>(
  kinds: readonly Kind[],
  make: (kind: Kind) => Value,
): Readonly<Record<Kind, Value>> {
  const entries = kinds.map((kind) => [kind, make(kind)] as const);
  return Object.fromEntries(entries) as Record<Kind, Value>;
}
