import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';
import { en } from '../web/src/i18n/en';
import { es } from '../web/src/i18n/es';
import { findViolations, prepareChecker } from './accessibility';
import { expect, test } from './fixtures';
import { paintPhoto } from './painted-photo';
import { findForeignText } from './pseudo-language';

const { engine, errors, profile } = es;

test('a key of one’s own is checked, kept, never shown again, and removed', {
  tag: '@long',
}, async ({ page, openSignedIn }) => {
  await openSignedIn('/profile?tab=security');
  const field = page.getByLabel(profile.key, { exact: true });
  const save = page.getByRole('button', { name: profile.saveKey });
  await expect(page.getByText(engine.builtin, { exact: true })).toBeVisible();

  await save.click();
  await expect(page.getByText(errors.model_key_missing)).toBeVisible();
  await field.fill('sk-too-short');
  await save.click();
  await expect(page.getByText(errors.model_key_invalid)).toBeVisible();

  const key = `sk-${'q7'.repeat(22)}ABCD`;
  await field.fill(key);
  await save.click();
  await expect(page.getByText(profile.keySaved)).toBeVisible();
  await expect(page.getByText(/termina en ABCD/)).toBeVisible();
  await expect(page.getByText('gpt-4', { exact: true })).toBeVisible();
  await prepareChecker(page);
  expect(await findViolations(page)).toEqual([]);

  await page.reload();
  await expect(page.getByText(/termina en ABCD/)).toBeVisible();
  expect(await page.content()).not.toContain(key);
  await page.getByRole('button', { name: profile.removeKey }).click();
  await expect(page.getByText(profile.keyRemoved)).toBeVisible();
  await expect(page.getByText(engine.builtin, { exact: true })).toBeVisible();
});

test('a password is changed by who knows the old one', { tag: '@long' }, async ({
  page,
  account,
  api,
  openSignedIn,
}) => {
  await openSignedIn('/profile?tab=security');
  const fill = async (current: string, next: string, again: string) => {
    await page.getByLabel(profile.currentPassword, { exact: true }).fill(current);
    await page.getByLabel(profile.newPassword, { exact: true }).fill(next);
    await page.getByLabel(profile.repeatPassword, { exact: true }).fill(again);
    await page.getByRole('button', { name: profile.changePassword }).click();
  };
  const next = 'otra frase bien larga 57';
  await fill(account.password, next, 'otra frase distinta 57');
  await expect(page.getByText(profile.passwordMismatch)).toBeVisible();
  await fill('no es la de antes', next, next);
  await expect(page.getByText(errors.wrong_password)).toBeVisible();
  await fill(account.password, next, next);
  await expect(page.getByText(profile.passwordChanged)).toBeVisible();
  await api.signIn({ ...account, password: next });
});

const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });

test('a picture is chosen, cropped with the keyboard and shown in the bar; name and bio are kept', {
  tag: '@long',
}, async ({ page, openSignedIn, account }) => {
  await openSignedIn('/profile');
  await choose(page, 'cv.pdf', 'application/pdf', Buffer.from('%PDF-1.7'));
  await expect(page.getByText(profile.notAnImage)).toBeVisible();
  await choose(page, 'large.png', 'image/png', Buffer.alloc(5 * 1024 * 1024 + 1));
  await expect(page.getByText(profile.imageTooLarge)).toBeVisible();
  await choose(page, 'broken.png', 'image/png', Buffer.from('no picture'));
  await expect(page.getByText(profile.imageBroken)).toBeVisible();

  await choose(page, 'foto.jpg', 'image/jpeg', await paintPhoto());
  const dialog = page.getByRole('dialog', { name: profile.cropTitle });
  await expect(dialog).toBeVisible();
  await prepareChecker(page);
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: profile.zoomIn }).press('Enter');
  await expect(dialog.getByLabel(profile.zoom, { exact: true })).toHaveValue('1.2');
  await dialog.getByLabel(profile.cropArea).focus();
  // To the picture's left edge, where all is red.
  for (let step = 0; step < 200; step += 1) await page.keyboard.press('ArrowRight');
  await dialog.getByRole('button', { name: profile.useCrop }).click();
  await expect(page.getByText(profile.pictureUpdated)).toBeVisible();

  const inBar = page.getByRole('navigation').locator('img');
  await expect(inBar).toHaveAttribute('src', /avatar\.jpg\?v=/);
  const address = (await inBar.getAttribute('src')) ?? '';
  const picture = await page.request.get(address);
  const { dominant } = await sharp(await picture.body()).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b);

  await expect(page.getByLabel(profile.displayName)).toHaveValue(account.email.split('@')[0] ?? '');
  await page.getByLabel(profile.displayName).fill('Ana Morales');
  await page.getByLabel(profile.bio).fill('Analista de riesgos.');
  await page.getByRole('button', { name: profile.saveProfile }).click();
  await expect(page.getByText(profile.profileUpdated)).toBeVisible();
  await page.route('**/api/profile', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('button', { name: profile.saveProfile }).click();
  await expect(page.getByText(/^No hemos podido actualizar el perfil/)).toBeVisible();
  await page.unroute('**/api/profile');
  await page.reload();
  await expect(page.getByLabel(profile.displayName)).toHaveValue('Ana Morales');
  await page.getByRole('button', { name: profile.removePicture }).click();
  await expect(page.getByText(profile.pictureRemoved)).toBeVisible();
  await expect(inBar).toHaveCount(0);
});

