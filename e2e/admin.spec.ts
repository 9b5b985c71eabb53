import { createCv } from '@trayecto/core/contract';
import { spanishAnalyst } from '@trayecto/core/document/fixtures';
import { en } from '../web/src/i18n/en';
import { es } from '../web/src/i18n/es';
import { findViolations, prepareChecker } from './accessibility';
import { expect, test } from './fixtures';
import { findForeignText } from './pseudo-language';

const { admin: words, auth, recovery } = es;

test('an admin finds CVs and people, gives and takes the role, lets someone back in, and reads it in the log', {
  tag: '@long',
}, async ({ page, api, admin, account, browser, baseURL, openSignedIn }) => {
  const { access_token: token } = await api.signIn(account);
  for (const filename of ['zeta.pdf', 'alfa.pdf', 'mi.pdf']) {
    const body = { filename, content: 'x', parsed_data: spanishAnalyst };
    createCv.output.parse(await api.call('POST', '/api/cvs', { body, token }));
  }
  await openSignedIn('/admin', admin);
  await prepareChecker(page);
  await page.getByLabel(words.searchCvs).fill(account.email.toUpperCase());
  const names = page.locator('tbody tr td:nth-child(2)');
  await expect(names).toHaveText(['mi.pdf', 'alfa.pdf', 'zeta.pdf']);
  await page.getByRole('button', { name: words.filename }).click();
  await expect(names).toHaveText(['alfa.pdf', 'mi.pdf', 'zeta.pdf']);
  await page.getByRole('button', { name: words.filename }).click();
  await expect(names).toHaveText(['zeta.pdf', 'mi.pdf', 'alfa.pdf']);
  await expect(page.getByRole('columnheader', { name: words.filename })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(page.getByText(words.processed)).toHaveCount(3);
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel(words.searchCvs).fill('nada de nada');
  await expect(page.getByText('Nada coincide con «nada de nada».')).toBeVisible();

  await page.getByRole('tab', { name: words.usersTab }).click();
  await page.getByLabel(words.searchUsers).fill(account.email);
  await page.getByRole('button', { name: `Gestionar a ${account.email}` }).click();
  const dialog = page.getByRole('dialog', { name: words.manageTitle });
  await dialog.getByRole('button', { name: words.grant }).click();
  await expect(dialog.getByText(words.changed)).toBeVisible();
  await dialog.getByRole('button', { name: words.take }).click();
  await expect(dialog.getByRole('button', { name: words.grant })).toBeVisible();
  await dialog.getByRole('button', { name: words.recovery }).click();
  const link = await dialog.getByLabel(words.recoveryLink, { exact: true }).inputValue();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.getByLabel(words.searchUsers).fill(admin.email);
  await page.getByRole('button', { name: `Gestionar a ${admin.email}` }).click();
  await dialog.getByRole('button', { name: words.take }).click();
  await expect(dialog.getByText(es.errors.last_admin)).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: words.boardTab }).click();
  const choose = (name: string, text: string) =>
    page
      .getByLabel(words.chooseFile)
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose('cv.pdf', '%PDF-1.7');
  await expect(page.getByText('«cv.pdf» no es un archivo CSV, JSON, XML ni HTML.')).toBeVisible();
  await choose('hola.csv', 'hola');
  await expect(page.getByText(es.errors.job_file_unread)).toBeVisible();
  // Nothing but an entry without a title: others search the samples meanwhile, which an empty board shows.
  await choose('sin-titulo.csv', 'Puesto;Descripción\n;Cuidar de las abejas\n');
  await expect(page.getByText('0 nuevas, 1 descartada').first()).toBeVisible();
  await page.getByLabel(words.feedAddress).fill('http://127.0.0.1/feed.xml');
  await page.getByRole('button', { name: words.addFeed }).click();
  await expect(page.getByText(es.errors.feed_not_public)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Quitar sin-titulo.csv' }).click();
  await page.getByRole('button', { name: words.removeFile }).click();
  await expect(page.getByText('0 ofertas borradas.')).toBeVisible();
  await expect(page.getByText('sin-titulo.csv')).toBeHidden();

  await page.getByRole('tab', { name: words.auditTab }).click();
  await page.getByText(words.roles, { exact: true }).click();
  await expect(page.getByText(words.role_taken).first()).toBeVisible();
  await expect(page.getByText(words.role_granted).first()).toBeVisible();
  await expect(page.getByText(words.signed_in)).toHaveCount(0);

  const theirs = await browser.newPage();
  await theirs.goto(link.replace(/^https?:\/\/[^/]+/, baseURL ?? ''));
  await expect(theirs.getByRole('heading', { name: recovery.resetTitle })).toBeVisible();
  // The word of the link does not stay where it could be seen or kept.
  await expect(theirs).toHaveURL('/auth');
  await theirs.getByLabel(recovery.newPassword, { exact: true }).fill('una frase para volver');
  await theirs.getByRole('button', { name: recovery.resetButton }).click();
  await expect(theirs.getByText(recovery.resetDone)).toBeVisible();
  await theirs.getByRole('button', { name: recovery.backDone }).click();
  await theirs.getByLabel(auth.email).fill(account.email);
  await theirs.getByLabel(auth.password, { exact: true }).fill('una frase para volver');
  await theirs.getByRole('button', { name: auth.signIn, exact: true }).click();
  await expect(theirs).toHaveURL('/');
  await theirs.close();
});

