import { listCvSummaries } from '@trayecto/core/contract';
import { expect, it } from 'vitest';
import { countCvs } from './count-cvs';

it('asks what the contract’s endpoint is asked, and reads what it answers', () => {
  const { id, method, path, access, status } = listCvSummaries;
  expect(countCvs).toMatchObject({ id, method, path, access, status });
  const asked = countCvs.query.parse({ limit: 1 });
  expect(listCvSummaries.query.parse(asked)).toEqual({ offset: 0, limit: 1 });
  const answer = listCvSummaries.output.parse({ success: true, cvs: [], total: 3 });
  expect(countCvs.output.parse(answer)).toEqual({ total: 3 });
});
