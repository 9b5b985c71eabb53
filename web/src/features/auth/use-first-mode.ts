import { useHistoryState } from 'wouter/use-browser-location';
import type { AuthMode } from './auth-message';

/** Links that invite to start say so in the history entry; the address stays plain. */
export function useFirstMode(): AuthMode {
  const state: unknown = useHistoryState();
  const isInvited = typeof state === 'object' && state !== null && 'isNewcomer' in state;
  return isInvited ? 'sign-up' : 'sign-in';
}
