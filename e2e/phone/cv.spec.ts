import type { Locator, Page } from '@playwright/test';
import { es } from '../../web/src/i18n/es';
import { expect, openItemMenu, openMore, sheet, test } from '../cv-fixtures';

const { cv, editor } = es;

test('on a phone: from the list to a CV, whose page is in sight; a line that is touched is typed in a sheet, and saved', async ({
  page,
  saveCv,
  readCv,
  openSignedIn,
}) => {
  const { id } = await saveCv();
  await saveCv(undefined, 'otro.pdf');
  await openSignedIn('/edit');
  await test.step('what is beside a CV of the list is large enough for a finger, and the way elsewhere is at its foot', async () => {
    const tools = page.getByRole('button', { name: /(favorito: |Opciones de )cv-lucia\.pdf/ });
    await expect(tools).toHaveCount(2);
    for (const tool of await tools.all()) await expectForFinger(tool);
    await expect(page.getByRole('navigation', { name: es.nav.barLabel })).toBeVisible();
  });
  await openItemMenu(page, 'otro.pdf');
  await page.getByRole('button', { name: 'Borrar otro.pdf' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: cv.delete, exact: true }).tap();
  await page.getByRole('button', { name: cv.undo }).tap();
  await expect(page.getByRole('heading', { name: 'otro.pdf' })).toBeVisible();
  await page.getByRole('link', { name: cv.back }).tap();
  await page.getByRole('link', { name: /cv-lucia/ }).tap();
  await expect(page.getByRole('navigation', { name: cv.list })).toBeHidden();

  // The page is what one sees, without scrolling.
  await expect(async () => {
    const top = await page.locator('.page-sheet').first().boundingBox();
    expect(top && top.y < 200 && top.x >= 0 && top.x + top.width <= 390).toBe(true);
  }).toPass();

  await sheet(page)
    .getByRole('button', { name: /ocho años/ })
    .tap();
  const field = page.getByRole('textbox', { name: editor.summary });
  await field.fill('Escrito en el autobús.');
  await expect(sheet(page)).toContainText('Escrito en el autobús.');
  await page.getByRole('button', { name: editor.done, exact: true }).tap();
  await expect(field).toHaveCount(0);

  await test.step('a frame leaves the lines beside its own alone', async () => {
    const line = page.locator('button[data-place="/work_experience/0/achievements/0"]');
    await line.tap();
    await expect(line).toHaveAttribute('aria-pressed', 'true');
    const offset = await line.evaluate((one) =>
      Number.parseFloat(getComputedStyle(one).outlineOffset),
    );
    expect(offset).toBeLessThan(2);
    const title = page.getByRole('heading', { name: 'Logro 1 de 3' });
    expect(await title.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: editor.done, exact: true }).tap();
  });

  await test.step('a second touch types; Enter begins a line, Backspace takes an empty one away', async () => {
    const line = (at: number) =>
      page.locator(`button[data-place="/work_experience/0/achievements/${at}"]`);
    await line(0).tap();
    await line(0).tap();
    const typed = (at: number, count: number) =>
      page.getByRole('textbox', { name: `Logro ${at} de ${count}`, exact: true });
    await expect(typed(1, 3)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(typed(2, 4)).toBeFocused();
    await page.keyboard.press('Backspace');
    await expect(typed(1, 3)).toBeFocused();
    // Some keyboards tell of no key, only of the text.
    await page.keyboard.insertText('\nUna línea del autobús');
    await expect(typed(2, 4)).toHaveValue('Una línea del autobús');
    await expect(line(1)).toHaveText('Una línea del autobús');
    await page.getByRole('button', { name: editor.done, exact: true }).tap();
  });

  // For longer edits there is the form, with the page behind it.
  await openMore(page);
  await page.getByRole('button', { name: editor.asForm, exact: true }).tap();
  await expect(field).toHaveValue('Escrito en el autobús.');
  await expect(sheet(page)).toBeHidden();
  await page.getByText(editor.livePage, { exact: true }).tap();
  await expect(field).toHaveCount(0);
  await expect(sheet(page)).toBeVisible();

  const save = page.getByRole('button', { name: editor.save, exact: true });
  const box = await save.boundingBox();
  expect(box && box.height >= 44).toBe(true);
  await save.tap();
  await expect(page.getByText(cv.updated)).toBeVisible();
  expect((await readCv(id)).parsed_data?.summary).toBe('Escrito en el autobús.');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test('on a phone the only CV is open on arrival, and its list one touch away', async ({
  page,
  saveCv,
  openSignedIn,
}) => {
  const { id } = await saveCv();
  await openSignedIn('/edit');
  await expect(page).toHaveURL(`/edit?cv=${id}`);
  await expect(page.locator('.page-sheet').first()).toBeVisible();
  await page.getByRole('link', { name: cv.back }).tap();
  await expect(page.getByRole('navigation', { name: cv.list })).toBeVisible();
  await page.getByRole('link', { name: /cv-lucia/ }).tap();
  await expect(page).toHaveURL(`/edit?cv=${id}`);
});

test('on a phone a finger moves a line on the page and a job in the form, by handles large enough for it', async ({
  page,
  saveCv,
  openSignedIn,
}) => {
  const { id } = await saveCv();
  await openSignedIn(`/edit?cv=${id}`);
  const line = (index: number) =>
    page.locator(`button[data-place="/work_experience/0/achievements/${index}"]`);
  await expect(line(2)).toBeVisible();
  const moved = (await line(0).textContent()) ?? '';
  await line(0).tap();
  const last = await line(2).boundingBox();
  await dragByFinger(page, page.locator('.place-handle'), (last?.y ?? 0) + (last?.height ?? 0) + 4);
  await expect(line(2)).toHaveText(moved);

  await page.getByRole('button', { name: editor.done, exact: true }).tap();
  await openMore(page);
  await page.getByRole('button', { name: editor.asForm, exact: true }).tap();
  const jobs = page.getByRole('button', { name: /^Mover (Analista|Técnica|Becaria)/ });
  await expect(jobs.first()).toHaveAccessibleName('Mover Analista de datos sénior');
  await jobs.first().scrollIntoViewIfNeeded();
  const next = await jobs.nth(1).boundingBox();
  await dragByFinger(page, jobs.first(), (next?.y ?? 0) + (next?.height ?? 0));
  await expect(jobs.first()).toHaveAccessibleName('Mover Técnica de datos');
});

test('on a phone the tools are at the foot of the window under the shortest CV too, each large enough for a finger', async ({
  page,
  saveCv,
  openSignedIn,
}) => {
  const { id } = await saveCv({ personal: { name: 'Ana Gil' } }, 'ana.docx', 'Ana Gil');
  await openSignedIn(`/edit?cv=${id}`);
  const dock = page.getByRole('toolbar', { name: editor.dock });
  await expect(dock).toBeVisible();
  await expect(page.getByText(cv.rawNotice)).toBeVisible();
  const reached = await dock.evaluate(
    (one) => window.innerHeight - one.getBoundingClientRect().bottom,
  );
  expect(Math.abs(reached)).toBeLessThan(1);
  for (const tool of await dock.getByRole('button').all()) await expectForFinger(tool);

  await test.step('a page with nothing to touch yet says what to begin with', async () => {
    const blank = await saveCv({}, 'vacio.pdf', '');
    await page.goto(`/edit?cv=${blank.id}`);
    await expect(page.getByText(editor.blankLine)).toBeVisible();
    await page.getByRole('button', { name: editor.blankGo }).tap();
    await expect(page.getByRole('textbox', { name: editor.summary })).toBeVisible();
    await expect(page.getByText(editor.blankLine)).toHaveCount(0);
  });
});

const LEAST_TARGET_PX = 44;

async function expectForFinger(target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) return;
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(LEAST_TARGET_PX);
}

async function dragByFinger(page: Page, handle: Locator, toY: number): Promise<void> {
  const box = await handle.boundingBox();
  if (!box) throw new Error('The handle is nowhere to be seen.');
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(LEAST_TARGET_PX);
  const finger = await page.context().newCDPSession(page);
  const x = box.x + box.width / 2;
  const fromY = box.y + box.height / 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x, y }],
    });
  await touch('touchStart', fromY);
  for (let step = 1; step <= 8; step += 1)
    await touch('touchMove', fromY + ((toY - fromY) * step) / 8);
  await touch('touchEnd');
  await finger.detach();
}
