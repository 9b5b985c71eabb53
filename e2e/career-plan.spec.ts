import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type CvRecord, createCv } from '@trayecto/core/contract';
import { spanishAnalyst } from '@trayecto/core/document/fixtures';
import { en } from '../web/src/i18n/en';
import { es } from '../web/src/i18n/es';
import { findViolations, prepareChecker } from './accessibility';
import { test as base, expect } from './fixtures';

const { careerPlan, choice, results, engine, tasks } = es;

const posting = 'Imprescindible: Snowflake, Terraform y Apache Kafka.';

const test = base.extend<{ record: CvRecord; saveJob: () => Promise<void> }>({
  record: async ({ api, account }, use) => {
    const { access_token: token } = await api.signIn(account);
    const body = { filename: 'cv-lucia.pdf', content: 'x', parsed_data: spanishAnalyst };
    await use(createCv.output.parse(await api.call('POST', '/api/cvs', { body, token })).cv);
  },
  saveJob: async ({ api, account }, use) => {
    await use(async () => {
      const { access_token: token } = await api.signIn(account);
      const body = { title: 'Ingeniera de datos', description: posting };
      await api.call('POST', '/api/saved-jobs', { body, token });
    });
  },
});

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const readMonths = async (page: Page) =>
  Number(await region(page, careerPlan.pace).locator('[aria-live] .tabular-nums').textContent());

test('a goal becomes a plan that moves with the hours, is ticked off, and is there after a reload', {
  tag: '@long',
}, async ({ page, record, saveJob, openSignedIn }) => {
  await saveJob();
  await openSignedIn('/development');
  await button(page, careerPlan.analyze).click();
  await expect(page.getByText(careerPlan.selectCvAndGoal)).toBeVisible();
  await page.getByTitle(record.filename).click();
  await page.getByLabel(careerPlan.goal).fill('ingeniera de datos en dos años');
  await button(page, careerPlan.analyze).click();

  await expect(page).toHaveURL(/result=/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Ingeniera de datos en dos años');
  await expect(page.getByText(engine.builtin)).toBeVisible();
  await expect(region(page, careerPlan.levels)).toContainText(careerPlan.targetLevel);
  const gap = region(page, careerPlan.gaps).getByRole('listitem').filter({ hasText: 'Snowflake' });
  await expect(gap).toContainText('1 de tus ofertas');
  await gap.getByText('Snowflake').click();
  await expect(gap).toContainText('Lo pide una de tus ofertas.');
  const link = page.getByRole('link', { name: tasks.newTab }).first();
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(link).toHaveAttribute('href', /^https:/);

  await test.step('it is taken along as a calendar and as a PDF', async () => {
    const download = async (name: string) => {
      const saved = page.waitForEvent('download');
      await button(page, name).click();
      return readFile(await (await saved).path(), 'latin1');
    };
    const calendar = await download(careerPlan.downloadCalendar);
    expect(calendar.split('BEGIN:VEVENT').length - 1).toBe(
      await page.getByRole('checkbox').count(),
    );
    expect((await download(careerPlan.downloadPdf)).slice(0, 5)).toBe('%PDF-');
  });

  const isKept = (what: string) =>
    page.waitForResponse(
      (answer) =>
        answer.request().method() === 'PATCH' &&
        (answer.request().postData() ?? '').includes(what) &&
        answer.ok(),
    );
  const before = await readMonths(page);
  const dates = page.locator('time[datetime]');
  const lastBefore = await dates.last().getAttribute('datetime');
  const hours = page.getByLabel(careerPlan.hours);
  // A moment after the slider rests.
  const isPaceKept = isKept('"hoursPerWeek":16');
  await hours.focus();
  for (let presses = 0; presses < 10; presses += 1) await page.keyboard.press('ArrowRight');
  await expect(hours).toHaveValue('16');
  await expect.poll(() => readMonths(page)).toBeLessThan(before);
  await expect(dates.last()).not.toHaveAttribute('datetime', lastBefore ?? '');

  const isStepKept = isKept('"done"');
  const first = page.getByRole('checkbox').first();
  await first.press('Space');
  await expect(first).toBeChecked();
  await expect(page.getByText(/^1 de \d+ hitos hechos$/)).toBeVisible();
  await Promise.all([isPaceKept, isStepKept]);
  await prepareChecker(page);
  expect(await findViolations(page)).toEqual([]);

  await page.reload();
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await expect(hours).toHaveValue('16');
  await button(page, careerPlan.newAnalysis).click();
  await expect(page.getByLabel(careerPlan.goal)).toHaveValue('');
  await expect(region(page, results.title)).toContainText('ingeniera de datos en dos años');
  expect(record.version).toBe(1);
});

test('a goal that is no post is said to be unknown, and a nearest one can be taken', async ({
  page,
  record,
  openSignedIn,
}) => {
  await openSignedIn(`/development?cv=${record.id}`);
  await page.getByLabel(careerPlan.goal).fill('trabajar en un banco');
  await page.keyboard.press('Enter');
  const unknown = page.getByRole('heading', { name: /trabajar en un banco/ });
  await expect(unknown).toBeFocused();
  await prepareChecker(page);
  expect(await findViolations(page)).toEqual([]);
  await button(page, 'cajera de banco').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cajera de banco');

  // A plan speaks the language it was asked for in; the screen around it speaks the reader's.
  await page.getByRole('button', { name: 'English' }).click();
  await expect(region(page, en.careerPlan.pace)).toBeVisible();
  await expect(page.locator('[lang="es"]').first()).toBeVisible();
});

test('without a CV there is a way to bring one; a failure is said and can be tried again', {
  tag: '@long',
}, async ({ page, api, account, openSignedIn }) => {
  await openSignedIn('/development');
  await expect(page.getByText(choice.none)).toBeVisible();
  const { access_token: token } = await api.signIn(account);
  const body = { filename: 'cv-lucia.pdf', content: 'x', parsed_data: spanishAnalyst };
  const { cv } = createCv.output.parse(await api.call('POST', '/api/cvs', { body, token }));
  await page.goto(`/development?cv=${cv.id}`);
  await page.route('**/api/development-plan*', (route) => route.abort('failed'), { times: 1 });
  await page.getByLabel(careerPlan.goal).fill('jefa de proyecto');
  await button(page, careerPlan.analyze).click();
  await expect(page.getByText(/^No hemos podido hacer el plan\./)).toBeVisible();
  await button(page, engine.retry).click();
  await expect(region(page, careerPlan.timeline)).toBeVisible();
});
