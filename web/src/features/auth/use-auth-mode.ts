import { useHistoryState } from 'wouter/use-browser-location';
import { NEWCOMER } from '../../app/newcomer';
import type { AuthMode } from './auth-message';

/**
 * Which of the two forms is shown is in the history entry, where links that invite to start put it too: it survives
 * a reload and the way back, and the address stays plain.
 */
export function useAuthMode(): [AuthMode, (mode: AuthMode) => void] {
  const state: unknown = useHistoryState();
  const isNewcomer = typeof state === 'object' && state !== null && 'isNewcomer' in state;
  return [isNewcomer ? 'sign-up' : 'sign-in', keepMode];
}

function keepMode(mode: AuthMode) {
  history.replaceState(mode === 'sign-up' ? NEWCOMER : null, '');
}
