import { getUser } from '@trayecto/core/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error';
import { FakeServer } from './fake-server';
import { createFakeTab, createMemoryStorage, FakeBrowser } from './fake-tab';
import { OPEN_KEY, SESSION_KEY } from './session-storage-keys';

const REFRESH = '/api/auth/refresh';
let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
});

async function signedInTab(browser?: FakeBrowser) {
  const tab = createFakeTab(server, browser ? { browser } : {});
  await tab.account.signIn('ana@example.com', 'camino largo');
  return tab;
}

/** What the browser does when a tab is duplicated or reloaded: the storage is copied, nothing else. */
function copyOf(tab: { storage: Storage }, browser?: FakeBrowser) {
  const text = tab.storage.getItem(SESSION_KEY) ?? '';
  const storage = createMemoryStorage({ [SESSION_KEY]: text });
  return createFakeTab(server, { storage, ...(browser ? { browser } : {}) });
}

describe('the session', () => {
  it('is kept in the documents’ shape under one key, and nowhere after leaving', async () => {
    const tab = await signedInTab();
    const stored = JSON.parse(tab.storage.getItem(SESSION_KEY) ?? '');
    expect(Object.keys(stored).sort()).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'refresh_token',
      'token_type',
      'user',
    ]);
    await tab.account.signOut();
    expect(tab.storage.length).toBe(0);
  });

  it('survives a reload, and one that is not readable is forgotten', async () => {
    const reloaded = copyOf(await signedInTab());
    await reloaded.account.restore();
    expect(reloaded.account.get().status).toBe('signed-in');

    const broken = createFakeTab(server, {
      storage: createMemoryStorage({ [SESSION_KEY]: '{"access_token":1}' }),
    });
    await broken.account.restore();
    expect(broken.account.get().status).toBe('signed-out');
    expect(broken.storage.length).toBe(0);
  });
});

describe('automatic refresh', () => {
  it('comes a minute ahead of the end, counted from receipt', async () => {
    const tab = await signedInTab();
    expect(tab.timerDelayMs()).toBe(540_000);
    tab.passSeconds(540);
    await tab.runTimer();
    expect(server.countOf(REFRESH)).toBe(1);
    expect(tab.keeper.current()?.refresh_token).toBe('refresh-2');
    expect(tab.timerDelayMs()).toBe(540_000);
  });

  it('does not mind a local clock that is years wrong', async () => {
    const tab = createFakeTab(server);
    tab.time.wallMs = 0;
    await tab.account.signIn('ana@example.com', 'camino largo');
    await tab.call(getUser, {});
    expect(server.countOf(REFRESH)).toBe(0);
    expect(tab.timerDelayMs()).toBe(540_000);
  });

  it('learns the age of a restored token from the server’s own time', async () => {
    const tab = await signedInTab();
    server.nowMs += 400_000;
    const reloaded = copyOf(tab);
    await reloaded.account.restore();
    expect(server.countOf(REFRESH)).toBe(0);
    expect(reloaded.timerDelayMs()).toBe(140_000);
  });

  it('catches up after sleep, when only the wall clock went on', async () => {
    const tab = await signedInTab();
    tab.time.wallMs += 8 * 3600 * 1000;
    server.nowMs += 8 * 3600 * 1000;
    const before = server.countOf('/api/auth/user');
    await tab.call(getUser, {});
    expect(server.countOf(REFRESH)).toBe(1);
    expect(server.countOf('/api/auth/user') - before).toBe(1);
    expect(tab.account.get().status).toBe('signed-in');
  });

  it('is asked for once when many calls find the token ended, locks or no locks', async () => {
    const tab = await signedInTab(new FakeBrowser({ hasLocks: false }));
    tab.passSeconds(700);
    await Promise.all(Array.from({ length: 8 }, () => tab.call(getUser, {})));
    expect(server.countOf(REFRESH)).toBe(1);
  });

  it('follows a 401 and the call is tried once more', async () => {
    const tab = await signedInTab();
    server.nowMs += 700_000;
    const before = server.countOf('/api/auth/user');
    await expect(tab.call(getUser, {})).resolves.toMatchObject({
      profile: { display_name: 'Ana' },
    });
    expect(server.countOf('/api/auth/user') - before).toBe(2);
    expect(server.countOf(REFRESH)).toBe(1);
  });
});

describe('a server that is away', () => {
  it.each(['isAway', 'isBusy'] as const)('never signs anyone out (%s)', async (trouble) => {
    const tab = await signedInTab();
    tab.passSeconds(700);
    server[trouble] = true;
    await expect(tab.call(getUser, {})).rejects.toBeInstanceOf(ApiError);
    expect(tab.account.get().status).toBe('signed-in');
    expect(tab.storage.getItem(SESSION_KEY)).not.toBeNull();

    const delays = [];
    for (let round = 0; round < 3; round += 1) {
      delays.push(tab.timerDelayMs());
      await tab.runTimer();
    }
    expect(delays).toEqual([1000, 2000, 4000]);

    server[trouble] = false;
    await tab.runTimer();
    await tab.call(getUser, {});
    expect(tab.account.get().status).toBe('signed-in');
  });

  it('has the refresh that a reload cut short repeated at once', async () => {
    const tab = await signedInTab();
    tab.passSeconds(545);
    server.isAway = true;
    await tab.runTimer();
    server.isAway = false;
    // The access token is still good: only the mark tells that an answer may have been lost.
    const reloaded = createFakeTab(server, { storage: tab.storage });
    await reloaded.account.restore();
    expect(server.countOf(REFRESH)).toBe(2);
    expect(reloaded.account.get().status).toBe('signed-in');
  });
});

