import type { Page } from '@playwright/test';
import { en } from '../web/src/i18n/en';
import { es } from '../web/src/i18n/es';
import { AuthPage } from './auth-page';
import { expect, test } from './fixtures';

const plainText = (message: string) => message.replace(/<\/?\w+>/g, '');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const CODE = '**/assets/*.js';

/** The app's code stays on its way until it is let through, as on a slow line. */
async function holdCode(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CODE, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await page.waitForLoadState('networkidle');
  };
}

/** Nothing but the page itself has come. */
const openBare = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

test('a visitor reads the home page before any of the app’s code has come', async ({ page }) => {
  const letThrough = await holdCode(page);
  await openBare(page, '/');
  await expect(heading(page)).toHaveText(plainText(es.landing.heroTitle));
  await expect(page).toHaveTitle(`${es.landing.page} · Trayecto`);
  const drawn = await heading(page).elementHandle();

  await letThrough();
  await page.getByRole('button', { name: es.common.switchLanguage }).click();
  await expect(heading(page)).toHaveText(plainText(en.landing.heroTitle));
  // The app took the page over; it did not draw another one in its place.
  expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);
});

test('a button pressed too early works as soon as it can', { tag: '@long' }, async ({ page }) => {
  const letThrough = await holdCode(page);
  await openBare(page, '/');
  await page.getByRole('button', { name: es.common.switchLanguage }).click();
  await expect(heading(page)).toHaveText(plainText(es.landing.heroTitle));
  await letThrough();
  await expect(heading(page)).toHaveText(plainText(en.landing.heroTitle));
});

test('a link to begin that was pressed too early leads to the form for newcomers', {
  tag: '@long',
}, async ({ page }) => {
  const letThrough = await holdCode(page);
  await openBare(page, '/');
  await page.getByRole('main').getByRole('link', { name: es.landing.getStarted }).first().click();
  await expect(heading(page)).toHaveText(plainText(es.landing.heroTitle));
  await letThrough();
  await expect(heading(page)).toHaveText(plainText(es.auth.signUpTitle));
});

test('a form filled in and sent too early signs in, and says nothing to the address bar', {
  tag: '@long',
}, async ({ page, account }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const letThrough = await holdCode(page);
  await openBare(page, '/auth');
  const auth = new AuthPage(page);
  await auth.send(account);
  await expect(auth.email).toHaveValue(account.email);
  await letThrough();
  await expect(page.getByText(es.start.whatToDo)).toBeVisible();
  expect(addresses.join('\n')).not.toContain(encodeURIComponent(account.email));
});

test('what was typed before the app came is sent by it', async ({ page, account }) => {
  const letThrough = await holdCode(page);
  await openBare(page, '/auth');
  const auth = new AuthPage(page);
  await auth.email.fill(account.email);
  await auth.password.fill(account.password);
  // Between the fields there is nothing to press, and nothing happens.
  await page.locator('form').click({ position: { x: 1, y: 90 } });
  await letThrough();
  await expect(auth.message).toHaveCount(0);
  await auth.submit.click();
  await expect(page.getByText(es.start.whatToDo)).toBeVisible();
});

test.describe('nobody sees a screen that is not theirs', () => {
  const mark = (page: Page) => page.locator('.splash');

  test('signed in, /, /auth and /edit wait with the mark', { tag: '@long' }, async ({
    page,
    openSignedIn,
  }) => {
    await openSignedIn();
    for (const path of ['/', '/auth', '/edit']) {
      await test.step(path, async () => {
        const letThrough = await holdCode(page);
        await openBare(page, path);
        await expect(mark(page)).toBeVisible();
        await expect(heading(page)).toHaveCount(0);
        await letThrough();
        await expect(page.getByRole('navigation', { name: es.nav.label })).toBeVisible();
        await expect(mark(page)).toHaveCount(0);
        await page.unroute(CODE);
      });
    }
  });

  test('who reads English is not shown Spanish first', { tag: '@long' }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('trayecto.language', 'en'));
    const letThrough = await holdCode(page);
    await openBare(page, '/');
    await expect(mark(page)).toBeVisible();
    await expect(heading(page)).toHaveCount(0);
    await letThrough();
    await expect(heading(page)).toHaveText(plainText(en.landing.heroTitle));
  });

  test('someone sent to sign in sees why from the start', { tag: '@long' }, async ({ page }) => {
    const letThrough = await holdCode(page);
    await openBare(page, '/auth?next=%2Fedit');
    await expect(mark(page)).toBeVisible();
    await letThrough();
    await expect(page.getByText(es.auth.wantedPage)).toBeVisible();
  });

  test('a chosen theme is there from the start', { tag: '@long' }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('trayecto.theme', 'dark'));
    const letThrough = await holdCode(page);
    await openBare(page, '/');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(20, 24, 31)');
    await letThrough();
    await expect(page.getByRole('radio', { name: es.common.themeDark })).toBeChecked();
  });
});

test('a page scrolled before the app came stays where it is', { tag: '@long' }, async ({
  page,
}) => {
  const letThrough = await holdCode(page);
  await openBare(page, '/');
  await expect(heading(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 700));
  await letThrough();
  await page.getByRole('button', { name: es.common.switchLanguage }).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(700);
});

test('the icons are there, as large as they are said to be', { tag: '@long' }, async ({
  page,
  request,
}) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  const listed: { src: string; sizes: string }[] = manifest.icons;
  expect(listed.filter(({ src }) => src.endsWith('.png'))).toHaveLength(4);
  await page.goto('/robots.txt');
  const linked = [
    { src: '/favicon-32.png', sizes: '32x32' },
    { src: '/apple-touch-icon.png', sizes: '180x180' },
  ];
  for (const { src, sizes } of [...listed, ...linked]) {
    expect((await request.get(src)).headers()['content-type'], src).toMatch(/^image\//);
    if (sizes === 'any') continue;
    const size = await page.evaluate(async (address) => {
      const picture = await createImageBitmap(await (await fetch(address)).blob());
      return `${picture.width}x${picture.height}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
});
