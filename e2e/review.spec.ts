import { type CvRecord, cvRecord } from '@trayecto/core/contract';
import { z } from 'zod';
import { es } from '../web/src/i18n/es';
import { findViolations, prepareChecker, usualLooks } from './accessibility';
import { AuthPage } from './auth-page';
import { openMore } from './cv-fixtures';
import { test as base, expect } from './fixtures';
import { holdRequests, ImportPage, importByApi } from './import-page';
import { LEFT_OVER, plantDoubts } from './plant-doubts';
import { findForeignText } from './pseudo-language';
import { PERSON, twoColumnPdf } from './sample-cvs';

const { cv, review } = es;

const test = base.extend<{ record: CvRecord; doubtful: CvRecord }>({
  record: async ({ api, account, baseURL }, use) => {
    await use(await importByApi(baseURL ?? '', await api.signIn(account), twoColumnPdf()));
  },
  /** The same CV with one field to check and one line left over. */
  doubtful: async ({ api, app, account, record }, use) => {
    await plantDoubts(app, record.id);
    const { access_token: token } = await api.signIn(account);
    const answer = await api.call('PATCH', `/api/cvs/${record.id}/review`, { token, body: {} });
    await use(z.object({ cv: cvRecord }).parse(answer).cv);
  },
});

test('doubts and lines left over are settled, saved and still there after a reload', async ({
  page,
  doubtful,
  openSignedIn,
}) => {
  await openSignedIn(`/edit?cv=${doubtful.id}&review=1`);
  const screen = new ImportPage(page);
  await expect(page.getByText('2 por revisar')).toBeVisible();
  await expect(page.getByText('¿«Sevilla» es un lugar?')).toBeVisible();
  await test.step('beside the piece of the page that it was read from', async () => {
    const doubt = page.getByRole('region', { name: review.data });
    await expect(doubt.getByText(review.pageSays)).toBeVisible();
    await expect(doubt.getByRole('img', { name: 'Sevilla' })).toBeVisible();
  });
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.locator('[data-unplaced]')).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(screen.field(review.location).first()).toBeFocused();
  await screen.field(review.location).first().fill('Cádiz');
  await expect(page.getByText('¿«Sevilla» es un lugar?')).toHaveCount(0);

  await page.getByRole('button', { name: review.nextPoint }).click();
  await expect(page.locator('[data-unplaced]')).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: review.lineTitle });
  await expect(dialog).toContainText(LEFT_OVER);
  await dialog.getByLabel(review.lineWhere).selectOption({ label: 'Otros datos' });
  await dialog.getByRole('button', { name: review.lineAdd }).click();
  await expect(screen.field('Otros datos')).toHaveValue(LEFT_OVER);
  await expect(page.getByText(review.allPlaced)).toBeVisible();

  await page.getByRole('button', { name: review.save }).click();
  await expect(page.getByText(cv.updated)).toBeVisible();
  await page.reload();
  await expect(screen.sheet).toContainText('Cádiz');
  await expect(screen.sheet).toContainText(LEFT_OVER);
});

test('the page itself is shown, and leads to what was read of it', async ({
  page,
  record,
  openSignedIn,
}) => {
  await openSignedIn(`/edit?cv=${record.id}&review=1`);
  const screen = new ImportPage(page);
  const source = page.getByRole('region', { name: review.source });
  const data = page.getByRole('region', { name: review.data });
  await expect(source.getByRole('img', { name: 'Página 1 de 1 de tu archivo' })).toBeVisible();
  await expect(page.getByText(review.allPlaced)).toBeVisible();
  await expect(page.getByRole('button', { name: review.allFine })).toBeFocused();

  await test.step('a box opens the part that was read from it', async () => {
    const job = data.getByRole('button', { name: /^4 Técnico de datos/ });
    await expect(job).toHaveAttribute('aria-expanded', 'false');
    await source.getByRole('button', { name: '4. Técnico de datos' }).click();
    await expect(screen.field(review.company)).toHaveValue('Tienda Alfa');
    await expect(data.locator('[data-part="/work_experience/1"]')).toBeFocused();
  });

  await test.step('a box is around the words it is about', async () => {
    const box = await source.getByRole('button', { name: '4. Técnico de datos' }).boundingBox();
    const paper = await source.getByRole('img').boundingBox();
    if (!box || !paper) throw new Error('nothing is drawn');
    // The sample writes this job from 220 points on, a third of the page from its top.
    expect((box.x - paper.x) / paper.width).toBeCloseTo(216 / 595, 1);
    expect((box.y - paper.y) / paper.height).toBeCloseTo(0.32, 1);
  });

  await test.step('what is framed with the mouse can be put into the CV', async () => {
    const paper = await source.getByRole('img').boundingBox();
    if (!paper) throw new Error('nothing is drawn');
    const at = (x: number, y: number) =>
      [paper.x + (x / 595) * paper.width, paper.y + (y / 842) * paper.height] as const;
    await page.mouse.move(...at(30, 50));
    await page.mouse.down();
    await page.mouse.move(...at(100, 120), { steps: 4 });
    await page.mouse.move(...at(205, 160), { steps: 4 });
    await page.mouse.up();
    const dialog = page.getByRole('dialog', { name: review.lineTitle });
    await expect(dialog).toContainText(PERSON.email);
    await page.keyboard.press('Escape');
  });

  await test.step('on a phone the page waits behind a button', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(source).toHaveCount(0);
    await page.getByRole('button', { name: review.seePage }).click();
    await expect(source.getByRole('img')).toBeVisible();
    await page.getByRole('button', { name: review.seeData }).click();
    await expect(screen.field(review.company)).toBeVisible();
  });

  await test.step('a file that cannot be drawn is shown as its text, with the same numbers', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.route('**/api/cvs/*/pages/*', (route) =>
      route.fulfill({ status: 404, json: { code: 'not_found', message: '' } }),
    );
    await page.reload();
    await expect(source.getByText(review.sourceHint)).toBeVisible();
    await expect(source.getByText(PERSON.name)).toBeVisible();
  });
});

