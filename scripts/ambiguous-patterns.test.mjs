import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleSources } from '../bench/bundle-parts.mjs';
import { findAmbiguousLoop } from './patterns/find-ambiguous-loop.mjs';
import { listLoopedPatterns } from './patterns/list-patterns.mjs';
import { projectPath } from './project-paths.mjs';

function tellAmbiguous(patterns) {
  return patterns.flatMap(({ file, line, source, flags }) => {
    const letters = findAmbiguousLoop(source, flags);
    return letters ? [`${file}:${line} ${letters.join(' and ')} in /${source}/${flags}`] : [];
  });
}

/** Made by a package we use, for addresses in "tel:" links, which no text of ours is given to it as. */
const isOfPhonePackage = ({ source }) => source.startsWith('^([0-9０-９٠-٩۰-۹]+((');

describe('no pattern has a text that it can read in ever more ways', () => {
  it.each(['core/src', 'server/src', 'web/src'])('written in %s', (folder) => {
    const files = readdirSync(projectPath(folder), { recursive: true })
      .map((name) => join(folder, name).replaceAll('\\', '/'))
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$|\/fixtures\//.test(file));
    const patterns = files.flatMap((file) =>
      listLoopedPatterns(file, readFileSync(projectPath(file), 'utf8')),
    );
    expect(patterns.length).toBeGreaterThan(0);
    expect(tellAmbiguous(patterns)).toEqual([]);
  });

  it('put together from tables', async () => {
    const made = await recordPatterns(() =>
      bundleSources(
        rooms.map((room, at) => `export * as room${at} from './core/src/${room}';`).join('\n'),
      ),
    );
    expect(made.length).toBeGreaterThan(500);
    expect(tellAmbiguous(made.filter((pattern) => !isOfPhonePackage(pattern)))).toEqual([]);
  });

  it.each([
    ['a loop in a loop', '(?:a*)*b', true],
    ['comments, one or several as one', '^(?:<!--[\\s\\S]*?-->\\s*)*<a', true],
    ['a phrase and its words', '^(?:all |the |all the )*x', true],
    ['words with blanks or without', '^(?:\\w+\\s*)*$', true],
    ['blanks before and after', '(?:\\s*,\\s*)*x', true],
    ['one or two of the same', '(?:a{1,2})*c', true],
    ['a loop in what looks ahead', '(?=(?:a|a)*b)c', true],
    ['words with blanks between them', '^(?:\\w+\\s+)*$', false],
    ['a longer and a shorter word', '(?:ab|a)*c', false],
    ['words that end where they end', '^(?:[ ,]|(?:a|an)(?!\\p{L}))+x', false],
    ['signs and quoted signs', '^(?:[^"\\\\]|\\\\.)*"', false],
    ['one loop after the other', '[a-z]+[a-z]*x', false],
    ['nothing after it', '^(?:all |the |all the )*', false],
  ])('%s', (_, source, isAmbiguous) => {
    expect(findAmbiguousLoop(source, 'u') !== undefined).toBe(isAmbiguous);
  });
});

const rooms = readdirSync(projectPath('core/src'), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

/** What is made while something is loaded, by putting another maker in place of the usual one. */
async function recordPatterns(load) {
  const usual = globalThis.RegExp;
  const made = new Map();
  const note = (pattern) => {
    const { source, flags } = pattern;
    made.set(`${flags} ${source}`, { file: 'made', line: made.size, source, flags });
    return pattern;
  };
  globalThis.RegExp = new Proxy(usual, {
    construct: (target, given, newTarget) => note(Reflect.construct(target, given, newTarget)),
    apply: (target, self, given) => note(Reflect.apply(target, self, given)),
  });
  try {
    await load();
  } finally {
    globalThis.RegExp = usual;
  }
  return [...made.values()];
}
