import { nameEach } from './name-each';
import { readRows } from './read-rows';

const SIGNS: Readonly<Record<string, string>> = {
  '*': String.raw`\w*`,
  '@': '[oa]s?',
  "'": '.',
  '…': String.raw`(?:\w+ )*`,
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
  const cues = readCuesOf(table, kinds, writeCue);
  return nameEach(kinds, (kind) => String.raw`${cues[kind]}\b`);
}

/**
 * The same for texts as people write them: an accent of the table may be missing in the text, and where a phrase ends is up to
 * the pattern too.
 */
export function readWrittenCues<Kind extends string>(
  table: string,
  kinds: readonly Kind[],
): Readonly<Record<Kind, string>> {
  return readCuesOf(table, kinds, (phrase) =>
    writeCue(phrase).replace(/[áéíóúÁÉÍÓÚ]/g, (letter) => `[${withoutAccent(letter)}${letter}]`),
  );
}

const withoutAccent = (letter: string) => letter.normalize('NFD').slice(0, 1);

function readCuesOf<Kind extends string>(
  table: string,
  kinds: readonly Kind[],
  write: (phrase: string) => string,
): Readonly<Record<Kind, string>> {
  const rows = readRows(table, ['kind', 'phrase']);
  const unknown = rows.find(({ kind }) => !kinds.some((known) => known === kind));
  if (unknown) throw new Error(`unknown kind "${unknown.kind}" of "${unknown.phrase}"`);
  return nameEach(kinds, (kind) => {
    const phrases = rows.filter((row) => row.kind === kind).map(({ phrase }) => write(phrase));
    return `(?:${phrases.join('|')})`;
  });
}

function writeCue(phrase: string): string {
  return phrase.replace(/[.+?^${}[\]|\\*@'(/…]/g, (sign) => SIGNS[sign] ?? `\\${sign}`);
}
