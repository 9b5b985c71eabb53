import { createApplication } from '@trayecto/core/contract';
import { es } from '../web/src/i18n/es';
import { findViolations, prepareChecker } from './accessibility';
import { expect, test } from './cv-fixtures';

const { applications, tasks, editor } = es;

const posting = `Técnico de almacén
Requisitos:
- Carné de carretillero
- Kubernetes
- Alemán B2
- Vehículo propio
- Regar las orquídeas
- SAP
- Grado en Derecho
- AutoCAD`;

test('each is asked about by what it is; after five it ends, and the next step is one everywhere', async ({
  page,
  saveCv,
  api,
  account,
  openSignedIn,
}) => {
  const record = await saveCv();
  const { access_token: token } = await api.signIn(account);
  const body = { title: 'Almacén', posting, cv_id: record.id };
  const answer = await api.call('POST', '/api/applications', { token, body });
  const { application } = createApplication.output.parse(answer);
  await openSignedIn(`/applications/${application.id}`);
  const question = page.getByRole('region', { name: applications.trueTitle });
  const asks = async (name: string, way: keyof typeof tasks) => {
    await expect(question.locator('strong')).toHaveText(name);
    await expect(question).toContainText(String(tasks[way]));
    await expect(question.getByRole('button', { name: applications.trueNo })).toBeEnabled();
  };
  const say = (name: string) => question.getByRole('button', { name, exact: true }).click();

  await test.step('a licence is had, and goes among the certificates', async () => {
    await asks('Carné de carretillero', 'asked-held');
    await expect(question.getByRole('button', { name: applications.trueSome })).toBeHidden();
    const slot = applications.slot.replace('{name}', 'Carné de carretillero');
    const section = page.locator('[data-section=certifications]').first();
    await expect(section).toContainText(slot);
    // A thread leads there from the words of the job, however late the place has come.
    await expect(page.locator('circle.fill-current')).toHaveCount(2);
    await say(applications.trueHeld);
    await expect(page.locator('.document').first()).toContainText('Carné de carretillero');
    await expect(page.getByRole('region', { name: applications.answers })).toContainText(
      `Sí, en ${editor.certifications}`,
    );
  });

  await test.step('a tool is used, a level is had, a circumstance is the case, an action was done', async () => {
    await asks('Kubernetes', 'asked-used');
    // The card has the focus of the one before, so that its keys work on.
    await page.keyboard.press('3');
    await asks('alemán B2', 'asked-held');
    await page.keyboard.press('3');
    await asks('vehículo propio', 'asked-circumstance');
    await say(applications.trueNo);
    await asks('Regar las orquídeas', 'asked-done');
  });

  await test.step('what was done at none of the jobs has a section of its own', async () => {
    // The keyboard goes on where the answer opens, and comes back from there.
    await page.keyboard.press('1');
    await expect(question.getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toBeFocused();
    await say(applications.trueYes);
    await question.getByText(applications.trueElsewhere, { exact: true }).click();
    const told = 'Cuidé un invernadero con doscientas orquídeas.';
    await question.getByLabel(applications.trueWhat).fill(told);
    await say(applications.trueAdd);
    const other = page.locator('.document section').filter({ hasText: 'Otra experiencia' });
    await expect(other.first()).toContainText(told);
    await expect(page.getByRole('region', { name: applications.answers })).toContainText(
      applications.answerElsewhere,
    );
  });

  const foot = page.getByRole('region', { name: applications.next }).getByRole('button');
  const header = page.getByRole('main').locator('header');
  await test.step('then it is enough, with what it changed and the way on', async () => {
    await expect(page.getByRole('heading', { name: applications.trueEnd })).toBeVisible();
    await expect(question).toBeHidden();
    await expect(
      page.getByText(applications.trueAdded.other.replace('{count}', '2')),
    ).toBeVisible();
    await expect(foot).toHaveText(applications['next-write']);
    await prepareChecker(page);
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step('a note of what comes next is what comes next, at the head and at the foot', async () => {
    // What was asked about stays beside its questions.
    await page
      .getByRole('region', { name: applications.missingTitle })
      .getByRole('button')
      .first()
      .click();
    await expect(page.locator('circle.fill-current')).toHaveCount(2);
    await page.getByRole('tab', { name: applications['tab-notes'], exact: true }).click();
    await page.mouse.move(0, 0);
    await expect(page.locator('circle.fill-current')).toHaveCount(0);
    await page.getByLabel(applications.nextAction).fill('Llamar a Irene');
    await page.getByRole('tab', { name: applications['tab-fit'], exact: true }).click();
    await expect(foot).toHaveText('Llamar a Irene');
    await expect(header.getByRole('button', { name: 'Llamar a Irene' })).toBeVisible();
  });
});
