import type { Page } from '@playwright/test';
import { listCvSummaries, PROGRESS_TYPE } from '@trayecto/core/contract';
import { en } from '../web/src/i18n/en';
import { es } from '../web/src/i18n/es';
import type { Messages } from '../web/src/i18n/message-types';
import type { Account, ApiCaller } from './accounts';
import { AuthPage } from './auth-page';
import { test as base, expect } from './fixtures';
import { holdRequests, IMPORT_CALL, ImportPage, readByApi, refuseToSave } from './import-page';
import { openWithSession } from './open-with-session';
import { LUCIA, PERSON, scanOf, twoColumnPdf, wordFile } from './sample-cvs';

const { upload, errors, nav, cv } = es;
const FILE = twoColumnPdf().name;
const fill = (message: string) => message.replace('{file}', FILE);

async function countCvs(api: ApiCaller, account: Account): Promise<number> {
  const { access_token: token } = await api.signIn(account);
  return listCvSummaries.output.parse(await api.call('GET', '/api/cv-summaries', { token })).total;
}

/** Someone changes the password elsewhere: every session ends. */
async function endSessions(api: ApiCaller, account: Account): Promise<Account> {
  const password = 'una contraseña nueva y larga';
  const { access_token: token } = await api.signIn(account);
  const body = { current_password: account.password, new_password: password };
  await api.call('POST', '/api/auth/password', { token, body });
  return { ...account, password };
}

/** The same session in a second tab, as a duplicated tab has it. */
async function duplicateTab(page: Page): Promise<Page> {
  const session = await page.evaluate(() => sessionStorage.getItem('trayecto.session'));
  const other = await page.context().newPage();
  await openWithSession(other, session ?? '', '/');
  return other;
}

/** A message is there in the language of the person, whichever it is. */
async function expectMessage(page: Page, say: (words: Messages) => string): Promise<void> {
  await expect(page.getByText(fill(say(es)))).toBeVisible();
  await page.getByRole('button', { name: es.common.switchLanguage }).first().click();
  await expect(page.getByText(fill(say(en)))).toBeVisible();
  await page.getByRole('button', { name: en.common.switchLanguage }).first().click();
  await expect(page.getByText(fill(say(es)))).toBeVisible();
}

const test = base.extend<{ importer: ImportPage }>({
  importer: async ({ page, openSignedIn }, use) => {
    await openSignedIn('/import');
    await use(new ImportPage(page));
  },
});

test('an import that is left by signing out asks first, and makes no CV', { tag: '@long' }, async ({
  page,
  api,
  account,
  importer,
}) => {
  const release = await holdRequests(page, IMPORT_CALL);
  await importer.choose(twoColumnPdf());
  await expect(importer.progress).toHaveAttribute('aria-valuenow', '10');
  const signOut = page.getByRole('button', { name: nav.signOut });
  await signOut.click();
  const dialog = page.getByRole('dialog', { name: upload.leaveTitle });
  await expect(dialog).toContainText(upload.leaveLine);
  await dialog.getByRole('button', { name: upload.leaveStay }).click();
  await expect(importer.progress).toBeVisible();
  await signOut.click();
  await dialog.getByRole('button', { name: upload.leaveGo }).click();
  await expect(page).toHaveURL('/auth');
  release();
  expect(await countCvs(api, account)).toBe(0);
  await new AuthPage(page).signIn(account);
  await page.goto('/import');
  await importer.choose(twoColumnPdf());
  await importer.expectRead();
});

test('an import whose owner signs out in another tab says so', { tag: '@long' }, async ({
  page,
  api,
  account,
  importer,
}) => {
  await holdRequests(page, IMPORT_CALL);
  await importer.choose(twoColumnPdf());
  await expect(importer.progress).toHaveAttribute('aria-valuenow', '10');
  const other = await duplicateTab(page);
  await other.getByRole('button', { name: nav.signOut }).click();
  await expect(other).toHaveURL('/auth');
  await expect(page).toHaveURL('/auth');
  await expectMessage(page, ({ auth }) => auth.importStopped);
  expect(await countCvs(api, account)).toBe(0);
});

