import { es } from '../web/src/i18n/es';
import { expect, test } from './cv-fixtures';

const { applications, choice } = es;

test('who starts before the list of CVs is there has theirs all the same', async ({
  page,
  saveCv,
  openSignedIn,
}) => {
  await saveCv();
  let isFirst = true;
  await page.route('**/api/cv-summaries**', async (route) => {
    const isHeld = isFirst;
    isFirst = false;
    if (!isHeld) await route.continue();
  });
  await openSignedIn('/applications/new');
  await page.getByLabel(applications.pasteLabel).fill('Analista de datos\nImprescindible: SQL.');
  await page.getByRole('button', { name: applications.start }).click();
  await expect(page.getByText(applications.chooseCv)).toHaveCount(0);
  await expect(page.getByRole('tab', { name: applications['tab-fit'] })).toBeVisible();
  await expect(page.getByText(applications.showsTheOne)).toBeVisible();
});

test('the CVs of one person are told apart, all can be reached, and the start stays in sight', async ({
  page,
  saveCv,
  openSignedIn,
}) => {
  const names = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete'];
  for (const name of names) await saveCv(undefined, `${name}.pdf`);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route('**/api/read-posting', (route) => route.fulfill({ json: { links: true } }));
  await openSignedIn('/applications/new');
  const start = page.getByRole('button', { name: applications.start });
  await expect(start).toBeInViewport({ ratio: 1 });
  const cards = page.getByRole('group', { name: choice.legend }).getByRole('radio');
  await expect(cards).toHaveCount(5);
  await page.getByRole('button', { name: 'Ver los 7 CV' }).click();
  await expect(cards).toHaveCount(names.length);
  await page.getByText('uno.pdf').click();
  await expect(page.getByRole('radio', { name: /^uno\.pdf/ })).toBeChecked();
  await expect(start).toBeInViewport({ ratio: 1 });
  await start.click();
  await expect(page.getByText(applications.needsPosting)).toBeInViewport();

  await test.step('Enter after a link fetches its text and starts nothing yet', async () => {
    const facts = { title: '', company: '', place: '', language: null, salary: '', deadline: null };
    const url = 'https://example.com/oferta';
    await page.route('**/api/read-posting-link', (route) =>
      route.fulfill({ json: { ...facts, text: 'Se busca analista', url } }),
    );
    await page.getByLabel(applications.link).fill(url);
    await page.getByLabel(applications.link).press('Enter');
    await expect(page.getByLabel(applications.pasteLabel, { exact: true })).toHaveValue(
      'Se busca analista',
    );
    await expect(page).toHaveURL('/applications/new');
  });

  await test.step('a link half typed keeps nothing from starting', async () => {
    await page.getByLabel(applications.link).fill('hola');
    await start.click();
    await expect(page).toHaveURL(/applications\/[\da-f-]{36}$/);
  });
});

test('a language keeps its name in one piece beside a long level', async ({
  page,
  saveCv,
  openSignedIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const level = 'para defenderme en sala y en cocina';
  await saveCv({
    work_experience: [{ title: 'Jefe de sala', company: 'La Almadraba', dates: '2021 - 2024' }],
    skills: ['Sala y protocolo'],
    languages: [{ language: 'Francés', proficiency: level }],
  });
  await openSignedIn('/applications/new');
  await page.getByLabel(applications.pasteLabel).fill('Analista de datos\nImprescindible: inglés.');
  await page.getByRole('button', { name: applications.start }).click();
  const row = page.locator('.document-rows li').filter({ hasText: level }).first();
  const countLines = () =>
    row
      .locator('span', { hasText: /^Francés$/ })
      .first()
      .evaluate((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      });
  // While its page is laid out again, the name is nowhere.
  await expect.poll(countLines).toBe(1);
});
