import { beforeEach, describe, expect, it } from 'vitest';
import { VISITOR } from './account';
import { FakeServer } from './fake-server';
import { createFakeTab } from './fake-tab';
import { createLazyAccount } from './lazy-account';
import { SESSION_KEY } from './session-storage-keys';

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
});

function openTab(tab = createFakeTab(server)) {
  let loads = 0;
  const account = createLazyAccount({
    async load() {
      loads += 1;
      return tab.account;
    },
    mayHaveSession: () => tab.storage.getItem(SESSION_KEY) !== null,
  });
  return { tab, account, countLoads: () => loads };
}

describe('the account before its code is there', () => {
  it('fetches nothing for a visitor', async () => {
    const { account, countLoads } = openTab();
    await account.restore();
    account.settle();
    expect(account.get()).toBe(VISITOR);
    expect(countLoads()).toBe(0);
  });

  it('takes up a stored session, and tells those who listened from the start', async () => {
    const { tab } = openTab();
    await tab.account.signIn('ana@example.com', 'camino largo');
    const { account } = openTab(createFakeTab(server, { storage: tab.storage }));
    const seen: string[] = [];
    account.subscribe(() => seen.push(account.get().status));
    await account.restore();
    expect(seen).toEqual(['signed-in']);
    await account.signOut();
    expect(seen.at(-1)).toBe('signed-out');
  });

  it('tells each change once, however often it was asked for', async () => {
    const { account } = openTab();
    let changes = 0;
    account.subscribe(() => {
      changes += 1;
    });
    account.warmUp();
    account.warmUp();
    await account.signIn('ana@example.com', 'camino largo');
    expect(changes).toBe(1);
  });

  it('can be tried again after its code failed to load', async () => {
    const { tab } = openTab();
    let isAway = true;
    const account = createLazyAccount({
      async load() {
        if (isAway) throw new Error('no network');
        return tab.account;
      },
      mayHaveSession: () => false,
    });
    account.warmUp();
    await expect(account.signIn('ana@example.com', 'camino largo')).rejects.toThrow('no network');
    isAway = false;
    await account.signIn('ana@example.com', 'camino largo');
    expect(account.get().status).toBe('signed-in');
  });
});
