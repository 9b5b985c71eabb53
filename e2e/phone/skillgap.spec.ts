import { createCv } from '@trayecto/core/contract';
import { englishAnalyst } from '@trayecto/core/document/fixtures';
import { en } from '../../web/src/i18n/en';
import { findViolations, prepareChecker } from '../accessibility';
import { expect, test } from '../fixtures';
import { findForeignText } from '../pseudo-language';

const { skillGap } = en;

test('in English: a job description in Spanish is compared, a tap shows the places, and nothing hangs over the edge', {
  tag: '@long',
}, async ({ page, api, account, openSignedIn }) => {
  const { access_token: token } = await api.signIn(account);
  const body = { filename: 'cv.pdf', content: 'x', parsed_data: englishAnalyst };
  const { cv } = createCv.output.parse(await api.call('POST', '/api/cvs', { body, token }));
  const job = { title: 'Analista', description: 'Imprescindible SQL, Kubernetes y francés B2.' };
  await api.call('POST', '/api/saved-jobs', { body: job, token });
  await page.addInitScript(() => localStorage.setItem('trayecto.language', 'en'));
  await openSignedIn(`/skillgap?cv=${cv.id}`);
  await prepareChecker(page);
  expect(await findViolations(page)).toEqual([]);
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overhang()).toBeLessThanOrEqual(0);

  await page.getByLabel(skillGap.savedMenu).selectOption('Analista');
  await page.getByRole('button', { name: skillGap.analyze, exact: true }).tap();
  await expect(page.getByRole('heading', { name: skillGap.skillsTitle })).toBeVisible();
  const skill = page.getByRole('button', { name: /^SQL/ });
  await skill.tap();
  await expect(skill).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText(skillGap.inPosting).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText(skillGap.inCv).filter({ visible: true })).toHaveCount(1);
  const posting = page.getByRole('region', { name: skillGap.postingPane, exact: true });
  await expect(posting.locator('mark[data-active]')).toHaveText('SQL');
  await skill.tap();
  await expect(posting.locator('mark[data-active]')).toHaveCount(0);
  expect(await overhang()).toBeLessThanOrEqual(0);
  expect(await findViolations(page)).toEqual([]);

  await page.addInitScript(() => localStorage.setItem('trayecto.language', 'pseudo'));
  await page.reload();
  await expect(posting.or(page.getByRole('heading', { level: 2 }).first())).toBeVisible();
  expect(await page.evaluate(findForeignText)).toEqual([]);
});
