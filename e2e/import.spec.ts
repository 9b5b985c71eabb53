import type { Page } from '@playwright/test';
import { es } from '../web/src/i18n/es';
import { inventAccount } from './accounts';
import { AuthPage } from './auth-page';
import { expect, test } from './fixtures';
import {
  holdRequests,
  IMPORT_CALL,
  ImportPage,
  importByApi,
  readByApi,
  refuseToSave,
} from './import-page';
import {
  emptyPdf,
  jsonResume,
  LUCIA,
  lockedPdf,
  oldWordFile,
  PERSON,
  textFile,
  tooLargePdf,
  twoColumnPdf,
  wordFile,
} from './sample-cvs';

const { cv, errors, upload } = es;

/** Every value the bar of an import takes, however short. */
async function notePercentages(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seenPercentages: seen });
    new MutationObserver(() => {
      const now = document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow');
      if (now && Number(now) !== seen.at(-1)) seen.push(Number(now));
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'seenPercentages'));
}

test('a newcomer signs up, drops three CVs and finds each read right', async ({ page }) => {
  await page.goto('/auth?next=/import');
  const auth = new AuthPage(page);
  await auth.switchToSignUp();
  await auth.send(inventAccount());
  await expect(page).toHaveURL('/import');

  const screen = new ImportPage(page);
  const drawn = await notePercentages(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await screen.drop(twoColumnPdf());
  await screen.expectRead();
  expect(sent).toEqual(['/api/import']);
  expect(await drawn()).toEqual([0, 10, 30, 40, 60, 70, 80, 95, 100]);
  await screen.finishReview();
  await expect(screen.sheet).toContainText(PERSON.name);
  await expect(screen.sheet).toContainText(/Analista de datos\s*ene. 2020 – actualidad/);
  await expect(screen.sheet).toContainText(new RegExp(`${PERSON.company}\\W*Sevilla`));
  await expect(screen.sheet).toContainText('Formé a cuatro compañeros en Power BI');
  await expect(screen.sheet).toContainText(new RegExp(`${PERSON.degree}.*Universidad de Sevilla`));
  await expect(screen.sheet).toContainText(/Inglés\W*C1/);

  for (const file of [wordFile(), oldWordFile()]) {
    await page.getByRole('link', { name: cv.uploadNew }).click();
    await screen.choose(file);
    await screen.expectRead();
    await screen.finishReview();
    await expect(screen.sheet).toContainText(LUCIA.name);
    await expect(screen.sheet).toContainText(new RegExp(`Ingeniera de software.*${LUCIA.company}`));
    await expect(screen.sheet).toContainText(/TypeScript\W*PostgreSQL\W*Docker/);
  }
  await expect(screen.list.getByRole('link')).toHaveCount(3);

  await page.getByLabel(cv.search).fill('nunez');
  await expect(screen.list.getByRole('link')).toHaveCount(1);
  await page.getByRole('button', { name: cv.clearSearch }).click();
  await expect(screen.list.getByRole('link')).toHaveCount(3);
});

test('a JSON Resume file is taken as it is', { tag: '@long' }, async ({ page, openSignedIn }) => {
  await openSignedIn('/import');
  const screen = new ImportPage(page);
  await screen.choose(jsonResume());
  await screen.expectRead();
  await screen.unfold();
  await expect(screen.field(es.review.company)).toHaveValue(LUCIA.company);
  await screen.finishReview();
  await expect(screen.sheet).toContainText('Pasarela de pagos');
});

test('a file that cannot be read says why, and the next one can be tried', {
  tag: '@long',
}, async ({ page, openSignedIn }) => {
  await openSignedIn('/import');
  const screen = new ImportPage(page);
  for (const [file, message] of [
    [textFile, upload.unsupportedFormat],
    [emptyPdf, errors.file_empty],
    [tooLargePdf(), upload.fileSize],
    [lockedPdf(), errors.file_encrypted],
    [{ ...wordFile(), buffer: Buffer.from('no zip here') }, errors.word_damaged],
  ] as const) {
    await screen.choose(file);
    await expect(screen.alert).toHaveText(message);
  }
  await screen.drop(twoColumnPdf(), wordFile());
  await expect(screen.alert).toHaveText(errors.one_file_only);
  await screen.alert.getByRole('button', { name: es.common.dismiss }).click();
  await expect(screen.alert).toHaveCount(0);
  await expect(screen.zone).toBeEnabled();
});

test('a CV that cannot be saved stays in hand until it can: it is edited and reloaded meanwhile', {
  tag: '@long',
}, async ({ page, api, account, baseURL, openSignedIn }) => {
  const read = await readByApi(baseURL ?? '', await api.signIn(account), twoColumnPdf());
  await openSignedIn('/import');
  const screen = new ImportPage(page);
  const body = { success: false, code: 'internal', error: 'no' };
  await refuseToSave(page, read, { status: 500, body });
  await page.route('**/api/cvs', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: body })
      : route.continue(),
  );
  await screen.choose(twoColumnPdf());
  await expect(screen.alert.filter({ hasText: errors.internal })).toBeVisible();
  await expect(screen.alert.filter({ hasText: upload.unsavedNotice })).toBeVisible();

  await page.getByRole('link', { name: upload.seeUnsaved }).click();
  await expect(screen.sheet).toContainText(PERSON.name);
  await expect(screen.list.getByText(cv.unsavedChip)).toBeVisible();
  await page.getByRole('button', { name: cv.saveAgain }).click();
  await expect(screen.alert.filter({ hasText: errors.internal })).toBeVisible();

  await test.step('it survives a reload', async () => {
    await page.reload();
    await expect(screen.sheet).toContainText(PERSON.name);
    await expect(screen.list.getByText(cv.unsavedChip)).toBeVisible();
  });

  await test.step('it can be edited; what wasn’t saved stays and survives a reload too', async () => {
    await page.getByRole('button', { name: es.editor.asForm, exact: true }).click();
    const headline = page.getByRole('textbox', { name: es.editor.headline });
    await headline.fill('Analista sin conexión');
    await page.getByRole('button', { name: es.editor.save, exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: errors.internal })).toBeVisible();
    await page.reload();
    await expect(headline).toHaveValue('Analista sin conexión');
    await page.getByRole('button', { name: es.editor.close, exact: true }).click();
    await expect(screen.sheet).toContainText('Analista sin conexión');
  });

  await page.unroute('**/api/cvs');
  await page.getByRole('button', { name: cv.saveAgain }).click();
  await expect(page.getByText(cv.savedNow)).toBeVisible();
  await page.reload();
  await expect(screen.sheet).toContainText(PERSON.name);
  await expect(screen.sheet).toContainText('Analista sin conexión');
  await expect(screen.list.getByRole('link')).toHaveCount(1);
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('unsaved');
});

