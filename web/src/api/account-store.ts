import {
  type EndpointRequest,
  getUser,
  type Profile,
  type Session,
  signIn,
  signOut,
  signUp,
  updateProfile,
} from '@trayecto/core/contract';
import { type Account, VISITOR } from './account';
import type { ApiClient } from './api-client';
import { ApiError } from './api-error';

interface Nobody {
  readonly user: null;
  readonly profile: null;
  readonly needs_second_factor?: undefined;
  readonly new_notices?: undefined;
}

/** Neither here nor there is a profile: both ways of a server to say so. */
function readNobody(error: unknown): Nobody {
  if (error instanceof ApiError && error.code === 'not_found') return { user: null, profile: null };
  throw error;
}

/** Who is signed in. Session first, then the profile; without a profile nobody is. */
export function createAccountStore(client: ApiClient, log: (event: string) => void) {
  let account = VISITOR;
  const listeners = new Set<() => void>();

  function set(next: Account) {
    account = next;
    for (const listener of listeners) listener();
  }

  async function load() {
    const found = await client.call(getUser, {}).catch(readNobody);
    const { user, profile } = found;
    if (user && profile) {
      const needsSecondFactor = found.needs_second_factor ?? false;
      const isAdmin = profile.role === 'admin';
      const newNotices = found.new_notices ?? 0;
      set({ status: 'signed-in', user, profile, isAdmin, needsSecondFactor, newNotices });
      return;
    }
    log('The account has no profile; staying signed out.');
    await leave();
    set({ status: 'signed-out', reason: 'no-profile' });
  }

  async function enter(session: Session) {
    client.keeper.start(session);
    try {
      await load();
    } catch (error) {
      client.keeper.end('signed-out');
      throw error;
    }
  }

  /** Even if the server can't be reached, this browser forgets the session. */
  async function leave() {
    try {
      await client.call(signOut, {});
    } catch {
      log('The server could not be told about the sign-out.');
    }
    client.keeper.end('signed-out');
  }

  client.keeper.onEnd((reason) => set({ status: 'signed-out', reason }));

  return {
    get: () => account,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Takes up the session of this tab. A session that has ended leaves a visitor; a server that is away throws. */
    async restore() {
      try {
        if (await client.keeper.restore()) await load();
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 401) throw error;
      }
    },

    signUp: (email: string, password: string, invitation?: string) =>
      client.call(signUp, { body: { email, password, invitation } }),

    async signIn(email: string, password: string, code?: string) {
      await enter(await client.call(signIn, { body: { email, password, code } }));
    },

    /** A session that was opened in some other way than with a password. */
    enter,

    /** What the server says of the person may have changed. */
    reload: load,

    signOut: leave,

    /** The person has arrived where signing out leads; from here on they are a visitor like any other. */
    settle() {
      if (account.status === 'signed-out' && account.reason === 'signed-out') set(VISITOR);
    },

    /** The server has told of a newer one. */
    takeProfile(profile: Profile) {
      if (account.status !== 'signed-in') return;
      const { role } = profile;
      set({ ...account, profile, user: { ...account.user, role }, isAdmin: role === 'admin' });
    },

    /** They have been looked at. */
    noteSeen() {
      if (account.status === 'signed-in' && account.newNotices > 0)
        set({ ...account, newNotices: 0 });
    },

    /** The account is gone or resting: there is nothing left to sign out of. */
    forget() {
      client.keeper.end('signed-out');
    },

    async updateProfile(changes: EndpointRequest<typeof updateProfile>['body']) {
      const { profile } = await client.call(updateProfile, { body: changes });
      if (account.status === 'signed-in') set({ ...account, profile });
    },
  };
}

export type AccountStore = ReturnType<typeof createAccountStore>;
export type { Account };
