import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { en } from '../web/src/i18n/en';
import { es } from '../web/src/i18n/es';
import { findViolations, prepareChecker, usualLooks } from './accessibility';
import { test as base, expect } from './cv-fixtures';

const { applications, start } = es;

const test = base.extend<{ apply: (title: string, more?: object) => Promise<string> }>({
  apply: async ({ api, account }, use) => {
    const { access_token: token } = await api.signIn(account);
    await use(async (title, more = {}) => {
      const body = { posting: `${title}\nImprescindible SQL y Python.`, ...more };
      const answer = await api.call('POST', '/api/applications', { body, token });
      return Object(answer).application.id;
    });
  },
});

const column = (page: Page, stage: 'preparing' | 'sent' | 'interview' | 'answer') =>
  page.getByRole('list', { name: applications[`stage-${stage}`], exact: true });
const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });

test('someone new pastes a job description on the first page and comes to its workspace', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/');
  await expect(page.getByText(applications.board)).toBeHidden();
  await expect(page.getByText('Ctrl V', { exact: true })).toBeVisible();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'Panadera\nHorno Sol, Cádiz. Buscamos panadera con experiencia.');
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await expect(page.getByLabel(start.paste)).toHaveValue(/Horno Sol/);
  await page.getByRole('button', { name: start.pasteAction }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panadera');
  // Nothing was uploaded yet: the page asks for a CV where the CV would be.
  await expect(page.getByRole('heading', { name: applications.chooseCv })).toBeVisible();
});

