import type { CDPSession, Page } from '@playwright/test';
import { es } from '../web/src/i18n/es';
import { findViolations, prepareChecker } from './accessibility';
import { expect, test } from './fixtures';

const { auth, profile } = es;

/** The browser's own stand-in for a phone or laptop that knows its owner. */
async function addDevice(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

test('a passkey is made, opens the account alone, and is the second step', {
  tag: '@long',
}, async ({ page, app, api, account }) => {
  // Browsers bind passkeys to names, never to numbers.
  const origin = app.baseURL.replace('127.0.0.1', 'localhost');
  await addDevice(page);
  const session = JSON.stringify(await api.signIn(account));
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((text) => sessionStorage.setItem('trayecto.session', text), session);
  await page.goto(`${origin}/profile?tab=security`);

  const dialog = page.getByRole('dialog');
  await test.step('made with the password', async () => {
    await page.getByRole('button', { name: profile.passkeyMake }).click();
    await dialog.getByLabel(profile.passkeyName, { exact: true }).fill('Portátil');
    await dialog.getByLabel(profile.passkeyPassword, { exact: true }).fill(account.password);
    await prepareChecker(page);
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: profile.passkeyCreate, exact: true }).click();
    await expect(page.getByText(profile.passkeyAdded)).toBeVisible();
    await expect(page.getByText('Portátil')).toBeVisible();
  });

  await test.step('turns two-step verification on without an app', async () => {
    await page.getByRole('button', { name: profile.factorPasskeys }).click();
    await dialog.getByLabel(profile.factorPassword, { exact: true }).fill(account.password);
    await dialog.getByRole('button', { name: profile.factorContinue }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    await dialog.getByRole('button', { name: profile.factorCodesDone }).click();
    await expect(page.getByText(profile.factorOn, { exact: true })).toBeVisible();
  });

  await test.step('alone, from the sign-in page', async () => {
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`${origin}/auth`);
    await page.getByRole('button', { name: auth.passkey }).click();
    await expect(page.getByRole('navigation', { name: es.nav.label })).toBeVisible();
  });

  await test.step('after the password', async () => {
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`${origin}/auth`);
    await page.getByLabel(auth.email, { exact: true }).fill(account.email);
    await page.getByLabel(auth.password, { exact: true }).fill(account.password);
    await page.getByRole('button', { name: auth.signIn, exact: true }).click();
    await expect(page.getByRole('heading', { name: auth.codeTitle })).toBeVisible();
    await page.getByRole('button', { name: auth.passkey }).click();
    await expect(page.getByRole('navigation', { name: es.nav.label })).toBeVisible();
  });
});
