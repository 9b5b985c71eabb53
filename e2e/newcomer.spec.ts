import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { es } from '../web/src/i18n/es';
import { inventAccount } from './accounts';
import { AuthPage } from './auth-page';
import { expect, test } from './fixtures';
import { PERSON, twoColumnPdf } from './sample-cvs';

const { applications, choice, document, landing, review, start, upload } = es;

const posting = `Analista de datos sénior
Aurora Seguros · Madrid
Te ocuparás de los datos de siniestros, de la carga diaria al cuadro de mando.
Imprescindible: SQL avanzado, Python y Kubernetes.
Salario: 38.000–44.000 € brutos anuales.`;

const MOST_CLICKS_TO_PDF = 8;
const MOST_CLICKS_TO_LETTER = 6;

/** Presses and counts: a click is what a person has to do, typing and pasting are not. */
function countClicks() {
  let clicks = 0;
  return {
    press: async (target: Locator) => {
      clicks += 1;
      await target.click();
    },
    get clicks() {
      return clicks;
    },
  };
}

test('a newcomer has a PDF in eight clicks, and six more from a pasted job to CV and letter', async ({
  page,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const toPdf = countClicks();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');

  await test.step('from the first page to an account, which is signed in', async () => {
    const way = page.getByRole('main').getByRole('link', { name: landing.getStarted });
    await toPdf.press(way.first());
    const auth = new AuthPage(page);
    const { email, password } = inventAccount();
    await auth.email.fill(email);
    await auth.password.fill(password);
    await toPdf.press(auth.submit);
    await expect(page.getByRole('heading', { name: start.firstTitle })).toBeVisible();
  });

  await test.step('the first step brings a CV', async () => {
    await toPdf.press(
      page.getByRole('main').getByRole('link', { name: start.uploadAction }).first(),
    );
    const chooser = page.waitForEvent('filechooser');
    await toPdf.press(page.getByRole('button', { name: upload.zoneTitle }));
    await (await chooser).setFiles(twoColumnPdf());
    await toPdf.press(button(review.allFine));
  });

  await test.step('and it is a PDF', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      toPdf.press(button(document.downloadPdf)),
    ]);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
    expect(toPdf.clicks).toBeLessThanOrEqual(MOST_CLICKS_TO_PDF);
  });

  const toLetter = countClicks();
  await test.step('home says what comes next: the job is pasted', async () => {
    await page.goto('/');
    await expect(page.getByText(start.firstDone)).toBeVisible();
    await page.getByLabel(start.paste).fill(posting);
    await toLetter.press(button(start.pasteAction));
    await expect(page.getByText(/Tu CV muestra \d+ de las \d+ cosas que pide/)).toBeVisible();
  });

  await test.step('each result has the next step: tailored CV, letter, what to send', async () => {
    await toLetter.press(button(applications['next-tailor']));
    await expect(page.getByRole('heading', { name: applications.changesTitle })).toBeVisible();
    // The button is gone once its work is done, and the keyboard goes on at the result.
    const result = page.getByRole('tabpanel');
    await expect(result).toBeFocused();
    await toLetter.press(
      page
        .getByRole('main')
        .getByRole('button', { name: applications['next-write'], exact: true })
        .last(),
    );
    await expect(page.getByLabel(applications.body)).toHaveValue(/Aurora Seguros/);
    expect(toLetter.clicks).toBeLessThanOrEqual(MOST_CLICKS_TO_LETTER);
    await expect(result).toBeFocused();
    await page.getByRole('region', { name: applications.next }).getByRole('button').click();
    await button(applications.markSent).click();
    await expect(
      page.getByRole('region', { name: applications.next }).getByRole('button'),
    ).toHaveText(applications['next-follow']);
  });
});

test('a job that was pasted first waits for the CV and goes on with it', { tag: '@long' }, async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/');
  await page.getByLabel(start.paste).fill(posting);
  await page.getByRole('button', { name: start.pasteAction }).click();
  await expect(page.getByRole('heading', { name: applications.chooseCv })).toBeVisible();
  await page.getByRole('link', { name: choice.upload }).click();
  await page.locator('input[type=file]').setInputFiles(twoColumnPdf());
  await expect(page).toHaveURL(/\/applications\/[\da-f-]{36}$/);
  await expect(page.locator('.document').first()).toContainText(PERSON.name);
  await expect(page.getByText(/Tu CV muestra \d+ de las \d+ cosas que pide/)).toBeVisible();
});
