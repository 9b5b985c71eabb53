import { en } from '../web/src/i18n/en';
import { es } from '../web/src/i18n/es';
import { inventAccount } from './accounts';
import { AuthPage } from './auth-page';
import { expect, test } from './fixtures';

for (const [language, words] of [
  ['es', es],
  ['en', en],
] as const) {
  test(`in ${language}: refusals in words one can act on, then someone signs up, in, and arrives`, {
    tag: language === 'es' ? [] : '@long',
  }, async ({ page, account }) => {
    await page.addInitScript(
      (chosen) => localStorage.setItem('trayecto.language', chosen),
      language,
    );
    await page.goto('/auth');
    const auth = new AuthPage(page, words);

    await test.step('a wrong password and an unknown address get the same answer', async () => {
      for (const wrong of [{ ...account, password: 'otra cosa muy distinta' }, inventAccount()]) {
        await auth.send(wrong);
        await expect(auth.submit).toBeEnabled();
        await expect(auth.message).toHaveText(words.auth.invalidCredentials);
        await expect(auth.message).toHaveAttribute('data-kind', 'error');
      }
      await expect(page).toHaveURL('/auth');
    });

    await test.step('a common password is refused', async () => {
      await auth.switchToSignUp();
      await auth.send({ ...inventAccount(), password: 'password123' });
      await expect(page.getByText(words.errors.password_too_common)).toBeVisible();
    });

    await test.step('an address that is taken leads back to signing in', async () => {
      await auth.send(account);
      await expect(auth.message).toHaveText(words.auth.alreadyRegistered);
      await expect(auth.submit).toHaveText(words.auth.signIn);
      await expect(auth.email).toHaveValue(account.email);
    });

    await test.step('someone signs up, is asked to sign in, and arrives at their home page', async () => {
      const newcomer = inventAccount();
      await auth.switchToSignUp();
      await auth.send(newcomer);
      await expect(auth.message).toHaveText(words.auth.registered);
      await expect(auth.message).toHaveAttribute('data-kind', 'success');
      await expect(auth.submit).toHaveText(words.auth.signIn);

      await auth.signIn(newcomer);
      await expect(page).toHaveURL('/');
      await expect(page.getByText(words.start.whatToDo)).toBeVisible();
      await expect(page.getByRole('navigation', { name: words.nav.label })).toBeVisible();
    });
  });
}

test('the button waits while the server thinks, and a second press sends nothing', async ({
  page,
  account,
}) => {
  let letThrough = () => {};
  let requests = 0;
  await page.route('**/api/auth/sign-in', async (route) => {
    requests += 1;
    await new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await route.continue();
  });
  await page.goto('/auth');
  const auth = new AuthPage(page);
  await auth.send(account);
  await expect(auth.submit).toBeDisabled();
  await expect(auth.submit).toContainText(es.common.loading);
  await auth.password.press('Enter');
  letThrough();
  await expect(page).toHaveURL('/');
  expect(requests).toBe(1);
});

test('an answer nobody can read is still an answer', async ({ page, account }) => {
  await page.route('**/api/auth/sign-in', (route) => route.fulfill({ status: 500, body: '<h1>' }));
  await page.goto('/auth');
  const auth = new AuthPage(page);
  await auth.send(account);
  await expect(auth.message).toHaveAttribute('data-kind', 'error');
  await expect(auth.submit).toBeEnabled();
});
