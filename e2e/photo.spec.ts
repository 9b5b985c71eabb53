import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createApplication } from '@trayecto/core/contract';
import { englishAnalyst } from '@trayecto/core/document/fixtures';
import sharp from 'sharp';
import { es } from '../web/src/i18n/es';
import { expect, openTemplates, sheet, test } from './cv-fixtures';
import { paintPhoto } from './painted-photo';

const { document: words, profile } = es;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function hasPicture(page: Page): Promise<boolean> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    button(page, words.downloadPdf).click(),
  ]);
  return /\/Subtype\s*\/Image/.test((await readFile(await file.path())).toString('latin1'));
}

test('a photo of the phone is on the Spanish page wherever it is shown, and not on the English one', {
  tag: '@long',
}, async ({ page, saveCv, changeCv, api, account, openSignedIn }) => {
  const record = await changeCv(await saveCv(), { parsed_data_english: englishAnalyst });

  await test.step('without one yet, the design leads to where it is chosen', async () => {
    await openSignedIn(`/edit?cv=${record.id}`);
    await button(page, words.design).click();
    await page.getByText(words['photo-usual'], { exact: true }).click();
    await page.getByRole('link', { name: 'Súbela en tu perfil' }).click();
    await expect(page).toHaveURL('/profile');
  });

  await test.step('one that the browser cannot open is told as what it is', async () => {
    const input = page.locator('input[type=file]');
    const buffer = Buffer.from('\0\0\0\x18ftypheic');
    await input.setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer });
    await expect(page.getByText(profile.imageHeic)).toBeVisible();
    const tiny = await sharp(await paintPhoto())
      .resize(60, 60)
      .jpeg()
      .toBuffer();
    await input.setInputFiles({ name: 'tiny.jpg', mimeType: 'image/jpeg', buffer: tiny });
    await expect(page.getByText('este recorte tiene 60 × 60 píxeles')).toBeVisible();
    await button(page, profile.cancelCrop).click();
    const photo = await paintPhoto({ isSideways: true });
    await input.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: photo });
    await expect(button(page, profile.useCrop)).toBeEnabled();
    await expect(page.getByText('este recorte tiene')).toBeHidden();
    await button(page, profile.useCrop).click();
    await expect(page.getByText(profile.pictureUpdated)).toBeVisible();
    const inBar = page.getByRole('navigation').locator('img');
    const answer = await page.request.get((await inBar.getAttribute('src')) ?? '');
    const top = await sharp(await answer.body())
      .extract({ left: 100, top: 4, width: 40, height: 20 })
      .toBuffer();
    const { dominant } = await sharp(top).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });

  await test.step('on the page, in its picture and in the PDF; the English one has none', async () => {
    await page.goto(`/edit?cv=${record.id}`);
    await expect(page.locator('.page-thumb .document-photo')).toBeVisible();
    await openTemplates(page);
    // Each template is shown as this very page would be in it.
    await expect(page.locator('fieldset .page-thumb .document-photo')).toHaveCount(9);
    await page.keyboard.press('Escape');
    expect(await hasPicture(page)).toBe(true);
    const drawn = page.locator('.page-sheet image[href^="data:image/jpeg"]');
    await drawn.click();
    await expect(page.getByRole('radio', { name: words['photo-usual'] })).toBeFocused();
    await page.keyboard.press('Escape');
    await page.goto(`/edit?cv=${record.id}&text=english`);
    await expect(sheet(page)).toContainText(englishAnalyst.personal.title);
    expect(await hasPicture(page)).toBe(false);
  });

  await test.step('and on the page of an application', async () => {
    const { access_token: token } = await api.signIn(account);
    const body = { title: 'Analista', posting: 'Requisitos: SQL y Python.', cv_id: record.id };
    const answer = await api.call('POST', '/api/applications', { token, body });
    await page.goto(`/applications/${createApplication.output.parse(answer).application.id}`);
    await expect(page.locator('.document .document-photo')).toBeVisible();
  });
});
