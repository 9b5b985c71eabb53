import type { Page } from '@playwright/test';
import { analyzeSkillGaps, createApplication } from '@trayecto/core/contract';
import { spanishAnalyst } from '@trayecto/core/document/fixtures';
import { es } from '../web/src/i18n/es';
import { findViolations, prepareChecker, usualLooks } from './accessibility';
import { expect, test } from './cv-fixtures';

const { applications, engine, jobs } = es;

const posting = `Analista de datos sénior
Aurora Seguros · Madrid
Te ocuparás de los datos de siniestros, de la carga diaria al cuadro de mando.
Imprescindible: SQL avanzado, Python y Kubernetes.
Se valora: Power BI, inglés C1 y Azure.
Salario: 38.000–44.000 € brutos anuales.
La inscripción está abierta hasta el 27 de noviembre de 2031.`;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
/** On a phone some are behind the last place at its foot. */
async function openTab(page: Page, name: string) {
  if (await tab(page, name).isVisible()) return tab(page, name).click();
  await button(page, es.nav.more).click();
  await button(page, name).click();
}
const MOST_CLICKS = 6;

test('from a pasted job description to a tailored CV and a letter in six clicks, then sent and kept as sent', {
  tag: '@long',
}, async ({ page, saveCv, readCv, changeCv, openSignedIn }) => {
  const record = await saveCv();
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn('/applications/new');
  let clicks = 0;
  const press = async (target: ReturnType<Page['getByRole']>) => {
    clicks += 1;
    await target.click();
  };

  await test.step('what the job description says is read from it, and the CV compared at once', async () => {
    await page.getByLabel(applications.pasteLabel).fill(posting);
    await press(button(page, applications.start));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Analista de datos sénior');
    await expect(
      page.getByText('Aurora Seguros · Madrid · cierra el 27 de noviembre de 2031'),
    ).toBeVisible();
    await expect(page.getByText(/Tu CV muestra \d+ de las \d+ cosas que pide/)).toBeVisible();
    await expect(page.getByText(engine.builtin)).toBeVisible();
  });

  await test.step('the tabs fit beside a scroll bar', async () => {
    const tabs = page.getByRole('tablist', { name: applications.tabs });
    const overflow = await tabs.evaluate((list) => {
      const barWidth = 17;
      list.style.width = `${list.clientWidth - barWidth}px`;
      const over = list.scrollWidth - list.clientWidth;
      list.style.width = '';
      return over;
    });
    expect(overflow).toBe(0);
    await expect(tabs).toHaveCSS('overflow-y', 'hidden');
  });

  await test.step('the CV is tailored', async () => {
    await press(tab(page, applications['tab-cv']));
    await press(button(page, applications.tailor));
    await expect(page.getByRole('heading', { name: applications.changesTitle })).toBeVisible();
  });

  await test.step('the letter is written', async () => {
    await press(tab(page, applications['tab-letter']));
    await press(button(page, applications.write));
    await expect(page.getByLabel(applications.body)).toHaveValue(/Aurora Seguros/);
    expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
    await page.getByText(jobs.startup, { exact: true }).click();
    await page.getByLabel(applications.recipient).fill('Irene Sanz');
    await expect(page.locator('.document').last()).toContainText('Irene Sanz');
  });

  await test.step('what is missing is asked about, and a yes goes into the copy alone', async () => {
    await tab(page, applications['tab-fit']).click();
    const question = page.getByRole('region', { name: applications.trueTitle });
    await expect(question).toBeVisible();
    const asked = await question.locator('strong').textContent();
    await question.getByRole('button', { name: applications.trueYes }).click();
    await question.getByLabel(applications.trueWhat).fill('Desplegué los modelos del equipo.');
    await question.getByRole('button', { name: applications.trueAdd }).click();
    await expect(page.getByRole('region', { name: applications.answers })).toContainText(
      asked ?? '?',
    );
    await expect(page.locator('.document').first()).toContainText(
      'Desplegué los modelos del equipo.',
    );
    expect((await readCv(record.id)).parsed_data).toEqual(spanishAnalyst);
  });

  await test.step('which stays there when the original changes, and when it is tailored again', async () => {
    const summary = 'Analista de datos con nueve años de experiencia.';
    await changeCv(record, { parsed_data: { ...spanishAnalyst, summary } });
    await page.reload();
    await tab(page, applications['tab-cv']).click();
    await button(page, applications.bringUpToDate).click();
    await expect(page.getByText(applications.upToDate)).toBeVisible();
    await button(page, applications.tailorAgain).click();
    await expect(button(page, applications.tailorAgain)).toBeEnabled();
    await expect(page.locator('.document').first()).toContainText('nueve años');
    await expect(page.locator('.document').first()).toContainText(
      'Desplegué los modelos del equipo.',
    );
    await tab(page, applications['tab-fit']).click();
  });

  await test.step('an answer is taken back with its words, and asked for again', async () => {
    const undo = page.getByRole('button', { name: new RegExp(`^${applications.undo}: `) });
    await undo.click();
    await expect(undo).toBeHidden();
    await expect(page.locator('.document').first()).not.toContainText('Desplegué los modelos');
    await expect(page.getByRole('region', { name: applications.trueTitle })).toBeVisible();
  });

  await test.step('it is marked as sent, and what was sent stays', async () => {
    await button(page, applications.prepare).first().click();
    await button(page, applications.markSent).click();
    await expect(
      page.getByRole('listitem').filter({ hasText: applications['stage-sent'] }).first(),
    ).toHaveAttribute('aria-current', 'step');
    await tab(page, applications['tab-notes']).click();
    await expect(page.getByRole('button', { name: applications.seeSent })).toBeVisible();
    await expect(button(page, applications.makeCopy)).toBeVisible();
    // Left a moment after the last key, and saved all the same.
    await tab(page, applications['tab-letter']).click();
    await expect(page.getByLabel(applications.recipient)).toHaveValue('Irene Sanz');
  });

  await test.step('if nobody answers there is a word to send, in the tone of the letter; a tab begins at its top', async () => {
    const sheet = page.locator('.document').last();
    await sheet.evaluate((letter) => letter.scrollIntoView({ block: 'end' }));
    await tab(page, applications['tab-email']).click();
    const word = page.getByRole('region', { name: applications.followUpTitle });
    await expect(word).toBeInViewport();
    await expect(word.getByLabel(applications.body)).toHaveValue(/^Hola:\n\nTe escribí el \d+ de/);
    await expect(word.getByRole('link', { name: jobs.openMail })).toHaveAttribute(
      'href',
      /^mailto:\?subject=.+&body=Hola/,
    );
    await tab(page, applications['tab-notes']).click();
  });

  await test.step('tabs are links, walked by keyboard, and kept by a reload', async () => {
    await tab(page, applications['tab-notes']).press('ArrowLeft');
    await expect(page).toHaveURL(/tab=interview/);
    await page.reload();
    await expect(tab(page, applications['tab-interview'])).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('heading', { name: applications.interviewTitle })).toBeVisible();
    await expect(page.locator('q').first()).toHaveCSS('quotes', /^"«" "»"/);
  });

  await test.step('it holds at both widths and in both themes', async () => {
    await prepareChecker(page);
    for (const { width, colorScheme } of usualLooks) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      for (const name of ['tab-fit', 'tab-cv', 'tab-letter'] as const) {
        await openTab(page, applications[name]);
        await expect(page.getByRole('tabpanel')).not.toBeEmpty();
        expect(await findViolations(page)).toEqual([]);
        const readOverflow = () =>
          page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
        await expect.poll(readOverflow).toBe(0);
      }
    }
    await page.emulateMedia({ colorScheme: null });
  });
});

