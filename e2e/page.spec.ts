import type { Page } from '@playwright/test';
import { makeSample, spanishAnalyst } from '@trayecto/core/document/fixtures';
import { es } from '../web/src/i18n/es';
import { findViolations, prepareChecker } from './accessibility';
import { drag, expect, flick, sheet, tabTo, test } from './cv-fixtures';

const { cv, editor } = es;

const place = (page: Page, pointer: string) => page.locator(`button[data-place="${pointer}"]`);
const typing = (page: Page) => page.getByRole('textbox', { name: /^Escribes en: / });
const edgeOfPage = async (page: Page) =>
  (await page.locator('.page-sheet').first().boundingBox())?.y ?? 0;
const FIRST = '/work_experience/0/achievements/0';

test('the page is what one sees first, and is edited on with the keyboard alone', async ({
  page,
  account,
  saveCv,
  readCv,
  openSignedIn,
}) => {
  const { id } = await saveCv();
  await page.setViewportSize({ width: 1440, height: 900 });
  // Somebody comes in with another device, which is told above the page.
  await page.request.post('/api/auth/sign-in', {
    headers: {
      'User-Agent': 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/17.5 Safari/604.1',
    },
    data: account,
  });
  await openSignedIn('/edit?list=1');
  await tabTo(page, page.getByRole('link', { name: /cv-lucia\.pdf/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: editor.livePage })).toBeFocused();
  await expect(sheet(page)).toContainText('Lucía Fernández Ortega');
  const notice = es.profile.noticesLink;
  await expect(page.getByRole('status').getByRole('link', { name: notice })).toBeVisible();
  const readTop = async () => (await page.locator('.page-sheet').first().boundingBox())?.y;
  await expect.poll(readTop).toBeLessThanOrEqual(160);

  await test.step('one stop for the page; arrows go from text to text', async () => {
    await page.keyboard.press('Tab');
    await expect(place(page, '/personal/name')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(place(page, '/personal/title')).toBeFocused();
    for (let stop = 0; stop < 40; stop += 1) {
      if (await place(page, FIRST).evaluate((one) => one === document.activeElement)) break;
      await page.keyboard.press('ArrowDown');
    }
    await expect(place(page, FIRST)).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Logro 1 de 3' })).toBeVisible();
  });

  await test.step('Enter types, Enter again begins the next line, Backspace takes an empty one away', async () => {
    await page.keyboard.press('Enter');
    await expect(typing(page)).toBeFocused();
    await page.keyboard.type(' Con ganas.');
    await page.keyboard.press('Enter');
    await expect(typing(page)).toHaveValue('');
    await page.keyboard.type('Una línea nueva');
    await expect(place(page, '/work_experience/0/achievements/1')).toHaveText('Una línea nueva');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Backspace');
    await expect(typing(page)).toHaveValue('Una línea nueva');
    await page.keyboard.press('Escape');
    await expect(place(page, '/work_experience/0/achievements/1')).toBeFocused();
  });

  await test.step('Alt and an arrow moves it; what is done can be undone', async () => {
    await page.keyboard.press('Alt+ArrowUp');
    await expect(place(page, FIRST)).toHaveText('Una línea nueva');
    await expect(place(page, FIRST)).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(place(page, FIRST)).toHaveText(/Con ganas\./);
    await page.keyboard.press('Control+Shift+z');
    await expect(place(page, FIRST)).toHaveText('Una línea nueva');
  });

  await test.step('a job that is moved has the focus where it is then', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Alt+ArrowDown');
    await expect(place(page, '/work_experience/1/achievements/0')).toHaveText('Una línea nueva');
    await expect(place(page, '/work_experience/1/title')).toBeFocused();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(place(page, FIRST)).toHaveText('Una línea nueva');
    await expect(place(page, '/work_experience/0/title')).toBeFocused();
  });

  await page.keyboard.press('Control+s');
  await expect(page.getByText(editor.saved, { exact: true })).toBeVisible();
  await page.reload();
  await expect(place(page, FIRST)).toHaveText('Una línea nueva');
  await expect(place(page, '/work_experience/0/achievements/1')).toHaveText(/Con ganas\./);
  const saved = (await readCv(id)).parsed_data?.work_experience[0]?.achievements;
  expect(saved?.[0]).toBe('Una línea nueva');
  expect(saved).toHaveLength(4);
});