test('an import whose session ends can be taken up again with the same file', {
  tag: '@long',
}, async ({ page, api, account, importer }) => {
  const release = await holdRequests(page, IMPORT_CALL);
  await importer.choose(twoColumnPdf());
  await expect(importer.progress).toHaveAttribute('aria-valuenow', '10');
  const changed = await endSessions(api, account);
  release();
  await expect(page).toHaveURL(/\/auth\?/);
  const auth = new AuthPage(page);
  await expect(auth.message).toHaveText(es.auth.sessionEnded);
  await auth.signIn(changed);
  await expect(page).toHaveURL('/import');
  await expectMessage(page, (words) => words.upload.interrupted);
  expect(await countCvs(api, changed)).toBe(0);
  await page.getByRole('button', { name: upload.tryAgain }).click();
  await importer.expectRead();
});

test('an import whose session ends while it is saved keeps the CV in hand', {
  tag: '@long',
}, async ({ page, api, account, baseURL, importer }) => {
  const read = await readByApi(baseURL ?? '', await api.signIn(account), twoColumnPdf());
  const changed = await endSessions(api, account);
  const body = { success: false, code: 'session_ended', error: 'ended' };
  await refuseToSave(page, read, { status: 401, body });
  await importer.choose(twoColumnPdf());
  await expect(page).toHaveURL(/\/auth\?/);
  await new AuthPage(page).signIn(changed);
  await expect(page).toHaveURL('/import');
  await expectMessage(page, (words) => words.upload.unsavedNotice);
  expect(await countCvs(api, changed)).toBe(0);
  await page.getByRole('button', { name: upload.saveAgain }).click();
  await importer.expectRead();
  expect(await countCvs(api, changed)).toBe(1);
});

test('an import cut short by the server goes on with the same file once it is back', {
  tag: '@long',
}, async ({ page, api, app, account, importer }) => {
  const release = await holdRequests(page, IMPORT_CALL);
  await importer.choose(twoColumnPdf());
  await expect(importer.progress).toHaveAttribute('aria-valuenow', '10');
  await app.kill();
  release();
  await expect(importer.alert).toContainText(upload.noApiResponse);
  await app.start();
  await expectMessage(page, (words) => words.upload.noApiResponse);
  expect(await countCvs(api, account)).toBe(0);
  await page.getByRole('button', { name: upload.tryAgain }).click();
  await importer.expectRead();
  expect(await countCvs(api, account)).toBe(1);
});

test('an import cut short by the server while it is saved makes one CV, whatever arrived', {
  tag: '@long',
}, async ({ page, api, app, account, importer }) => {
  // The request arrives and is done; its answer is lost with the server.
  await page.route(IMPORT_CALL, async (route) => {
    const answer = await route.fetch();
    const news = (await answer.text()).trimEnd().split('\n').slice(0, -1);
    await app.kill();
    await route.fulfill({ contentType: PROGRESS_TYPE, body: `${news.join('\n')}\n` });
  });
  await importer.choose(twoColumnPdf());
  await expect(importer.alert.filter({ hasText: errors.network })).toBeVisible();
  await expect(importer.alert.filter({ hasText: upload.unsavedNotice })).toBeVisible();
  await page.unroute(IMPORT_CALL);
  await app.start();
  await page.getByRole('button', { name: upload.saveAgain }).click();
  await importer.expectRead();
  expect(await countCvs(api, account)).toBe(1);
});

test('an import without a network waits for it with the file in hand', { tag: '@long' }, async ({
  page,
  api,
  account,
  importer,
}) => {
  const release = await holdRequests(page, IMPORT_CALL);
  await importer.choose(twoColumnPdf());
  await expect(importer.progress).toHaveAttribute('aria-valuenow', '10');
  await page.context().setOffline(true);
  await page.unroute(IMPORT_CALL);
  release();
  await expect(importer.alert.filter({ hasText: upload.noApiResponse })).toBeVisible();
  await page.context().setOffline(false);
  await expectMessage(page, (words) => words.upload.noApiResponse);
  expect(await countCvs(api, account)).toBe(0);
  await page.getByRole('button', { name: upload.tryAgain }).click();
  await importer.expectRead();
  await importer.finishReview();
  await expect(importer.sheet).toContainText(PERSON.name);
});

test('an import of two files at once reads neither', { tag: '@long' }, async ({
  page,
  api,
  account,
  importer,
}) => {
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/import')) requests += 1;
  });
  await importer.drop(twoColumnPdf(), wordFile());
  await expectMessage(page, (words) => words.errors.one_file_only);
  expect(requests).toBe(0);
  await importer.drop(twoColumnPdf());
  await importer.expectRead();
  expect(await countCvs(api, account)).toBe(1);
});

