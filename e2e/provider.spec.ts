import { listSessions, session } from '@trayecto/core/contract';
import { startProvider } from '../server/test/oidc/start-provider';
import { es } from '../web/src/i18n/es';
import { findViolations, prepareChecker } from './accessibility';
import { ApiCaller } from './accounts';
import { AppServer } from './app-server';
import { AuthPage } from './auth-page';
import { expect, test } from './fixtures';

const { auth, profile, recovery } = es;
const name = 'Universidad';

test('a provider opens an account, is connected to one that is there, and opens it then', {
  tag: '@long',
}, async ({ page }) => {
  const provider = await startProvider();
  const app = await AppServer.create({
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
    OIDC_NAME: name,
  });
  provider.admitClient(`${app.baseURL}/auth`);
  const withProvider = page.getByRole('button', { name: auth.provider.replace('{name}', name) });
  /** On the provider's own pages: who it is, and that this server may know. */
  const signInThere = async (person: string) => {
    await page.locator('[name=login]').fill(person);
    await page.locator('[name=password]').fill('x');
    await page.locator('[type=submit]').click();
    await page.getByRole('button', { name: 'Continue' }).click();
  };
  const leaveHere = () => page.evaluate(() => sessionStorage.clear());

  try {
    await test.step('somebody new gets an account and comes to where they were going', async () => {
      provider.people.set('nora', { email: 'nora@example.test', email_verified: true });
      await page.goto(`${app.baseURL}/auth?next=/profile`);
      await expect(withProvider).toBeVisible();
      await prepareChecker(page);
      expect(await findViolations(page)).toEqual([]);
      await withProvider.click();
      await signInThere('nora');
      await expect(page).toHaveURL(`${app.baseURL}/profile`);
      await expect(page.getByText('nora@example.test').first()).toBeVisible();
    });

    await test.step('an answer that this tab did not ask for opens nothing', async () => {
      await leaveHere();
      await page.goto(`${app.baseURL}/auth?code=somebodys&state=elses`);
      await expect(page.getByText(recovery.providerTitle)).toBeVisible();
      await expect(page).toHaveURL(`${app.baseURL}/auth`);
      expect(await page.evaluate(() => sessionStorage.getItem('trayecto.session'))).toBeNull();
    });

    await test.step('an account with that address is connected by its owner', async () => {
      const account = await new ApiCaller(app.baseURL).createAccount();
      provider.people.set('ana', { email: account.email, email_verified: true });
      await page.context().clearCookies();
      await page.goto(`${app.baseURL}/auth?next=/profile?tab=security`);
      await withProvider.click();
      await signInThere('ana');
      await expect(page.getByText(es.errors.oidc_email_taken)).toBeVisible();

      await page.goto(`${app.baseURL}/auth?next=/profile?tab=security`);
      await new AuthPage(page).signIn(account);
      const connect = profile.identityAdd.replace('{name}', name);
      await page.getByRole('button', { name: connect }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(profile.passkeyPassword, { exact: true }).fill(account.password);
      await dialog.locator('[type=submit]').click();
      // The provider knows them still, and sends them straight back.
      await expect(page.getByRole('button', { name: profile.identityRemove })).toBeVisible();
      // In the place of the session they left with, not beside it.
      const kept = await page.evaluate(() => sessionStorage.getItem('trayecto.session'));
      const { access_token: token } = session.parse(JSON.parse(kept ?? ''));
      const api = new ApiCaller(app.baseURL);
      const held = listSessions.output?.parse(await api.call('GET', listSessions.path, { token }));
      expect(held?.sessions).toHaveLength(1);

      await leaveHere();
      await page.goto(`${app.baseURL}/auth?next=/profile`);
      await withProvider.click();
      await expect(page).toHaveURL(`${app.baseURL}/profile`);
      await expect(page.getByText(account.email).first()).toBeVisible();
    });
  } finally {
    await app.dispose();
    await provider.stop();
  }
});
