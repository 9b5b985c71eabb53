import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cvSchema } from '../../cv';
import { findClaimsOfTranslation } from '../../improve';
import { lies } from '../../improve/fixtures';
import { guardModelTranslation } from './guard-model-translation';

const read = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));
/** Line by line, the two tables tell the same in either language. */
const pairUp = (from: 'es' | 'en', to: 'es' | 'en') => {
  const told = read(lies[to]);
  return read(lies[from]).map(([, was = ''], at) => ({ was, lie: told[at]?.[2] ?? '' }));
};
const makeCv = (lines: readonly string[]) =>
  cvSchema.parse({
    work_experience: lines.map((line, at) => ({
      ...{ title: '', company: `Alba ${at}`, dates: '2015 - 2018', achievements: [line] },
    })),
  });

describe.each([
  ['es', 'en'],
  ['en', 'es'],
] as const)('a translation from %s to %s', (from, to) => {
  it('makes no more of a line than it says', () => {
    const pairs = pairUp(from, to);
    const cv = makeCv(pairs.map(({ was }) => was));
    const { cv: guarded } = guardModelTranslation(
      { cv, from, to },
      makeCv(pairs.map(({ lie }) => lie)),
    );
    const passed = pairs.filter(({ lie }, at) =>
      guarded.work_experience[at]?.achievements.includes(lie),
    );
    expect(pairs.length).toBeGreaterThan(100);
    expect(passed.length, JSON.stringify(passed, null, 1)).toBeLessThanOrEqual(pairs.length / 12);
  });

  it('that is honest makes the same claims', () => {
    const file = new URL(`./fixtures/sentences-${from}-${to}.tsv`, import.meta.url);
    const pairs = readFileSync(file, 'utf8').trim().split('\n');
    const refused = pairs.filter((line) => {
      const [was = '', is = ''] = line.split('\t');
      return findClaimsOfTranslation({ was, is, ours: was }).length > 0;
    });
    expect(refused.length, refused.join('\n')).toBeLessThanOrEqual(pairs.length / 100);
  });
});