test('decisions are kept for another day and another device, and can be taken back', {
  tag: '@long',
}, async ({ page, browser, baseURL, account, doubtful, openSignedIn }) => {
  await openSignedIn(`/edit?cv=${doubtful.id}`);
  const screen = new ImportPage(page);
  await expect(screen.list).toContainText('2 puntos por revisar');
  await page.getByRole('link', { name: cv.openPointsGo, exact: true }).click();

  await page.getByRole('button', { name: review.answerYes }).click();
  await expect(page.locator('[data-unplaced]')).toBeFocused();
  await page.getByRole('button', { name: LEFT_OVER }).click();
  const dialog = page.getByRole('dialog', { name: review.lineTitle });
  // The last decision is still on its way when the page goes.
  const release = await holdRequests(page, '**/api/cvs/*/review');
  await dialog.getByRole('button', { name: review.lineLeave }).click();
  await expect(page.getByText(review.allPlaced)).toBeVisible();
  await page.unroute('**/api/cvs/*/review');
  await page.reload();
  release();
  await expect(page.getByText(review.allPlaced)).toBeVisible();
  await page.getByRole('button', { name: review.skip }).click();
  await expect(screen.list).toBeVisible();
  await expect(screen.list).not.toContainText('por revisar');

  const elsewhere = await browser.newContext({ baseURL, locale: 'es-ES' });
  const other = await elsewhere.newPage();
  await other.goto(`/auth?next=${encodeURIComponent(`/edit?cv=${doubtful.id}&review=1`)}`);
  await new AuthPage(other).signIn(account);
  await expect(other.getByText(review.allPlaced)).toBeVisible();
  const leftOut = other.getByRole('button', { name: LEFT_OVER });
  await expect(leftOut).toContainText(review.leftOut);
  await leftOut.click();
  await other.getByRole('button', { name: review.lineReopen }).click();
  await expect(other.getByText('1 línea sin colocar')).toBeVisible();
  await other.getByRole('button', { name: review.skip }).click();
  await expect(new ImportPage(other).list).toContainText('1 punto por revisar');
  await elsewhere.close();
});

test('anyone who says that all is fine is asked no more; a decision that cannot be kept is said', {
  tag: '@long',
}, async ({ page, doubtful, openSignedIn }) => {
  await openSignedIn(`/edit?cv=${doubtful.id}&review=1`);
  const screen = new ImportPage(page);
  await page.route('**/api/cvs/*/review', (route) => route.abort('connectionreset'));
  await page.getByRole('button', { name: review.allFine }).click();
  await expect(screen.alert).toContainText(es.errors.network);
  await page.unroute('**/api/cvs/*/review');
  await screen.alert.getByRole('button', { name: review.retry }).click();
  await expect(screen.alert).toHaveCount(0);
  await screen.finishReview();
  await page.reload();
  await expect(screen.list).toBeVisible();
  await expect(screen.list).not.toContainText('por revisar');
});

