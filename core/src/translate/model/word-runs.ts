import type { HiddenTerm } from './hide-terms';

/** Whether the corpus the model learned from has these three words in a row. */
export type KnowsRun = (run: string) => boolean;

const NAME = '|';
const WORDS = /\p{L}+(?:['’-]\p{L}+)*|\|/gu;

/** Every three words in a row, the beginning and the end of the text among them; none with a name, which the model never saw. */
export function listRuns(text: string, hidden: readonly HiddenTerm[] = []): readonly string[] {
  const bare = hidden.reduce(
    (rest, { kind, written }) => (kind === 'name' ? rest.replace(written, ` ${NAME} `) : rest),
    text.replaceAll(NAME, ' '),
  );
  const words = ['<s>', ...(bare.toLowerCase().replaceAll('’', "'").match(WORDS) ?? []), '</s>'];
  return words
    .slice(2)
    .map((_, at) => words.slice(at, at + 3))
    .filter((run) => !run.includes(NAME))
    .map((run) => run.join(' '));
}

export const countNewRuns = (
  text: string,
  hidden: readonly HiddenTerm[],
  knows: KnowsRun,
): number => listRuns(text, hidden).filter((run) => !knows(run)).length;

/** Five bits of a table tell whether a run is known; with eight bits for each run, one unknown run in fifty passes for known. */
const BITS_EACH = 8;
const SIGNS = 5;

export function readKnownRuns(table: Uint8Array): KnowsRun {
  return (run) =>
    listSigns(run, table.length * 8).every(
      (sign) => ((table[sign >> 3] ?? 0) & (1 << (sign & 7))) !== 0,
    );
}

export function writeKnownRuns(runs: ReadonlySet<string>): Uint8Array {
  const table = new Uint8Array(Math.ceil((runs.size * BITS_EACH) / 8) + 1);
  for (const run of runs)
    for (const sign of listSigns(run, table.length * 8))
      table[sign >> 3] = (table[sign >> 3] ?? 0) | (1 << (sign & 7));
  return table;
}

function listSigns(run: string, bits: number): readonly number[] {
  const first = hash(run, 0x811c9dc5);
  const step = hash(run, 0x9e3779b9) | 1;
  return Array.from({ length: SIGNS }, (_, at) => ((first + at * step) >>> 0) % bits);
}

/** FNV-1a, stirred at the end so that both seeds tell different things. */
function hash(text: string, seed: number): number {
  let sum = seed;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35);
  return (sum ^ (sum >>> 16)) >>> 0;
}
