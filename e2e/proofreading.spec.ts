import type { Page } from '@playwright/test';
import { spanishAnalyst } from '@trayecto/core/document/fixtures';
import { es } from '../web/src/i18n/es';
import { findViolations, prepareChecker } from './accessibility';
import { expect, test } from './cv-fixtures';

const { editor, profile, proof } = es;

const summary = (page: Page) => page.getByRole('textbox', { name: editor.summary });
const marks = (page: Page) => page.locator('[data-finding]');
const notes = (page: Page) => page.getByRole('list', { name: proof.found });
const suggestion = (page: Page, word: string) =>
  page.getByRole('button', { name: `Cambiar por ${word}`, exact: true });

test('what one writes is proofread: marked, fixed by key or click, and words are learned', async ({
  page,
  saveCv,
  openSignedIn,
}) => {
  const cv = { ...spanishAnalyst, summary: 'Analista con experencia en atencion al cliente.' };
  const { id } = await saveCv(cv);
  const other = await saveCv({ ...spanishAnalyst, summary: 'Cocina servizio y tareas de sala.' });
  await openSignedIn(`/edit?cv=${id}&edit=1`);

  await test.step('what is there already is marked, counted and told', async () => {
    await expect(marks(page)).toHaveText(['experencia', 'atencion']);
    await expect(page.getByRole('status').filter({ hasText: '2 posibles erratas' })).toBeAttached();
    await page.getByRole('button', { name: proof.show, exact: true }).click();
    await expect(summary(page)).toBeFocused();
    await expect(notes(page)).toContainText(proof.accent);
    await prepareChecker(page);
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step('marks lie over their words', async () => {
    const drift = await page.evaluate(() => {
      const area = document.querySelector('main textarea');
      const layer = document.querySelector('[data-finding]')?.closest('[aria-hidden]');
      const box = (element: Element | null | undefined) => element?.getBoundingClientRect();
      const [one, two] = [box(area), box(layer)];
      return one && two ? Math.abs(one.x - two.x) + Math.abs(one.width - two.width) : 99;
    });
    expect(drift).toBeLessThan(1);
  });

  await test.step('a key accepts, a click too', async () => {
    await summary(page).press('Control+Home');
    await summary(page).press('Control+.');
    await expect(summary(page)).toHaveValue('Analista con experiencia en atencion al cliente.');
    await expect(summary(page)).toBeFocused();
    await suggestion(page, 'atención').click();
    await expect(summary(page)).toHaveValue('Analista con experiencia en atención al cliente.');
    await expect(marks(page)).toHaveCount(0);
    // Quick changes of one field are one step back.
    await page.keyboard.press('Control+z');
    await expect(summary(page)).toHaveValue(cv.summary);
  });

  await test.step('what is typed is marked once the typing rests, and what is right is learned', async () => {
    await summary(page).fill('Cocina servizio y equipo de de sala.');
    await expect(marks(page)).toHaveText(['servizio', 'de de']);
    await page.getByRole('button', { name: proof.learn, exact: true }).click();
    await expect(marks(page)).toHaveText(['de de']);
    await page.getByRole('button', { name: proof.ignore, exact: true }).click();
    await expect(marks(page)).toHaveCount(0);
  });

  await test.step('in every CV of that person, and on their profile page until they take it away', async () => {
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(`/edit?cv=${other.id}&edit=1`);
    await summary(page).fill('Cocina servizio y experencia de sala.');
    await expect(marks(page)).toHaveText(['experencia']);
    await page.goto('/profile');
    const words = page.getByRole('list', { name: profile.wordsTitle });
    await words.getByRole('button', { name: 'Quitar «servizio»' }).click();
    await expect(page.getByText(profile.wordsNone)).toBeVisible();
    await expect(page.getByLabel(profile.wordsNew)).toBeFocused();
    await page.keyboard.type('Castellera');
    await page.keyboard.press('Enter');
    await expect(words.getByText('castellera')).toBeVisible();
    await prepareChecker(page);
    expect(await findViolations(page)).toEqual([]);
  });
});

test('on the page itself a slip is underlined where one types, letter on letter', {
  tag: '@long',
}, async ({ page, saveCv, openSignedIn }) => {
  const { id } = await saveCv({
    ...spanishAnalyst,
    summary: 'Cocinera con experencia en hoteles.',
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(`/edit?cv=${id}`);
  const health = page.getByRole('region', { name: editor.checks });
  await health.getByRole('button', { name: editor.healthGo }).click();
  await expect(page.locator('button[data-place="/summary"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.place-typing-marks [data-finding]')).toHaveText('experencia');
  const drift = await page.evaluate(() => {
    const box = (name: string) => document.querySelector(name)?.getBoundingClientRect();
    const [one, two] = [box('textarea.place-typing'), box('.place-typing-marks')];
    return one && two ? Math.abs(one.x - two.x) + Math.abs(one.width - two.width) : 99;
  });
  expect(drift).toBeLessThan(1);

  await test.step('the key that accepts works there too', async () => {
    const typed = page.locator('textarea.place-typing');
    await typed.press('Control+.');
    await expect(typed).toHaveValue('Cocinera con experiencia en hoteles.');
    await expect(typed).toBeFocused();
    await expect(marks(page)).toHaveCount(0);
  });

  await test.step('after a suggestion beside the page the keys go on from the line', async () => {
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Escape');
    await suggestion(page, 'experiencia').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('button[data-place="/summary"]')).toBeFocused();
    await expect(page.locator('button[data-place="/summary"]')).toHaveText(/experiencia/);
  });
});