test('reading can be cancelled, and is not left by accident', { tag: '@long' }, async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/import');
  const screen = new ImportPage(page);
  const release = await holdRequests(page, IMPORT_CALL);
  await screen.choose(twoColumnPdf());
  await expect(screen.progress).toHaveAttribute('aria-valuenow', '10');
  await expect(screen.zone).toHaveCount(0);

  await page.getByRole('link', { name: es.nav.edit }).click();
  await page.getByRole('dialog').getByRole('button', { name: upload.leaveStay }).click();
  await expect(page).toHaveURL('/import');
  await expect(screen.progress).toBeVisible();

  await page.getByRole('button', { name: upload.cancel, exact: true }).click();
  await expect(page.getByText(upload.cancelled)).toBeVisible();
  release();
  await page.getByRole('link', { name: es.nav.edit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cv.emptyTitle);
});

test('the same file twice asks before it makes a twin', { tag: '@long' }, async ({
  page,
  api,
  account,
  baseURL,
  openSignedIn,
}) => {
  const first = await importByApi(baseURL ?? '', await api.signIn(account), twoColumnPdf());
  await openSignedIn('/import');
  const screen = new ImportPage(page);
  const dialog = page.getByRole('dialog', { name: upload.twinTitle });

  await screen.choose(twoColumnPdf({ name: 'otro-nombre.pdf' }));
  await expect(dialog).toContainText(first.filename);
  await dialog.getByRole('button', { name: upload.twinCancel }).click();
  await expect(screen.zone).toBeVisible();

  await screen.choose(twoColumnPdf());
  await dialog.getByRole('button', { name: upload.twinAgain }).click();
  await screen.expectRead();
  await screen.finishReview();
  await expect(screen.list.getByRole('link')).toHaveCount(2);

  await page.getByRole('link', { name: cv.uploadNew }).click();
  await screen.choose(twoColumnPdf());
  await dialog.getByRole('button', { name: upload.twinOpen }).click();
  await expect(page).toHaveURL(/\/edit\?cv=/);
  await expect(screen.list.getByRole('link')).toHaveCount(2);
});

test('a file dialog closed without a choice gives the focus back', { tag: '@long' }, async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/import');
  const screen = new ImportPage(page);
  const opened = page.waitForEvent('filechooser');
  await screen.zone.click();
  await opened;
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText(upload.noFileChosen)).toBeVisible();
  await expect(screen.zone).toBeFocused();
});
