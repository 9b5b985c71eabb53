import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type CvRecord, createCv } from '@trayecto/core/contract';
import { spanishAnalyst } from '@trayecto/core/document/fixtures';
import { en } from '../web/src/i18n/en';
import { es } from '../web/src/i18n/es';
import { findViolations, prepareChecker } from './accessibility';
import { test as base, expect } from './fixtures';

const { jobs, choice } = es;

const test = base.extend<{ record: CvRecord }>({
  record: async ({ api, account }, use) => {
    const { access_token: token } = await api.signIn(account);
    const body = { filename: 'cv-lucia.pdf', content: 'x', parsed_data: spanishAnalyst };
    await use(createCv.output.parse(await api.call('POST', '/api/cvs', { body, token })).cv);
  },
});

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const step = (page: Page) => page.locator('[aria-current=step]');

test('a CV finds jobs, a job gets three emails, and one of them is changed and taken along', async ({
  page,
  record,
  api,
  account,
  openSignedIn,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { access_token: token } = await api.signIn(account);
  const body = { filename: 'otro.pdf', content: 'x', parsed_data: spanishAnalyst };
  await api.call('POST', '/api/cvs', { body, token });
  await openSignedIn('/jobs');
  await expect(step(page)).toContainText(jobs.stepCv);
  await expect(button(page, jobs.find)).toBeDisabled();
  await page.getByTitle(record.filename).click();
  await expect(step(page)).toContainText(jobs.stepAnalyze);
  await button(page, jobs.find).click();

  await expect(page.getByRole('heading', { name: /ofertas recomendadas$/ })).toBeVisible();
  await expect(step(page)).toContainText(jobs.stepJob);
  await expect(page.getByText(jobs.samples)).toBeVisible();
  const card = page.getByRole('article').first();
  await expect(card).toContainText(/\d+\s%/);
  await expect(card).toContainText(jobs.sample);
  await expect(card).toContainText(jobs.matching);
  await expect(card).toContainText(jobs.missing);
  await prepareChecker(page);
  expect(await findViolations(page)).toEqual([]);
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('button', { name: /^Elegir esta oferta/ }).press('Enter');

  await expect(page.getByRole('heading', { name: jobs.templates })).toBeFocused();
  await expect(step(page)).toContainText(jobs.stepTemplate);
  const previews = page.locator('[data-preview]');
  await expect(previews).toHaveCount(3);
  for (const preview of await previews.allTextContents())
    expect([...preview].length).toBeLessThanOrEqual(101);
  await button(page, jobs.startup).click();
  const message = page.getByLabel(jobs.body);
  await expect(message).toHaveValue(/Hola:/);
  expect(await findViolations(page)).toEqual([]);
  const written = await message.inputValue();
  await message.fill(`${written}\nPD: puedo empezar en enero.`);
  await button(page, jobs.use).click();
  await expect(page.getByText(jobs.copied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(title);
  expect(copied).toContain('PD: puedo empezar en enero.');

  // A reload keeps the place and what was typed.
  await page.reload();
  await button(page, jobs.startup).click();
  await expect(message).toHaveValue(/PD: puedo empezar en enero\.$/);
  for (const [name, ending, firstBytes] of [
    [jobs.letterPdf, 'pdf', '%PDF-'],
    [jobs.letterWord, 'docx', 'PK'],
  ] as const) {
    const waiting = page.waitForEvent('download');
    await button(page, name).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toBe(`Lucia-Fernandez-Ortega-Carta-es.${ending}`);
    const bytes = await readFile(await download.path());
    expect(bytes.subarray(0, firstBytes.length).toString()).toBe(firstBytes);
  }
  const handed = await page.context().newCDPSession(page);
  await handed.send('Page.enable');
  const mail = new Promise<string>((resolve) =>
    handed.on('Page.frameRequestedNavigation', ({ url }) => resolve(url)),
  );
  await button(page, jobs.openMail).click();
  const address = new URL(await mail);
  expect(address.protocol).toBe('mailto:');
  expect(address.searchParams.get('subject')).toBe(
    await page.getByLabel(jobs.subject).inputValue(),
  );
  await button(page, jobs.reset).click();
  await expect(message).toHaveValue(written);

  await button(page, jobs.otherJob).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: jobs.templates })).toBeVisible();
  expect(record.version).toBe(1);
});

test('failures are said in the documents’ words, and can be tried again', { tag: '@long' }, async ({
  page,
  record,
  openSignedIn,
}) => {
  await openSignedIn(`/jobs?cv=${record.id}`);
  await page.getByRole('button', { name: 'English' }).click();
  await page.route('**/api/match-jobs', (route) => route.abort('failed'), { times: 1 });
  await button(page, en.jobs.find).click();
  await expect(page.getByText('Failed to analyze job matches. Please try again.')).toBeVisible();
  await button(page, en.jobs.retry).click();
  await expect(page.getByRole('heading', { name: /recommended jobs$/ })).toBeVisible();
  await page.route('**/api/email-templates*', (route) => route.abort('failed'), { times: 1 });
  await page
    .getByRole('button', { name: /^Choose this job/ })
    .first()
    .click();
  await expect(page.getByText(/^We couldn’t write the emails\./)).toBeVisible();
  await button(page, en.jobs.retry).click();
  await button(page, en.jobs.formal).click();
  await expect(page.getByLabel(en.jobs.subject)).not.toHaveValue('');
  await page.route('**/api/cv-summaries?*', (route) => route.abort('failed'));
  await page.goto('/jobs');
  await expect(page.getByText('Failed to load your CVs. Please try again.')).toBeVisible();
});

test('without a CV there is a way to bring one', { tag: '@long' }, async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/jobs');
  await expect(page.getByText(choice.none)).toBeVisible();
  await expect(button(page, jobs.find)).toBeHidden();
});
