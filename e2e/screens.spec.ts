import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { es } from '../web/src/i18n/es';
import { AuthPage, openSignedIn } from './auth-page';
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
const adminsView: readonly Screen[] = [signedInHome, ...protectedScreens, ...adminScreens];

async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(', ')}`);
}

const isTooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;

for (const theme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test.describe(`${theme}, ${width} wide`, () => {
      test.use({ colorScheme: theme, viewport: { width, height: 900 } });

      const check = async (page: Page, screen: Screen) => {
        await openScreen(page, screen);
        expect.soft(await findViolations(page), screen.title).toEqual([]);
        expect.soft(await page.evaluate(isTooWide), `${screen.title} scrolls sideways`).toBe(false);
      };

      test('a visitor’s screens are accessible and fit', async ({ page }) => {
        for (const screen of [...visitorScreens, signUpForm]) await check(page, screen);
      });

      test('everyone else’s screens are accessible and fit', async ({ page, admin }) => {
        await openSignedIn(page, admin);
        for (const screen of adminsView) await check(page, screen);
      });
    });
  }
}

test('every page has a title of its own', async ({ page, admin }) => {
  for (const screen of visitorScreens) {
    await openScreen(page, screen);
    await expect(page).toHaveTitle(`${screen.title} · Trayecto`);
  }
  await openSignedIn(page, admin);
  for (const screen of adminsView) {
    await openScreen(page, screen);
    await expect(page).toHaveTitle(`${screen.title} · Trayecto`);
  }
});

test.describe('in the pseudo-language', () => {
  const speakPseudo = (page: Page) =>
    page.addInitScript(() => localStorage.setItem('trayecto.language', 'pseudo'));

  test('no visitor’s screen holds a word that was not looked up', async ({ page }) => {
    await speakPseudo(page);
    for (const screen of visitorScreens) {
      await openScreen(page, screen);
      expect.soft(await page.evaluate(findForeignText), screen.title).toEqual([]);
    }
  });

  test('nor does any other screen', async ({ page, admin }) => {
    await openSignedIn(page, admin);
    await speakPseudo(page);
    for (const screen of adminsView) {
      await openScreen(page, screen);
      expect.soft(await page.evaluate(findForeignText), screen.title).toEqual([]);
    }
  });

  test('nor does the failure page', async ({ page, account }) => {
    await openSignedIn(page, account);
    await speakPseudo(page);
    await page.route('**/api/auth/user', (route) => route.fulfill({ status: 500, body: 'no' }));
    await openScreen(page, signedInHome);
    expect(await page.evaluate(findForeignText)).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
  });
});
