import { beforeEach, describe, expect, it } from 'vitest';
import { FakeServer } from './fake-server';
import { createFakeTab } from './fake-tab';

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
});

describe('the account', () => {
  it('takes the admin flag from the profile, and drops it on leaving', async () => {
    if (server.profile) server.profile = { ...server.profile, role: 'admin' };
    const tab = createFakeTab(server);
    await tab.account.signIn('ana@example.com', 'camino largo');
    expect(tab.account.get()).toMatchObject({ status: 'signed-in', isAdmin: true });
    await tab.account.signOut();
    expect(tab.account.get()).toEqual({ status: 'signed-out', reason: 'signed-out' });
  });

  it.each([
    ['not found', false],
    ['null', true],
  ])('stays signed out without a profile, and says so in the log (%s)', async (_, isToldNull) => {
    server.profile = null;
    server.isNullTold = isToldNull;
    const tab = createFakeTab(server);
    await tab.account.signIn('ana@example.com', 'camino largo');
    expect(tab.account.get()).toEqual({ status: 'signed-out', reason: 'no-profile' });
    expect(tab.storage.length).toBe(0);
    expect(tab.logged).toHaveLength(1);
  });

  it('passes a refused sign-in on and keeps nothing', async () => {
    const tab = createFakeTab(server);
    await expect(tab.account.signIn('ana@example.com', 'otra cosa')).rejects.toMatchObject({
      code: 'invalid_credentials',
      status: 400,
      requestId: 'request-1',
    });
    expect(tab.storage.length).toBe(0);
  });

  it('leaves even when the server cannot be told', async () => {
    const tab = createFakeTab(server);
    await tab.account.signIn('ana@example.com', 'camino largo');
    server.isAway = true;
    await tab.account.signOut();
    expect(tab.account.get().status).toBe('signed-out');
    expect(tab.storage.length).toBe(0);
  });

  it('fails at start-up when the server is away, and keeps the session for the next try', async () => {
    const tab = createFakeTab(server);
    await tab.account.signIn('ana@example.com', 'camino largo');
    const reloaded = createFakeTab(server, { storage: tab.storage });
    server.isAway = true;
    await expect(reloaded.account.restore()).rejects.toMatchObject({ code: 'network' });
    server.isAway = false;
    await reloaded.account.restore();
    expect(reloaded.account.get().status).toBe('signed-in');
  });
});
