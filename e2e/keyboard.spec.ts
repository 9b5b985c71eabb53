import type { Locator, Page } from '@playwright/test';
import { es } from '../web/src/i18n/es';
import { expect, test } from './fixtures';

const MOST_STOPS = 60;

/** Presses Tab until the element has the focus, as someone without a mouse would. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Not reached with ${MOST_STOPS} presses of Tab: ${target}`);
}

test('someone signs in and moves around with the keyboard alone', async ({ page, account }) => {
  await page.goto('/auth');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await tabTo(page, page.getByLabel(es.auth.email));
  await page.keyboard.type(account.email);
  await tabTo(page, page.getByLabel(es.auth.password, { exact: true }));
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');

  const navigation = page.getByRole('navigation', { name: es.nav.label });
  await tabTo(page, navigation.getByRole('link', { name: es.nav.skillGap }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/skillgap');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  // Past the end of the page, and on from its beginning.
  await tabTo(page, navigation.getByRole('link', { name: es.nav.home, exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the skip link is the first stop and leads past the navigation', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/edit');
  await page.reload();
  // Until the list is there, the page has nothing to press.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(es.cv.emptyTitle);
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: es.common.skipToContent });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('going back leads to the page before, with its title', { tag: '@long' }, async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn();
  const navigation = page.getByRole('navigation', { name: es.nav.label });
  await navigation.getByRole('link', { name: es.nav.edit }).click();
  await expect(page).toHaveTitle(`${es.cv.page} · Trayecto`);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(`${es.start.page} · Trayecto`);
});

test('the navigation bar turns solid once the page is scrolled', { tag: '@long' }, async ({
  page,
  openSignedIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await openSignedIn();
  const bar = page.getByRole('banner');
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.mouse.wheel(0, 300);
  await expect(bar).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
