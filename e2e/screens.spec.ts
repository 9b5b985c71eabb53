import type { Page } from '@playwright/test';
import { es } from '../web/src/i18n/es';
import { findViolations, type Look, otherLooks, prepareChecker, usualLooks } from './accessibility';
import { AuthPage } from './auth-page';
import { expect, test } from './fixtures';
import { findForeignText } from './pseudo-language';
import {
  adminScreens,
  openScreen,
  protectedScreens,
  type Screen,
  signedInHome,
  visitorScreens,
} from './screens';

const signUpForm: Screen = {
  path: '/auth',
  title: es.auth.signUpPage,
  prepare: (page) => new AuthPage(page).switchToSignUp(),
};
const groups = [
  { who: 'a visitor', screens: [...visitorScreens, signUpForm] },
  { who: 'someone signed in', screens: [signedInHome, ...protectedScreens.slice(0, 5)] },
  { who: 'an admin', screens: [...protectedScreens.slice(5), ...adminScreens] },
];

const isTooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;

async function checkScreen(page: Page, screen: Screen, looks: readonly Look[]): Promise<void> {
  await openScreen(page, screen);
  await expect.soft(page).toHaveTitle(`${screen.title} · Trayecto`);
  await prepareChecker(page);
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    expect.soft(await page.evaluate(isTooWide), `scrolls sideways at ${width}`).toBe(false);
    expect.soft(await findViolations(page), `${colorScheme}, ${width} wide`).toEqual([]);
  }
}

for (const { who, screens } of groups) {
  test.describe(`the screens of ${who}`, () => {
    test.slow();

    test.beforeEach(async ({ openSignedIn, admin }) => {
      if (who !== 'a visitor') await openSignedIn('/', admin);
    });

    const checkAll = async (page: Page, looks: readonly Look[]) => {
      for (const screen of screens) {
        await test.step(screen.title, () => checkScreen(page, screen, looks));
      }
    };
    test('are titled, accessible in light and dark, and fit a phone', ({ page }) =>
      checkAll(page, usualLooks));
    test('and so in the other colours of each size', { tag: '@long' }, ({ page }) =>
      checkAll(page, otherLooks),
    );

    // The linter lets no word into a component; what it cannot see is looked for here.
    const tag = who === 'a visitor' ? [] : ['@long'];
    test('hold no word that was not looked up', { tag }, async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('trayecto.language', 'pseudo'));
      // The pseudo-language has other words on its buttons: only what an address opens.
      for (const { path, title } of screens) {
        await openScreen(page, { path, title });
        expect.soft(await page.evaluate(findForeignText), title).toEqual([]);
      }
    });
  });
}

test('the failure page is accessible and looks its words up', async ({ page, openSignedIn }) => {
  await openSignedIn();
  await page.addInitScript(() => localStorage.setItem('trayecto.language', 'pseudo'));
  await page.route('**/api/auth/user', (route) => route.fulfill({ status: 500, body: 'no' }));
  await openScreen(page, signedInHome);
  expect(await page.evaluate(findForeignText)).toEqual([]);
  await prepareChecker(page);
  expect(await findViolations(page)).toEqual([]);
});
