import { es } from '../web/src/i18n/es';
import { AuthPage } from './auth-page';
import { expect, test } from './fixtures';
import { openScreen, protectedScreens } from './screens';

test('tokens and password are in session storage or nowhere, and no address shows what was typed', async ({
  page,
  account,
  app,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/profile');
  await new AuthPage(page).signIn(account);
  expect(page.url()).not.toContain(encodeURIComponent(account.email));
  for (const screen of protectedScreens.slice(0, 3)) await openScreen(page, screen);

  const kept: { access_token: string; refresh_token: string } = JSON.parse(
    await page.evaluate(() => sessionStorage.getItem('trayecto.session') ?? '{}'),
  );
  const secrets = [kept.access_token, kept.refresh_token, account.password];
  for (const secret of secrets) expect(secret).toBeTruthy();
  const elsewhere = await page.evaluate(async () => ({
    local: JSON.stringify(localStorage),
    cookie: document.cookie,
    history: JSON.stringify(history.state),
    page: document.documentElement.outerHTML,
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
  }));
  const places = JSON.stringify([elsewhere, addresses, await page.context().cookies()]) + app.log;
  for (const secret of secrets) expect(places).not.toContain(secret);
  expect(await page.context().cookies()).toEqual([]);
  expect(elsewhere.databases).toEqual([]);
});

test('a script for a name is shown, not run', { tag: '@long' }, async ({
  page,
  account,
  api,
  openSignedIn,
}) => {
  const name = `<img src=x onerror="window.probe=1"><script>window.probe=1</script>`;
  const { access_token: token } = await api.signIn(account);
  await api.call('PATCH', '/api/profile', { token, body: { display_name: name } });
  await openSignedIn();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await page.goto('/profile');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(() => 'probe' in window)).toBe(false);
});

test('a page of this app cannot be told to run a script from its address', async ({ page }) => {
  await page.goto('/auth?next=<script>window.probe=1</script>#<img src=x onerror=window.probe=1>');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(() => 'probe' in window)).toBe(false);
});

for (const [trouble, fail] of [
  ['answers with an error', { status: 500, body: 'no' }],
  ['answers with something else', { status: 200, contentType: 'text/html', body: '<h1>' }],
] as const) {
  test(`a server that ${trouble} at start-up is one press away from another try`, {
    tag: '@long',
  }, async ({ page, openSignedIn }) => {
    await openSignedIn('/edit');
    await page.route('**/api/auth/user', (route) => route.fulfill(fail));
    await page.reload();
    const retry = page.getByRole('button', { name: es.status.retryConnection });
    await expect(retry).toBeVisible();
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await page.unroute('**/api/auth/user');
    await retry.click();
    await expect(page).toHaveURL('/edit');
    await expect(page.getByRole('navigation', { name: es.nav.label })).toBeVisible();
  });
}

test('a visitor’s page opens even when the server cannot say who is there', async ({ page }) => {
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
