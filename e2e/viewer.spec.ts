import { readFile } from 'node:fs/promises';
import { type CvRecord, createCv } from '@trayecto/core/contract';
import { spanishAnalyst } from '@trayecto/core/document/fixtures';
import { readPdfPages } from '../server/test/export/read-pdf-words';
import { en } from '../web/src/i18n/en';
import { es } from '../web/src/i18n/es';
import { findViolations, prepareChecker } from './accessibility';
import { openMore, openTemplates, sheet } from './cv-fixtures';
import { test as base, expect } from './fixtures';
import { findForeignText } from './pseudo-language';

const { cv, document } = es;

interface Parts {
  /** Saves a CV of the person's and says which it is. */
  saveCv: (data: unknown, content?: string) => Promise<CvRecord>;
}

const test = base.extend<Parts>({
  saveCv: async ({ api, account }, use) => {
    const { access_token } = await api.signIn(account);
    await use(async (parsed_data, content = 'texto original') => {
      const body = { filename: 'cv-lucia.pdf', content, parsed_data };
      const answer = await api.call('POST', '/api/cvs', { body, token: access_token });
      return createCv.output.parse(answer).cv;
    });
  },
});

test('four templates, chosen by mouse and keyboard, remembered; two ways to be seen', {
  tag: '@long',
}, async ({ page, saveCv, openSignedIn }) => {
  const record = await saveCv(spanishAnalyst);
  await openSignedIn(`/edit?cv=${record.id}`);
  await expect(sheet(page)).toContainText('Lucía Fernández Ortega');
  // A CV of ordinary length has no third way.
  await openMore(page);
  await expect(page.getByRole('group', { name: cv.viewMode }).getByRole('radio')).toHaveCount(2);
  await openTemplates(page);
  await page.getByText(document.executive, { exact: true }).click();
  await expect(sheet(page)).toHaveAttribute('data-template', 'executive');
  await page.keyboard.press('ArrowLeft');
  await expect(sheet(page)).toHaveAttribute('data-template', 'minimal');
  await page.reload();
  await expect(sheet(page)).toHaveAttribute('data-template', 'minimal');
  await openTemplates(page);
  await expect(page.getByRole('radio', { name: document.minimal })).toBeChecked();
});

test('PDF and Word are downloaded in the chosen template, after a try that failed too', async ({
  page,
  saveCv,
  openSignedIn,
}) => {
  const record = await saveCv(spanishAnalyst);
  await openSignedIn(`/edit?cv=${record.id}`);
  await openTemplates(page);
  await page.getByText(document.classic, { exact: true }).click();
  await page.route('**/export?*', (route) => route.fulfill({ status: 500, body: 'no' }), {
    times: 1,
  });
  const button = page.getByRole('button', { name: document.downloadPdf });
  await button.click();
  await expect(page.getByText(/No hemos podido preparar el archivo/)).toBeVisible();
  const [pdf] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(pdf.suggestedFilename()).toBe('Lucia-Fernandez-Ortega-CV-es.pdf');
  await expect(page.getByText(/No hemos podido preparar el archivo/)).toHaveCount(0);
  const bytes = await readFile(await pdf.path());
  expect((await readPdfPages(bytes)).join('\n')).toContain('Banco Guadalquivir');
  expect(bytes.toString('latin1')).toContain('SourceSerif4');
  await page.getByRole('button', { name: document.moreFormats }).click();
  const [word] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: document.downloadWord }).click(),
  ]);
  expect(word.suggestedFilename()).toBe('Lucia-Fernandez-Ortega-CV-es.docx');
  expect((await readFile(await word.path())).toString('latin1', 0, 2)).toBe('PK');
});

