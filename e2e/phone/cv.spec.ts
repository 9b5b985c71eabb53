import { es } from '../../web/src/i18n/es';
import { expect, sheet, test } from '../cv-fixtures';

const { cv, editor } = es;

test('on a phone: from the list to a CV, edited behind tabs, saved at the thumb, and back', async ({
  page,
  saveCv,
  readCv,
  openSignedIn,
}) => {
  const { id } = await saveCv();
  await saveCv(undefined, 'otro.pdf');
  await openSignedIn('/edit');
  await page.getByRole('button', { name: 'Borrar otro.pdf' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: cv.delete, exact: true }).tap();
  await page.getByRole('button', { name: cv.undo }).tap();
  await expect(page.getByRole('heading', { name: 'otro.pdf' })).toBeVisible();
  await page.getByRole('link', { name: cv.back }).tap();
  await page.getByRole('link', { name: /cv-lucia/ }).tap();
  await expect(page.getByRole('navigation', { name: cv.list })).toBeHidden();
  await page.getByRole('link', { name: cv.edit, exact: true }).tap();

  const summary = page.getByRole('textbox', { name: editor.summary });
  await summary.fill('Escrito en el autobús.');
  await expect(sheet(page)).toBeHidden();
  await page.getByText(editor.livePage, { exact: true }).tap();
  await expect(summary).toBeHidden();
  await expect(sheet(page)).toContainText('Escrito en el autobús.');
  const save = page.getByRole('button', { name: editor.save, exact: true });
  const box = await save.boundingBox();
  expect(box && box.y > 844 / 2 && box.height >= 44).toBe(true);
  await save.tap();
  await expect(page.getByText(cv.updated)).toBeVisible();
  expect((await readCv(id)).parsed_data?.summary).toBe('Escrito en el autobús.');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
