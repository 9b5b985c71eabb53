import type { ApplicationRecord } from '@trayecto/core/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error';
import { call } from '../../api/browser-api';
import { queryClient } from '../../api/query-client';
import { findKept, holdAnswers } from './use-fit';

vi.mock(import('../../api/browser-api'), async (importOriginal) => ({
  ...(await importOriginal()),
  call: vi.fn(),
}));

const application = { fit_result_id: 'r1', posting: 'Oferta' } as ApplicationRecord;
const find = () => findKept(application, null, 'es', new AbortController().signal);
const refuse = (code: 'not_found' | 'unavailable') =>
  vi.mocked(call).mockRejectedValueOnce(new ApiError({ code, message: code }));
const answers = { sql: 'Sí, en Tienda Alfa' };

describe('what was answered in an earlier comparison', () => {
  afterEach(() => queryClient.clear());

  it('is there for the next one, also when the earlier one has gone with its CV meanwhile', async () => {
    vi.mocked(call).mockResolvedValueOnce({ result: { state: { answers } } } as never);
    await holdAnswers('r1');
    refuse('not_found');
    expect((await find()).given.answers).toEqual(answers);
  });

  it('is none where the earlier one was thrown away', async () => {
    refuse('not_found');
    expect((await find()).given.answers).toEqual({});
  });

  it('is not taken for none when it cannot be read at the moment', async () => {
    refuse('unavailable');
    await expect(find()).rejects.toMatchObject({ code: 'unavailable' });
  });
});
