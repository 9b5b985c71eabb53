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

  await openDialog(words.share);
  const dialog = page.getByRole('dialog', { name: share.title });
  await dialog.getByRole('button', { name: share.make }).click();
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
    await expect(dialog.getByText(share.saved)).toBeVisible();
    await visitor.reload();
    await visitor.getByLabel(shared.password, { exact: true }).fill('no es esta');
    await visitor.getByRole('button', { name: shared.enter }).click();
    await expect(visitor.getByText(es.errors.share_password_wrong)).toBeVisible();
    await visitor.getByLabel(shared.password, { exact: true }).fill('la del puesto');
    await visitor.getByRole('button', { name: shared.enter }).click();
    await expect(visitor.locator('.printed-page img').first()).toBeVisible();
  });

  await test.step('ended, it is gone', async () => {
    await dialog.getByRole('button', { name: share.end }).click();
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
