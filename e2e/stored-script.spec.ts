import { cvSchema } from '@trayecto/core/cv';
import { es } from '../web/src/i18n/es';
import { expect, sheet, test } from './cv-fixtures';

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

test('scripts in every field of a CV and in the name of its file are shown, never run', async ({
  page,
  saveCv,
  changeCv,
  openSignedIn,
  baseURL,
}) => {
  test.slow();
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !/^(data|blob):/.test(request.url()))
      elsewhere.push(request.url());
  });
  page.on('dialog', (dialog) => {
    elsewhere.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  const made = await saveCv(hostileCv, `${script('file')}.pdf`, script('text'));
  await changeCv(made, { parsed_data_english: hostileCv });
  const checkQuiet = async () => {
    expect(await page.evaluate(() => Reflect.get(window, 'probe'))).toBeUndefined();
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) =>
        all.map((one) => (one instanceof HTMLAnchorElement ? one.protocol : '')),
      );
    expect(links.filter((protocol) => !/^(https?|mailto|tel|blob):$/.test(protocol))).toEqual([]);
  };

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
  await page.getByRole('button', { name: cv.history }).click();
  await expect(page.getByRole('dialog', { name: history.title })).toContainText(history.import);
  await checkQuiet();
  expect(elsewhere).toEqual([]);
});
