import type { Endpoint } from '@trayecto/core/contract';
import type { Account } from './account';
import type { Call } from './api-client';

interface AnnounceParts {
  readonly account: () => Account;
  /** Whether the person looks at something else this moment. */
  readonly isAway: () => boolean;
  readonly announce: (endpoint: Endpoint, outcome: 'done' | 'failed') => Promise<void>;
}

/** Notifies users who want it when a long task, the kind that reports progress, ends while they are elsewhere. */
export function createAnnouncingCall(call: Call, parts: AnnounceParts): Call {
  function tell(endpoint: Endpoint, outcome: 'done' | 'failed') {
    const account = parts.account();
    const wantsIt =
      account.status === 'signed-in' && account.profile.notification_preferences.desktop;
    // A notice that cannot be shown is no reason for anything else to fail.
    if (wantsIt && parts.isAway()) parts.announce(endpoint, outcome).catch(() => undefined);
  }

  return async (endpoint, request, options) => {
    if (endpoint.progress === undefined) return call(endpoint, request, options);
    try {
      const answer = await call(endpoint, request, options);
      tell(endpoint, 'done');
      return answer;
    } catch (error) {
      // Anyone who stopped the work knows that it has stopped.
      if (!options?.signal?.aborted) tell(endpoint, 'failed');
      throw error;
    }
  };
}
