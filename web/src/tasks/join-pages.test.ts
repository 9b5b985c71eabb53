import { MOST_RESULTS, type ResultSummary } from '@trayecto/core/contract';
import { expect, it } from 'vitest';
import { joinPages } from './join-pages';

const makeResult = (id: string): ResultSummary => ({
  id,
  kind: 'skill_gap',
  title: id,
  cv_id: 'cv',
  cv_name: 'Ana',
  cv_version: 1,
  cv_version_now: 1,
  engine: { kind: 'builtin' },
  score: null,
  created_at: '2026-11-15T00:00:00Z',
});

it('shows every result once, whatever came in between two pages', () => {
  const first = { results: ['c', 'b'].map(makeResult), total: 3 };
  const second = { results: ['b', 'a'].map(makeResult), total: 4 };
  const { results, total } = joinPages([first, second]);
  expect(results.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  expect(total).toBe(4);
});

it('says so before the oldest has to leave', () => {
  const page = (total: number) => [{ results: [makeResult('a')], total }];
  expect(joinPages(page(20)).isNearlyFull).toBe(false);
  expect(joinPages(page(MOST_RESULTS - 10)).isNearlyFull).toBe(true);
});