test('what was typed survives a failed save and a reload, and is not left by accident', {
  tag: '@long',
}, async ({ page, record, openSignedIn }) => {
  await openSignedIn(`/edit?cv=${record.id}`);
  await openMore(page);
  await page.getByRole('link', { name: cv.review }).click();
  const screen = new ImportPage(page);
  await screen.unfold();
  await screen.field(review.name).fill('Pepe Núñez');
  await page.route(`**/api/cvs/${record.id}`, (route) =>
    route.request().method() === 'PATCH' ? route.abort('connectionreset') : route.fallback(),
  );
  await page.getByRole('button', { name: review.save }).click();
  await expect(screen.alert).toContainText(es.errors.network);
  await expect(screen.field(review.name)).toHaveValue('Pepe Núñez');
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await screen.unfold();
  await expect(screen.field(review.name)).toHaveValue('Pepe Núñez');

  await page.getByRole('button', { name: review.skip }).click();
  await page.getByRole('dialog').getByRole('button', { name: review.leaveStay }).click();
  await expect(screen.field(review.name)).toHaveValue('Pepe Núñez');
  await page.goBack();
  await page.getByRole('dialog').getByRole('button', { name: review.leaveStay }).click();
  await expect(screen.field(review.name)).toHaveValue('Pepe Núñez');
  await page.getByRole('button', { name: es.nav.signOut }).click();
  await page.getByRole('dialog').getByRole('button', { name: review.leaveStay }).click();
  await expect(screen.field(review.name)).toHaveValue('Pepe Núñez');

  await page.getByRole('button', { name: review.skip }).click();
  await page.getByRole('dialog').getByRole('button', { name: review.leaveGo }).click();
  await expect(screen.sheet).toContainText(PERSON.name);
});

test('a session that ends in the middle costs nothing that was typed', { tag: '@long' }, async ({
  page,
  api,
  account,
  record,
  openSignedIn,
}) => {
  await openSignedIn(`/edit?cv=${record.id}&review=1`);
  const screen = new ImportPage(page);
  await screen.unfold();
  await screen.field(review.name).fill('Pepe Núñez');
  const password = 'una contraseña nueva y larga';
  const { access_token: token } = await api.signIn(account);
  const body = { current_password: account.password, new_password: password };
  await api.call('POST', '/api/auth/password', { token, body });

  await page.getByRole('button', { name: review.save }).click();
  await expect(page).toHaveURL(/\/auth/);
  await new AuthPage(page).signIn({ ...account, password });
  await screen.unfold();
  await expect(screen.field(review.name)).toHaveValue('Pepe Núñez');
  await page.getByRole('button', { name: review.save }).click();
  await expect(screen.sheet).toContainText('Pepe Núñez');
});

for (const [choice, name] of [
  [review.conflictKeep, 'Nombre mío'],
  [review.conflictReload, 'Nombre de otra pestaña'],
] as const) {
  test(`a change made elsewhere is announced: “${choice}”`, { tag: '@long' }, async ({
    page,
    api,
    account,
    baseURL,
    record,
    openSignedIn,
  }) => {
    await openSignedIn(`/edit?cv=${record.id}&review=1`);
    const screen = new ImportPage(page);
    await screen.unfold();
    await screen.field(review.name).fill('Nombre mío');

    const { access_token: token } = await api.signIn(account);
    const personal = { ...record.parsed_data?.personal, name: 'Nombre de otra pestaña' };
    const elsewhere = await fetch(new URL(`/api/cvs/${record.id}`, baseURL), {
      method: 'PATCH',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'If-Match': `"${record.version}"`,
      },
      body: JSON.stringify({ parsed_data: { ...record.parsed_data, personal } }),
    });
    expect(elsewhere.status).toBe(200);

    await page.getByRole('button', { name: review.save }).click();
    await expect(screen.alert).toContainText(review.conflictTitle);
    await expect(screen.field(review.name)).toHaveValue('Nombre mío');
    await page.getByRole('button', { name: choice }).click();
    if (choice === review.conflictReload) {
      await expect(screen.field(review.name)).toHaveValue(name);
      await screen.finishReview();
    }
    await expect(screen.sheet).toContainText(name);
    await page.reload();
    await expect(screen.sheet).toContainText(name);
  });
}

const pathsOf = ({ id }: CvRecord) => [`/edit?cv=${id}`, `/edit?cv=${id}&review=1`];

test('the CV and its review are accessible and fit a phone', {
  tag: '@long',
}, async ({ page, doubtful, openSignedIn }) => {
  test.slow();
  for (const path of pathsOf(doubtful)) {
    await openSignedIn(path);
    await expect(page.getByText(PERSON.company).first()).toBeAttached();
    await prepareChecker(page);
    for (const { width, colorScheme } of usualLooks) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect.soft(await findViolations(page), `${path} ${width} ${colorScheme}`).toEqual([]);
      const isTooWide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect.soft(isTooWide, `${path} scrolls sideways at ${width}`).toBe(false);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});

test('the CV and its review look their words up', { tag: '@long' }, async ({
  page,
  doubtful,
  openSignedIn,
}) => {
  await page.addInitScript(() => localStorage.setItem('trayecto.language', 'pseudo'));
  for (const path of pathsOf(doubtful)) {
    await openSignedIn(path);
    await expect(page.getByText(PERSON.company).first()).toBeAttached();
    expect.soft(await page.evaluate(findForeignText), path).toEqual([]);
  }
});
