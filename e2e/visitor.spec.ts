import { en } from '../web/src/i18n/en';
import { es } from '../web/src/i18n/es';
import { expect, test } from './fixtures';

const plainText = (message: string) => message.replace(/<\/?\w+>/g, '');

test('a visitor finds the home page in Spanish, its ways in, and reads it in English', async ({
  page,
}) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(plainText(es.landing.heroTitle));
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveTitle(`${es.landing.page} · Trayecto`);
  // No navigation of the app: that is for those who are in.
  await expect(page.getByRole('navigation', { name: es.nav.label })).toHaveCount(0);

  for (const name of [es.landing.getStarted, es.landing.ctaButton]) {
    await test.step(`“${name}” leads to the sign-in page`, async () => {
      await page.getByRole('main').getByRole('link', { name }).first().click();
      await expect(page).toHaveURL(/\/auth/);
      await expect(page.getByLabel(es.auth.email)).toBeVisible();
      await page.goBack();
      await expect(heading).toHaveText(plainText(es.landing.heroTitle));
    });
  }

  await page.getByRole('button', { name: es.common.switchLanguage }).click();
  await expect(heading).toHaveText(plainText(en.landing.heroTitle));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(`${en.landing.page} · Trayecto`);

  await page.reload();
  await expect(heading).toHaveText(plainText(en.landing.heroTitle));
});

test('the description of the API can be read', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByText('/api/auth/sign-in').first()).toBeVisible();
});
