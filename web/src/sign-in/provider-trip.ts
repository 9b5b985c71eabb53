import { ApiError } from '../api/api-error';
import { PROVIDER_KEY } from '../api/session-storage-keys';

/** Off to the provider. What comes back counts only in the tab that left, so that nobody can be signed in as someone else. */
export function leaveForProvider(url: string): void {
  const state = new URL(url).searchParams.get('state') ?? '';
  const next = location.pathname === '/auth' ? location.search : '?next=/profile?tab=security';
  sessionStorage.setItem(PROVIDER_KEY, JSON.stringify({ state, next }));
  location.assign(url);
}

/** Whether the address is one that the provider sends people back to. */
export function isReturn(search: string): boolean {
  const given = new URLSearchParams(search);
  return given.has('state') && (given.has('code') || given.has('error'));
}

interface ProviderAnswer {
  readonly code: string;
  readonly state: string;
  readonly iss?: string | undefined;
}

/** Taken out of the address at once, and good once. */
export function takeReturn(): ProviderAnswer {
  const given = new URLSearchParams(location.search);
  const kept: unknown = JSON.parse(sessionStorage.getItem(PROVIDER_KEY) ?? 'null');
  sessionStorage.removeItem(PROVIDER_KEY);
  const { state, next } = Object(kept);
  const search = typeof next === 'string' ? next : '';
  history.replaceState(history.state, '', `/auth${search}`);
  const code = given.get('code');
  if (code === null || typeof state !== 'string' || given.get('state') !== state) {
    throw new ApiError({ code: 'oidc_failed', message: 'Not the answer to what was asked here.' });
  }
  return { code, state, iss: given.get('iss') ?? undefined };
}
