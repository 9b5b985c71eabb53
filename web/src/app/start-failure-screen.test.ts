import { expect, it } from 'vitest';
import { ApiError } from '../api/api-error';
import { languageStore } from '../i18n';
import { es } from '../i18n/es';
import { describeStartFailure } from './start-failure-screen';

function describe(error: unknown): string {
  const { t, formats } = languageStore.get();
  return describeStartFailure(error, t, formats);
}

it('a failure at the start is shown in its own words, or as one without any', () => {
  expect(describe(new ApiError({ code: 'network', message: 'x' }))).toBe(es.errors.network);
  const spoken = new ApiError({ code: 'server_error', status: 500, message: 'Out of tea.' });
  expect(describe(spoken)).toBe('Out of tea.');
  expect(describe(new Error('Storage is blocked'))).toBe('Storage is blocked');
  const mute = new ApiError({ code: 'server_error', status: 500, message: '' });
  for (const nothing of [mute, new Error(''), 'a string', undefined])
    expect(describe(nothing)).toBe(es.status.startFailed);
});