test('an import can be cancelled at each step', { tag: '@long' }, async ({
  page,
  api,
  account,
  importer,
}) => {
  const cancel = () => page.getByRole('button', { name: upload.cancel, exact: true }).click();
  await test.step('before anything has left', async () => {
    const release = await holdRequests(page, IMPORT_CALL);
    await importer.choose(twoColumnPdf());
    await expect(importer.progress).toHaveAttribute('aria-valuenow', '10');
    await cancel();
    await expect(page.getByText(upload.cancelled)).toBeVisible();
    await expect(importer.zone).toBeVisible();
    release();
    await page.unroute(IMPORT_CALL);
    expect(await countCvs(api, account)).toBe(0);
  });

  await test.step('while it is read', async () => {
    await importer.choose(await scanOf(10));
    await expect(page.getByText(/página escaneada \d+ de 10/).last()).toBeVisible();
    await cancel();
    await expect(page.getByText(upload.cancelled)).toBeVisible();
    expect(await countCvs(api, account)).toBe(0);
  });

  await test.step('too late: the news of it are slow, and it has been saved', async () => {
    const news = await slowNews(page, '"step":"parse"');
    await importer.choose(twoColumnPdf());
    await expect(importer.progress).toHaveAttribute('aria-valuenow', '40');
    await expect.poll(() => countCvs(api, account)).toBe(1);
    await cancel();
    await expectMessage(page, (words) => words.upload.savedAnyway);
    await news.restore();
  });

  await test.step('while it is saved', async () => {
    const news = await slowNews(page, '"status"');
    await importer.choose(wordFile());
    await expect(importer.progress).toHaveAttribute('aria-valuenow', '80');
    await cancel();
    await expect(page.getByText(upload.cancelling)).toBeVisible();
    await news.release();
    await expect(
      page.getByText(upload.savedAnyway.replace('{file}', wordFile().name)),
    ).toBeVisible();
    expect(await countCvs(api, account)).toBe(2);
    await page.getByRole('link', { name: upload.savedAnywayOpen }).click();
    await expect(importer.sheet).toContainText(LUCIA.name);
  });
});

/** A slow network: what the server tells of an import stops before a line, until it is let go on. */
async function slowNews(page: Page, before: string) {
  await page.evaluate((mark) => {
    const { fetch } = window;
    let goOn = () => {};
    const released = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    Object.assign(window, { goOn, restoreFetch: () => Object.assign(window, { fetch }) });
    window.fetch = async (...request) => {
      const answer = await fetch(...request);
      if (!String(request[0]).includes('/api/import?')) return answer;
      const [told = '', rest = ''] = (await answer.text()).split(new RegExp(`^(?=.*${mark})`, 'm'));
      const signal = request[1]?.signal;
      const encode = (text: string) => new TextEncoder().encode(text);
      const body = new ReadableStream<Uint8Array>({
        async start(controller) {
          controller.enqueue(encode(told));
          signal?.addEventListener('abort', () => controller.error(signal.reason));
          await released;
          controller.enqueue(encode(rest));
          controller.close();
        },
      });
      return new Response(body, { status: answer.status, headers: answer.headers });
    };
  }, before);
  const run = (name: string) => page.evaluate((call) => Reflect.get(window, call)(), name);
  return { release: () => run('goOn'), restore: () => run('restoreFetch') };
}

test('a CV in hand asks before its owner signs out', { tag: '@long' }, async ({
  page,
  api,
  account,
  baseURL,
  importer,
}) => {
  const read = await readByApi(baseURL ?? '', await api.signIn(account), twoColumnPdf());
  await refuseToSave(page, read, { status: 500, body: { success: false, code: 'internal' } });
  await importer.choose(twoColumnPdf());
  await expect(importer.alert.filter({ hasText: upload.unsavedNotice })).toBeVisible();
  await page.getByRole('link', { name: upload.seeUnsaved }).click();
  await expect(importer.list.getByText(cv.unsavedChip)).toBeVisible();
  await page.getByRole('button', { name: nav.signOut }).click();
  const dialog = page.getByRole('dialog', { name: upload.unsavedLeaveTitle });
  await dialog.getByRole('button', { name: upload.leaveStay }).click();
  await page.getByRole('link', { name: cv.uploadNew }).click();
  await expect(page.getByRole('button', { name: upload.saveAgain })).toBeVisible();
  await page.getByRole('button', { name: nav.signOut }).click();
  await dialog.getByRole('button', { name: upload.unsavedLeaveGo }).click();
  await expect(page).toHaveURL('/auth');
});