test('the board shows what is due, moves cards by menu, key and drag, and takes a move back', async ({
  page,
  apply,
  saveCv,
  openSignedIn,
}) => {
  const { id: cv_id } = await saveCv();
  await apply('Analista de datos', { company: 'Aurora Seguros', cv_id });
  await apply('Especialista en Power BI', { company: 'Clínica Santa Águeda', cv_id });
  await apply('Ingeniera analítica', {
    next_action: 'Llamar a Irene',
    next_on: '2020-01-07',
    cv_id,
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn('/');
  await expect(column(page, 'preparing').getByRole('link')).toHaveCount(3);
  await expect(page.getByText('Tienes una cosa para hoy.')).toBeVisible();
  await expect(column(page, 'preparing').getByRole('link').first()).toHaveText(
    'Ingeniera analítica',
  );
  await expect(page.getByText(applications['emptyLine-answer'])).toBeVisible();

  await test.step('by its menu, with the day it was sent', async () => {
    const name = applications.moveMenu.replace('{title}', 'Analista de datos');
    await page.getByRole('button', { name, exact: true }).click();
    const wanted = applications.moveTo.replace('{stage}', applications['stage-sent']);
    await page.getByRole('button', { name: wanted, exact: true }).click();
    await page.getByLabel(applications.day, { exact: true }).fill('2026-11-02');
    await page.getByRole('button', { name: applications.confirm, exact: true }).click();
    // The news goes by itself, so nothing is waited for before it.
    await Promise.all([
      expect(column(page, 'sent').getByRole('link')).toHaveText('Analista de datos'),
      expect(page.getByRole('status').filter({ hasText: 'Analista de datos' })).toBeVisible(),
    ]);
    await expect(card(page, 'Analista de datos')).toContainText('desde el');
  });

  await test.step('and back, within the time to change one’s mind', async () => {
    await page.getByRole('button', { name: applications.moveBack, exact: true }).click();
    await expect(column(page, 'preparing').getByRole('link')).toHaveCount(3);
  });

  await test.step('by key', async () => {
    await page.getByRole('link', { name: 'Especialista en Power BI' }).press(']');
    await page.getByRole('button', { name: applications.confirm, exact: true }).click();
    await expect(column(page, 'sent').getByRole('link')).toHaveText('Especialista en Power BI');
    // The card is drawn anew in its column, and the next key moves it on.
    await expect(column(page, 'sent').getByRole('link')).toBeFocused();
  });

  await test.step('each stop begins where its column does', async () => {
    const indents = await page.locator('ol h3').evaluateAll((heads) =>
      heads.map((head) => {
        const word = head.lastElementChild?.firstElementChild?.getBoundingClientRect();
        return Math.round((word?.left ?? 0) - head.getBoundingClientRect().left);
      }),
    );
    expect(indents).toEqual([0, 0, 0, 0]);
  });

  await test.step('by hand', async () => {
    await card(page, 'Especialista en Power BI').dragTo(
      page.getByText(applications['emptyLine-interview']),
    );
    await page.getByLabel(applications.day, { exact: true }).fill('2031-11-19');
    await page.getByLabel(applications.hour).fill('10:30');
    await page.getByRole('button', { name: applications.confirm, exact: true }).click();
    await expect(column(page, 'interview')).toContainText('10:30');
  });

  await test.step('as a list, a table and a calendar', async () => {
    await page.getByRole('button', { name: applications.asList }).click();
    await page.getByRole('button', { name: applications.columnMatch }).click();
    await expect(page.getByRole('columnheader').nth(2)).toHaveAttribute('aria-sort', 'ascending');
    await expect(page.getByRole('row')).toHaveCount(4);
    await page.getByRole('button', { name: applications.asBoard }).click();
    const download = async (name: string) => {
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name }).click();
      return readFile(await (await saved).path(), 'utf8');
    };
    const table = await download(applications.exportTable);
    expect(table.trim().split('\r\n')).toHaveLength(4);
    expect(table).toContain('Especialista en Power BI;Clínica Santa Águeda');
    expect(await download(applications.exportCalendar)).toContain('DTSTART:20311119T103000');
  });

  await test.step('archived ones are apart', async () => {
    const name = applications.moveMenu.replace('{title}', 'Ingeniera analítica');
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('button', { name: applications.archive, exact: true }).click();
    await expect(column(page, 'preparing').getByRole('link')).toHaveCount(1);
    await page.getByRole('button', { name: '1 archivada' }).click();
    await page.getByRole('button', { name: /^Sacar del archivo/ }).click();
    await expect(column(page, 'preparing').getByRole('link')).toHaveCount(2);
  });

  await test.step('it holds at both widths and in both themes', async () => {
    await prepareChecker(page);
    for (const { width, colorScheme } of usualLooks) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await expect(page.getByRole('link', { name: 'Analista de datos' })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    }
    await page.getByRole('button', { name: new RegExp(applications['stage-interview']) }).click();
    await expect(page.getByRole('link', { name: 'Especialista en Power BI' })).toBeVisible();
    const overlaps = await page.locator('ol button[aria-pressed]').evaluateAll((stops) => {
      const edges = stops.map((stop) => {
        const name = stop.lastElementChild;
        const [word, number = name?.appendChild(document.createElement('span'))] =
          name?.children ?? [];
        if (number) number.textContent = '125';
        const shown = [word, number].flatMap((one) => one?.getBoundingClientRect() ?? []);
        return {
          from: Math.min(...shown.map(({ left }) => left)),
          to: Math.max(...shown.map(({ right }) => right)),
        };
      });
      return edges.filter(({ from }, at) => from < (edges[at - 1]?.to ?? 0)).length;
    });
    expect(overlaps, 'a hundred and more at each stop').toBe(0);
    const menu = applications.moveMenu.replace('{title}', 'Especialista en Power BI');
    const dots = page.getByRole('button', { name: menu, exact: true });
    await dots.evaluate((button) => {
      button.scrollIntoView({ block: 'end' });
      window.scrollBy(0, 110);
    });
    await dots.click();
    const last = page.getByRole('button', { name: applications.archive, exact: true });
    await expect(last).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await page.emulateMedia({ colorScheme: null });
    await page.getByRole('button', { name: /English/ }).click();
    await expect(page.getByText(en.applications.board)).toBeVisible();
  });
});

test('a comparison becomes an application that knows it already', { tag: '@long' }, async ({
  page,
  api,
  account,
  saveCv,
  openSignedIn,
}) => {
  const { id: cvId } = await saveCv();
  const { access_token: token } = await api.signIn(account);
  const body = { cvId, jobTitle: 'Analista', jobDescription: 'Analista\nImprescindible SQL y Go.' };
  const { result } = Object(await api.call('POST', '/api/analyze-skill-gaps', { body, token }));
  await openSignedIn(`/skillgap?result=${result.id}`);
  await page.getByRole('button', { name: applications.saveAs }).click();
  await expect(page).toHaveURL(/\/applications\//);
  await expect(page.getByText(`${result.matchPercentage} %`).first()).toBeVisible();
  const { applications: kept } = Object(await api.call('GET', '/api/applications', { token }));
  expect(kept).toMatchObject([{ title: 'Analista', match: result.matchPercentage, cv_id: cvId }]);
});
