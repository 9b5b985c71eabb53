import type { Page } from '@playwright/test';
import { spanishAnalyst } from '@trayecto/core/document/fixtures';
import { es } from '../web/src/i18n/es';
import { expect, openTemplates, sheet, test } from './cv-fixtures';

const { cv, editor, nav } = es;

const edit = (id: string) => `/edit?cv=${id}&edit=1`;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const summary = (page: Page) => page.getByRole('textbox', { name: editor.summary });
const question = (page: Page) => page.getByRole('dialog', { name: editor.discardTitle });

test('leaving with unsaved changes asks, whichever way; Enter keeps them, discarding keeps what was saved', {
  tag: '@long',
}, async ({ page, saveCv, openSignedIn }) => {
  const { id } = await saveCv();
  await openSignedIn(`/edit?cv=${id}`);
  await button(page, editor.asForm).click();
  await summary(page).fill('Esto no se guarda.');
  const ways = [
    () => page.getByRole('link', { name: nav.home, exact: true }).click(),
    () => page.goBack(),
    () => button(page, editor.cancel).click(),
  ];
  for (const leave of ways) {
    await leave();
    await expect(question(page)).toContainText(editor.confirmDiscard);
    await expect(question(page).getByRole('button', { name: editor.keepEditing })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question(page)).toHaveCount(0);
    await expect(summary(page)).toHaveValue('Esto no se guarda.');
  }
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await button(page, editor.cancel).click();
  await question(page).getByRole('button', { name: editor.discard }).click();
  await expect(page).toHaveURL(`/edit?cv=${id}`);
  await expect(sheet(page)).toContainText('ocho años');
  await button(page, editor.asForm).click();
  await expect(summary(page)).toHaveValue(spanishAnalyst.summary);
  await expect(page.getByText('La última vez')).toHaveCount(0);
});

test('a draft is offered after a reload and after a crash, and is gone once declined', {
  tag: '@long',
}, async ({ page, saveCv, openSignedIn, openTab }) => {
  const { id } = await saveCv();
  await openSignedIn(edit(id));
  page.on('dialog', (dialog) => dialog.accept());
  await summary(page).fill('Antes de recargar.');
  await page.reload();
  await expect(summary(page)).toHaveValue(spanishAnalyst.summary);
  // What folds the pane away does not lie on the notice.
  const notice = page.getByRole('status').filter({ has: button(page, editor.draftTake) });
  const { y = 0 } = (await notice.boundingBox()) ?? {};
  const fold = await button(page, editor.inspectorFold).boundingBox();
  expect((fold?.y ?? 0) + (fold?.height ?? 0)).toBeLessThanOrEqual(y);
  await notice.getByText(editor.draftCompare).click();
  await expect(notice.locator('ins').first()).toContainText('Antes');
  await button(page, editor.draftTake).click();
  await expect(summary(page)).toHaveValue('Antes de recargar.');
  await button(page, editor.undo).click();
  await expect(summary(page)).toHaveValue(spanishAnalyst.summary);
  await button(page, editor.redo).click();

  await summary(page).fill('Antes del corte.');
  const isKept = () =>
    page.evaluate(() => JSON.stringify(Object.values(localStorage)).includes('Antes del corte.'));
  await expect.poll(isKept).toBe(true);
  // No unload, no goodbye: as when the power goes.
  await page.close();
  const later = await openTab(edit(id));
  await button(later, editor.draftTake).click();
  await expect(summary(later)).toHaveValue('Antes del corte.');
  await expect(sheet(later)).toContainText('Antes del corte.');
  await later.close();

  const last = await openTab(edit(id));
  await button(last, editor.draftDrop).click();
  await expect(summary(last)).toHaveValue(spanishAnalyst.summary);
  await last.reload();
  await expect(summary(last)).toHaveValue(spanishAnalyst.summary);
  await expect(button(last, editor.draftTake)).toHaveCount(0);
});

test('a save that fails says so and keeps the text; the next one goes through', {
  tag: '@long',
}, async ({ page, saveCv, readCv, openSignedIn }) => {
  const { id } = await saveCv();
  await openSignedIn(edit(id));
  await summary(page).fill('Que no se pierda.');
  await page.route('**/api/cvs/*', (route) => route.abort('connectionreset'), { times: 1 });
  await button(page, editor.save).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'No hemos podido guardar' }),
  ).toContainText('Lo que has escrito sigue aquí.');
  await expect(summary(page)).toHaveValue('Que no se pierda.');
  await button(page, editor.save).click();
  await expect(page.getByText(cv.updated)).toBeVisible();
  expect((await readCv(id)).parsed_data?.summary).toBe('Que no se pierda.');
});

