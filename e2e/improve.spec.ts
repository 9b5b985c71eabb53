import type { Page } from '@playwright/test';
import { type CvRecord, createCv, getCv } from '@trayecto/core/contract';
import { spanishAnalyst } from '@trayecto/core/document/fixtures';
import { keepOpenDrafts } from '@trayecto/core/review';
import { en } from '../web/src/i18n/en';
import { es } from '../web/src/i18n/es';
import { findViolations, prepareChecker } from './accessibility';
import { test as base, expect } from './fixtures';
import { holdRequests } from './import-page';
import { findForeignText } from './pseudo-language';

const { improve, choice, cv: cvWords, document: documentWords, editor, engine, tasks } = es;

interface Parts {
  record: CvRecord;
  /** The CV as the server has it now. */
  readSaved: () => Promise<CvRecord>;
}

const weak = {
  ...spanishAnalyst,
  work_experience: [
    {
      ...spanishAnalyst.work_experience[0],
      description: '',
      achievements: [
        'Responsable de la elaboración de informes de riesgo.',
        'Me encargaba de la formación de cuatro compañeros en powerbi.',
        'Le cogí el tranquillo a las velas que nadie quería.',
        'Se me daba de maravilla lo de cortar paños a ojo.',
      ],
    },
    ...spanishAnalyst.work_experience.slice(1),
  ],
};

const test = base.extend<Parts>({
  record: async ({ api, account }, use) => {
    const { access_token: token } = await api.signIn(account);
    const body = { filename: 'cv-lucia.pdf', content: 'x', parsed_data: weak };
    await use(createCv.output.parse(await api.call('POST', '/api/cvs', { body, token })).cv);
  },
  readSaved: async ({ api, account, record }, use) => {
    await use(async () => {
      const { access_token: token } = await api.signIn(account);
      return getCv.output.parse(await api.call('GET', `/api/cvs/${record.id}`, { token })).cv;
    });
  },
});

const say = (words: { one: string; other: string }, count: number) =>
  (count === 1 ? words.one : words.other).replace('{count}', String(count));

const countDrafts = ({ metadata, parsed_data_english }: CvRecord) =>
  keepOpenDrafts(metadata.english_drafts ?? [], parsed_data_english).length;

const IMPROVE_CALL = '**/api/improve-cv*';
const run = (page: Page) => page.getByRole('button', { name: improve.run, exact: true }).click();

test('a CV is improved, looked through, saved in both languages, and its translation checked', async ({
  page,
  record,
  openSignedIn,
  readSaved,
}) => {
  await openSignedIn(`/improve?cv=${record.id}`);
  const release = await holdRequests(page, IMPROVE_CALL);
  await run(page);
  await expect(page.getByText(improve.analyzeStep, { exact: true })).toBeVisible();
  release();
  // The button that had the focus is gone.
  await expect(page.getByRole('heading', { name: improve.reviewTitle })).toBeFocused();
  await expect(page.getByText(engine.builtin)).toBeVisible();
  // Nothing is saved before the person says so.
  expect((await readSaved()).version).toBe(1);

  const taken = page.getByRole('button', { name: tasks.changeAccept, pressed: true });
  const all = await taken.count();
  expect(all).toBeGreaterThan(1);
  await page.getByRole('button', { name: improve.refuseAll }).click();
  await expect(taken).toHaveCount(0);
  await page.getByRole('button', { name: improve.acceptAll }).click();
  await expect(taken).toHaveCount(all);
  await page.getByRole('button', { name: /^Guardar \d+ cambio/ }).click();
  await expect(page.getByText(improve.success)).toBeVisible();

  const saved = await readSaved();
  expect(saved.version).toBe(2);
  const [first] = saved.parsed_data?.work_experience[0]?.achievements ?? [];
  expect(first).not.toMatch(/^Responsable de/);
  expect(saved.parsed_data_english?.personal.email).toBe(spanishAnalyst.personal.email);
  expect(saved.parsed_data_english?.work_experience).toHaveLength(weak.work_experience.length);

  // What the translation is not sure of stays marked until it is called right or fixed.
  const drafts = countDrafts(saved);
  expect(drafts).toBeGreaterThan(1);
  await expect(page.getByText(say(improve.draftsLeft, drafts))).toBeVisible();
  await page.getByRole('link', { name: improve.checkDrafts }).click();

  const panel = page.getByRole('region', { name: editor.drafts });
  await expect(panel.getByRole('status')).toHaveText(say(editor.draftsCount, drafts));
  await prepareChecker(page);
  expect(await findViolations(page)).toEqual([]);
  const right = panel.getByRole('button', { name: editor.draftRight, exact: true });
  await right.press('Enter');
  await expect(panel.getByRole('status')).toHaveText(say(editor.draftsCount, drafts - 1));
  await page.getByRole('button', { name: editor.draftTakeBack }).press('Enter');
  await expect(panel.getByRole('status')).toHaveText(say(editor.draftsCount, drafts));
  await expect(right).toBeFocused();
  await right.press('Enter');
  await expect(panel.getByRole('status')).toHaveText(say(editor.draftsCount, drafts - 1));
  await page.reload();
  await expect(panel.getByRole('status')).toHaveText(say(editor.draftsCount, drafts - 1));

  await panel.getByRole('button', { name: editor.draftMend }).press('Enter');
  const field = page.locator('textarea:focus, input:focus');
  await expect(field).toHaveAccessibleDescription(new RegExp(editor.draftToCheck));
  await field.fill('Something that a person has written.');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(editor.saved, { exact: true })).toBeVisible();
  expect(countDrafts(await readSaved())).toBe(drafts - 2);
  await page.getByRole('button', { name: editor.close, exact: true }).click();
  // It is said where the English text would be taken along, and in the list.
  await expect(page.getByText(say(cvWords.openDraftsLine, drafts - 2))).toBeVisible();
  await expect(page.getByText(say(cvWords.openDrafts, drafts - 2), { exact: true })).toBeVisible();
});

