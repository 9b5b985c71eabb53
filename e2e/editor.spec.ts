import type { Page } from '@playwright/test';
import { spanishAnalyst } from '@trayecto/core/document/fixtures';
import { es } from '../web/src/i18n/es';
import { drag, expect, openTemplates, sheet, tabTo, test } from './cv-fixtures';

const { common, cv, editor, nav } = es;

const edit = (id: string) => `/edit?cv=${id}&edit=1`;
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const heads = (page: Page, name: string) => section(page, name).locator('[data-entry-head]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const summary = (page: Page) => page.getByRole('textbox', { name: editor.summary });
const lines = (page: Page, label: string) =>
  page
    .getByRole('group', { name: `Líneas de ${label}`, exact: true })
    .first()
    .getByRole('textbox');
const question = (page: Page) => page.getByRole('dialog', { name: editor.discardTitle });

test('every field is edited, the page follows, and saving goes back to the CV', async ({
  page,
  saveCv,
  readCv,
  openSignedIn,
}) => {
  const record = await saveCv();
  await openSignedIn(edit(record.id));
  const written: string[] = [];
  const fillAll = async (name: string) => {
    const fields = section(page, name).getByRole('textbox');
    for (const [index, field] of (await fields.all()).entries()) {
      const text = `${name} campo ${index}`;
      if ((await field.getAttribute('type')) === 'email') continue;
      await field.fill(text);
      written.push(text);
    }
  };
  for (const name of [editor.personal, editor.work, editor.education, editor.languages]) {
    await fillAll(name);
  }
  await fillAll(editor.certifications);
  await summary(page).fill('Un perfil nuevo.');
  await lines(page, 'Voluntariado').first().fill('Otra línea de voluntariado');
  await expect(sheet(page)).toContainText('Un perfil nuevo.');
  await expect(sheet(page)).toContainText('Otra línea de voluntariado');
  await expect(page.getByText(editor.unsaved)).toBeVisible();
  await button(page, editor.save).click();
  await expect(page.getByText(cv.updated)).toBeVisible();
  await expect(page).toHaveURL(`/edit?cv=${record.id}`);
  const saved = await readCv(record.id);
  const text = JSON.stringify(saved.parsed_data);
  for (const words of written) expect(text).toContain(`"${words}"`);
  expect(saved.parsed_data?.personal.email).toBe(spanishAnalyst.personal.email);
  expect(saved.version).toBe(2);
});

test('entries and lines are added, removed and put in order with keys and with the mouse', {
  tag: '@long',
}, async ({ page, saveCv, openSignedIn }) => {
  const { id } = await saveCv();
  await openSignedIn(edit(id));
  const jobs = heads(page, editor.work);
  await expect(jobs).toHaveText([/sénior/, /Técnica/, /Becaria/]);
  await button(page, 'Mover Analista de datos sénior').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Elemento levantado, posición 1 de 3.')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Posición 2 de 3.', { exact: true })).toBeAttached();
  await page.keyboard.press('Space');
  await expect(jobs).toHaveText([/Técnica/, /sénior/, /Becaria/]);
  await expect(button(page, 'Mover Analista de datos sénior')).toBeFocused();

  const languages = heads(page, editor.languages);
  await drag(page, button(page, 'Mover Francés'), languages.first());
  await expect(languages).toHaveText([/Francés/, /Español/, /Inglés/]);

  await button(page, editor.addEducation).click();
  await expect(section(page, editor.education).getByLabel(editor.degree).last()).toBeFocused();
  await page.keyboard.type('Ciclo de Informática');
  await expect(heads(page, editor.education).last()).toHaveText(/Ciclo de Informática/);
  await expect(sheet(page)).toContainText('Ciclo de Informática');
  await button(page, 'Quitar Francés').click();
  await expect(languages).toHaveText([/Español/, /Inglés/]);
  await expect(languages.first()).toBeFocused();

  const achievements = lines(page, editor.achievements);
  await expect(achievements).toHaveCount(2);
  await achievements.first().focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Una línea más');
  await expect(achievements.nth(1)).toHaveValue('Una línea más');
  await button(page, 'Mover Una línea más').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Elemento levantado, posición 3 de 3.')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Posición 1 de 3.', { exact: true })).toBeAttached();
  await page.keyboard.press('Space');
  await expect(achievements.first()).toHaveValue('Una línea más');
  await achievements.first().focus();
  await page.keyboard.press('Control+Home');
  for (let step = 0; step < 'Una '.length; step++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.type('nueva ');
  await expect(achievements.nth(1)).toHaveValue('nueva línea más');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(achievements.first()).toHaveValue('Una línea más');
  await achievements.first().fill('');
  await page.keyboard.press('Backspace');
  await expect(achievements).toHaveCount(2);
  await expect(achievements.first()).toBeFocused();
});

