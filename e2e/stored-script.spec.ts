import type { Page } from '@playwright/test';
import { analyzeSkillGaps, searchJobs } from '@trayecto/core/contract';
import { cvSchema } from '@trayecto/core/cv';
import { es } from '../web/src/i18n/es';
import { expect, openMore, sheet, test } from './cv-fixtures';

const { cv, history } = es;

const script = (place: string) =>
  `${place} <img src=x onerror="window.probe='${place}'"><script>window.probe='${place}'</script>{{7*7}}`;
const link = "javascript:window.probe='link'";

/** A script in every field there is, and as the name of the file. */
const hostileCv = cvSchema.parse({
  personal: {
    name: script('name'),
    email: `"><svg/onload=window.probe='mail'>@example.com`,
    phone: script('phone'),
    linkedin: link,
    github: `data:text/html,${script('github')}`,
    website: `https://example.com/"onmouseover="window.probe='website'`,
    location: script('place'),
    title: script('title'),
  },
  summary: script('summary'),
  work_experience: [
    {
      title: script('job'),
      company: script('company'),
      location: script('town'),
      dates: '2019 – 2023',
      description: `${script('description')} [x](${link})`,
      achievements: [script('achievement')],
    },
  ],
  education: [
    {
      degree: script('degree'),
      institution: script('school'),
      dates: '2010',
      description: script('course'),
    },
  ],
  skills: [script('skill')],
  certifications: [{ name: script('certificate'), issuer: script('issuer'), date: '2020' }],
  languages: [{ language: script('language'), proficiency: script('level') }],
  additional: { [script('heading')]: [script('line')] },
});

/** What came of the page: nothing ran, nothing was asked of another machine, no link leads anywhere odd. */
function watchPage(page: Page, baseURL: string | undefined) {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !/^(data|blob):/.test(request.url()))
      elsewhere.push(request.url());
  });
  page.on('dialog', (dialog) => {
    elsewhere.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return async () => {
    expect(await page.evaluate(() => Reflect.get(window, 'probe'))).toBeUndefined();
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) =>
        all.map((one) => (one instanceof HTMLAnchorElement ? one.protocol : '')),
      );
    expect(links.filter((protocol) => !/^(https?|mailto|tel|blob):$/.test(protocol))).toEqual([]);
    expect(elsewhere).toEqual([]);
  };
}

test('scripts in every field of a CV and in the name of its file are shown, never run', async ({
  page,
  saveCv,
  changeCv,
  openSignedIn,
  baseURL,
}) => {
  test.slow();
  const checkQuiet = watchPage(page, baseURL);
  const made = await saveCv(hostileCv, `${script('file')}.pdf`, script('text'));
  await changeCv(made, { parsed_data_english: hostileCv });
  for (const path of [
    '/',
    '/edit',
    `/improve?cv=${made.id}`,
    `/skillgap?cv=${made.id}`,
    `/development?cv=${made.id}`,
    `/profile-optimizer?cv=${made.id}`,
  ]) {
    await openSignedIn(path);
    await checkQuiet();
  }
  await openSignedIn(`/edit?cv=${made.id}`);
  await expect(sheet(page)).toContainText('<script>');
  await checkQuiet();
  await openMore(page);
  await page.getByRole('button', { name: cv.history }).click();
  await expect(page.getByRole('dialog', { name: history.title })).toContainText(history.import);
  await checkQuiet();
});

/** Every sentence of an answer with a script in it, as a bad model or job board could give it. */
function poison(value: unknown): unknown {
  if (typeof value === 'string') return /\s/.test(value) ? `${value} ${script('answer')}` : value;
  if (Array.isArray(value)) return value.map(poison);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, poison(one)]));
}

test('scripts in job ads and in what a model wrote are shown, never run', { tag: '@long' }, async ({
  page,
  api,
  account,
  saveCv,
  openSignedIn,
  baseURL,
}) => {
  const checkQuiet = watchPage(page, baseURL);
  await page.route('**/api/search-jobs', async (route) => {
    const answer = searchJobs.output.parse(await (await route.fetch()).json());
    const jobs = answer.jobs.map((job) => ({ ...job, description: script('ad') }));
    await route.fulfill({ json: poison({ ...answer, jobs }) });
  });
  await openSignedIn('/job-search?q=enfermera&l=Sevilla');
  await expect(page.getByRole('article').first()).toContainText('<script>');
  await checkQuiet();

  const { access_token: token } = await api.signIn(account);
  const body = {
    cvId: (await saveCv()).id,
    jobTitle: script('post'),
    jobDescription: `${script('ad')} Imprescindible: Python, SQL y Kubernetes. Se valorará inglés.`,
  };
  const answer = await api.call('POST', '/api/analyze-skill-gaps', { token, body });
  const { result } = analyzeSkillGaps.output.parse(answer);
  await page.route('**/api/results/*', async (route) => {
    const { result: kept, ...rest } = await (await route.fetch()).json();
    await route.fulfill({ json: { ...rest, result: { ...kept, result: poison(kept.result) } } });
  });
  await openSignedIn(`/skillgap?result=${result.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>');
  await expect(page.getByRole('main').getByText("window.probe='answer'").first()).toBeVisible();
  await checkQuiet();
});
