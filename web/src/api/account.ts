import type { Profile, User } from '@trayecto/core/contract';
import type { EndReason } from './session-keeper';

/** Who is at this browser, as far as this tab knows. */
export type Account =
  | { readonly status: 'signed-out'; readonly reason: EndReason | 'visitor' | 'no-profile' }
  | {
      readonly status: 'signed-in';
      readonly user: User;
      readonly profile: Profile;
      readonly isAdmin: boolean;
      /** Nothing else can be done before a second factor is set up. */
      readonly needsSecondFactor: boolean;
      /** What happened to the account that the person has not seen yet. */
      readonly newNotices: number;
    };

export const VISITOR: Account = { status: 'signed-out', reason: 'visitor' };
