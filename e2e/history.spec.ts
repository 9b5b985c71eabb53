import { readFile } from 'node:fs/promises';
import { englishAnalyst, spanishAnalyst } from '@trayecto/core/document/fixtures';
import { es } from '../web/src/i18n/es';
import { expect, openMore, sheet, test } from './cv-fixtures';

const { cv, document, editor, history } = es;

test('every save is a version that says what it changed, is shown and brought back', async ({
  page,
  saveCv,
  changeCv,
  openSignedIn,
}) => {
  const [first, ...others] = spanishAnalyst.work_experience;
  const record = await saveCv();
  const second = await changeCv(record, {
    parsed_data: {
      ...spanishAnalyst,
      summary: 'Un perfil corto.',
      work_experience: [...others, { ...first, dates: '2021 – 2024' }],
    },
  });
  await changeCv(second, { parsed_data_english: englishAnalyst });
  await openSignedIn(`/edit?cv=${record.id}`);
  await expect(sheet(page)).toContainText('Un perfil corto.');
  await openMore(page);
  await page.getByRole('button', { name: cv.history }).click();
  const dialog = page.getByRole('dialog', { name: history.title });
  const versions = dialog.getByRole('listitem').filter({ has: page.getByRole('button') });
  await expect(versions).toHaveCount(3);
  await expect(versions.nth(0)).toContainText('Inglés: añadido');
  await expect(versions.nth(1)).toContainText('Perfil: cambiado');
  await expect(versions.nth(1)).toContainText(
    'Experiencia · Analista de datos sénior · Fechas: cambiado',
  );
  await expect(versions.nth(1)).toContainText('Experiencia · Orden: cambiado');
  await expect(versions.nth(2)).toContainText(history.import);

  await test.step('which words it took and which it brought', async () => {
    await versions
      .nth(1)
      .getByRole('button', { name: `${history.show}: ` })
      .click();
    const words = versions.nth(1).getByRole('region', { name: history.words });
    await expect(words.locator('ins')).toContainText(['Un perfil corto', '2021', '2024']);
    await expect(words.locator('del').last()).toContainText('actualidad');
  });
  await versions
    .nth(2)
    .getByRole('button', { name: `${history.show}: ` })
    .click();
  await expect(versions.nth(2).locator('article.document')).toContainText('ocho años');
  await versions.nth(2).getByRole('button', { name: history.restoreThis }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(history.restored)).toBeVisible();
  await expect(sheet(page)).toContainText('ocho años');
  await openMore(page);
  await page.getByRole('button', { name: cv.history }).click();
  await expect(versions).toHaveCount(4);
  await expect(versions.nth(0)).toContainText(history.restore);
  await expect(versions.nth(0)).toContainText(history.current);
});

test('two texts: the toggle, what fell behind, and one click to catch up', {
  tag: '@long',
}, async ({ page, saveCv, changeCv, readCv, openSignedIn }) => {
  const record = await saveCv();
  await openSignedIn(`/edit?cv=${record.id}`);
  await expect(sheet(page)).toContainText('Lucía');
  await expect(page.getByRole('radio', { name: cv.english })).toHaveCount(0);
  const both = await changeCv(record, { parsed_data_english: englishAnalyst });
  await changeCv(both, {
    parsed_data: {
      ...spanishAnalyst,
      personal: { ...spanishAnalyst.personal, phone: '+34 600 000 009' },
    },
  });
  await page.reload();
  await page.getByRole('radio', { name: cv.english }).check();
  await expect(sheet(page)).toContainText('Northfield Bank');
  await expect(sheet(page)).toContainText('EXPERIENCE', { ignoreCase: true });
  await expect(page.getByRole('alert')).toContainText('Datos personales · Teléfono');

  await page.getByRole('link', { name: cv.editOther }).click();
  const phone = page.getByRole('textbox', { name: editor.phone });
  await expect(phone).toHaveValue(englishAnalyst.personal.phone);
  const bring = page.getByRole('button', { name: editor.bringOriginal });
  await bring.click();
  await expect(phone).toHaveValue('+34 600 000 009');
  await expect(bring).toHaveCount(0);
  await page.getByRole('button', { name: editor.undo }).click();
  await expect(bring).toBeVisible();
  await page.getByRole('button', { name: editor.close, exact: true }).click();

  await page.getByRole('link', { name: cv.updateOther }).click();
  await expect(phone).toHaveValue('+34 600 000 009');
  await page.getByRole('button', { name: editor.save, exact: true }).click();
  await expect(page.getByText(cv.updated)).toBeVisible();
  await expect(page.getByRole('link', { name: cv.updateOther })).toHaveCount(0);
  const saved = await readCv(record.id);
  expect(saved.parsed_data_english?.personal.phone).toBe('+34 600 000 009');
  expect(saved.parsed_data_english?.summary).toBe(englishAnalyst.summary);
});

