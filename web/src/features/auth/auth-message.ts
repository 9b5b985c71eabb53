import { ApiError } from '../../api/api-error';
import { describeError } from '../../api/describe-error';
import type { Translate } from '../../i18n';
import type { Formats } from '../../i18n/formats';
import type { PasskeyOptions } from '../../sign-in/use-passkey';

export type AuthMode = 'sign-in' | 'sign-up';

/** What the message line tells; kept as a cause, so that it follows a change of language. */
export type AuthMessage =
  /** Signed up; `obstacle` is why they couldn't be signed in right away. */
  | { readonly kind: 'success'; readonly obstacle?: unknown }
  | { readonly kind: 'error'; readonly error: unknown };

/** The address already has an account: the person wants to sign in after all. */
export function isAlreadyRegistered(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'already_registered';
}

/** The password is right, and a code is wanted besides. */
export function isCodeWanted(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'second_factor_needed';
}

/** What comes along for the browser, for those who have a passkey; it is the browser that checks it. */
export function readPasskeyOptions(error: unknown): PasskeyOptions | undefined {
  const { passkey } = Object(error instanceof ApiError ? error.details : undefined);
  return typeof passkey === 'object' && passkey !== null ? { ...passkey } : undefined;
}

/** What has to be done before a new account can be used. Anything else shows itself when they sign in. */
export function findNextStep(message: AuthMessage): ApiError | null {
  if (message.kind !== 'success') return null;
  const { obstacle } = message;
  return obstacle instanceof ApiError && obstacle.code === 'email_unverified' ? obstacle : null;
}

export function describeAuthMessage(message: AuthMessage, t: Translate, formats: Formats): string {
  if (message.kind === 'success') return t('auth.registered');
  const { error } = message;
  if (!(error instanceof ApiError)) return describeError(error, t, formats);
  if (error.code === 'invalid_credentials') return t('auth.invalidCredentials');
  if (error.code === 'already_registered') return t('auth.alreadyRegistered');
  if (error.code === 'server_error' && error.message === '') return t('status.somethingFailed');
  return describeError(error, t, formats);
}
