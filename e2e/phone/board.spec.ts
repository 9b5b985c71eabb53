import { es } from '../../web/src/i18n/es';
import { expect, test } from '../fixtures';

const { start, applications, nav } = es;

test('the board comes first, and a job is pasted from the foot; someone new has the field', async ({
  page,
  api,
  account,
  openSignedIn,
}) => {
  await openSignedIn('/');
  const field = page.getByLabel(start.paste);
  await expect(field).toBeVisible();
  const { access_token: token } = await api.signIn(account);
  const body = { posting: 'Panadera\nHorno Sol, Cádiz.', cv_id: null };
  await api.call('POST', '/api/applications', { token, body });
  await page.reload();
  await expect(page.getByText('Panadera', { exact: true })).toBeInViewport();
  await expect(field).toBeHidden();
  await page.getByRole('link', { name: nav.pasteJob }).tap();
  await expect(page.getByLabel(applications.pasteLabel)).toBeVisible();
});
