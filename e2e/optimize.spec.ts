import type { Page } from '@playwright/test';
import { type Cv, cvSchema } from '@trayecto/core/cv';
import { en } from '../web/src/i18n/en';
import { es } from '../web/src/i18n/es';
import { findViolations, prepareChecker } from './accessibility';
import { expect, tabTo, test } from './cv-fixtures';

const { optimize, editor, results, tasks } = es;

const waiter: Cv = cvSchema.parse({
  personal: { name: 'Iker Luna', email: 'iker@example.com', title: 'Camarero' },
  summary: 'Persona proactiva. Camarero de sala con ocho años en bares de la costa.',
  work_experience: [
    {
      title: 'Camarero',
      company: 'Bar Faro',
      dates: 'Marzo 2019 - Actualidad',
      achievements: ['Responsable de la sala', 'Me encargo de cobrar a 80 clientes al día'],
    },
    {
      title: 'Pinche',
      company: 'Casa Mar',
      dates: '2015-2018',
      achievements: ['Limpié la cocina'],
    },
  ],
  skills: ['cocteles', 'powerbi'],
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const banner = (page: Page, kind: 'error' | 'success') => page.locator(`[data-kind=${kind}]`);
const resultTitle = (page: Page) => page.getByRole('heading', { name: optimize.resultPage });
const apply = (page: Page, title: string) =>
  page.getByRole('button', { name: `${optimize.apply}: ${title}`, exact: true });
const undo = (page: Page, title: string) =>
  page.getByRole('button', { name: `${optimize.undo}: ${title}`, exact: true });

async function runOptimize(page: Page, industry = 'hostelería'): Promise<void> {
  await page.getByLabel(optimize.industry).fill(industry);
  await button(page, optimize.run).click();
  await expect(resultTitle(page)).toBeVisible();
}

test('a profile is scored, looked into, improved one by one, copied, saved and opened again', {
  tag: '@long',
}, async ({ page, context, saveCv, readCv, openSignedIn }) => {
  const { id } = await saveCv(waiter);
  await saveCv(waiter, 'otro.pdf');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSignedIn('/profile-optimizer');
  await expect(page.getByRole('radio', { name: optimize.linkedin })).toBeChecked();
  await expect(page.getByRole('radio', { name: optimize.mid })).toBeChecked();
  await button(page, optimize.run).click();
  await expect(banner(page, 'error')).toContainText(optimize.selectCv);
  await page.getByLabel(optimize.cv, { exact: true }).first().selectOption(id);
  await button(page, optimize.run).click();
  await expect(banner(page, 'error')).toContainText(optimize.needsIndustry);
  await runOptimize(page);
  await expect(banner(page, 'error')).toHaveCount(0);
  // Nothing is saved before the person says so.
  expect((await readCv(id)).version).toBe(1);

  await page.getByText('Ver las 16 comprobaciones').click();
  await expect(page.getByText('Verbos fuertes', { exact: true })).toBeVisible();
  await prepareChecker(page);
  expect(await findViolations(page)).toEqual([]);

  const headline = page.getByLabel('Titular de LinkedIn: texto para copiar');
  await expect(headline).toHaveValue(/^Camarero \| /);
  await headline.fill('x'.repeat(221));
  await expect(page.getByText('1 por encima del límite')).toBeVisible();
  await headline.fill('Camarero de sala');
  await expect(page.getByText('16 de 220 caracteres')).toBeVisible();
  await page.getByRole('button', { name: 'Copiar: Titular de LinkedIn' }).click();
  await expect(page.getByRole('status').filter({ hasText: tasks.copied })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Camarero de sala');

  await apply(page, 'Habilidades').click();
  await expect(undo(page, 'Habilidades')).toBeFocused();
  await apply(page, 'Experiencia · Camarero').click();
  await expect(undo(page, 'Experiencia · Camarero')).toBeVisible();
  const changed = await readCv(id);
  expect(changed.version).toBe(3);
  expect(changed.parsed_data?.skills).toContain('Power BI');
  expect(changed.parsed_data?.work_experience[0]?.achievements).toContain(
    'Cobro a 80 clientes al día',
  );
  await undo(page, 'Habilidades').click();
  await expect(apply(page, 'Habilidades')).toBeVisible();
  expect((await readCv(id)).parsed_data?.skills).toEqual(waiter.skills);

  await test.step('an answer is a line of the CV, shown before it is saved, and the score counts it', async () => {
    const cards = page.getByRole('region', { name: tasks.interviewTitle });
    await expect(cards.getByText(/^Se pide en tu sector: /)).toBeVisible();
    await cards.getByText(tasks.interviewYes, { exact: true }).click();
    await cards.getByLabel(tasks.interviewWhere).selectOption({ index: 1 });
    await cards.getByLabel(tasks.interviewWords).fill('serví 40 cenas cada noche');
    await expect(cards.getByText(/^Serví 40 cenas cada noche/)).toBeVisible();
    await prepareChecker(page);
    expect(await findViolations(page)).toEqual([]);
    await cards.getByRole('button', { name: tasks.interviewSave }).click();
    await expect(cards.getByText(/^Tu puntuación: \d+ → \d+$/)).toBeVisible();
    const [before = 0, now = 0] = ((await cards.getByText(/^Tu puntuación: /).textContent()) ?? '')
      .match(/\d+/g)
      ?.map(Number) ?? [0];
    expect(now).toBeGreaterThan(before);
    const lines = (await readCv(id)).parsed_data?.work_experience[0]?.achievements ?? [];
    expect(lines.at(-1)).toMatch(/^Serví 40 cenas cada noche/);
    // The proposals for the same list can still be used.
    await expect(page.getByText(optimize.stale)).toHaveCount(0);
    await expect(undo(page, 'Experiencia · Camarero')).toBeVisible();
  });

  // What nobody has saved yet survives a reload as well.
  await page.reload();
  await expect(resultTitle(page)).toBeVisible();
  await button(page, optimize.save).click();
  await expect(banner(page, 'success')).toContainText(optimize.saved);
  await expect(banner(page, 'success')).toHaveCount(0, { timeout: 10_000 });
  await expect(button(page, optimize.isSaved)).toBeDisabled();
  await button(page, optimize.again).click();
  await expect(page.getByLabel(optimize.industry)).toHaveValue('hostelería');
  await page.getByRole('button', { name: /^hostelería · LinkedIn · \d+ → \d+/ }).click();
  await expect(resultTitle(page)).toBeVisible();
  await expect(page.getByText(optimize.changed)).toBeVisible();
  await page.reload();
  await expect(undo(page, 'Experiencia · Camarero')).toBeVisible();
  await button(page, optimize.rescore).click();
  await expect(resultTitle(page)).toBeVisible();
  await expect(apply(page, 'Habilidades')).toBeVisible();
  await expect(apply(page, 'Experiencia · Camarero')).toHaveCount(0);
});

test('a check leads to the field where it can be fixed, by keyboard alone', {
  tag: '@long',
}, async ({ page, saveCv, openSignedIn }) => {
  const { id } = await saveCv(waiter);
  await openSignedIn(`/profile-optimizer?cv=${id}`);
  await page.getByLabel(optimize.industry).fill('hostelería');
  await page.keyboard.press('Enter');
  await expect(resultTitle(page)).toBeFocused();
  const summary = page.locator('summary');
  await tabTo(page, summary);
  await page.keyboard.press('Enter');
  const link = page
    .getByRole('link', { name: 'Arreglar: Experiencia · Camarero · Logros' })
    .first();
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('textbox', { name: new RegExp(`^${editor.achievements}`) }).first(),
  ).toBeFocused();
  await expect(page).toHaveURL(/field=/);
});

test('what goes wrong is said in the documents’ words, and another try works', {
  tag: '@long',
}, async ({ page, saveCv, changeCv, readCv, openSignedIn }) => {
  await page.addInitScript(() => localStorage.setItem('trayecto.language', 'en'));
  await openSignedIn('/profile-optimizer');
  await expect(page.getByRole('heading', { name: 'No CVs Found' })).toBeVisible();
  const record = await saveCv(waiter);
  await page.getByRole('button', { name: en.tasks.refresh }).click();
  await page.getByLabel(en.optimize.cv, { exact: true }).first().selectOption(record.id);
  await page.getByLabel(en.optimize.industry).fill('restaurants');
  const broken = { status: 500, body: '{}' };
  await page.route('**/api/optimize-large-profile*', (route) => route.fulfill(broken), {
    times: 1,
  });
  await page.getByRole('button', { name: 'Optimize', exact: true }).click();
  await expect(banner(page, 'error')).toContainText('Failed to optimize profile.');
  await page.getByRole('button', { name: 'Optimize', exact: true }).click();
  await expect(page.getByRole('heading', { name: en.optimize.resultPage })).toBeVisible();
  await page.route('**/api/save-optimization', (route) => route.fulfill(broken), { times: 1 });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(banner(page, 'error')).toContainText('Failed to save optimization');

  // Someone else changed another field meanwhile, and the one a proposal was made for.
  await changeCv(record, { parsed_data: { ...waiter, skills: ['Otra cosa'] } });
  await page.getByRole('button', { name: 'Apply to CV: Experience · Camarero' }).click();
  await expect(page.getByRole('button', { name: 'Undo: Experience · Camarero' })).toBeVisible();
  await expect(page.getByText(en.optimize.stale)).toBeVisible();
  const saved = (await readCv(record.id)).parsed_data;
  expect(saved?.skills).toEqual(['Otra cosa']);
  expect(saved?.work_experience[0]?.achievements).toContain('Cobro a 80 clientes al día');
});

test('on a phone in English, in the dark, nothing sticks out and nothing is unreadable', {
  tag: '@long',
}, async ({ page, saveCv, openSignedIn }) => {
  const { id } = await saveCv(waiter);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => localStorage.setItem('trayecto.language', 'en'));
  await openSignedIn(`/profile-optimizer?cv=${id}`);
  await page.getByLabel(en.optimize.industry).fill('restaurants');
  await page.getByRole('button', { name: en.optimize.run, exact: true }).click();
  await expect(page.getByRole('heading', { name: en.optimize.resultPage })).toBeVisible();
  await page.getByText('See all 16 checks').click();
  await prepareChecker(page);
  expect(await findViolations(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await expect(page.getByText(results.title)).toHaveCount(0);
});