describe('a session the server has ended', () => {
  it('leaves a visitor who is told why', async () => {
    const tab = await signedInTab();
    server.endAllSessions();
    await expect(tab.call(getUser, {})).rejects.toMatchObject({ code: 'session_ended' });
    expect(tab.account.get()).toEqual({ status: 'signed-out', reason: 'ended' });
    expect(tab.storage.length).toBe(0);
  });

  it('is noticed at start-up too, without failing it', async () => {
    const tab = copyOf(await signedInTab());
    server.endAllSessions();
    await tab.account.restore();
    expect(tab.account.get()).toEqual({ status: 'signed-out', reason: 'ended' });
  });
});

describe('a new tab', () => {
  it('is handed the session of one that is open, keeps it for itself, and leaves with it', async () => {
    const browser = new FakeBrowser();
    const first = await signedInTab(browser);
    const fresh = createFakeTab(server, { browser });
    await fresh.account.restore();
    expect(fresh.account.get().status).toBe('signed-in');
    expect(fresh.storage.getItem(SESSION_KEY)).toBe(first.storage.getItem(SESSION_KEY));
    expect(JSON.stringify(browser.storage.getItem(OPEN_KEY))).not.toContain('refresh');

    first.passSeconds(700);
    await Promise.all([first.call(getUser, {}), fresh.call(getUser, {})]);
    expect(server.countOf(REFRESH)).toBe(1);

    await fresh.account.signOut();
    expect(first.account.get()).toEqual({ status: 'signed-out', reason: 'signed-out' });
    expect(browser.storage.length).toBe(0);
  });

  it('asks nobody where no tab said that it has one, and stays a visitor where none answers', async () => {
    const browser = new FakeBrowser();
    const first = await signedInTab(browser);
    first.keeper.showOpen(false);
    const unasked = createFakeTab(server, { browser });
    await unasked.account.restore();
    expect(unasked.account.get().status).toBe('signed-out');

    const crashed = new FakeBrowser();
    crashed.storage.setItem(OPEN_KEY, '1');
    const alone = createFakeTab(server, { browser: crashed });
    await alone.account.restore();
    expect(alone.account.get()).toEqual({ status: 'signed-out', reason: 'visitor' });
    // The next one need not wait.
    expect(crashed.storage.length).toBe(0);
  });

  it('waits for one that is slow to answer, as on a busy machine', async () => {
    vi.useFakeTimers();
    try {
      const browser = new FakeBrowser({ lateMs: 600 });
      const first = await signedInTab(browser);
      const sleep = (delayMs: number) =>
        new Promise<void>((resolve) => setTimeout(resolve, delayMs));
      const fresh = createFakeTab(server, { browser, sleep });
      const restored = fresh.account.restore();
      await vi.advanceTimersByTimeAsync(1_500);
      await restored;
      expect(fresh.keeper.current()).toEqual(first.keeper.current());
    } finally {
      vi.useRealTimers();
    }
  });

  it('still finds one person’s session when another person’s has ended', async () => {
    const browser = new FakeBrowser();
    const first = await signedInTab(browser);
    const elsewhere = new FakeServer();
    elsewhere.sessionId = 'session-2';
    const second = createFakeTab(elsewhere, { browser });
    await second.account.signIn('leo@example.com', 'camino largo');
    await second.account.signOut();
    expect(first.account.get().status).toBe('signed-in');
    const fresh = createFakeTab(server, { browser });
    await fresh.account.restore();
    expect(fresh.keeper.current()).toEqual(first.keeper.current());
  });
});

describe('two tabs of one session', () => {
  it('share one refresh, so that no token is used twice', async () => {
    const browser = new FakeBrowser();
    const first = await signedInTab(browser);
    const second = copyOf(first, browser);
    await second.account.restore();
    first.passSeconds(700);
    await Promise.all([first.call(getUser, {}), second.call(getUser, {})]);
    expect(server.countOf(REFRESH)).toBe(1);
    expect(second.keeper.current()).toEqual(first.keeper.current());
  });

  it('a tab that slept through the news asks before it uses an old token', async () => {
    const browser = new FakeBrowser();
    const first = await signedInTab(browser);
    const asleep = copyOf(first);
    first.passSeconds(700);
    await first.call(getUser, {});
    const woken = createFakeTab(server, { storage: asleep.storage, browser });
    await woken.account.restore();
    expect(server.countOf(REFRESH)).toBe(1);
    expect(woken.keeper.current()).toEqual(first.keeper.current());
  });

  it('leave together', async () => {
    const browser = new FakeBrowser();
    const first = await signedInTab(browser);
    const second = copyOf(first, browser);
    await second.account.restore();
    await first.account.signOut();
    expect(second.account.get()).toEqual({ status: 'signed-out', reason: 'signed-out' });
    expect(second.storage.length).toBe(0);
  });
});
