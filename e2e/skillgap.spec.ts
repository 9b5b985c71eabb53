import type { Page, Route } from '@playwright/test';
import { type CvRecord, createCv } from '@trayecto/core/contract';
import { spanishAnalyst } from '@trayecto/core/document/fixtures';
import { es } from '../web/src/i18n/es';
import { findViolations, prepareChecker } from './accessibility';
import { test as base, expect } from './fixtures';

const { skillGap, choice, results, engine, tasks } = es;

const posting = `Data Analyst
Requirements: SQL, Python and Kubernetes. At least 3 years of experience. English B2.
Nice to have: Docker.`;

const test = base.extend<{ record: CvRecord; saveJob: (title: string) => Promise<void> }>({
  record: async ({ api, account }, use) => {
    const { access_token: token } = await api.signIn(account);
    const body = { filename: 'cv-lucia.pdf', content: 'x', parsed_data: spanishAnalyst };
    await use(createCv.output.parse(await api.call('POST', '/api/cvs', { body, token })).cv);
  },
  saveJob: async ({ api, account }, use) => {
    await use(async (title) => {
      const { access_token: token } = await api.signIn(account);
      await api.call('POST', '/api/saved-jobs', { body: { title, description: posting }, token });
    });
  },
});

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const pane = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const activeMarks = (page: Page, name: string) => pane(page, name).locator('mark[data-active]');

test('a job description is saved, compared, explained, opened again after a reload, and left behind', async ({
  page,
  record,
  openSignedIn,
}) => {
  await openSignedIn('/skillgap');
  await expect(button(page, skillGap.analyze)).toBeDisabled();
  await expect(page.getByText(skillGap.missingFields)).toBeVisible();
  await page.getByTitle(record.filename).click();
  await expect(page.getByLabel(skillGap.savedMenu)).toBeHidden();
  await page.getByLabel(skillGap.description).fill(posting);
  await expect(button(page, skillGap.save)).toBeDisabled();
  await page.getByLabel(skillGap.jobTitle).fill('Analista en Banco Ejemplo');
  await button(page, skillGap.save).click();
  await expect(button(page, skillGap.saved)).toBeDisabled();
  await expect(page.getByLabel(skillGap.savedMenu)).toBeVisible();

  await button(page, skillGap.analyze).click();
  await expect(page).toHaveURL(/result=/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Analista en Banco Ejemplo');
  await expect(page.getByText(engine.builtin)).toBeVisible();
  await page.getByText(skillGap.explain).click();
  await expect(page.getByText(skillGap.mustHaves, { exact: true })).toBeVisible();
  await expect(page.getByText('3 años de experiencia')).toBeVisible();

  await button(page, /^Python/).hover();
  await expect(activeMarks(page, skillGap.postingPane)).toHaveText('Python');
  await expect(activeMarks(page, skillGap.cvPane).first()).toHaveText('Python');
  await button(page, /^Kubernetes/).hover();
  await expect(activeMarks(page, skillGap.postingPane)).toHaveText('Kubernetes');

  await expect(page.getByRole('heading', { name: skillGap.planTitle })).toBeVisible();
  const link = page.getByRole('link', { name: tasks.newTab }).first();
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(link).toHaveAttribute('href', /^https:/);
  await prepareChecker(page);
  expect(await findViolations(page)).toEqual([]);

  await page.reload();
  await expect(heading).toHaveText('Analista en Banco Ejemplo');
  await test.step('an answer is a line of the CV, shown before it is saved, and the match counts it', async () => {
    const readMatch = async () =>
      Number.parseInt((await page.locator('.tabular-nums').first().textContent()) ?? '', 10);
    const before = await readMatch();
    const cards = pane(page, tasks.interviewTitle);
    const question = tasks.interviewSkill
      .replace('{skill}', 'Kubernetes')
      .replace('{question}', tasks['asked-used']);
    await expect(cards.getByText(question)).toBeVisible();
    await cards.getByText(tasks.interviewYes, { exact: true }).click();
    await cards.getByLabel(tasks.interviewWhere).selectOption({ index: 1 });
    await cards.getByLabel(tasks.interviewWords).fill('desplegué los informes en Kubernetes');
    await expect(
      cards.getByText('Desplegué los informes en Kubernetes', { exact: true }),
    ).toBeVisible();
    await prepareChecker(page);
    expect(await findViolations(page)).toEqual([]);
    await cards.getByRole('button', { name: tasks.interviewSave }).click();
    await expect(cards.getByText(question)).toBeHidden();
    const url = page.url();
    await button(page, skillGap.rescore).click();
    await expect(page).not.toHaveURL(url);
    await expect(heading).toHaveText('Analista en Banco Ejemplo');
    // The title is the same as before: the new number may come a moment after it.
    await expect.poll(readMatch).toBeGreaterThan(before);
  });
  await button(page, skillGap.newAnalysis).click();
  await expect(page.getByLabel(skillGap.description)).toHaveValue('');
  await expect(page.getByLabel(skillGap.jobTitle)).toHaveValue('');
  expect(record.version).toBe(1);
});

test('by keyboard: a skill shows its places, and a changed CV is scored again', {
  tag: '@long',
}, async ({ page, record, api, account, openSignedIn }) => {
  await openSignedIn(`/skillgap?cv=${record.id}`);
  await page.getByLabel(skillGap.description).focus();
  await page.keyboard.insertText(posting);
  await page.keyboard.press('Tab');
  await expect(button(page, skillGap.analyze)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: skillGap.skillsTitle })).toBeVisible();
  const before = await page.locator('.tabular-nums').first().textContent();

  const skill = button(page, /^Python/);
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await skill.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(skill).toBeFocused();
  await expect(activeMarks(page, skillGap.cvPane).first()).toHaveText('Python');
  await page.keyboard.press('Enter');
  await expect(skill).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(activeMarks(page, skillGap.postingPane)).toHaveText('Python');

  const { access_token: token } = await api.signIn(account);
  const skills = [...spanishAnalyst.skills, 'Kubernetes'];
  const changed = await page.request.patch(`/api/cvs/${record.id}`, {
    headers: { authorization: `Bearer ${token}`, 'if-match': '1' },
    data: { parsed_data: { ...spanishAnalyst, skills } },
  });
  expect(changed.status()).toBe(200);
  await page.reload();
  await expect(page.getByText(skillGap.cvChanged)).toBeVisible();
  await button(page, skillGap.rescore).click();
  await expect(page.getByText(skillGap.cvChanged)).toBeHidden();
  await expect(page.locator('.tabular-nums').first()).not.toHaveText(before ?? '');
});

