import { listSavedJobs } from '@trayecto/core/contract';
import { en } from '../web/src/i18n/en';
import { es } from '../web/src/i18n/es';
import { findViolations, prepareChecker } from './accessibility';
import { expect, tabTo, test } from './cv-fixtures';
import { findForeignText } from './pseudo-language';

const { jobSearch: words } = es;

test('a search finds the same trade in both languages, is filtered, and one press saves a job', async ({
  page,
  api,
  account,
  openSignedIn,
}) => {
  await openSignedIn('/job-search');
  const search = page.getByRole('button', { name: words.search, exact: true });
  await expect(search).toBeDisabled();
  await page.getByLabel(words.interest, { exact: true }).fill('nurse');
  await expect(search).toBeDisabled();
  await page.getByLabel(words.location, { exact: true }).fill('Sevilla');
  await page.keyboard.press('Enter');

  const first = page.getByRole('article').first();
  await expect(first.getByRole('link')).toHaveText('Enfermera/o de atención primaria');
  await expect(first.getByText(words.sample, { exact: true })).toBeVisible();
  await expect(page.getByText(words.samples)).toBeVisible();

  await first.getByRole('button', { name: /^Guardar la oferta/ }).click();
  await expect(first.getByRole('button', { name: /^Quitar de guardadas/ })).toBeVisible();
  const { access_token: token } = await api.signIn(account);
  const saved = listSavedJobs.output.parse(await api.call('GET', '/api/saved-jobs', { token }));
  expect(saved.jobs).toMatchObject([
    { title: 'Enfermera/o de atención primaria · Centro de Salud Los Olmos' },
  ]);

  await page.getByLabel(words.language).selectOption('en');
  await expect(first.getByRole('link')).toHaveText(/Nurse/);
  await page.reload();
  await expect(first.getByRole('link')).toHaveText(/Nurse/);

  await first.getByRole('link').click();
  await expect(page.getByText(words.sampleLine)).toBeVisible();
  await page.getByRole('button', { name: words.back }).click();
  await expect(page.getByLabel(words.interest, { exact: true })).toHaveValue('nurse');
  await expect(first.getByRole('link')).toHaveText(/Nurse/);
});

test('a CV says how well each job fits, and the keyboard is enough', { tag: '@long' }, async ({
  page,
  saveCv,
  openSignedIn,
}) => {
  const { id } = await saveCv();
  await openSignedIn('/job-search?q=analista+de+datos&l=Madrid');
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  await page.getByLabel(words.cv).selectOption(id);
  await expect(cards.first().getByText(/% de encaje$/)).toBeVisible();
  await page.getByText(words.sortMatch).click();
  await expect(async () => {
    const scores = await page.getByText(/% de encaje$/).allTextContents();
    const numbers = scores.map((text) => Number.parseInt(text, 10));
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
  }).toPass();
  const more = cards.first().getByRole('button', { name: words.more });
  await tabTo(page, more);
  await page.keyboard.press('Enter');
  await expect(cards.first().getByRole('button', { name: words.less })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('nothing found, a failure and a source that is silent are said, and a way on is there', {
  tag: '@long',
}, async ({ page, openSignedIn }) => {
  await openSignedIn('/job-search?q=xyzzy&l=Madrid&remote=1');
  await expect(page.getByRole('heading', { name: words.none })).toBeVisible();
  await page.getByRole('button', { name: words.clearFilters }).click();
  await expect(page.getByLabel(words.remoteOnly)).not.toBeChecked();

  const failing = { status: 500, body: '{}' };
  await page.route('**/api/search-jobs', (route) => route.fulfill(failing), { times: 1 });
  await page.goto('/job-search?q=cocinero&l=Sevilla');
  await expect(page.getByText(/^No hemos podido buscar/)).toBeVisible();
  await page.route(
    '**/api/search-jobs',
    async (route) => {
      const answer = await route.fetch();
      const json = await answer.json();
      json.sources.push({ name: 'remotive', status: 'late', found: 0 });
      // Whatever a board writes is text.
      json.jobs[0].description = '<img src=x onerror="window.hurt = true"> <b>hola</b>';
      await route.fulfill({ response: answer, json });
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: words.retry }).click();
  await expect(page.getByText(/Sin respuesta de Remotive/)).toBeVisible();
  await expect(page.getByText('<img src=x', { exact: false })).toBeVisible();
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false);

  await page.goto('/job-search?q=cocinero');
  await expect(page.getByRole('alert').getByText(words.missingFields)).toBeVisible();
  await page.goto('/job-search?job=sample-none');
  await expect(page.getByText(words.gone)).toBeVisible();
});

test('nothing to complain about in English on a phone, and every word can be translated', {
  tag: '@long',
}, async ({ page, saveCv, openSignedIn }) => {
  const { id } = await saveCv();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('trayecto.language', 'en'));
  await openSignedIn(`/job-search?q=developer&l=Madrid&cv=${id}`);
  await expect(page.getByText(en.jobSearch.samples)).toBeVisible();
  await prepareChecker(page);
  expect(await findViolations(page)).toEqual([]);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.goto('/job-search?job=sample-nurse-london-ward');
  await expect(page.getByText(en.jobSearch.sampleLine)).toBeVisible();
  await prepareChecker(page);
  expect(await findViolations(page)).toEqual([]);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.addInitScript(() => localStorage.setItem('trayecto.language', 'pseudo'));
  for (const path of [`/job-search?q=developer&l=Madrid&cv=${id}`, page.url()]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await page.evaluate(findForeignText)).toEqual([]);
  }
});