test('what the job asks for and its evidence on the page lead to each other, and one word has no match', async ({
  page,
  api,
  account,
  saveCv,
  openSignedIn,
}) => {
  const { id: cv_id } = await saveCv();
  const { access_token: token } = await api.signIn(account);
  const start = async (text: string) => {
    const body = { posting: text, cv_id };
    const answer = await api.call('POST', '/api/applications', { token, body });
    return createApplication.output.parse(answer).application.id;
  };
  const [whole, word] = [await start(posting), await start('Panadera')];
  await page.setViewportSize({ width: 1440, height: 600 });
  await openSignedIn(`/applications/${whole}`);
  const listing = page.getByRole('region', { name: applications.posting, exact: true });
  const evidence = page.getByRole('region', { name: applications.evidence });
  const named = (words: string) => ({ name: applications.markShown.replace('{name}', words) });
  const isInSight = (target: ReturnType<Page['locator']>) => expect(target).toBeInViewport();

  // By keyboard from the listing: the page scrolls to the line, and a thread ties the two.
  await listing.getByRole('button', named('Power BI')).focus();
  const shown = evidence.getByRole('button', named('Power BI')).first();
  await isInSight(shown);
  await expect(page.locator('circle.fill-current').first()).toBeVisible();
  // And from the page: the listing scrolls to what asks for it.
  const spoken = evidence.getByRole('button', named('SQL')).first();
  await spoken.focus();
  await isInSight(listing.getByRole('button', named('SQL avanzado')));
  await spoken.press('Enter');
  await expect(listing.getByRole('button', named('SQL avanzado'))).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await prepareChecker(page);
  expect(await findViolations(page)).toEqual([]);

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: applications.keys });
  await expect(keys).toContainText(applications.keyMove);
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();

  // A number would say something of the CV; there is nothing to say before there is a job.
  await page.goto(`/applications/${word}`);
  await expect(page.getByRole('heading', { name: applications.noFitTitle })).toBeVisible();
  await expect(page.getByText(/0\s%/)).toBeHidden();
  await button(page, applications.noFitAction).click();
  await expect(page.getByLabel(applications.addText)).toBeFocused();
});

