import type { Page } from '@playwright/test';
import { type Session, session } from '@trayecto/core/contract';
import { en } from '../web/src/i18n/en';
import { es } from '../web/src/i18n/es';
import { AuthPage } from './auth-page';
import { expect, test } from './fixtures';

const SESSION_KEY = 'trayecto.session';

async function readSession(page: Page): Promise<Session> {
  const text = await page.evaluate((key) => sessionStorage.getItem(key), SESSION_KEY);
  return session.parse(JSON.parse(text ?? 'null'));
}

/** A token the server refuses, as it would refuse an expired one. */
async function spoilAccessToken(page: Page): Promise<void> {
  const kept = await readSession(page);
  const spoiled = { ...kept, access_token: `${kept.access_token.slice(0, -8)}AAAAAAAA` };
  await page.evaluate(
    ([key, text]) => sessionStorage.setItem(key ?? '', text ?? ''),
    [SESSION_KEY, JSON.stringify(spoiled)],
  );
}

/** A duplicated tab: the browser copies session storage into it. */
async function duplicateTab(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => {
    window.open(location.href);
  });
  const tab = await opened;
  await expectSignedIn(tab);
  return tab;
}

async function expectSignedIn(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: es.nav.label })).toBeVisible();
}

/** Something that calls the server: the language choice is kept in the profile. */
async function callServer(page: Page): Promise<void> {
  const toggle = page.getByRole('banner').locator('button[lang]:visible');
  await toggle.click();
}

test('a reload keeps the person signed in, on the page they were', { tag: '@long' }, async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/skillgap');
  await page.reload();
  await expectSignedIn(page);
  await expect(page).toHaveURL('/skillgap');
});

/** Opened by hand: the browser copies nothing into it. */
async function openNewTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  return tab;
}

test('a new tab finds the session of the one that is open; the last to close takes it along', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/edit');
  const tab = await openNewTab(page, '/skillgap');
  await expectSignedIn(tab);
  await expect(tab).toHaveURL('/skillgap');
  expect(await readSession(tab)).toEqual(await readSession(page));
  const shared = await tab.evaluate(() => JSON.stringify(localStorage));
  expect(shared).not.toContain((await readSession(tab)).refresh_token);

  await test.step('and what a link in a mail is for is done there too', async () => {
    const linked = await openNewTab(page, `/auth#email=${'x'.repeat(43)}`);
    await expectSignedIn(linked);
    await linked.getByRole('button', { name: es.recovery.verifyButton }).click();
    await expect(linked.getByText(es.errors.link_invalid)).toBeVisible();
    await linked.getByRole('button', { name: es.recovery.goOn }).click();
    await expect(linked).toHaveURL('/');
    await linked.close();
  });

  await page.close();
  const third = await openNewTab(tab, '/');
  await expectSignedIn(third);
  await tab.close();
  await third.close();
  const stranger = await openNewTab(tab, '/profile');
  await expect(stranger).toHaveURL(/\/auth/);
  await expect(new AuthPage(stranger).submit).toBeVisible();
});

test('signing out ends every tab of the session, and its tokens', async ({
  page,
  api,
  openSignedIn,
}) => {
  await openSignedIn('/edit');
  const tab = await openNewTab(page, '/edit');
  await expectSignedIn(tab);
  const { access_token: token, refresh_token } = await readSession(page);
  await page.getByRole('button', { name: es.nav.signOut }).click();
  await expect(page).toHaveURL('/auth');
  await expect(tab).toHaveURL(/\/auth/);
  for (const left of [page, tab]) {
    await expect
      .poll(() => left.evaluate((key) => sessionStorage.getItem(key), SESSION_KEY))
      .toBeNull();
  }
  await expect(api.call('GET', '/api/auth/user', { token })).rejects.toThrow(/401/);
  await expect(api.call('POST', '/api/auth/refresh', { body: { refresh_token } })).rejects.toThrow(
    /401/,
  );
  await page.goto('/edit');
  await expect(page).toHaveURL(/\/auth/);
});

test('a token that is no longer good is exchanged without anyone noticing', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/edit');
  await spoilAccessToken(page);
  await page.reload();
  await expectSignedIn(page);
  await expect(page).toHaveURL('/edit');
  await expect.poll(async () => (await readSession(page)).access_token).not.toMatch(/AAAAAAAA$/);
});

test('two tabs that exchange their token at the same moment both stay', { tag: '@long' }, async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/edit');
  const tab = await duplicateTab(page);
  await Promise.all([spoilAccessToken(page), spoilAccessToken(tab)]);
  await Promise.all([page.reload(), tab.reload()]);
  await expectSignedIn(page);
  await expectSignedIn(tab);
  await Promise.all([page.reload(), tab.reload()]);
  await expectSignedIn(page);
  await expectSignedIn(tab);
});

for (const [how, interrupt] of [
  ['restarted', 'stop'],
  ['killed and started', 'kill'],
] as const) {
  // That a killed server keeps everybody signed in is tried on the server each time.
  test(`the person stays signed in while the server is ${how}`, { tag: '@long' }, async ({
    page,
    app,
    openSignedIn,
  }) => {
    await openSignedIn('/edit');
    await app[interrupt]();
    await app.start();
    const navigation = page.getByRole('navigation', { name: es.nav.label });
    await navigation.getByRole('link', { name: es.nav.skillGap }).click();
    await expect(page).toHaveURL('/skillgap');
    await page.reload();
    await expectSignedIn(page);
    await expect(page).toHaveURL('/skillgap');
  });
}

test('a server that is away is said to be, and forgotten when it is back', {
  tag: '@long',
}, async ({ page, app, openSignedIn }) => {
  await openSignedIn('/edit');
  await app.stop();
  await callServer(page);
  // In the language that could be had without the server.
  const banner = page
    .getByRole('status')
    .filter({ hasText: new RegExp(`${es.status.serverAway}|${en.status.serverAway}`) });
  await expect(banner).toBeVisible();
  await expectStillHere(page);
  await app.start();
  await expect(banner).toBeHidden();
});

async function expectStillHere(page: Page): Promise<void> {
  await expect(page).toHaveURL('/edit');
  await expect(page.getByRole('navigation')).toBeVisible();
}

test('without a network the page says so and stays', { tag: '@long' }, async ({
  page,
  context,
  openSignedIn,
}) => {
  await openSignedIn('/edit');
  // An answer still on its way would be taken for a network.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(es.cv.emptyTitle);
  await context.setOffline(true);
  await expect(page.getByText(es.status.offline)).toBeVisible();
  await expectStillHere(page);
  await context.setOffline(false);
  await expect(page.getByText(es.status.offline)).toBeHidden();
});

for (const [when, act, tag] of [
  ['on the next reload', (page: Page) => page.reload(), ['@long']],
  ['with the next thing they do', callServer, []],
] as const) {
  test(`a session ended elsewhere is announced ${when}, and the page comes back`, {
    tag: [...tag],
  }, async ({ page, account, api, openSignedIn }) => {
    await openSignedIn('/development');
    const password = 'una contraseña nueva y larga';
    const { access_token: token } = await api.signIn(account);
    const body = { current_password: account.password, new_password: password };
    await api.call('POST', '/api/auth/password', { token, body });

    await act(page);
    await expect(page).toHaveURL(/\/auth\?next=%2Fdevelopment/);
    await expect(page.getByRole('main').locator('[data-kind]')).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('trayecto.language'));
    await page.reload();
    await new AuthPage(page).signIn({ ...account, password });
    await expect(page).toHaveURL('/development');
  });
}
