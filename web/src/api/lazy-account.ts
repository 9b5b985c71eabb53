import type { Profile, Session } from '@trayecto/core/contract';
import { type Account, VISITOR } from './account';
import type { AccountStore } from './account-store';

type ProfileChanges = Parameters<AccountStore['updateProfile']>[0];

interface LazyAccountParts {
  /** The account store proper, with all the code it needs. */
  readonly load: () => Promise<AccountStore>;
  readonly mayHaveSession: () => boolean;
}

/** The account before the code that talks to the server is there: until someone signs in or comes back, a visitor. */
export function createLazyAccount({ load, mayHaveSession }: LazyAccountParts) {
  let store: AccountStore | undefined;
  const listeners = new Set<() => void>();

  async function open(): Promise<AccountStore> {
    const loaded = await load();
    if (!store) {
      store = loaded;
      store.subscribe(() => {
        for (const listener of listeners) listener();
      });
    }
    return store;
  }

  return {
    get: (): Account => store?.get() ?? VISITOR,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async restore() {
      if (mayHaveSession()) await (await open()).restore();
    },
    settle: () => store?.settle(),
    /** Fetches the code ahead of its use; a failure is met again, and told, when it is used. */
    warmUp() {
      open().catch(() => undefined);
    },
    signUp: async (email: string, password: string, invitation?: string) =>
      (await open()).signUp(email, password, invitation),
    signIn: async (email: string, password: string, code?: string) =>
      (await open()).signIn(email, password, code),
    enter: async (session: Session) => (await open()).enter(session),
    reload: async () => (await open()).reload(),
    signOut: async () => (await open()).signOut(),
    takeProfile: async (profile: Profile) => (await open()).takeProfile(profile),
    noteSeen: () => store?.noteSeen(),
    forget: async () => (await open()).forget(),
    updateProfile: async (changes: ProfileChanges) => (await open()).updateProfile(changes),
  };
}