test('saved jobs and earlier results are listed, opened, deleted and brought back', {
  tag: '@long',
}, async ({ page, record, saveJob, openSignedIn }) => {
  await saveJob('Primera');
  await saveJob('Segunda');
  await openSignedIn(`/skillgap?cv=${record.id}`);
  const gaps = page.getByRole('region', { name: skillGap.gapsTitle });
  await expect(gaps.getByRole('listitem').filter({ hasText: 'Kubernetes' })).toContainText(
    'en 2 ofertas',
  );
  await page.getByLabel(skillGap.savedMenu).selectOption('Primera');
  await expect(page.getByLabel(skillGap.description)).toHaveValue(posting);
  const jobs = page.getByRole('region', { name: skillGap.jobsTitle });
  await jobs.getByRole('button', { name: /^Segunda/ }).click();
  await expect(page.getByLabel(skillGap.jobTitle)).toHaveValue('Segunda');
  await button(page, 'Borrar «Segunda»').click();
  await expect(jobs.getByRole('button', { name: /^Segunda/ })).toBeHidden();
  await expect(button(page, skillGap.undo)).toBeFocused();
  await button(page, skillGap.undo).click();
  await expect(jobs.getByRole('button', { name: /^Segunda/ })).toBeVisible();

  await button(page, skillGap.analyze).click();
  await expect(page.getByRole('heading', { name: skillGap.skillsTitle })).toBeVisible();
  await page.goBack();
  const history = page.getByRole('region', { name: results.title });
  await history.getByRole('button', { name: 'Borrar «Segunda»' }).click();
  await expect(page.getByText(results.deleted)).toBeVisible();
  await history.getByRole('button', { name: results.undo }).click();
  await history.getByRole('button', { name: /^Segunda/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Segunda');
});

test('what goes wrong is said: a run that is cancelled, a failure, a foreign job description, a result that is gone, no CV', {
  tag: '@long',
}, async ({ page, record, api, openSignedIn }) => {
  await openSignedIn(`/skillgap?cv=${record.id}`);
  await page.getByLabel(skillGap.description).fill(posting);
  const waiting = new Promise<Route>((resolve) => {
    void page.route('**/api/analyze-skill-gaps*', resolve, { times: 2 });
  });
  await button(page, skillGap.analyze).click();
  const held = await waiting;
  const bar = page.getByRole('progressbar', { name: skillGap.progress });
  // Nothing has answered yet: the documents' ticks, ten a second.
  await expect(bar).toHaveAttribute('aria-valuenow', /^[1-9]0$/);
  await page.reload();
  await expect(bar, 'a reload asks again').toBeVisible();
  await button(page, skillGap.cancel).click();
  await expect(bar).toBeHidden();
  await expect(page.getByLabel(skillGap.description)).toHaveValue(posting);
  await expect(button(page, skillGap.analyze)).toBeEnabled();
  await held.abort().catch(() => {});

  const refuse = { status: 500, body: '{}' };
  await page.route('**/api/analyze-skill-gaps*', (route) => route.fulfill(refuse), { times: 1 });
  await page
    .getByLabel(skillGap.description)
    .fill('Мы ищем аналитика данных в банк, опыт от трёх лет');
  await button(page, skillGap.analyze).click();
  await expect(page.getByText(/^No hemos podido comparar tu CV con la oferta/)).toBeVisible();
  await button(page, engine.retry).click();
  await expect(page.getByText(/no está en español ni en inglés/)).toBeVisible();

  await page.goto('/skillgap?result=00000000-0000-4000-8000-000000000000');
  await expect(page.getByText(/^No hemos podido abrir este resultado/)).toBeVisible();
  await button(page, skillGap.newAnalysis).click();
  await expect(page).toHaveURL('/skillgap');

  await openSignedIn('/skillgap', await api.createAccount());
  await expect(page.getByText(choice.none)).toBeVisible();
  await expect(button(page, skillGap.analyze)).toBeHidden();
});