test('the page hidden and shown, the raw text, copies and files, ways on, and the debug view once', {
  tag: '@long',
}, async ({ page, context, saveCv, openSignedIn }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const record = await saveCv(spanishAnalyst, 'cv-lucia.pdf', 'línea\n'.repeat(400));
  await openSignedIn(`/edit?cv=${record.id}`);
  await expect(sheet(page)).toBeVisible();
  await openMore(page);
  await page.getByRole('button', { name: cv.hidePreview }).click();
  await expect(sheet(page)).toHaveCount(0);
  await page.getByRole('button', { name: cv.showPreview }).click();
  await expect(sheet(page)).toBeVisible();

  await page.getByText(cv.raw, { exact: true }).click();
  const raw = page.getByRole('region', { name: cv.raw });
  await expect(raw).toContainText('línea');
  await expect.poll(async () => (await raw.boundingBox())?.height).toBeLessThanOrEqual(800);
  await page.getByText(cv.structured, { exact: true }).click();

  await page.getByRole('button', { name: document.moreFormats }).click();
  await page.getByRole('button', { name: document.copy }).click();
  await expect(page.getByText(document.copied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Banco Guadalquivir');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: document.downloadJson }).click(),
  ]);
  expect(JSON.parse(await readFile(await file.path(), 'utf8')).basics.name).toContain('Lucía');

  const ways = page.getByRole('navigation', { name: cv.goOn }).getByRole('link');
  await expect(ways).toHaveText([
    cv.toApplication,
    cv.toImprove,
    cv.toSkillGap,
    cv.toCareerPlan,
    cv.toOptimize,
    cv.toEnhance,
    cv.toJobs,
  ]);
  for (const way of await ways.all())
    expect(await way.getAttribute('href')).toContain(`cv=${record.id}`);

  await openMore(page);
  const [debug] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: cv.debug }).click(),
  ]);
  await debug.waitForURL(/cv-debug/);
  expect(JSON.parse((await debug.locator('body').textContent()) ?? '').record.id).toBe(record.id);
  const again = await debug.reload();
  expect(again?.status()).toBeGreaterThanOrEqual(400);
});

test('a CV without data shows its text, and says when there is none', { tag: '@long' }, async ({
  page,
  saveCv,
  openSignedIn,
}) => {
  const text = await saveCv(null, 'solo-texto.doc', 'Ana Ruiz, panadera');
  const nothing = await saveCv(null, 'vacio.doc', '');
  await openSignedIn(`/edit?cv=${text.id}`);
  await expect(page.getByText(cv.noData)).toBeVisible();
  await expect(page.getByRole('region', { name: es.document.formattedText })).toContainText(
    'Ana Ruiz, panadera',
  );
  await page.getByRole('link', { name: /vacio\.doc/ }).click();
  await expect(page).toHaveURL(`/edit?cv=${nothing.id}`);
  await expect(page.getByRole('region', { name: cv.raw })).toContainText(cv.noContent);
});