test('a doubtful sentence leaves in no document without the person’s yes', async ({
  page,
  record,
  openSignedIn,
  readSaved,
  api,
  account,
}) => {
  const { access_token: token } = await api.signIn(account);
  const english = { ...spanishAnalyst, summary: 'Mends sails.' };
  const draft = { pointer: '/summary', source: 'Zurce velas.', draft: english.summary };
  const body = { parsed_data_english: english, english_drafts: [draft] };
  await api.call('PATCH', `/api/cvs/${record.id}`, { body, token, version: record.version });
  await openSignedIn(`/edit?cv=${record.id}`);
  const pdf = page.getByRole('button', { name: documentWords.downloadPdf });
  // The Spanish text has no drafts: nobody is asked.
  const [first] = await Promise.all([page.waitForEvent('download'), pdf.click()]);
  expect(first.suggestedFilename()).toMatch(/\.pdf$/);

  const texts = page.getByRole('group', { name: cvWords.whichText });
  await texts.getByText('EN', { exact: true }).click();
  await pdf.click();
  const gate = page.getByRole('dialog', { name: cvWords.draftsGateTitle });
  await expect(gate).toContainText('Zurce velas.');
  await prepareChecker(page);
  expect(await findViolations(page)).toEqual([]);
  await expect(gate.getByRole('link', { name: cvWords.draftsGateCheck })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(gate).toBeHidden();
  expect(countDrafts(await readSaved())).toBe(1);

  await pdf.click();
  const yes = gate.getByRole('button', { name: say(cvWords.draftsGateYes, 1) });
  const [second] = await Promise.all([page.waitForEvent('download'), yes.click()]);
  expect(second.suggestedFilename()).toMatch(/\.pdf$/);
  await expect(gate).toBeHidden();
  expect(countDrafts(await readSaved())).toBe(0);
});

test('changes are decided on line by line with the keyboard, and wait while one is away', {
  tag: '@long',
}, async ({ page, record, openSignedIn, readSaved }) => {
  await openSignedIn(`/improve?cv=${record.id}`);
  await page.getByRole('radio', { name: improve.targetOriginal }).check();
  await run(page);
  await expect(page.getByRole('heading', { name: improve.reviewTitle })).toBeVisible();
  const cards = page.getByRole('listitem').filter({ has: page.locator('del, ins') });
  const report = cards.filter({ hasText: 'informes de riesgo' });
  const training = cards.filter({ hasText: 'cuatro compañeros' });
  // Word by word: what stays is in neither mark.
  await expect(report.locator('del')).toContainText('Responsable de la elaboración de');
  await expect(report.locator('ins')).not.toContainText('riesgo');
  await prepareChecker(page);
  expect(await findViolations(page)).toEqual([]);

  await test.step('a letter decides, and arrows go on', async () => {
    await report.getByRole('button', { name: tasks.changeAccept }).focus();
    await page.keyboard.press('r');
    await expect(page.getByRole('status').getByText(tasks['changeState-refused'])).toBeVisible();
    await page.keyboard.press('a');
    await expect(page.getByText(tasks['changeState-refused'])).toHaveCount(0);
    await page.keyboard.press('2');
    await expect(page.getByText(tasks['changeState-other'])).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(training.getByRole('button', { name: tasks.changeAccept })).toBeFocused();
    await page.keyboard.press('?');
    await expect(page.getByText(tasks['changeKey-edit'])).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('and a text of one’s own, with letters that are no commands', async () => {
    await training.getByRole('button', { name: tasks.changeAccept }).focus();
    await page.keyboard.press('e');
    const field = page.getByLabel(tasks.changeField);
    await expect(field).toBeFocused();
    await field.fill('Enseñé Power BI a cuatro compañeros');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(tasks['changeState-edited'])).toBeVisible();
  });

  await test.step('it is there after a reload, and after being elsewhere', async () => {
    await page.reload();
    await expect(page.getByText(tasks['changeState-edited'])).toBeVisible();
    await page.goto('/');
    await page.goto('/improve');
    await page.getByRole('button', { name: improve.keptGo }).click();
    await expect(page.getByText(tasks['changeState-edited'])).toBeVisible();
  });

  await page.getByRole('button', { name: /^Guardar \d+ cambio/ }).click();
  await expect(page.getByText(improve.success)).toBeVisible();
  const lines = (await readSaved()).parsed_data?.work_experience[0]?.achievements;
  expect(lines).toContain('Elaboración de informes de riesgo.');
  expect(lines).toContain('Enseñé Power BI a cuatro compañeros');
  await expect(page.getByRole('button', { name: improve.keptGo })).toHaveCount(0);
});

test('a refused change is not saved, in neither language', { tag: '@long' }, async ({
  page,
  record,
  openSignedIn,
  readSaved,
}) => {
  await openSignedIn(`/improve?cv=${record.id}`);
  await run(page);
  await page.getByRole('button', { name: improve.refuseAll }).click();
  await page.getByRole('button', { name: improve.saveEnglish }).click();
  await expect(page.getByText(improve.successEnglish)).toBeVisible();
  expect((await readSaved()).parsed_data).toEqual(record.parsed_data);
});

test('where nothing is accepted and no English was asked for, it says what to do instead of saving', {
  tag: '@long',
}, async ({ page, record, openSignedIn }) => {
  await openSignedIn(`/improve?cv=${record.id}`);
  await page.getByRole('radio', { name: improve.targetOriginal }).check();
  await run(page);
  await page.getByRole('button', { name: improve.refuseAll }).click();
  const save = page.getByRole('button', { name: improve.saveNothing, exact: true });
  await expect(save).toBeDisabled();
  await expect(save).toHaveAccessibleDescription(improve.acceptFirst);
  // On a phone the bar of the app leaves it in sight.
  await page.setViewportSize({ width: 390, height: 844 });
  const isInSight = () =>
    save.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await expect.poll(isInSight).toBe(true);
  await page.getByRole('button', { name: improve.acceptAll }).click();
  await expect(page.getByRole('button', { name: /^Guardar \d+ cambio/ })).toBeEnabled();
});

test('cancel stops it, and the CV is untouched', async ({
  page,
  record,
  openSignedIn,
  readSaved,
}) => {
  await openSignedIn(`/improve?cv=${record.id}`);
  // However quick the engine: it is under way until it is cancelled.
  const release = await holdRequests(page, IMPROVE_CALL);
  await run(page);
  await page.getByRole('button', { name: improve.cancel }).click();
  await expect(page.getByRole('button', { name: improve.run, exact: true })).toBeEnabled();
  release();
  expect((await readSaved()).version).toBe(1);
});

test('a failure is said, and another try works, by a model or without one', {
  tag: '@long',
}, async ({ page, record, openSignedIn }) => {
  await openSignedIn(`/improve?cv=${record.id}`);
  await page.route('**/api/improve-cv*', (route) => route.fulfill({ status: 500, body: '{}' }), {
    times: 1,
  });
  await run(page);
  await expect(page.getByText(/No hemos podido mejorar el CV/)).toBeVisible();
  const refusal = { status: 502, json: { error: 'x', code: 'model_failed' } };
  await page.route('**/api/improve-cv', (route) => route.fulfill(refusal));
  await page.getByRole('button', { name: engine.retry }).click();
  await expect(page.getByText(improve.modelFailed)).toBeVisible();
  // Another engine is the person's choice, and named in the request.
  await page.getByRole('button', { name: engine.useBuiltin }).click();
  await expect(page.getByRole('heading', { name: improve.reviewTitle })).toBeVisible();
  await expect(page.getByText(engine.builtin)).toBeVisible();
});

test('without a CV there is nothing to run, and a way to bring one', { tag: '@long' }, async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/improve');
  await expect(page.getByText(choice.none)).toBeVisible();
  await expect(page.getByRole('button', { name: improve.run, exact: true })).toBeDisabled();
  await expect(page.getByRole('link', { name: choice.upload })).toBeVisible();
});

test('nothing to complain about in English on a phone, and every word can be translated', {
  tag: '@long',
}, async ({ page, record, openSignedIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('trayecto.language', 'en'));
  await openSignedIn(`/improve?cv=${record.id}`);
  await prepareChecker(page);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: en.improve.run, exact: true }).click();
  await expect(page.getByRole('heading', { name: en.improve.reviewTitle })).toBeInViewport();
  expect(await findViolations(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await page.addInitScript(() => localStorage.setItem('trayecto.language', 'pseudo'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(findForeignText)).toEqual([]);
});
