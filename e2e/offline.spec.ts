import { es } from '../web/src/i18n/es';
import { expect, test } from './fixtures';

test('the installed app opens without a connection, keeps nothing personal, and takes a shared job description', {
  tag: '@long',
}, async ({ browser, app, api, account }) => {
  const context = await browser.newContext({ baseURL: app.baseURL, locale: 'es-ES' });
  const page = await context.newPage();
  const session = JSON.stringify(await api.signIn(account));
  await page.addInitScript((text) => sessionStorage.setItem('trayecto.session', text), session);
  await page.goto('/');
  await expect(page.getByText(es.start.whatToDo)).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);

  await test.step('a job description that another app shares is in the form of a new application', async () => {
    await page.evaluate(() => {
      const form = Object.assign(document.createElement('form'), {
        method: 'post',
        enctype: 'multipart/form-data',
        action: '/share',
      });
      for (const [name, value] of [
        ['title', 'Analista de datos'],
        ['text', 'Imprescindible: SQL y Python.'],
        ['url', 'https://example.com/oferta'],
      ]) {
        form.append(Object.assign(document.createElement('textarea'), { name, value }));
      }
      document.body.append(form);
      form.submit();
    });
    await expect(page).toHaveURL(/\/applications\/new/);
    await expect(page.getByRole('textbox').first()).toHaveValue(
      'Analista de datos\n\nImprescindible: SQL y Python.\n\nhttps://example.com/oferta',
    );
  });

  await test.step('nothing of the person is kept', async () => {
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
      );
      return all.flat().map((url) => new URL(url).pathname);
    });
    expect(kept).toContain('/app.html');
    expect(kept.filter((path) => !/^\/(assets\/|app\.html$|manifest|favicon)/.test(path))).toEqual(
      [],
    );
  });

  await test.step('the shell opens without a connection', async () => {
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(es.status.startFailedTitle);
    await context.setOffline(false);
    await page.getByRole('button', { name: es.status.retryConnection }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
      es.status.startFailedTitle,
    );
  });
  await context.close();
});
