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
  return Object.fromEntries(words) as Record<Kind, readonly string[]>;
}

/** The same in the form in which words are compared. */
export function readFoldedWords<Kind extends string>(
  table: string,
  kinds: readonly Kind[],
): Readonly<Record<Kind, readonly string[]>> {
  const words = readWords(table, kinds);
  const folded = kinds.map((kind) => [kind, wordList(words[kind].join('\n'))]);
  return Object.fromEntries(folded);
}