/** Keeps the titles of what the page announces, and the times it asks whether it may. */
async function recordNotices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const notices: string[] = [];
    const asked: string[] = [];
    const Real = window.Notification;
    class Recorded extends Real {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        notices.push(title);
      }
      static override async requestPermission() {
        asked.push('asked');
        return Real.requestPermission();
      }
    }
    Object.assign(window, { Notification: Recorded, notices, asked });
  });
}

test('in English on a phone: plans, notices, sessions, and one’s own data up to the end', {
  tag: '@long',
}, async ({ page, context, api, account, openSignedIn }) => {
  const words = en.profile;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('trayecto.language', 'en'));
  await context.grantPermissions(['notifications']);
  await recordNotices(page);
  const other = await api.signIn(account);
  await openSignedIn('/profile?tab=subscription');
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await expect(page.getByText(words.planNote)).toBeVisible();

  const tab = (name: string) => page.getByRole('tab', { name }).click();
  await tab(words.notificationsTab);
  const states = async () =>
    Promise.all((await page.getByRole('switch').all()).map((one) => one.isChecked()));
  expect(await states()).toEqual([true, false, true, false]);
  await page.getByRole('switch', { name: words.desktopToggle }).click();
  await expect(page.getByText(words.preferencesUpdated)).toBeVisible();
  expect(await page.evaluate('asked')).toEqual(['asked']);
  await page.reload();
  await expect(page.getByRole('switch', { name: words.desktopToggle })).toBeChecked();
  await prepareChecker(page);
  expect(await findViolations(page)).toEqual([]);

  // A tab nobody looks at: the reading of a file that ends there is announced.
  await page.goto('/import');
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }));
  await page.locator('input[type=file]').setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 and nothing that can be read'),
  });
  await expect.poll(() => page.evaluate('notices')).toEqual([en.announce.failedTitle]);
  await page.goto('/profile?tab=security');
  await prepareChecker(page);

  await page.getByRole('button', { name: words.endOthers }).click();
  await expect(page.getByText(words.othersEnded)).toBeVisible();
  await expect(api.call('GET', '/api/profile', { token: other.access_token })).rejects.toThrow(
    '401',
  );

  await tab(words.dataTab);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words.exportButton }).click();
  const saved = await (await download).path();
  expect((await readFile(saved)).subarray(0, 2).toString()).toBe('PK');
  await page.getByRole('button', { name: words.deleteButton }).click();
  const dialog = page.getByRole('dialog', { name: words.deleteDialogTitle });
  await dialog.getByLabel(words.deletePassword).fill('not my password');
  await dialog.getByRole('button', { name: words.deleteConfirmLater }).click();
  await expect(dialog.getByText(en.errors.wrong_password)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByLabel(words.deletePassword).fill(account.password);
  await dialog.getByRole('button', { name: words.deleteConfirmLater }).click();
  await expect(page.getByText(en.auth.accountResting)).toBeVisible();

  await openSignedIn('/profile?tab=data');
  await page.getByRole('button', { name: words.deleteButton }).click();
  await dialog.getByLabel(words.deletePassword).fill(account.password);
  await dialog.getByLabel(words.deleteNow).check();
  await dialog.getByRole('button', { name: words.deleteConfirmNow }).click();
  await expect(page.getByText(en.auth.accountDeleted)).toBeVisible();
  await expect(api.signIn(account)).rejects.toThrow('Invalid login credentials');

  await page.addInitScript(() => localStorage.setItem('trayecto.language', 'pseudo'));
  await openSignedIn('/profile', await api.createAccount());
  expect(await page.evaluate(findForeignText)).toEqual([]);
});

