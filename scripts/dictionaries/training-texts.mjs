import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectPath } from '../project-paths.mjs';

/** Of ten lines of each file eight are learned from, one is for setting limits by, and one is for measuring: nothing is learned or set by it. */
const PARTS = { limits: 0, measured: 5 };

/** Whether the line at a place of its file is one of the eight. */
export const isLearned = (at) => Object.values(PARTS).every((kept) => at % 10 !== kept);

const sideOf = (line, language) => line.split('\t')[language === 'es' ? 0 : 1] ?? '';

/** Our own sentences, in three parts. */
export function readOwn(language) {
  const folder = projectPath('training', 'corpus', 'sentences');
  const parts = { learned: [], limits: [], measured: [] };
  for (const file of readdirSync(folder))
    for (const [at, line] of readFileSync(join(folder, file), 'utf8').split('\n').entries()) {
      const part = Object.keys(PARTS).find((name) => at % 10 === PARTS[name]) ?? 'learned';
      parts[part].push(sideOf(line, language));
    }
  return parts;
}

const SMALL = {
  es: /(?<!\p{L})(?:de|del|la|el|los|las|en|con|para|por|y|un|una|al|que|se|a|su|sin|mi)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:the|of|and|to|in|for|with|on|at|by|from|an|our|their|was|is|who|or)(?!\p{L})/giu,
};

/** What is learned from besides: lines of CVs and postings, lines judged for a requirement. */
export function readLines(language) {
  const corpus = projectPath('training', 'corpus');
  const judged = projectPath('training', 'requirements');
  const lines = (folder, file) => readFileSync(join(folder, file), 'utf8').split('\n');
  return [
    ...lines(join(corpus, 'lines'), `${language}.txt`),
    ...readdirSync(judged).flatMap((file) =>
      [...new Set(lines(judged, file).flatMap((row) => row.split('\t').slice(0, 2)))].filter(
        (line) => isIn(line, language),
      ),
    ),
  ];
}

function isIn(line, language) {
  const other = language === 'es' ? 'en' : 'es';
  const count = (one) => (line.match(SMALL[one]) ?? []).length;
  return count(language) > count(other);
}

/** One of the public sets, or about as many of its lines, evenly spread; nothing where it is not at hand. */
export function readPublic(folder, name, language, most) {
  const file = join(folder ?? '', `${name}.xz`);
  if (!folder || !existsSync(file)) return [];
  const lines = spawnSync('xz', ['-dc', file], { maxBuffer: 2 ** 30 })
    .stdout.toString()
    .split('\n');
  const every = Math.max(1, Math.floor(lines.length / most));
  return lines
    .filter((_, at) => at % every === 0)
    .map((line) => (name.endsWith('.txt') ? line : sideOf(line, language)));
}

/** The same order every time. */
export function shuffle(list) {
  let state = 1;
  for (let at = list.length - 1; at > 0; at--) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (at + 1));
    [list[at], list[other]] = [list[other], list[at]];
  }
}
