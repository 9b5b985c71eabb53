import type { Page } from '@playwright/test';
import { type Cv, cvSchema } from '@trayecto/core/cv';
import { en } from '../web/src/i18n/en';
import { es } from '../web/src/i18n/es';
import { findViolations, prepareChecker } from './accessibility';
import { expect, tabTo, test } from './cv-fixtures';

const { enhance } = es;

const analyst: Cv = cvSchema.parse({
  personal: { name: 'Nora Vidal', email: 'nora@example.com', title: 'Analista de datos' },
  summary: 'Analista de datos con seis años de experiencia en banca.',
  work_experience: [
    {
      title: 'Analista de datos',
      company: 'Tienda Alfa',
      dates: '2020 - Actualidad',
      achievements: ['Formé a cuatro compañeros', 'Automaticé informes con Python y SQL'],
    },
  ],
  skills: ['Excel', 'Power BI'],
});
const job = 'Imprescindible SQL y Power BI. Experiencia con Python. Imprescindible Tableau.';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const banner = (page: Page, kind: string) => page.locator(`[data-kind=${kind}]`);
const resultTitle = (page: Page) => page.getByRole('heading', { name: enhance.resultPage });

test('a CV is turned towards a job, looked at, taken along, saved, and kept as a separate CV', {
  tag: '@long',
}, async ({ page, saveCv, readCv, openSignedIn }) => {
  const { id } = await saveCv(analyst);
  // As where a deployment has no TLS.
  await page.addInitScript(() => Reflect.set(Crypto.prototype, 'randomUUID', undefined));
  await openSignedIn('/profile-enhancer');
  await expect(button(page, enhance.run)).toBeDisabled();
  await page.getByLabel(enhance.cv, { exact: true }).first().selectOption(id);
  await page.getByRole('radio', { name: enhance.resume }).check();
  await page.getByLabel(enhance.jobTitle).fill('Analista de datos');
  await expect(button(page, enhance.run)).toBeDisabled();
  await page.getByLabel(enhance.jobDescription).fill(job);
  await button(page, enhance.run).click();
  await expect(resultTitle(page)).toBeFocused();

  await page.reload();
  await expect(page.getByText(/Habilidades clave: SQL/).first()).toBeVisible();
  const gaps = page.getByRole('region', { name: enhance.gaps });
  await expect(gaps.getByRole('heading', { name: 'Tableau' })).toBeVisible();
  await expect(button(page, enhance.print)).toHaveCount(0);
  await prepareChecker(page);
  expect(await findViolations(page)).toEqual([]);

  // Refused here is refused in the CV that is taken along; the decision outlives a reload.
  const summary = page.getByRole('region', { name: es.editor.summary, exact: true });
  await expect(summary.locator('ins')).toContainText('Habilidades clave');
  await summary.getByRole('button', { name: es.tasks.changeAccept }).focus();
  await page.keyboard.press('r');
  await page.reload();
  await expect(summary.getByText(es.tasks['changeState-refused'])).toBeVisible();
  await prepareChecker(page);

  await page.getByRole('tab', { name: enhance.cvTab }).click();
  const sheet = page.getByRole('article').last();
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Python y SQL' })).toBeVisible();
  await expect(sheet).not.toContainText('Tableau');
  await expect(sheet).not.toContainText('Habilidades clave: SQL');
  expect(await findViolations(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await button(page, enhance.download).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await expect(banner(page, 'success')).toContainText(enhance.pdfDone);

  await page.evaluate(() => {
    window.open = () => null;
  });
  await button(page, enhance.print).click();
  await expect(banner(page, 'warning')).toContainText(enhance.printBlocked);
  await page.getByText(enhance.asPreview).click();
  await expect(page.getByRole('heading', { name: enhance.tips })).toBeVisible();

  await button(page, enhance.save).click();
  await expect(button(page, enhance.isSaved)).toBeDisabled();
  await button(page, enhance.saveAsCv).click();
  await page.getByRole('link', { name: enhance.openCv }).click();
  await expect(page.getByText(/Adaptado para/)).toBeVisible();
  expect((await readCv(id)).version).toBe(1);
  const made = new URL(page.url()).searchParams.get('cv') ?? '';
  const record = await readCv(made);
  expect(record.parsed_data?.skills).toContain('SQL');
  expect(record.parsed_data?.summary).toBe(analyst.summary);
  expect(record.metadata.tailored_from).toEqual({
    cvId: id,
    version: 1,
    jobTitle: 'Analista de datos',
    engine: { kind: 'builtin' },
  });

  await page.goto('/profile-enhancer');
  await page.getByRole('button', { name: /^Analista de datos · CV/ }).click();
  await page.reload();
  await expect(resultTitle(page)).toBeVisible();
  await expect(button(page, enhance.isSaved)).toBeDisabled();
  await button(page, enhance.again).click();
  await expect(page.getByLabel(enhance.jobTitle)).toHaveValue('');
});

test('what goes wrong is said in the documents’ words, and another try works', {
  tag: '@long',
}, async ({ page, saveCv, openSignedIn }) => {
  const { id } = await saveCv(analyst);
  await openSignedIn(`/profile-enhancer?cv=${id}`);
  await page.getByLabel(enhance.jobTitle).fill('Analista');
  await page.getByLabel(enhance.jobDescription).fill(job);
  const asked: string[] = [];
  const fail = { status: 500, body: '{}' };
  await page.route(new RegExp(`/api/cvs/${id}(/download|/content)?$`), (route) => {
    asked.push(new URL(route.request().url()).pathname.split('/').at(-1) ?? '');
    return route.fulfill(fail);
  });
  await button(page, enhance.run).click();
  await expect(banner(page, 'error')).toContainText(enhance.noContent);
  expect([...new Set(asked)]).toEqual(['download', 'content', id]);
  await page.unroute(new RegExp(`/api/cvs/${id}(/download|/content)?$`));

  await page.route(
    '**/api/enhance-profile*',
    (route) => route.fulfill({ json: { success: true, enhancedData: 'bla' } }),
    { times: 1 },
  );
  await button(page, enhance.run).click();
  await expect(banner(page, 'error')).toContainText(enhance.notValid);
  await button(page, enhance.run).click();
  await expect(resultTitle(page)).toBeVisible();
  await page.route('**/api/documents', (route) => route.fulfill(fail), { times: 1 });
  await button(page, enhance.download).click();
  await expect(banner(page, 'error')).toContainText('No hemos podido generar el PDF');
});

test('on a phone in English, in the dark, by keyboard: nothing sticks out, nothing is unreadable', {
  tag: '@long',
}, async ({ page, saveCv, openSignedIn }) => {
  const { id } = await saveCv(analyst);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => localStorage.setItem('trayecto.language', 'en'));
  await openSignedIn(`/profile-enhancer?cv=${id}`);
  await page.getByLabel(en.enhance.jobDescription).fill(job);
  await page.getByLabel(en.enhance.jobTitle).fill('Data analyst');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: en.enhance.resultPage })).toBeFocused();
  await prepareChecker(page);
  expect(await findViolations(page)).toEqual([]);
  await tabTo(page, page.getByRole('tab', { name: en.enhance.summaryTab }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: en.enhance.cvTab })).toBeFocused();
  await expect(button(page, en.enhance.print)).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