test('a click chooses, another types; entries and lines are dragged; the panes fold and stay so', {
  tag: '@long',
}, async ({ page, saveCv, openSignedIn }) => {
  const { id } = await saveCv();
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(`/edit?cv=${id}`);
  await test.step('everything of the dock is within the desk, however wide that is', async () => {
    const dock = page.getByRole('toolbar', { name: editor.dock });
    for (const width of [768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() =>
          dock.evaluate((one) => {
            const right = Math.max(
              ...[...one.querySelectorAll('button')].map((b) => b.getBoundingClientRect().right),
            );
            return right <= (one.parentElement?.getBoundingClientRect().right ?? 0);
          }),
        )
        .toBe(true);
    }
  });
  await place(page, '/work_experience/1/title').click();
  await expect(typing(page)).toHaveCount(0);
  await expect(place(page, '/work_experience/1/title')).toHaveAttribute('aria-pressed', 'true');
  // The fields of the whole entry are beside it.
  const details = page.getByRole('complementary', { name: editor.inspector });
  await expect(details.getByRole('textbox', { name: editor.company })).toHaveValue('Tienda Alfa');
  await place(page, '/work_experience/1/title').click();
  await typing(page).fill('Jefa de datos');
  await expect(place(page, '/work_experience/1/title')).toHaveText('Jefa de datos');
  await expect(page.getByText('1 cambio', { exact: true })).toBeVisible();
  await prepareChecker(page);
  expect(await findViolations(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(details.getByRole('heading', { name: 'Jefa de datos' })).toBeVisible();
  await drag(
    page,
    page.getByRole('button', { name: /^Mover Jefa de datos/ }),
    place(page, '/work_experience/2/achievements/0'),
  );
  await expect(place(page, '/work_experience/2/title')).toHaveText('Jefa de datos');

  await test.step('what is let go at once lies where the hand was', async () => {
    const handle = page.getByRole('button', { name: /^Mover Jefa de datos/ });
    await handle.hover();
    await page.mouse.down();
    await flick(handle, place(page, '/work_experience/0/title'));
    await page.mouse.up();
    await expect(place(page, '/work_experience/0/title')).toHaveText('Jefa de datos');
    await page.keyboard.press('Control+z');
    await expect(place(page, '/work_experience/2/title')).toHaveText('Jefa de datos');
  });

  await test.step('a section goes into the other column by hand and by key, and back by undoing', async () => {
    const edgeOf = async (at: string) => Math.round((await place(page, at).boundingBox())?.x ?? 0);
    const [main, aside] = [await edgeOf('/work_experience'), await edgeOf('/skills')];
    await place(page, '/education').click();
    const handle = page.getByRole('button', { name: 'Mover Formación' });
    await drag(page, handle, place(page, '/certifications'), 'across');
    await expect.poll(() => edgeOf('/education')).toBe(aside);
    await expect(place(page, '/education')).toBeFocused();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect.poll(() => edgeOf('/education')).toBe(main);
    await page.keyboard.press('Control+z');
    await expect.poll(() => edgeOf('/education')).toBe(aside);
  });

  await test.step('what is moved far away is looked at there', async () => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await place(page, '/skills').click();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(place(page, '/skills')).toBeInViewport();
    await page.keyboard.press('Control+z');
    // A hand at the edge of the window takes it along.
    const handle = page.getByRole('button', { name: 'Mover Habilidades' });
    await handle.scrollIntoViewIfNeeded();
    const top = await edgeOfPage(page);
    const box = await handle.boundingBox();
    if (!box) throw new Error('nothing to drag');
    await page.mouse.move(box.x + 5, box.y + 5);
    await page.mouse.down();
    await page.mouse.move(box.x + 5, 490, { steps: 4 });
    await expect.poll(() => edgeOfPage(page)).toBeLessThan(top - 100);
    await page.mouse.up();
    await page.keyboard.press('Control+z');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await page.getByRole('button', { name: editor.inspectorFold }).click();
  await page.getByRole('button', { name: cv.listFold }).click();
  await expect(page.getByRole('navigation', { name: cv.list })).toHaveCount(0);
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(sheet(page)).toBeVisible();
  await expect(details).toHaveCount(0);
  await expect(page.getByRole('button', { name: cv.listShow })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: editor.shortcuts })).toBeVisible();
});

test('a page and a bit is fitted to one; a section gets another title, and both stay', {
  tag: '@long',
}, async ({ page, saveCv, openSignedIn }) => {
  const [job, ...others] = spanishAnalyst.work_experience;
  const achievements = Array.from({ length: 22 }, (_, at) => `Preparé el informe número ${at + 1}`);
  await saveCv({ ...spanishAnalyst, work_experience: [{ ...job, achievements }, ...others] });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn('/edit');
  await page.getByRole('link', { name: /cv-lucia\.pdf/ }).click();
  const fit = page.getByRole('button', { name: editor.fitToOne });
  const done = page.getByText(editor.fitted.slice(0, 9));

  const rail = page.getByRole('navigation', { name: editor.rail });
  await test.step('beside it are its pages: a click goes there, arrows go on, Enter goes in', async () => {
    const toPage = (number: number) => rail.getByRole('button', { name: `Página ${number} de 2` });
    await expect(toPage(1)).toHaveAttribute('aria-current', 'page');
    await toPage(2).click();
    await expect(toPage(2)).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('.page-sheet').nth(1)).toBeInViewport();
    await page.keyboard.press('ArrowUp');
    await expect(toPage(1)).toBeFocused();
    await expect(toPage(1)).toHaveAttribute('aria-current', 'page');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    const second = await page.locator('.page-sheet').nth(1).boundingBox();
    const focused = await page.locator('button[data-place]:focus').boundingBox();
    expect(focused?.y).toBeGreaterThan(second?.y ?? Number.POSITIVE_INFINITY);
  });

  await fit.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.page-sheet')).toHaveCount(1);
  await expect(done).toBeVisible();
  // What there is to say leaves the page where it is.
  expect(await edgeOfPage(page)).toBeLessThanOrEqual(160);
  await expect(rail).toHaveCount(0);
  // Taken back, it is no news any more.
  await page.keyboard.press('Control+z');
  await expect(done).toBeHidden();
  await fit.click();
  await expect(page.locator('.page-sheet')).toHaveCount(1);
  await test.step('taken back where it is told, it is undone like anything else', async () => {
    const news = page.getByRole('status').filter({ has: done });
    await news.getByRole('button', { name: cv.undo, exact: true }).click();
    await expect(page.locator('.page-sheet')).toHaveCount(2);
    await page.keyboard.press('Control+Shift+z');
    await expect(page.locator('.page-sheet')).toHaveCount(1);
  });

  await page.getByRole('button', { name: es.document.design, exact: true }).click();
  const title = page.getByLabel(editor.titleOf.replace('{section}', 'Experiencia'));
  await title.fill('');
  await title.pressSequentially('Mi recorrido');
  await expect(title).toHaveValue('Mi recorrido');
  await expect(sheet(page)).toContainText(/Mi recorrido/i);
  await page.reload();
  await expect(sheet(page)).toContainText(/Mi recorrido/i);
  await expect(page.locator('.page-sheet')).toHaveCount(1);
});

