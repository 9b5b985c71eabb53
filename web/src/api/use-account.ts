import { useSyncExternalStore } from 'react';
import type { Account } from './account-store';
import { account, connection } from './browser-api';
import type { Connection } from './connection-store';

export function useAccount(): Account {
  return useSyncExternalStore(account.subscribe, account.get);
}

export function useConnection(): Connection {
  return useSyncExternalStore(connection.subscribe, connection.get);
}
