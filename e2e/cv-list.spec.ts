import type { Page } from '@playwright/test';
import { es } from '../web/src/i18n/es';
import { expect, openItemMenu, test } from './cv-fixtures';

const { cv } = es;
const list = (page: Page) => page.getByRole('navigation', { name: cv.list });
const names = (page: Page) => list(page).getByRole('link').locator('[title]');
const row = (page: Page, name: string) =>
  list(page).getByRole('listitem').filter({ hasText: name });
const person = (name: string) => ({ personal: { name } });
const inEnglish = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('trayecto.language', 'en'));

/** How far things in the list have moved by themselves, on the body of the page. */
function countShifts() {
  new PerformanceObserver((seen) => {
    for (const entry of seen.getEntries()) {
      const { value, sources } = Object(entry);
      const isOfList = sources.some(({ node }: { node: Node | null }) =>
        node?.parentElement?.closest('[data-cv-list] li'),
      );
      if (isOfList)
        document.body.dataset.shifts = String(Number(document.body.dataset.shifts ?? 0) + value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

test('favourites first, then newest; searched by file or person, whatever the accents', async ({
  page,
  saveCv,
  changeCv,
  openSignedIn,
}) => {
  const longName = 'Currículum de José con un nombre que no cabe en la lista.pdf';
  const oldest = await saveCv(person('José Núñez'), longName);
  await saveCv(person('Marta Gil'), 'marta.docx');
  await saveCv(person('Ana Ruiz'), 'ana.pdf');
  await changeCv(oldest, { is_favorite: true });
  await openSignedIn('/edit');
  await expect(names(page)).toHaveText([longName, 'ana.pdf', 'marta.docx']);
  const first = names(page).first();
  await expect(first).toHaveAttribute('title', longName);
  await expect.poll(async () => (await first.boundingBox())?.width).toBeLessThanOrEqual(150);

  const search = page.getByRole('textbox', { name: cv.search });
  await search.fill('NUNEZ');
  await expect(names(page)).toHaveText([longName]);
  await search.fill('MARTA.D');
  await expect(names(page)).toHaveText(['marta.docx']);
  await search.fill('nadie');
  await expect(page.getByText('Ningún CV coincide con «nadie».')).toBeVisible();
  await page.getByRole('button', { name: cv.clearSearch }).click();
  await expect(search).toBeFocused();
  await expect(names(page)).toHaveCount(3);

  await names(page).nth(1).click();
  await expect(page).toHaveURL(/cv=/);
  await expect(list(page).locator('[aria-current=true]')).toContainText('ana.pdf');
  await page.getByRole('link', { name: cv.uploadNew }).click();
  await expect(page).toHaveURL('/import');
});

test('lists come without what is in CVs; those in sight show their page, and a folded list asks for none', async ({
  page,
  saveCv,
  openSignedIn,
}) => {
  const ana = await saveCv(person('Ana Ruiz'), 'ana.pdf');
  await saveCv(person('José Núñez'), 'jose.pdf');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/cv')) asked.push(pathname);
  });
  await openSignedIn('/');
  await expect.poll(() => asked).toContain('/api/cv-summaries');
  await page.goto('/skillgap');
  await expect(page.getByText('ana.pdf')).toBeVisible();
  expect(asked).not.toContain('/api/cvs');
  const whole = () => new Set(asked.filter((path) => path.startsWith('/api/cvs')));

  await test.step('each page in sight is asked for, and takes no more room than it had', async () => {
    await page.goto('about:blank');
    await page.addInitScript(countShifts);
    asked.length = 0;
    await page.goto('/edit');
    await expect(names(page)).toHaveText(['jose.pdf', 'ana.pdf']);
    await expect(row(page, 'ana.pdf').locator('.page-thumb .document')).toContainText('Ana Ruiz');
    await expect(row(page, 'jose.pdf').locator('.page-thumb .document')).toBeVisible();
    expect(whole().size).toBe(2);
    expect(asked).not.toContain('/api/cvs');
    expect(await page.evaluate(() => Number(document.body.dataset.shifts ?? 0))).toBe(0);
  });

  await test.step('folded, only the one that is open', async () => {
    await names(page).nth(1).click();
    await expect(page.getByRole('heading', { name: 'ana.pdf' })).toBeVisible();
    await page.getByRole('button', { name: cv.listFold }).click();
    await page.goto('about:blank');
    asked.length = 0;
    await page.goto(`/edit?cv=${ana.id}`);
    await expect(page.getByRole('heading', { name: 'ana.pdf' })).toBeVisible();
    await expect(page.getByRole('button', { name: cv.listShow })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(whole()).toEqual(new Set([`/api/cvs/${ana.id}`]));
  });
});

test('the only CV is open on arrival and chosen wherever one is asked for', async ({
  page,
  saveCv,
  openSignedIn,
}) => {
  const go = (path: string) =>
    page.evaluate((address) => window.history.pushState(null, '', address), path);
  const chosen = page
    .getByRole('group', { name: es.choice.legend })
    .getByRole('radio', { checked: true });
  const only = await saveCv(person('Ana Ruiz'), 'ana.pdf');
  await openSignedIn('/edit');
  await expect(page).toHaveURL(`/edit?cv=${only.id}`);
  await expect(page.getByRole('heading', { name: 'ana.pdf' })).toBeVisible();
  for (const path of ['/skillgap', '/improve', '/development', '/jobs']) {
    await go(path);
    await expect(page).toHaveURL(path);
    await expect(chosen).toHaveAccessibleName(/ana\.pdf/);
  }
  for (const path of ['/profile-optimizer', '/profile-enhancer']) {
    await go(path);
    await expect(page.getByRole('main').getByRole('combobox').first()).toHaveValue(only.id);
  }
  await test.step('of several it is the one used last, and the list waits to be chosen from', async () => {
    await saveCv(person('José Núñez'), 'jose.pdf');
    await page.goto('/skillgap');
    await expect(page.getByTitle('jose.pdf')).toBeVisible();
    await expect(chosen).toHaveAccessibleName(/ana\.pdf/);
    await page.getByTitle('jose.pdf').click();
    await go('/improve');
    await expect(chosen).toHaveAccessibleName(/jose\.pdf/);
    await go('/edit');
    await expect(page.getByText(cv.selectTitle)).toBeVisible();
  });
});

test('five hundred CVs: few are drawn, the place in the list is kept, the search finds any', {
  tag: '@long',
}, async ({ page, saveCv, openSignedIn }) => {
  test.setTimeout(240_000);
  const numbers = Array.from({ length: 500 }, (_, index) => String(index).padStart(4, '0'));
  for (let at = 0; at < numbers.length; at += 10) {
    const some = numbers.slice(at, at + 10);
    await Promise.all(some.map((number) => saveCv(person('Ana Ruiz'), `cv-${number}.pdf`)));
  }
  await openSignedIn('/edit');
  await expect(page.getByRole('status').filter({ hasText: '500' })).toBeAttached();
  expect(await names(page).count()).toBeLessThan(60);
  const scroller = list(page).locator('.overflow-y-auto');
  await scroller.evaluate((box) => box.scrollTo({ top: 20_000 }));
  const chosen = names(page)
    .filter({ hasText: /cv-02[0-9]/ })
    .first();
  const name = (await chosen.textContent()) ?? '';
  await chosen.click();
  await page.getByRole('button', { name: es.editor.asForm, exact: true }).click();
  await page.getByRole('button', { name: es.editor.close, exact: true }).click();
  await expect(list(page).locator('[aria-current=true]')).toContainText(name);
  await expect(list(page).locator('[aria-current=true]')).toBeInViewport();
  expect(await scroller.evaluate((box) => box.scrollTop)).toBeGreaterThan(10_000);

  for (const number of ['0000', '0499']) {
    await page.getByRole('textbox', { name: cv.search }).fill(number);
    await expect(names(page)).toHaveText([`cv-${number}.pdf`]);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('status').filter({ hasText: '500' })).toBeAttached();
});

test('a favourite is one at once, and is none again when the server refuses', {
  tag: '@long',
}, async ({ page, saveCv, openSignedIn, readCv }) => {
  const older = await saveCv(person('José Núñez'), 'jose.pdf');
  await saveCv(person('Ana Ruiz'), 'ana.pdf');
  await openSignedIn('/edit');
  const star = row(page, 'jose.pdf').getByRole('button', { name: cv.favoriteAdd });

  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/cvs/*', async (route) => {
    await asked;
    await route.fulfill({ status: 500, body: 'no' });
  });
  await star.click();
  await expect(names(page)).toHaveText(['jose.pdf', 'ana.pdf']);
  answer();
  await expect(page.getByRole('alert')).toContainText('No hemos podido cambiar tus favoritos.');
  await expect(page.getByRole('alert')).toContainText('Error del servidor (500)');
  await expect(names(page)).toHaveText(['ana.pdf', 'jose.pdf']);

  await page.unroute('**/api/cvs/*');
  await star.click();
  await expect(page.getByText(cv.favoriteUpdated)).toBeVisible();
  await expect(names(page)).toHaveText(['jose.pdf', 'ana.pdf']);
  expect((await readCv(older.id)).is_favorite).toBe(true);
  await page.getByRole('button', { name: es.common.dismiss }).click();
  await expect(page.getByText(cv.favoriteUpdated)).toHaveCount(0);
});

test('deleting asks, can be undone, and leaves the CV in the trash', async ({
  page,
  saveCv,
  openSignedIn,
}) => {
  const { id } = await saveCv(person('Ana Ruiz'), 'ana.pdf');
  await saveCv(person('Marta Gil'), 'marta.pdf');
  await openSignedIn(`/edit?cv=${id}`);
  const menu = row(page, 'ana.pdf').getByRole('button', { name: 'Opciones de ana.pdf' });
  const askToDelete = async () => {
    await menu.click();
    await page.getByRole('button', { name: 'Borrar ana.pdf' }).click();
  };
  const question = page.getByRole('dialog', { name: cv.confirmDeleteTitle });

  await askToDelete();
  await expect(question).toContainText(cv.confirmDelete);
  await question.getByRole('button', { name: cv.deleteNo }).click();
  await expect(menu).toBeFocused();
  await askToDelete();
  await question.getByRole('button', { name: cv.delete, exact: true }).click();
  await expect(page.getByText(cv.deleted)).toBeVisible();
  await expect(page).toHaveURL('/edit?list=1');
  await expect(names(page)).toHaveText(['marta.pdf']);
  await page.getByRole('button', { name: cv.undo }).click();
  await expect(names(page)).toHaveText(['marta.pdf', 'ana.pdf']);
  await expect(page).toHaveURL(`/edit?cv=${id}`);

  await askToDelete();
  await question.getByRole('button', { name: cv.delete, exact: true }).click();
  await expect(names(page)).toHaveText(['marta.pdf']);
  await page.getByRole('button', { name: cv.trash }).click();
  const trash = page.getByRole('dialog', { name: cv.trash });
  await expect(trash).toContainText('ana.pdf');
  await trash.getByRole('button', { name: cv.bringBack }).click();
  await expect(trash).toContainText(cv.trashEmpty);
  await page.keyboard.press('Escape');
  await expect(names(page)).toHaveText(['marta.pdf', 'ana.pdf']);

  await askToDelete();
  await question.getByRole('button', { name: cv.delete, exact: true }).click();
  await page.getByRole('button', { name: cv.trash }).click();
  await trash.getByRole('button', { name: cv.purge }).click();
  await trash.getByRole('button', { name: cv.purgeSure }).click();
  await expect(trash).toContainText(cv.trashEmpty);
});

test('a CV whose deletion failed is back, with the documents’ words', { tag: '@long' }, async ({
  page,
  saveCv,
  openSignedIn,
}) => {
  await saveCv(person('Ana Ruiz'), 'ana.pdf');
  await inEnglish(page);
  await openSignedIn('/edit');
  const ask = async () => {
    await page.getByRole('button', { name: 'Options for ana.pdf' }).click();
    await page.getByRole('button', { name: 'Delete ana.pdf' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  };
  let answer: { status: number; body: string } | null = { status: 503, body: '' };
  await page.route('**/api/cvs/*', (route) =>
    answer && route.request().method() === 'DELETE'
      ? route.fulfill({ ...answer, contentType: 'application/json' })
      : route.continue(),
  );
  await ask();
  await expect(page.getByRole('alert')).toContainText('Failed to delete CV');
  await expect(page.getByRole('link', { name: /ana\.pdf/ })).toBeVisible();

  answer = { status: 404, body: JSON.stringify({ code: 'not_found', message: '' }) };
  await ask();
  await expect(page.getByRole('alert')).toContainText('CV not found on server.');
  answer = null;
  await ask();
  await expect(page.getByText('CV deleted successfully')).toBeVisible();
});

test('a list that cannot be had says why, and is tried again; none yet invites to upload', async ({
  page,
  openSignedIn,
}) => {
  await inEnglish(page);
  let body = '';
  await page.route('**/api/cv-summaries?*', (route) =>
    body === ''
      ? route.fulfill({ status: 500, body: 'no' })
      : route.fulfill({ contentType: 'application/json', body }),
  );
  await openSignedIn('/edit');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch CVs');
  await expect(page.getByRole('alert')).toContainText('Server error 500');
  body = '{"success": true, "cvs": 3}';
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText('Invalid response format from server.');
  await page.unroute('**/api/cv-summaries?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'You have no CVs here yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Upload my CV' }).click();
  await expect(page).toHaveURL('/import');
});

test('a CV is renamed, tagged and duplicated from the list', async ({
  page,
  saveCv,
  readCv,
  openSignedIn,
}) => {
  const { id } = await saveCv(person('Ana Ruiz'), 'ana.pdf');
  await openSignedIn('/edit');
  await openItemMenu(page, 'ana.pdf');
  await page.getByRole('button', { name: cv.rename, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: cv.rename });
  await dialog.getByRole('textbox').fill('Ana, camarera');
  await page.keyboard.press('Enter');
  await expect(page.getByText(cv.renamed)).toBeVisible();
  await expect(names(page)).toHaveText(['Ana, camarera']);
  expect((await readCv(id)).filename).toBe('Ana, camarera');

  await openItemMenu(page, 'Ana, camarera');
  await page.getByRole('button', { name: cv.tags, exact: true }).click();
  await page
    .getByRole('textbox', { name: cv.tagsLabel })
    .fill('Hostelería, hosteleria, verano, turnos de tarde y de madrugada');
  await page.keyboard.press('Enter');
  await expect(page.getByText(cv.tagsSaved)).toBeVisible();
  const tags = ['Hostelería', 'verano', 'turnos de tarde y de madrugada'];
  expect((await readCv(id)).metadata.tags).toEqual(tags);
  const rightOf = async (name: string) => {
    const box = await page
      .getByRole('link', { name: /Ana, camarera/ })
      .getByText(name)
      .boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0);
  };
  // However long, it is within what it is on.
  const item = await page.getByRole('link', { name: /Ana, camarera/ }).boundingBox();
  for (const tag of tags)
    expect(await rightOf(tag)).toBeLessThanOrEqual((item?.x ?? 0) + (item?.width ?? 0));

  await openItemMenu(page, 'Ana, camarera');
  await page.getByRole('button', { name: cv.duplicate, exact: true }).click();
  await expect(page.getByText(cv.duplicated)).toBeVisible();
  await expect(names(page)).toHaveText(['Ana, camarera (copia)', 'Ana, camarera']);
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(page.getByRole('heading', { name: 'Ana, camarera (copia)' })).toBeVisible();
});