test('pages as they will print, and printing them', { tag: '@long' }, async ({
  page,
  saveCv,
  openSignedIn,
}) => {
  const long = {
    ...spanishAnalyst,
    work_experience: Array(4).fill(spanishAnalyst.work_experience).flat(),
  };
  const record = await saveCv(long);
  await openSignedIn(`/edit?cv=${record.id}`);
  await expect(sheet(page)).toBeVisible();
  const shown = await page.locator('.page-sheet').count();
  expect(shown).toBeGreaterThan(1);
  await page.evaluate(() => {
    window.print = () => {
      const sheets = window.document.querySelectorAll('#print .printed-page').length;
      window.document.body.dataset.printed = String(sheets);
    };
  });
  await page.getByRole('button', { name: document.moreFormats }).click();
  await page.getByRole('button', { name: document.print }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', String(shown));
});

test('a very long CV is shown as text first, and has three ways to be seen', {
  tag: '@long',
}, async ({ page, saveCv, openSignedIn }) => {
  const summary = Array.from({ length: 3000 }, (_, i) => `Informe número ${i} entregado a tiempo.`);
  const record = await saveCv({ ...spanishAnalyst, summary: summary.join('\n') }, 'lo que se leyó');
  expect(record.is_large_cv).toBe(true);
  await openSignedIn(`/edit?cv=${record.id}`);
  await expect(page.getByText(document.formattedBecauseLong)).toBeVisible();
  await expect(page.getByRole('region', { name: document.formattedText })).toContainText(
    'Informe número 2999',
  );
  await page.getByText(cv.raw, { exact: true }).click();
  await expect(page.getByRole('region', { name: cv.raw })).toContainText('lo que se leyó');
  await page.getByText(cv.structured, { exact: true }).click();
  // So long that its pages are not drawn: it is there in its template all the same.
  await expect(page.locator('.page-stack')).toContainText('Informe número 0');
});

test('a CV that is nothing but text, or whose text is very long, is shown as formatted text first', async ({
  page,
  saveCv,
  openSignedIn,
}) => {
  const modes = page.getByRole('group', { name: cv.viewMode }).getByRole('radio');
  const formatted = page.getByRole('region', { name: document.formattedText });
  const content = 'Ana Ruiz Mora\n\nEXPERIENCIA\nPanadera\n- Masa madre';
  const raw = await saveCv({ personal: { name: 'Ana Ruiz Mora' } }, content);
  expect(raw.using_raw_data).toBe(true);
  await openSignedIn(`/edit?cv=${raw.id}`);
  await expect(modes).toHaveCount(3);
  await expect(formatted.getByRole('heading', { name: 'EXPERIENCIA' })).toBeVisible();
  await expect(formatted.getByRole('listitem')).toHaveText(['Masa madre']);
  // The notice names the parts as people do.
  const notice = page.getByRole('status').filter({ hasText: cv.rawNotice });
  await expect(notice).toContainText(es.editor.personal);
  await page.getByText(cv.structured, { exact: true }).click();
  await expect(sheet(page)).toContainText('Ana Ruiz Mora');

  // Where not even a name was found there is no page, and the text comes formatted all the same.
  const nameless = await saveCv(null, content);
  await page.goto(`/edit?cv=${nameless.id}`);
  await expect(formatted.getByRole('heading', { name: 'EXPERIENCIA' })).toBeVisible();
  await expect(modes).toHaveCount(2);
  await page.getByText(cv.raw, { exact: true }).click();
  await expect(page.getByRole('region', { name: cv.raw })).toContainText('- Masa madre');

  // What was made of it is short: the text it came from is not.
  const long = await saveCv(spanishAnalyst, 'una línea más\n'.repeat(8000));
  expect(long).toMatchObject({ is_large_cv: false, content_characters: 112_000 });
  await page.reload();
  await page
    .getByRole('link', { name: /cv-lucia\.pdf/ })
    .first()
    .click();
  await expect(page).toHaveURL(`/edit?cv=${long.id}`);
  await expect(page.getByText(document.formattedBecauseLong)).toBeVisible();
  await expect(formatted).toContainText('Banco Guadalquivir');
  await expect(modes).toHaveCount(3);
  // Three ways to choose from fit a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  const choice = page.getByRole('group', { name: cv.viewMode });
  expect(
    await choice.evaluate((group) => Math.ceil(group.getBoundingClientRect().right)),
  ).toBeLessThanOrEqual(390);
});

test('paper, text size and colour change the page', { tag: '@long' }, async ({
  page,
  saveCv,
  openSignedIn,
}) => {
  const record = await saveCv(spanishAnalyst);
  await openSignedIn(`/edit?cv=${record.id}`);
  await page.getByRole('button', { name: document.design }).click();
  await page.getByText(document.large, { exact: true }).click();
  const colour = page.getByRole('radio', { name: 'Color #1f6f78' });
  // Not `check`, which looks once, at once: the choice is drawn a moment later.
  await colour.click();
  await expect(colour).toBeChecked();
  await expect(page.locator('.page-stack')).toHaveAttribute('style', /--colour-accent:\s*#1f6f78/);
  const [request] = await Promise.all([
    page.waitForRequest('**/export?*'),
    page.getByRole('button', { name: document.downloadPdf }).click(),
  ]);
  const query = new URL(request.url()).searchParams;
  expect([query.get('textSize'), query.get('accent')]).toEqual(['large', '#1f6f78']);
});

for (const { width, colorScheme } of [
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const) {
  test(`nothing to complain about at ${width} px, ${colorScheme}, in English`, {
    tag: '@long',
  }, async ({ page, saveCv, openSignedIn }) => {
    const record = await saveCv(spanishAnalyst);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.addInitScript(() => localStorage.setItem('trayecto.language', 'en'));
    await openSignedIn(`/edit?cv=${record.id}`);
    await expect(page.getByRole('button', { name: en.document.downloadPdf })).toBeVisible();
    await page.getByRole('button', { name: en.document.design }).click();
    await prepareChecker(page);
    expect(await findViolations(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => window.document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('every word of the viewer can be translated', { tag: '@long' }, async ({
  page,
  saveCv,
  openSignedIn,
}) => {
  const record = await saveCv(spanishAnalyst);
  await page.addInitScript(() => localStorage.setItem('trayecto.language', 'pseudo'));
  await openSignedIn(`/edit?cv=${record.id}`);
  expect(await page.evaluate(findForeignText)).toEqual([]);
});
