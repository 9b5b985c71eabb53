import type { Page } from '@playwright/test';
import { englishAnalyst, spanishAnalyst } from '@trayecto/core/document/fixtures';
import { en } from '../web/src/i18n/en';
import { es } from '../web/src/i18n/es';
import { findViolations, prepareChecker } from './accessibility';
import { expect, test } from './cv-fixtures';
import { findForeignText } from './pseudo-language';

async function expectClean(page: Page, what: string) {
  await prepareChecker(page);
  // Cards out of sight change their colours only when they are looked at, and would be measured half-way.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *'))
      element.style.transitionDuration = '0s';
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page), `${what}, ${colorScheme}`).toEqual([]);
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow, what).toBeLessThanOrEqual(0);
}

for (const { width, language, words } of [
  { width: 390, language: 'es', words: es },
  { width: 1440, language: 'en', words: en },
] as const) {
  test(`list, trash, history and editor at ${width} px, light and dark, in ${language}`, {
    tag: '@long',
  }, async ({ page, saveCv, changeCv, openSignedIn }) => {
    test.slow();
    const record = await saveCv();
    const both = await changeCv(record, { parsed_data_english: englishAnalyst });
    await changeCv(both, { parsed_data: { ...spanishAnalyst, summary: 'Otro.' } });
    const gone = await saveCv(spanishAnalyst, 'borrado.pdf');
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((name) => localStorage.setItem('trayecto.language', name), language);
    await openSignedIn('/edit');
    const { cv, editor, history } = words;
    const named = (word: string) => word.replace('{filename}', gone.filename);
    await page.getByRole('button', { name: named(cv.itemMenu) }).click();
    await page.getByRole('button', { name: named(cv.deleteOf) }).click();
    const question = page.getByRole('dialog', { name: cv.confirmDeleteTitle });
    await question.getByRole('button', { name: cv.delete, exact: true }).click();
    await expect(page.getByText(cv.deleted)).toBeVisible();
    await expectClean(page, 'list');
    await page.getByRole('button', { name: cv.trash }).click();
    await expect(page.getByRole('dialog')).toContainText(gone.filename);
    await expectClean(page, 'trash');
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: /cv-lucia/ }).click();
    await page.getByRole('button', { name: cv.more, exact: true }).click();
    await page.getByRole('button', { name: cv.history }).click();
    await page
      .getByRole('button', { name: `${history.show}: ` })
      .first()
      .click();
    await expect(page.getByRole('dialog').locator('article.document')).toBeVisible();
    await expectClean(page, 'history');
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: cv.editOther }).click();
    await page.getByRole('textbox', { name: editor.phone }).fill('600');
    await expect(page.getByText(editor.unsaved)).toBeVisible();
    await expectClean(page, 'editor');
  });
}

test('every word of the editor and of the history can be translated', { tag: '@long' }, async ({
  page,
  saveCv,
  changeCv,
  openSignedIn,
}) => {
  const record = await saveCv();
  const both = await changeCv(record, { parsed_data_english: englishAnalyst });
  await changeCv(both, { parsed_data: { ...spanishAnalyst, summary: 'Otro.' } });
  await page.addInitScript(() => localStorage.setItem('trayecto.language', 'pseudo'));
  await openSignedIn(`/edit?cv=${record.id}&edit=1&text=english`);
  await page.getByRole('textbox').first().fill('Ana');
  expect(await page.evaluate(findForeignText)).toEqual([]);
  await openSignedIn(`/edit?cv=${record.id}`);
  await page.locator('button[aria-expanded]:has(.lucide-ellipsis-vertical)').last().click();
  await page.locator('button:has(.lucide-history)').click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  expect(await page.evaluate(findForeignText)).toEqual([]);
});
