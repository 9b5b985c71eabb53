import { expect, it } from 'vitest';
import { listUnusedExports } from './unused-exports.mjs';

it('nothing is exported that no other file takes', () => {
  expect(listUnusedExports()).toEqual([]);
});

it('tells what nobody takes, whether a file says it or hands it on', () => {
  const say = (file, exports, links = []) => [file, { file, text: '', exports, links }];
  const take = (kind, target, ...names) => ({
    kind,
    target,
    isAll: names.length === 0,
    names: names.map((name) => ({ name })),
  });
  const graph = new Map([
    say('core/src/a/part.ts', ['taken', 'handedOn', 'forgotten']),
    say('core/src/a/index.ts', [], [take('export', 'core/src/a/part.ts', 'taken', 'handedOn')]),
    say('core/src/b/user.ts', [], [take('import', 'core/src/a/index.ts', 'taken')]),
    say('core/src/b/all.ts', ['byAll']),
    say('core/src/b/index.ts', [], [take('export', 'core/src/b/all.ts')]),
    say('web/src/user.ts', [], [take('import', 'core/src/b/index.ts', 'byAll')]),
  ]);
  expect(listUnusedExports(graph)).toEqual([
    'core/src/a/part.ts: handedOn',
    'core/src/a/part.ts: forgotten',
    'core/src/a/index.ts: handedOn',
  ]);
});
