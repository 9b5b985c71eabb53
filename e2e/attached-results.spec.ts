import { type CvRecord, getApplication } from '@trayecto/core/contract';
import { es } from '../web/src/i18n/es';
import { expect, test } from './cv-fixtures';

const { applications, enhance, engine, jobs } = es;

test('what was made before there was an application goes along into it', {
  tag: '@long',
}, async ({ page, api, account, saveCv, changeCv, readCv, openSignedIn }) => {
  const saved: CvRecord = await saveCv();
  const record = await changeCv(saved, {
    design: { ...saved.metadata.design, template: 'classic' },
  });
  const { access_token: token } = await api.signIn(account);
  const readApplication = async (id: string | undefined) => {
    const answer = await api.call('GET', `/api/applications/${id}`, { token });
    return getApplication.output.parse(answer).application;
  };
  const save = () => page.getByRole('button', { name: applications.saveAs }).click();
  const tab = (name: string) => page.getByRole('tab', { name }).click();
  await page.setViewportSize({ width: 1440, height: 900 });

  await test.step('a CV that was tailored, in its own look', async () => {
    await openSignedIn('/profile-enhancer');
    await page.getByLabel(enhance.cv, { exact: true }).first().selectOption(record.id);
    await page.getByRole('radio', { name: enhance.resume }).check();
    await page.getByLabel(enhance.jobTitle).fill('Analista de datos');
    await page
      .getByLabel(enhance.jobDescription)
      .fill('Analista de datos\nImprescindible: SQL, Python y Tableau.');
    await page.getByRole('button', { name: enhance.run, exact: true }).click();
    await save();
    await expect(page).toHaveURL(/applications\/[\da-f-]{36}$/);
    await tab(applications['tab-cv']);
    await expect(page.getByRole('heading', { name: applications.changesTitle })).toBeVisible();
    await expect(page.getByRole('tabpanel').getByText(engine.builtin)).toBeVisible();
    await expect(
      page.getByRole('button', { name: applications.tailorAgain, exact: true }),
    ).toBeVisible();
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const copy = (await readApplication(id)).tailored_cv_id ?? '';
    expect((await readCv(copy)).metadata.design?.template).toBe('classic');
  });

  await test.step('what was read is corrected in a form whose choices fit', async () => {
    await page.getByRole('button', { name: applications.correct }).click();
    const choice = page.getByRole('group', { name: applications.factLanguage });
    const [inner, outer] = await Promise.all([
      choice.boundingBox(),
      page.locator('form', { has: choice }).boundingBox(),
    ]);
    expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThan(
      (outer?.x ?? 0) + (outer?.width ?? 0),
    );
  });

  await test.step('an email that was changed', async () => {
    await page.goto('/jobs');
    await page.getByTitle(record.filename, { exact: true }).first().click();
    await page.getByRole('button', { name: jobs.find }).click();
    await page
      .getByRole('button', { name: /^Elegir esta oferta/ })
      .first()
      .click();
    await page.getByRole('button', { name: jobs.startup, exact: true }).click();
    const words = 'Puedo empezar en enero y trabajar desde cualquier ciudad del sur.';
    const message = page.getByLabel(jobs.body);
    await message.fill(`${await message.inputValue()}\n\n${words}`);
    await save();
    await expect(page).toHaveURL(/applications\/[\da-f-]{36}$/);
    await tab(applications['tab-letter']);
    await expect(page.getByRole('radio', { name: jobs.startup })).toBeChecked();
    await expect(page.getByLabel(applications.body)).toHaveValue(new RegExp(words));
    const id = new URL(page.url()).pathname.split('/').at(-1);
    expect((await readApplication(id)).letter?.own).toEqual([words]);
  });
});
