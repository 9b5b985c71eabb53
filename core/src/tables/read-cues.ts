import { nameEach } from './name-each';
import { readRows } from './read-rows';

const SIGNS: Readonly<Record<string, string>> = {
  '*': String.raw`\w*`,
  '@': '[oa]s?',
  "'": '.',
  '(': '(?:',
  '/': '|',
};

/**
 * The phrases of each kind as one part of a pattern for folded texts: "se requiere", "equal opportunit*", "necesari@",
 * "you'll need", "se valora(n/ra/)". It ends where a word does, and what is before it is up to the pattern.
 */
export function readCues<Kind extends string>(
  table: string,
  kinds: readonly Kind[],
): Readonly<Record<Kind, string>> {
  const rows = readRows(table, ['kind', 'phrase']);
  const unknown = rows.find(({ kind }) => !kinds.some((known) => known === kind));
  if (unknown) throw new Error(`unknown kind "${unknown.kind}" of "${unknown.phrase}"`);
  return nameEach(kinds, (kind) => {
    const phrases = rows.filter((row) => row.kind === kind).map(({ phrase }) => writeCue(phrase));
    return String.raw`(?:${phrases.join('|')})\b`;
  });
}

function writeCue(phrase: string): string {
  return phrase.replace(/[.+?^${}[\]|\\*@'(/]/g, (sign) => SIGNS[sign] ?? `\\${sign}`);
}
