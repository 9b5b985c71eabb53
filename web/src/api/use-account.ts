import { useSyncExternalStore } from 'react';
import { type Account, VISITOR } from './account';
import { account, connection } from './browser-api';
import type { Connection } from './connection-store';

/** The last function of each says what the build draws ahead: a visitor, online. */
export function useAccount(): Account {
  return useSyncExternalStore(account.subscribe, account.get, () => VISITOR);
}

export function useConnection(): Connection {
  return useSyncExternalStore(connection.subscribe, connection.get, () => 'reachable');
}