test('a CV too long to be fitted is told how much is too much, and the button keeps the focus', {
  tag: '@long',
}, async ({ page, saveCv, openSignedIn }) => {
  const [job] = spanishAnalyst.work_experience;
  const achievements = Array.from({ length: 60 }, (_, at) => `Preparé el informe número ${at + 1}`);
  const { id } = await saveCv({ ...spanishAnalyst, work_experience: [{ ...job, achievements }] });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(`/edit?cv=${id}`);
  const fit = page.getByRole('button', { name: editor.fitToOne });
  await fit.focus();
  await page.keyboard.press('Enter');
  // How many pages there are is told by the meter alone.
  const told = page.getByText(editor.fitFailed.one);
  await expect(told).toContainText(/Aun apretándolo todo, sobrarían unas \d+ líneas/);
  await expect(told).not.toContainText(/\d,\d/);
  expect(await edgeOfPage(page)).toBeLessThanOrEqual(160);
  await expect(fit).toBeFocused();
});

test('what is chosen is told how it reads and where it came from, and a better line is one click', async ({
  page,
  saveCv,
  openSignedIn,
}) => {
  const [job, ...others] = spanishAnalyst.work_experience;
  const weak = 'Responsable de reducir un 35 % el tiempo de cierre con SQL.';
  const { id } = await saveCv({
    ...spanishAnalyst,
    work_experience: [{ ...job, dates: '', achievements: [weak] }, ...others],
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(`/edit?cv=${id}`);
  const details = page.getByRole('complementary', { name: editor.inspector });
  const checks = details.getByRole('region', { name: editor.checks });
  const origin = details.getByRole('region', { name: editor.origin });

  await test.step('while nothing is chosen, how the whole of it reads, and the way to what is amiss', async () => {
    await expect(checks).toContainText(
      editor.healthUndated.replace('{entry}', spanishAnalyst.work_experience[0]?.title ?? ''),
    );
    await expect(checks).toContainText(editor.checkNoSlips);
    await checks.getByRole('button', { name: editor.healthGo }).click();
    await expect(checks).toContainText(editor.checkDates);
    await page.keyboard.press('Escape');
  });

  await place(page, FIRST).click();
  await expect(checks).toContainText(editor.checkFigure);
  await expect(checks).toContainText(editor.checkIndirect);
  await expect(origin).toContainText(/^De dónde salió ?Escrito en Trayecto/);
  await checks.getByRole('button', { name: editor.proposalUse }).click();
  await expect(place(page, FIRST)).not.toHaveText(weak);
  await expect(place(page, FIRST)).toContainText('35 %');
  await expect(origin).toContainText(editor.originNew);
  await expect(checks).toContainText(editor.checkSaysWhat);

  await checks.getByRole('button', { name: editor.checkDatesMend }).click();
  await expect(details.getByRole('textbox', { name: editor.dates })).toBeFocused();
  await page.keyboard.type('2020');
  await expect(checks).not.toContainText(editor.checkDates);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(editor.saved, { exact: true })).toBeVisible();
  await expect(origin).toContainText(/Cambiado el .+ \(versión 2\)/);
  await place(page, '/work_experience/1/achievements/0').click();
  await expect(origin).toContainText(/Escrito en Trayecto/);
  await prepareChecker(page);
  expect(await findViolations(page)).toEqual([]);
});

test('what is written over to one more page is told, with what comes to be on it, until it fits again', async ({
  page,
  saveCv,
  openSignedIn,
}) => {
  const [job, ...others] = spanishAnalyst.work_experience;
  const achievements = Array.from({ length: 11 }, (_, at) => `Preparé el informe ${at + 1}`);
  const { id } = await saveCv({
    ...spanishAnalyst,
    work_experience: [{ ...job, achievements }, ...others],
  });
  await openSignedIn(`/edit?cv=${id}`);
  await expect(sheet(page)).toContainText('Preparé el informe 1');
  await expect(page.locator('.page-sheet')).toHaveCount(1);
  const note = page.getByText(editor.spilled.replace('{pages}', '2'));
  await place(page, FIRST).click();
  await place(page, FIRST).click();
  await page.keyboard.press('End');
  for (let line = 0; line < 6; line += 1) {
    await page.keyboard.press('Enter');
    await page.keyboard.type('Una línea más');
  }
  await expect(note).toBeVisible();
  await expect(page.getByRole('status').filter({ has: note })).toContainText(
    /(quedan \d+ líneas|queda 1 línea), desde «.+»/,
  );
  await expect(page.locator('.page-sheet')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: editor.cancel, exact: true }).click();
  await page.getByRole('button', { name: editor.discard, exact: true }).click();
  await expect(page.locator('.page-sheet')).toHaveCount(1);
  await expect(note).toHaveCount(0);
});

