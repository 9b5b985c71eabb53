import { listCvs } from '@trayecto/core/contract';
import { expect, it } from 'vitest';
import { askForCvs } from './ask-for-cvs';

it('asks what the contract’s endpoint is asked', () => {
  const userId = crypto.randomUUID();
  const { id, method, path, access, status } = listCvs;
  expect(askForCvs).toMatchObject({ id, method, path, access, status });
  expect(listCvs.query.parse({ userId })).toEqual(askForCvs.query.parse({ userId }));
});
