import { foldText } from '../language';
import { nameEach } from './name-each';

const HEAD = 'kind\tword';

/** The words of a table by their kind, as they are written; a kind without any is a mistake. */
export function readWords<Kind extends string>(
  table: string,
  kinds: readonly Kind[],
): Readonly<Record<Kind, readonly string[]>> {
  const words = new Map<string, string[]>(kinds.map((kind) => [kind, []]));
  const [head, ...lines] = table.split('\n');
  if (head !== HEAD) throw new Error(`not the columns kind, word: ${head}`);
  // Thousands of rows in each process that reads CVs: no object for each of them.
  for (const line of lines) {
    if (line === '' || line.startsWith('#')) continue;
    const end = line.indexOf('\t');
    const kind = line.slice(0, end);
    const known = words.get(kind);
    if (known === undefined) throw new Error(`no kind of word here: ${kind}`);
    known.push(line.slice(end + 1));
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
  return nameEach(kinds, (kind) => [...new Set(words[kind].map((word) => foldText(word)))]);
}