test('an answer given once is offered in the next application, and added when it is confirmed', {
  tag: '@long',
}, async ({ page, api, account, saveCv, openSignedIn }) => {
  const { id: cvId } = await saveCv();
  const { access_token: token } = await api.signIn(account);
  const call = (method: string, path: string, body: object) =>
    api.call(method, path, { token, body });
  const start = async (title: string) =>
    createApplication.output.parse(
      await call('POST', '/api/applications', { title, posting, cv_id: cvId }),
    ).application;
  const before = await start('Analista en Nubla');
  const compared = { cvId, jobDescription: posting };
  const { result } = analyzeSkillGaps.output.parse(
    await call('POST', '/api/analyze-skill-gaps', compared),
  );
  const rank = { critical: 0, important: 1, optional: 2 };
  const [first, second] = result.missingSkills.toSorted(
    (a, b) => rank[a.importance] - rank[b.importance],
  );
  if (!first || !second) throw new Error('Two things are missing in the CV.');
  const line = 'Desplegué los modelos del equipo en Kubernetes.';
  await call('PATCH', `/api/results/${result.id}`, {
    state: {
      answers: { [first.id]: 'Sí', [second.id]: 'No' },
      answerKinds: { [first.id]: 'yes', [second.id]: 'no' },
      answerPlaces: { [first.id]: 'Tienda Alfa' },
      addedLines: { [first.id]: line },
    },
  });
  await call('PATCH', `/api/applications/${before.id}`, { fit_result_id: result.id });

  const { id } = await start('Analista en Río Verde');
  await openSignedIn(`/applications/${id}?tab=letter`);
  // What comes next is there too, and does not compete with what the tab is for.
  await expect(button(page, applications['next-tailor'])).toBeVisible();
  await expect(button(page, applications.write)).toHaveClass(/bg-terracotta/);
  await expect(button(page, applications['next-tailor'])).not.toHaveClass(/bg-terracotta/);
  await tab(page, applications['tab-fit']).click();
  const question = page.getByRole('region', { name: applications.trueTitle });
  await expect(question).toContainText(/En Analista en Nubla.* dijiste que sí, en Tienda Alfa\./);
  await button(page, applications.earlierUse).click();
  await expect(question.getByRole('radio', { name: 'Tienda Alfa' })).toBeChecked();
  await expect(question.getByLabel(applications.trueWhat)).toHaveValue(line);
  await button(page, applications.trueAdd).click();
  await expect(question).toContainText(/dijiste que no\./);
  await button(page, applications.earlierStill).click();
  await expect(page.getByRole('region', { name: applications.answers })).toContainText(line);
});