test('without a connection what is written is on the page, which stays where it is', async ({
  page,
  saveCv,
  openSignedIn,
}) => {
  const { id } = await saveCv();
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(`/edit?cv=${id}`);
  await place(page, FIRST).click();
  await page.route('**/api/**', (route) => route.abort('failed'));
  await place(page, FIRST).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Y sin red.');
  await page.keyboard.press('Escape');
  const written = page.locator(`[data-written="${FIRST}"]`);
  await expect(written).toBeInViewport();
  await expect(written).toHaveText(/^Reduje un 35\s%.+ Y sin red\.$/);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(es.errors.network).first()).toBeVisible();
  expect(await edgeOfPage(page)).toBeLessThanOrEqual(160);
  await page.unroute('**/api/**');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(editor.saved, { exact: true })).toBeVisible();
  await expect(place(page, FIRST)).toContainText('Y sin red.');
  await expect(written).toHaveCount(0);
});

test('only the page that changed is redrawn, and of it only the line that changed', {
  tag: '@long',
}, async ({ page, saveCv, openSignedIn }) => {
  const { id } = await saveCv(makeSample('five pages', 'es'));
  await openSignedIn(`/edit?cv=${id}`);
  await expect(sheet(page)).toContainText('Lucía Fernández Ortega');
  const drawings = page.locator('.page-sheet > svg');
  const readNames = () => drawings.evaluateAll((all) => all.map((one) => one.dataset.page));
  const before = await readNames();
  expect(before.length).toBeGreaterThan(3);
  const session = await page.context().newCDPSession(page);
  const countNodes = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'Nodes')?.value ?? 0;
  };
  await session.send('Performance.enable');
  await place(page, FIRST).click();
  await place(page, FIRST).click();
  const nodes = await countNodes();
  // Marks what is drawn, to see what of it stays.
  await drawings.first().evaluate((svg) => {
    for (const line of svg.children) line.setAttribute('data-seen', '');
  });
  for (const letter of 'abcdef') {
    await page.keyboard.type(letter);
    await expect(place(page, FIRST)).toHaveText(new RegExp(`${letter}$`));
  }
  const after = await readNames();
  expect(after[0]).not.toBe(before[0]);
  expect(after.slice(1)).toEqual(before.slice(1));
  expect(await drawings.first().locator('> :not([data-seen])').count()).toBeLessThan(4);
  // A picture of these pages was fifty thousand nodes.
  expect((await countNodes()) - nodes).toBeLessThan(5000);
});
