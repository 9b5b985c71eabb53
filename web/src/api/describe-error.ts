import type { Translate } from '../i18n';
import type { Formats } from '../i18n/formats';
import { ApiError } from './api-error';

/** The sentence a person reads about a failed call, in their language; the raw message when we have no words for it. */
export function describeError(error: unknown, t: Translate, formats: Formats): string {
  if (!(error instanceof ApiError)) {
    return error instanceof Error && error.message ? error.message : t('status.somethingFailed');
  }
  if (error.code === 'server_error') {
    return error.message || t('errors.server_error', { status: error.status });
  }
  if (error.code === 'too_many_requests' && error.retryAfterSeconds !== undefined) {
    return t('status.tooManyAttempts', { wait: formats.wait(error.retryAfterSeconds) });
  }
  return t(`errors.${error.code}`);
}
