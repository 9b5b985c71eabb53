import { strToU8, zipSync } from 'fflate';
import { es } from '../web/src/i18n/es';
import { expect, test } from './fixtures';
import { ImportPage } from './import-page';

const { upload } = es;

const TEXT = `Amaia Goikoetxea Ruiz
Técnica de laboratorio
amaia@example.com · +34 600 000 003 · Donostia

EXPERIENCIA
Técnica de laboratorio, Análisis Urumea
2019 – actualidad
- Validación de 14 métodos por HPLC

FORMACIÓN
Técnica superior en Laboratorio de Análisis, IES Bidasoa, 2015 – 2017`;

test('a pasted text is read and reviewed like a file', async ({ page, openSignedIn }) => {
  await openSignedIn('/import');
  await page.getByRole('button', { name: upload.pasteOpen }).click();
  const field = page.getByLabel(upload.pasteLabel);
  await expect(field).toBeFocused();
  await field.fill(TEXT);
  await page.getByRole('button', { name: upload.pasteRead }).click();
  const screen = new ImportPage(page);
  await screen.expectRead();
  await screen.finishReview();
  for (const words of ['Amaia Goikoetxea Ruiz', 'Análisis Urumea', 'IES Bidasoa'])
    await expect(screen.sheet).toContainText(words);
});

test('somebody without a CV starts from nothing', async ({ page, openSignedIn }) => {
  await openSignedIn('/import');
  await page.getByRole('button', { name: upload.emptyStart }).click();
  await expect(page).toHaveURL(/\/edit\?cv=.*edit=1/);
  await page.getByLabel(es.editor.name, { exact: true }).first().fill('Bruno Ferrán');
  await expect(new ImportPage(page).sheet).toContainText('Bruno Ferrán');
});

test("LinkedIn's copy of a person's data becomes their CV", async ({ page, openSignedIn }) => {
  await openSignedIn('/import');
  const screen = new ImportPage(page);
  const bytes = zipSync({
    'Profile.csv': strToU8('First Name,Last Name,Headline\nSara,Domènech,Logopeda\n'),
    'Positions.csv': strToU8(
      'Company Name,Title,Description,Location,Started On,Finished On\nCentre Parla,Logopeda,40 pacientes al mes,Girona,Mar 2020,\n',
    ),
  });
  await screen.drop({
    name: 'linkedin.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(bytes),
  });
  await screen.expectRead();
  await screen.finishReview();
  for (const words of ['Sara Domènech', 'Centre Parla', '40 pacientes al mes'])
    await expect(screen.sheet).toContainText(words);
});
