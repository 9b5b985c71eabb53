import type { Page } from '@playwright/test';
import { spanishAnalyst } from '@trayecto/core/document/fixtures';
import { es } from '../web/src/i18n/es';
import { drag, expect, flick, openTemplates, sheet, tabTo, test } from './cv-fixtures';

const { common, cv, editor } = es;

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
  await flick(button(page, 'Mover Inglés'), languages.first());
  await expect(languages).toHaveText([/Inglés/, /Francés/, /Español/]);
  await flick(button(page, 'Mover Inglés'), languages.last());
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
  await expect(page.getByText('Elemento levantado, posición 2 de 3.')).toBeAttached();
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
