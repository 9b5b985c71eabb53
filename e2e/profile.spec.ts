import { es } from '../web/src/i18n/es';
import { findViolations, prepareChecker } from './accessibility';
import { expect, test } from './fixtures';

const { engine, errors, profile } = es;

test('a key of one’s own is checked, kept, never shown again, and removed', async ({
  page,
  openSignedIn,
}) => {
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

test('a password is changed by who knows the old one', async ({
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
