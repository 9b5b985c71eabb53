import { es } from '../web/src/i18n/es';
import { AuthPage } from './auth-page';
import { expect, test } from './fixtures';
import { protectedScreens } from './screens';

test('someone who wanted a protected page signs in and arrives there', async ({
  page,
  account,
}) => {
  for (const { path } of protectedScreens) {
    await test.step(path, async () => {
      const wanted = `${path}?from=mail`;
      await page.goto(wanted);
      await expect(page).toHaveURL(`/auth?${new URLSearchParams({ next: wanted })}`);
    });
  }
  await expect(page.getByText(es.auth.wantedPage)).toBeVisible();
  await new AuthPage(page).signIn(account);
  await expect(page).toHaveURL(`${protectedScreens.at(-1)?.path}?from=mail`);
});

test('and so for each of them', { tag: '@long' }, async ({ page, account }) => {
  const auth = new AuthPage(page);
  for (const { path } of protectedScreens) {
    await test.step(path, async () => {
      await page.goto(`${path}?from=mail`);
      await auth.signIn(account);
      await expect(page).toHaveURL(`${path}?from=mail`);
      await page.evaluate(() => sessionStorage.clear());
    });
  }
});

test('/admin: a visitor signs in first, a person without the role goes home, an admin gets in', async ({
  page,
  account,
  admin,
}) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/auth\?/);
  await new AuthPage(page).signIn(account);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: es.nav.admin })).toHaveCount(0);

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/admin');
  await new AuthPage(page).signIn(admin);
  await expect(page).toHaveURL('/admin');
  const navigation = page.getByRole('navigation', { name: es.nav.label });
  await expect(navigation.getByRole('link', { name: es.nav.admin })).toBeVisible();
});

test('an unknown address leads home, signed in or not; so does /auth for those who are in', {
  tag: '@long',
}, async ({ page, openSignedIn }) => {
  await page.goto('/no-such-page/at-all');
  await expect(page).toHaveURL('/');
  await openSignedIn();
  await page.goto('/no-such-page');
  await expect(page).toHaveURL('/');
  await page.goto('/auth');
  await expect(page).toHaveURL('/');
});

test('a link that wants to lead elsewhere after signing in leads home', { tag: '@long' }, async ({
  page,
  account,
}) => {
  for (const next of ['//evil.test', '/\\evil.test', 'https://evil.test/', 'javascript:alert(1)']) {
    await test.step(next, async () => {
      await page.goto(`/auth?${new URLSearchParams({ next })}`);
      await new AuthPage(page).signIn(account);
      await expect(page).toHaveURL('/');
      await page.evaluate(() => sessionStorage.clear());
    });
  }
});