test('someone who forgot their password reads who can help, and /debug says which table is missing', {
  tag: '@long',
}, async ({ page, admin, openSignedIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/auth');
  await page.getByRole('button', { name: auth.forgotten }).click();
  await expect(page.getByText(recovery.noMailLine)).toBeVisible();
  await prepareChecker(page);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: recovery.back }).click();
  await expect(page.getByRole('heading', { name: auth.signInTitle })).toBeVisible();

  await page.addInitScript(() => localStorage.setItem('trayecto.language', 'en'));
  await page.goto('/debug');
  await expect(page.getByRole('cell', { name: 'saved_jobs' })).toBeVisible();
  await page.route('**/api/debug/tables', (route) =>
    route.fulfill({
      json: {
        success: true,
        tables: [{ table_name: 'cvs', row_count: 3 }],
        saved_jobs: { count: null, code: '42P01' },
      },
    }),
  );
  await page.getByRole('button', { name: en.debug.refresh }).click();
  await expect(page.getByRole('alert')).toContainText('saved_jobs does not exist (code 42P01)');
  await page.unroute('**/api/debug/tables');

  await openSignedIn('/admin?tab=users', admin);
  await expect(page.getByRole('button', { name: `Manage ${admin.email}` })).toBeVisible();
  await prepareChecker(page);
  expect(await findViolations(page)).toEqual([]);
  await page.addInitScript(() => localStorage.setItem('trayecto.language', 'pseudo'));
  await page.goto('/admin?tab=board');
  await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible();
  expect(await page.evaluate(findForeignText)).toEqual([]);
  for (const tab of ['users', 'audit']) {
    await page.goto(`/admin?tab=${tab}`);
    await expect(page.getByText(admin.email).nth(1)).toBeVisible();
    expect(await page.evaluate(findForeignText)).toEqual([]);
  }
});

test('an admin invites someone, who creates an account with the link', { tag: '@long' }, async ({
  page,
  admin,
  browser,
  baseURL,
  openSignedIn,
}) => {
  const email = `invitada.${Math.random().toString(36).slice(2)}@example.com`;
  await openSignedIn('/admin', admin);
  await page.getByRole('tab', { name: words.usersTab }).click();
  await page.getByRole('button', { name: words.invite, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.inviteTitle });
  await dialog.getByLabel(words.inviteEmail).fill(email);
  await dialog.getByRole('button', { name: words.inviteMake }).click();
  const link = await dialog.getByLabel(words.inviteLink, { exact: true }).inputValue();
  await expect(dialog.getByText(email)).toBeVisible();
  await prepareChecker(page);
  expect(await findViolations(page)).toEqual([]);

  const elsewhere = await browser.newContext({ locale: 'es-ES', ...(baseURL ? { baseURL } : {}) });
  const guest = await elsewhere.newPage();
  await guest.goto(link);
  await expect(guest.getByText(auth.invited)).toBeVisible();
  expect(guest.url()).not.toContain('invite=');
  await guest.getByLabel(auth.email, { exact: true }).fill(email);
  await guest.getByLabel(auth.password, { exact: true }).fill('una frase larga y propia 57');
  await guest.getByRole('button', { name: auth.signUp, exact: true }).click();
  await expect(guest.getByText(auth.welcome)).toBeVisible();
  await elsewhere.close();

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: words.invite, exact: true }).click();
  await expect(dialog.getByText(email)).toBeHidden();
});