test('a token for a program is shown once, works, and stops when it is revoked', {
  tag: '@long',
}, async ({ page, account, openSignedIn }) => {
  await openSignedIn('/profile?tab=security');
  // What is above the button has come, and moves it no more.
  await expect(page.getByText(profile.noticesNone)).toBeVisible();
  await page.getByRole('button', { name: profile.tokensMake }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: profile.tokensMake }).click();
  await expect(dialog.getByText(profile.tokenNameMissing)).toBeVisible();
  await dialog.getByLabel(profile.tokenName, { exact: true }).fill('Copia semanal');
  await dialog.getByLabel(profile.tokenPassword, { exact: true }).fill('no es esta');
  await dialog.getByRole('button', { name: profile.tokensMake }).click();
  await expect(dialog.getByText(errors.wrong_password)).toBeVisible();
  await prepareChecker(page);
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByLabel(profile.tokenPassword, { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: profile.tokensMake }).click();

  await expect(dialog.getByText(profile.tokenMadeLine)).toBeVisible();
  const token = (await dialog.getByRole('code').textContent()) ?? '';
  expect(token).toMatch(/^trayecto_/);
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: profile.tokenDone }).click();
  await expect(page.getByText(profile.tokenUnused)).toBeVisible();
  expect(await page.content()).not.toContain(token);

  const ask = () =>
    page.request.get('/api/auth/user', { headers: { authorization: `Bearer ${token}` } });
  expect((await ask()).status()).toBe(200);
  await page
    .getByRole('button', { name: profile.tokenRevokeNamed.replace('{name}', 'Copia semanal') })
    .click();
  await expect(page.getByText(profile.tokenRevoked)).toBeVisible();
  await expect(page.getByText(profile.tokensNone)).toBeVisible();
  expect((await ask()).status()).toBe(401);
});

test('two-step verification is turned on with an app, asked for at the door, and turned off', {
  tag: '@long',
}, async ({ page, account, openSignedIn }) => {
  const { auth } = es;
  await openSignedIn('/profile?tab=security');
  await page.getByRole('button', { name: profile.factorBegin, exact: true }).click();
  const dialog = page.getByRole('dialog');
  const next = dialog.getByRole('button', { name: profile.factorContinue });
  await dialog.getByLabel(profile.factorPassword, { exact: true }).fill(account.password);
  await next.click();
  await expect(dialog.getByAltText(profile.factorPicture)).toBeVisible();
  await prepareChecker(page);
  expect(await findViolations(page)).toEqual([]);
  const secret = (await dialog.getByRole('code').textContent())?.replaceAll(' ', '') ?? '';
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await dialog.getByLabel(profile.factorCode).fill('000000');
  await next.click();
  await expect(dialog.getByText(errors.second_factor_wrong)).toBeVisible();
  await dialog.getByLabel(profile.factorCode).fill(totp.generate());
  await next.click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const code = (await dialog.getByRole('listitem').first().textContent()) ?? '';
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: profile.factorCodesDone }).click();
  await expect(page.getByText(profile.factorOn, { exact: true })).toBeVisible();

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/auth');
  await page.getByLabel(auth.email, { exact: true }).fill(account.email);
  await page.getByLabel(auth.password, { exact: true }).fill(account.password);
  await page.getByRole('button', { name: auth.signIn, exact: true }).click();
  await expect(page.getByRole('heading', { name: auth.codeTitle })).toBeVisible();
  await prepareChecker(page);
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel(auth.code, { exact: true }).fill('000000');
  await page.getByRole('button', { name: auth.signIn, exact: true }).click();
  await expect(page.getByText(errors.second_factor_wrong)).toBeVisible();
  await page.getByLabel(auth.code, { exact: true }).fill(code.toLowerCase());
  await page.getByRole('button', { name: auth.signIn, exact: true }).click();
  await expect(page.getByRole('heading', { name: auth.codeTitle })).toBeHidden();

  await page.goto('/profile?tab=security');
  await page.getByRole('button', { name: profile.factorRemove, exact: true }).click();
  await dialog.getByLabel(profile.factorPassword, { exact: true }).fill(account.password);
  await next.click();
  await expect(page.getByRole('button', { name: profile.factorBegin, exact: true })).toBeVisible();
});
