import { es } from '../web/src/i18n/es';
import { AuthPage, openSignedIn } from './auth-page';
import { expect, test } from './fixtures';
import { protectedScreens } from './screens';

for (const { path } of protectedScreens) {
  test(`a visitor of ${path} signs in and is back there`, async ({ page, account }) => {
    await page.goto(`${path}?from=mail`);
    await expect(page).toHaveURL(/\/auth\?/);
    await expect(page.getByText(es.auth.wantedPage)).toBeVisible();
    await new AuthPage(page).signIn(account);
    await expect(page).toHaveURL(`${path}?from=mail`);
  });
}

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

test('someone signed in has no business on /auth', async ({ page, account }) => {
  await openSignedIn(page, account);
  await page.goto('/auth');
  await expect(page).toHaveURL('/');
});

test('an unknown address leads home, signed in or not', async ({ page, account }) => {
  await page.goto('/no-such-page/at-all');
  await expect(page).toHaveURL('/');
  await openSignedIn(page, account);
  await page.goto('/no-such-page');
  await expect(page).toHaveURL('/');
});

for (const next of ['//evil.test', '/\\evil.test', 'https://evil.test/', 'javascript:alert(1)']) {
  test(`a link with next=${next} leads nowhere but home`, async ({ page, account }) => {
    await page.goto(`/auth?${new URLSearchParams({ next })}`);
    await new AuthPage(page).signIn(account);
    await expect(page).toHaveURL('/');
  });
}
