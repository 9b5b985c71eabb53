import { putShare } from '@trayecto/core/contract';
import { spanishAnalyst } from '@trayecto/core/document/fixtures';
import { es } from '../../web/src/i18n/es';
import { expect, test } from '../cv-fixtures';

const { shared } = es;

test('on a phone a shared CV begins near the top, and its links are under it', async ({
  page,
  api,
  account,
  saveCv,
}) => {
  const { id } = await saveCv();
  const { access_token: token } = await api.signIn(account);
  const answer = await api.call('PUT', `/api/cvs/${id}/share`, { token, body: { hidden: [] } });
  const { link } = putShare.output.parse(answer).share;
  await page.goto(new URL(link ?? '').pathname);
  const sheets = page.locator('.printed-page');
  await expect(sheets.locator('img').first()).toBeVisible();
  expect((await sheets.first().boundingBox())?.y).toBeLessThan(200);
  await expect(page.getByRole('button', { name: shared.download })).toBeInViewport();
  const links = page.getByRole('list', { name: shared.links });
  await expect(links).toHaveCount(1);
  await expect(links.getByRole('link', { name: spanishAnalyst.personal.email })).toHaveAttribute(
    'href',
    `mailto:${spanishAnalyst.personal.email}`,
  );
  const [page1, below] = await Promise.all([sheets.last().boundingBox(), links.boundingBox()]);
  expect(below?.y).toBeGreaterThan((page1?.y ?? 0) + (page1?.height ?? 0));
});
