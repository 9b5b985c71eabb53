import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectPath } from '../project-paths.mjs';

const MARK = /\{([^{}|]*)\|([^{}|]*)\}/g;
/** One in so many lines is kept aside; training/marked_slips.py keeps the same ones. */
const ASIDE = 12;

/**
 * The lines of training/corpus/slips with where their slips are: those that the model has learned, and those kept aside. `prepare` is what happens to
 * a text before the model reads it.
 */
export function readMarkedLines(language, prepare) {
  const folder = projectPath('training', 'corpus', 'slips');
  const lines = new Map();
  for (const file of readdirSync(folder).sort())
    if (file.startsWith(`${language}-`))
      for (const row of readFileSync(join(folder, file), 'utf8').split('\n')) {
        if (row.trim() === '') continue;
        const line = readLine(row, prepare);
        if (!lines.has(line.right)) lines.set(line.right, line);
      }
  const all = [...lines.values()];
  return {
    learned: all.filter(({ right }) => hash(right) % ASIDE !== 0),
    aside: all.filter(({ right }) => hash(right) % ASIDE === 0),
  };
}

function readLine(row, prepare) {
  const slips = [];
  let [text, right, end] = ['', '', 0];
  const line = prepare(row);
  for (const { 0: mark, 1: wrong, 2: meant, index } of line.matchAll(MARK)) {
    const before = line.slice(end, index);
    text += before;
    right += before;
    // Where a word is missing, the words beside it count as its place.
    if (wrong !== meant)
      slips.push({
        from: wrong.trim() === '' ? text.length - 1 : text.length,
        to: text.length + Math.max(wrong.length, 2),
        ...{ wrong, right: meant },
      });
    text += wrong;
    right += meant;
    end = index + mark.length;
  }
  const rest = line.slice(end);
  return { wrong: { text: prepare(text + rest), slips }, right: prepare(right + rest) };
}

/** As in training/read_data.py. */
function hash(text) {
  let value = 5381;
  for (const letter of text) value = (value * 33 + (letter.codePointAt(0) ?? 0)) % 2 ** 32;
  return value >>> 3;
}
