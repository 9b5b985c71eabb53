import { en } from '../web/src/i18n/en';
import { es } from '../web/src/i18n/es';
import { AuthPage } from './auth-page';
import { expect, test } from './fixtures';

const LIGHT_PAPER = 'rgb(251, 248, 243)';
const DARK_PAPER = 'rgb(20, 24, 31)';

test('the language goes with the person to another browser', { tag: '@long' }, async ({
  page,
  account,
  browser,
  baseURL,
  openSignedIn,
}) => {
  await openSignedIn();
  const isSaved = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.ok(),
  );
  await page.getByRole('button', { name: es.common.switchLanguage }).click();
  await expect(page.getByText(en.start.whatToDo)).toBeVisible();
  await isSaved;
  await page.reload();
  await expect(page.getByText(en.start.whatToDo)).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL, locale: 'es-ES' });
  const otherPage = await elsewhere.newPage();
  await otherPage.goto('/auth');
  await new AuthPage(otherPage).signIn(account);
  await expect(otherPage.getByText(en.start.whatToDo)).toBeVisible();
  await expect(otherPage.locator('html')).toHaveAttribute('lang', 'en');
  await elsewhere.close();
});

test('the theme follows the system until one is chosen, and the choice stays', async ({
  page,
  openSignedIn,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openSignedIn();
  const body = page.locator('body');
  await expect(body).toHaveCSS('background-color', DARK_PAPER);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(body).toHaveCSS('background-color', LIGHT_PAPER);

  await page.getByRole('button', { name: es.common.themeLabel }).click();
  await page.getByText(es.common.themeDark, { exact: true }).filter({ visible: true }).click();
  await expect(body).toHaveCSS('background-color', DARK_PAPER);
  await page.reload();
  await expect(body).toHaveCSS('background-color', DARK_PAPER);
});

test.describe('motion', () => {
  const countMoving = () =>
    document.getAnimations().filter((animation) => {
      const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
      const isLong = Number(duration) > 50 || iterations === Number.POSITIVE_INFINITY;
      return animation.playState === 'running' && isLong;
    }).length;

  test('nothing moves for people who asked for that', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(countMoving)).toBe(0);
  });
});