test('two tabs: the second to save chooses field by field, and nothing of either is lost', {
  tag: '@long',
}, async ({ page, saveCv, readCv, openSignedIn, openTab }) => {
  const { id } = await saveCv();
  await openSignedIn(edit(id));
  const other = await openTab(edit(id));
  await summary(other).fill('Perfil de la otra pestaña.');
  await other.getByRole('textbox', { name: editor.headline }).fill('Directora de datos');
  await other.getByRole('textbox', { name: editor.website }).fill('lucia.example.com');
  await button(other, editor.save).click();
  await expect(other.getByText(cv.updated)).toBeVisible();

  await summary(page).fill('Perfil de esta pestaña.');
  await page.getByRole('textbox', { name: editor.headline }).fill('Jefa de datos');
  await page.getByRole('textbox', { name: editor.phone }).fill('600 111 222');
  await button(page, editor.save).click();
  const clash = page.getByRole('dialog', { name: editor.clashTitle });
  await expect(clash.getByRole('group')).toHaveCount(2);
  await expect(clash).toContainText('Perfil de la otra pestaña.');
  await expect(clash).toContainText('Perfil de esta pestaña.');
  await clash.getByRole('button', { name: editor.clashLater }).click();
  await expect(summary(page)).toHaveValue('Perfil de esta pestaña.');
  await button(page, editor.save).click();
  await clash
    .getByRole('group', { name: editor.summary })
    .getByRole('radio', { name: editor.theirs })
    .check();
  await clash.getByRole('button', { name: editor.clashSave }).click();
  await expect(page.getByText(cv.updated)).toBeVisible();
  const { parsed_data: merged, version } = await readCv(id);
  expect(version).toBe(3);
  expect(merged?.summary).toBe('Perfil de la otra pestaña.');
  expect(merged?.personal).toMatchObject({
    title: 'Jefa de datos',
    phone: '600 111 222',
    website: 'lucia.example.com',
  });
});

test('a draft begun before others saved shows the difference first, and does not write over them', {
  tag: '@long',
}, async ({ page, saveCv, changeCv, readCv, openSignedIn }) => {
  const record = await saveCv();
  await openSignedIn(edit(record.id));
  page.on('dialog', (dialog) => dialog.accept());
  await summary(page).fill('Mi borrador.');
  const headline = page.getByRole('textbox', { name: editor.headline });
  await headline.fill('Mi título');
  await changeCv(record, {
    parsed_data: {
      ...spanishAnalyst,
      personal: { ...spanishAnalyst.personal, title: 'Título del móvil' },
      skills: ['Del móvil'],
    },
  });
  await page.reload();
  await expect(headline).toHaveValue('Título del móvil');
  await expect(button(page, editor.draftTake)).toHaveCount(0);
  await button(page, editor.draftCompare).click();
  const difference = page.getByRole('dialog', { name: editor.draftCompareTitle });
  await expect(difference).toContainText('Mi borrador.');
  await expect(difference).toContainText(spanishAnalyst.summary);
  const title = difference.getByRole('group', { name: editor.headline });
  await expect(title).toContainText('Mi título');
  await expect(title.locator('mark')).toContainText(['Mi título', 'Título del móvil']);
  await title.getByRole('radio', { name: editor.draftTheirs }).check();
  await button(page, editor.draftTake).click();
  await expect(summary(page)).toHaveValue('Mi borrador.');
  await expect(headline).toHaveValue('Título del móvil');
  await button(page, editor.save).click();
  await expect(page.getByText(cv.updated)).toBeVisible();
  const { parsed_data } = await readCv(record.id);
  expect([parsed_data?.summary, parsed_data?.skills, parsed_data?.personal.title]).toEqual([
    'Mi borrador.',
    ['Del móvil'],
    'Título del móvil',
  ]);
});

test('a look chosen in one tab is seen in the other, and neither undoes what the other chose', {
  tag: '@long',
}, async ({ page, saveCv, readCv, openSignedIn, openTab }) => {
  const { id } = await saveCv();
  await openSignedIn(`/edit?cv=${id}`);
  const other = await openTab(`/edit?cv=${id}`);
  const template = (tab: Page) =>
    tab.getByRole('button', { name: `${es.document.template}: ${es.document.classic}` });
  await expect(template(other)).toHaveCount(0);
  await openTemplates(page);
  await page.getByText(es.document.classic, { exact: true }).click();
  await expect(template(page)).toBeVisible();
  await expect(template(other)).toBeVisible();

  await button(other, es.document.design).click();
  await other.getByText(es.document.letter, { exact: true }).click();
  const kept = async () => (await readCv(id)).metadata.design;
  await expect.poll(kept).toMatchObject({ template: 'classic', pageSize: 'letter' });

  // Taken back where it was chosen first, the choice of the other tab stays.
  await page.bringToFront();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect.poll(kept).toMatchObject({ template: 'modern', pageSize: 'letter' });
  await expect(template(other)).toHaveCount(0);
  await other.close();
});
