import { createCv } from '@trayecto/core/contract';
import { spanishAnalyst } from '@trayecto/core/document/fixtures';
import { es } from '../web/src/i18n/es';
import { findViolations, prepareChecker } from './accessibility';
import { expect, test } from './fixtures';

const { cv: words, share, shared, readBack } = es;

test('a link to a CV is made, visited, protected and ended', { tag: '@long' }, async ({
  page,
  api,
  account,
  openSignedIn,
}) => {
  const { access_token: token } = await api.signIn(account);
  const body = { filename: 'mi-cv.pdf', content: 'texto', parsed_data: spanishAnalyst };
  const made = createCv.output.parse(await api.call('POST', '/api/cvs', { token, body }));
  await openSignedIn(`/edit?cv=${made.cv.id}`);
  const openDialog = async (name: string) => {
    await page.getByRole('button', { name: words.more, exact: true }).click();
    await page.getByRole('button', { name, exact: true }).click();
  };

  const dialog = page.getByRole('dialog', { name: share.title });
  const life = dialog.getByLabel(share.days);
  await test.step('what failed to load while the server was away loads by itself', async () => {
    await page.route('**/api/cvs/*/share', (route) => route.abort());
    await openDialog(words.share);
    const lost = share.loadFailed.replace('{reason}', es.errors.network);
    await expect(dialog.getByText(lost)).toBeVisible();
    await page.unroute('**/api/cvs/*/share');
    await expect(life).toBeVisible();
    await expect(dialog.getByText(lost)).toBeHidden();
  });
  await test.step('an error is gone with its cause', async () => {
    await page.route('**/api/cvs/*/share', (route) => route.abort());
    await life.selectOption('7');
    await dialog.getByRole('button', { name: share.make }).click();
    const lost = share.saveFailed.replace('{reason}', es.errors.network);
    await expect(dialog.getByText(lost)).toBeVisible();
    await page.unroute('**/api/cvs/*/share');
    await expect(dialog.getByText(lost)).toBeHidden();
    await expect(life).toHaveValue('7');
  });
  const lastDay = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toLocaleDateString('es-ES', {
      dateStyle: 'long',
      timeZone: 'Europe/Madrid',
    });
  await dialog.getByRole('button', { name: share.make }).click();
  await expect(dialog.getByText(share.until.replace('{date}', lastDay(7)))).toBeVisible();
  await expect(dialog.getByText(share.made)).toBeVisible();
  await expect(dialog.getByRole('img', { name: share.qr })).toBeVisible();
  const href = (await dialog.getByRole('link', { name: share.open }).getAttribute('href')) ?? '';
  const path = new URL(href).pathname;
  expect(path).toMatch(/^\/s\/[\w-]{43}$/);

  const visitor = await page.context().newPage();
  await test.step('a visitor sees the page, its text and no contact data', async () => {
    await visitor.goto(path);
    const name = spanishAnalyst.personal.name;
    await expect(
      visitor.getByRole('heading', { name: shared.heading.replace('{name}', name) }),
    ).toBeVisible();
    await expect(visitor.locator('.printed-page img').first()).toBeVisible();
    await expect(visitor.getByRole('heading', { name, exact: true })).toBeAttached();
    expect(await visitor.content()).not.toContain(spanishAnalyst.personal.email);
    expect(await visitor.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    await prepareChecker(visitor);
    expect(await findViolations(visitor)).toEqual([]);
    const [file] = await Promise.all([
      visitor.waitForEvent('download'),
      visitor.getByRole('button', { name: shared.download }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('Lucia-Fernandez-Ortega-CV-es.pdf');
  });

  await test.step('with a password it asks for it', async () => {
    await dialog.getByText(share.settings).click();
    await dialog.getByLabel(share.password).fill('la del puesto');
    await dialog.getByRole('button', { name: share.save }).click();
    // Told where the button is, and the password is no longer in the form.
    await expect(dialog.getByText(share.saved)).toBeInViewport();
    await expect(dialog.getByLabel(share.passwordNew)).toHaveValue('');
    await visitor.reload();
    await visitor.getByLabel(shared.password, { exact: true }).fill('no es esta');
    await visitor.getByRole('button', { name: shared.enter }).click();
    await expect(visitor.getByText(es.errors.share_password_wrong)).toBeVisible();
    await visitor.getByLabel(shared.password, { exact: true }).fill('la del puesto');
    await visitor.getByRole('button', { name: shared.enter }).click();
    await expect(visitor.locator('.printed-page img').first()).toBeVisible();
  });

  await test.step('it lasts longer when it is to, and the form says until when', async () => {
    await life.selectOption('90');
    await dialog.getByRole('button', { name: share.save }).click();
    await expect(dialog.getByText(share.until.replace('{date}', lastDay(90)))).toBeVisible();
    await expect(life.locator('option:checked')).toHaveText(
      share.daysKeep.replace('{date}', lastDay(90)),
    );
  });

  await test.step('expired, it is not handed out, and is renewed with one button', async () => {
    await page.keyboard.press('Escape');
    await page.route('**/api/cvs/*/share', async (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      const answer = await route.fetch();
      const told = await answer.json();
      told.share.is_expired = true;
      await route.fulfill({ response: answer, json: told });
    });
    await openDialog(words.share);
    await expect(dialog.getByText(share.expiredLine)).toBeVisible();
    await expect(dialog.getByRole('img', { name: share.qr })).toHaveCount(0);
    await dialog.getByRole('button', { name: share.renew }).click();
    await expect(dialog.getByRole('img', { name: share.qr })).toBeVisible();
    await expect(dialog.getByText(share.saved)).toBeVisible();
    await page.unroute('**/api/cvs/*/share');
  });

  await test.step('ended, it is gone', async () => {
    await dialog.getByRole('button', { name: share.end }).click();
    // The button that was pressed is gone, the question is in its place.
    await expect(dialog.getByRole('button', { name: share.keep })).toBeFocused();
    await dialog.getByRole('button', { name: share.endNow }).click();
    await expect(dialog.getByText(share.ended)).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('heading', { name: shared.goneTitle })).toBeVisible();
  });
  await visitor.close();

  await test.step('the PDF is read back', async () => {
    await page.keyboard.press('Escape');
    await openDialog(words.readBack);
    const reading = page.getByRole('dialog', { name: readBack.title });
    await expect(reading.getByText(readBack.textTitle)).toBeVisible({ timeout: 60_000 });
    await expect(reading.locator('pre')).toContainText('Banco Guadalquivir');
    await prepareChecker(page);
    expect(await findViolations(page)).toEqual([]);
  });
});
