import type { Page } from '@playwright/test';
import { en } from '../web/src/i18n/en';
import { es } from '../web/src/i18n/es';
import { inventAccount } from './accounts';
import { AuthPage } from './auth-page';
import { expect, test } from './fixtures';

/** Until it is let through, signing in takes its time. */
async function holdSignIn(page: Page) {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/api/auth/sign-in', async (route) => {
    await held;
    await route.continue();
  });
  return { letThrough };
}

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

    await test.step('which form it is outlives a reload', async () => {
      await auth.switchToSignUp();
      await page.reload();
      await expect(auth.submit).toHaveText(words.auth.signUp);
    });

    await test.step('someone signs up, reads so, is signed in, and arrives at their home page', async () => {
      const signIn = await holdSignIn(page);
      await auth.send(inventAccount());
      await expect(auth.message).toHaveText(words.auth.registered);
      await expect(auth.message).toHaveAttribute('data-kind', 'success');
      await expect(auth.submit).toHaveText(words.common.loading);
      await expect(auth.submit).toBeDisabled();

      signIn.letThrough();
      await expect(page).toHaveURL('/');
      await expect(page.getByText(words.start.whatToDo)).toBeVisible();
      await expect(auth.message).toHaveText(words.auth.welcome);
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
  // The request reaches the test a moment after the button waits: let go before that, it would be held for ever.
  await expect.poll(() => requests).toBe(1);
  letThrough();
  await expect(page).toHaveURL('/');
  expect(requests).toBe(1);
});

test('a new account that has to be confirmed first is asked for that, and ready to sign in', async ({
  page,
}) => {
  const refusal = { success: false, error: 'Confirm your address.', code: 'email_unverified' };
  await page.route('**/api/auth/sign-in', (route) =>
    route.fulfill({ status: 403, contentType: 'application/json', body: JSON.stringify(refusal) }),
  );
  await page.goto('/auth');
  const auth = new AuthPage(page);
  await auth.switchToSignUp();
  const newcomer = inventAccount();
  await auth.send(newcomer);
  await expect(auth.message).toHaveText([es.auth.registered, es.errors.email_unverified]);
  await expect(auth.submit).toHaveText(es.auth.signIn);
  await expect(auth.email).toHaveValue(newcomer.email);
  await expect(auth.password).toHaveValue('');

  await page.unroute('**/api/auth/sign-in');
  await auth.signIn(newcomer);
  await expect(page).toHaveURL('/');
});

test('an answer nobody can read is still an answer', async ({ page, account }) => {
  await page.route('**/api/auth/sign-in', (route) => route.fulfill({ status: 500, body: '<h1>' }));
  await page.goto('/auth');
  const auth = new AuthPage(page);
  await auth.send(account);
  await expect(auth.message).toHaveAttribute('data-kind', 'error');
  await expect(auth.submit).toBeEnabled();
});