test('skills as chips; sections added, named, removed and put in order', { tag: '@long' }, async ({
  page,
  saveCv,
  readCv,
  openSignedIn,
}) => {
  const { id } = await saveCv({ ...spanishAnalyst, skills: ['SQL', 'Python'] });
  await openSignedIn(edit(id));
  const chips = section(page, editor.skills).getByRole('listitem');
  const input = page.getByRole('textbox', { name: editor.addSkill });
  await input.pressSequentially('R, Airflow');
  await page.keyboard.press('Enter');
  await expect(chips).toHaveText(['SQL', 'Python', 'R', 'Airflow']);
  await page.keyboard.press('Backspace');
  await expect(input).toHaveValue('Airflow');
  await page.keyboard.press('Enter');
  await button(page, 'Quitar Python').click();
  await button(page, 'Quitar Airflow').press('ArrowLeft');
  await expect(chips).toHaveText(['SQL', 'Airflow', 'R']);

  await button(page, editor.addSection).click();
  const names = section(page, editor.other).getByRole('textbox', { name: editor.sectionName });
  await expect(names.last()).toBeFocused();
  await names.last().fill('Voluntariado');
  await expect(page.getByText(editor.sectionTaken)).toBeVisible();
  await names.last().fill('Premios');
  await page.keyboard.press('Enter');
  await lines(page, 'Premios').first().fill('Premio a la mejor tesis');
  await button(page, 'Quitar la sección Publicaciones').click();
  await expect(names).toHaveCount(2);
  const shown = sheet(page).locator('[data-section]');
  await expect(shown.filter({ hasText: 'Premio a la mejor tesis' })).toHaveCount(1);

  await openTemplates(page);
  await page.getByText(es.document.classic, { exact: true }).click();
  await button(page, es.document.design).click();
  await button(page, 'Mover Formación').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Elemento levantado, posición 3 de')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Posición 2 de', { exact: false }).first()).toBeAttached();
  await page.keyboard.press('Space');
  // The profile opens the page; the sections follow it.
  await expect(shown.nth(1)).toHaveAttribute('data-section', 'education');
  await button(page, editor.save).click();
  await expect(page.getByText(cv.updated)).toBeVisible();
  const { parsed_data } = await readCv(id);
  expect(parsed_data?.skills).toEqual(['SQL', 'Airflow', 'R']);
  expect(parsed_data?.additional).toEqual({
    Voluntariado: spanishAnalyst.additional.Voluntariado,
    Premios: ['Premio a la mejor tesis'],
  });
  // The profile opens the page; the sections follow it.
  await expect(shown.nth(1)).toHaveAttribute('data-section', 'education');
});

test('undo and redo, typing as one step, nothing of it while saving; Ctrl+S stays', {
  tag: '@long',
}, async ({ page, saveCv, readCv, openSignedIn }) => {
  const { id } = await saveCv();
  await openSignedIn(edit(id));
  const [undo, redo] = [button(page, editor.undo), button(page, editor.redo)];
  await expect(undo).toBeDisabled();
  await expect(redo).toBeDisabled();
  await expect(button(page, editor.save)).toBeDisabled();
  await summary(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Con ganas.');
  await page.getByRole('textbox', { name: editor.phone }).fill('600 000 000');
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('textbox', { name: editor.phone })).toHaveValue('+34 612 345 678');
  await undo.click();
  await expect(summary(page)).toHaveValue(spanishAnalyst.summary);
  await expect(undo).toBeDisabled();
  await expect(page.getByText(editor.unsaved)).toHaveCount(0);
  await page.keyboard.press('Control+Shift+z');
  await expect(summary(page)).toHaveValue(`${spanishAnalyst.summary} Con ganas.`);
  await redo.click();
  await expect(page.getByRole('textbox', { name: editor.phone })).toHaveValue('600 000 000');
  await expect(redo).toBeDisabled();

  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/cvs/*', async (route) => {
    await asked;
    await route.continue();
  });
  await page.keyboard.press('Control+s');
  await expect(page.getByText(editor.saving)).toBeVisible();
  await expect(undo).toBeDisabled();
  await expect(button(page, editor.save)).toBeDisabled();
  answer();
  await expect(page.getByText(editor.saved, { exact: true })).toBeVisible();
  await expect(undo).toBeEnabled();
  expect((await readCv(id)).parsed_data?.personal.phone).toBe('600 000 000');
  await button(page, editor.close).click();
  await expect(page).toHaveURL(`/edit?cv=${id}`);
});

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

test('someone finds a CV, edits, reorders and saves it with the keyboard alone', async ({
  page,
  saveCv,
  readCv,
  openSignedIn,
}) => {
  const { id } = await saveCv();
  await openSignedIn('/edit?list=1');
  await tabTo(page, page.getByRole('textbox', { name: cv.search }));
  await page.keyboard.type('lucia');
  await tabTo(page, page.getByRole('link', { name: /cv-lucia\.pdf/ }));
  await page.keyboard.press('Enter');
  await expect(section(page, editor.livePage)).toBeFocused();
  await tabTo(page, button(page, editor.asForm));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: editor.headline }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Directora de datos');
  await tabTo(page, button(page, 'Mover Analista de datos sénior'));
  await page.keyboard.press('Space');
  await expect(page.getByText('Elemento levantado, posición 1 de 3.')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Posición 2 de 3.', { exact: true })).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByText(editor.dragCancelled)).toBeAttached();
  await expect(heads(page, editor.work)).toHaveText([/sénior/, /Técnica/, /Becaria/]);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(editor.saved, { exact: true })).toBeVisible();
  expect((await readCv(id)).parsed_data?.personal.title).toBe('Directora de datos');
  expect(await page.getByRole('button', { name: common.dismiss }).count()).toBe(0);
});
