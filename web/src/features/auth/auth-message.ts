import { ApiError } from '../../api/api-error';
import { describeError } from '../../api/describe-error';
import type { Translate } from '../../i18n';
import type { Formats } from '../../i18n/formats';

export type AuthMode = 'sign-in' | 'sign-up';

/** What the message line tells; kept as a cause, so that it follows a change of language. */
export type AuthMessage =
  | { readonly kind: 'success' }
  | { readonly kind: 'error'; readonly error: unknown };

/** The address already has an account: the person wants to sign in after all. */
export function isAlreadyRegistered(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'already_registered';
}

export function describeAuthMessage(message: AuthMessage, t: Translate, formats: Formats): string {
  if (message.kind === 'success') return t('auth.registered');
  const { error } = message;
  if (!(error instanceof ApiError)) return describeError(error, t, formats);
  if (error.code === 'invalid_credentials') return t('auth.invalidCredentials');
  if (error.code === 'already_registered') return t('auth.alreadyRegistered');
  if (error.code === 'server_error' && error.message === '') return t('auth.somethingFailed');
  return describeError(error, t, formats);
}
