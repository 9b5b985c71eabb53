import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorCode } from '../../api/api-error';
import { en } from '../../i18n/en';
import { formatMessage } from '../../i18n/format-message';
import { createFormats } from '../../i18n/formats';
import type { Dictionary, Translate } from '../../i18n/message-types';
import { describeAuthMessage } from './auth-message';

const dictionary: Dictionary = en;
const t: Translate = (key, ...[values]) => {
  const [area = '', name = ''] = key.split('.');
  return formatMessage(dictionary[area]?.[name] ?? key, values ?? {}, 'en');
};
const formats = createFormats('en-GB');
const tell = (error: unknown) => describeAuthMessage({ kind: 'error', error }, t, formats);
const refusal = (code: ApiErrorCode, message: string, retryAfterSeconds?: number) =>
  new ApiError({ code, message, status: 400, retryAfterSeconds });

describe('the message line of the sign-in page', () => {
  it('has the documents’ words', () => {
    expect(describeAuthMessage({ kind: 'success' }, t, formats)).toBe(
      'Registration successful! Please sign in.',
    );
    expect(tell(refusal('invalid_credentials', 'Invalid login credentials'))).toBe(
      'Invalid email or password',
    );
    expect(tell(refusal('already_registered', 'User already registered'))).toBe(
      'This email is already registered. Please sign in.',
    );
  });

  it('shows the raw message where we have no words, and says so where there is none', () => {
    expect(tell(refusal('server_error', 'Quota exceeded'))).toBe('Quota exceeded');
    expect(tell(refusal('server_error', ''))).toBe('An error occurred');
    expect(tell(new Error('Broken pipe'))).toBe('Broken pipe');
    expect(tell(undefined)).toBe('An error occurred');
  });

  it('tells how long to wait', () => {
    expect(tell(refusal('too_many_requests', 'x', 40))).toBe(
      'Too many attempts. Wait 40 seconds and try again.',
    );
  });
});
