import { es } from '../../web/src/i18n/es';
import { expect, test } from '../fixtures';

test('the menu leads somewhere, closes behind the person or with Escape, and has theme and sign-out', async ({
  page,
  account,
  openSignedIn,
}) => {
  await openSignedIn();
  const navigation = page.getByRole('navigation', { name: es.nav.label });
  const entry = navigation.getByRole('link', { name: es.nav.skillGap });
  await expect(entry).toBeHidden();
  const menuButton = page.getByRole('button', { name: es.nav.openMenu });
  await expect(menuButton).toHaveAttribute('aria-expanded', 'false');
  await menuButton.tap();
  await expect(entry).toBeVisible();
  await expect(navigation.getByText(account.email).filter({ visible: true })).toHaveCount(1);
  // The screen comes late: anyone who has gone back to the menu meanwhile keeps the focus there.
  let sendScreen = () => {};
  const isSent = new Promise<void>((resolve) => {
    sendScreen = resolve;
  });
  await page.route('**/assets/skill-gap-screen-*.js', async (route) => {
    await isSent;
    await route.continue();
  });
  await entry.tap();
  await expect(page).toHaveURL('/skillgap');
  await expect(entry).toBeHidden();

  await menuButton.tap();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(menuButton).toBeFocused();
  sendScreen();
  await expect(page.getByRole('heading', { level: 1, name: es.skillGap.heading })).toBeVisible();
  await expect(menuButton).toBeFocused();

  await menuButton.tap();
  await page.getByText(es.common.themeDark, { exact: true }).tap();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: es.nav.signOut }).tap();
  await expect(page).toHaveURL('/auth');
});

test('every target of the first page is large enough for a thumb', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const tooSmall = await page.evaluate(() =>
    [...document.querySelectorAll('main a, main button, header a, header button')]
      .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0 && (box.height < 24 || box.width < 24))
      .map(({ text }) => text),
  );
  expect(tooSmall).toEqual([]);
});
