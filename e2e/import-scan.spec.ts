import { es } from '../web/src/i18n/es';
import { expect, test } from './fixtures';
import { ImportPage } from './import-page';
import { scanOf } from './sample-cvs';

const { cv, upload } = es;
const pageLabel = (page: number, of: number) =>
  upload.scanPage.replace('{page}', String(page)).replace('{of}', String(of));

test('a scan is read page by page, and is said to be one', { tag: '@long' }, async ({
  page,
  openSignedIn,
}) => {
  test.slow();
  await openSignedIn('/import');
  const screen = new ImportPage(page);
  // Each page is on the screen for a moment only: all that was ever said is kept.
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const look = () => {
      const bar = document.querySelector('[role=progressbar]');
      said.push(bar?.getAttribute('aria-valuetext') ?? '');
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['aria-valuetext'],
    });
  });
  await screen.choose(await scanOf(3));
  await screen.expectRead();
  const said = (await page.evaluate('window.said')) as string[];
  for (const number of [1, 2, 3]) {
    expect(said.some((text) => text.endsWith(pageLabel(number, 3)))).toBe(true);
  }
  const percents = said.filter((text) => text !== '').map((text) => Number.parseInt(text, 10));
  expect(percents).toEqual([...percents].sort((a, b) => a - b));
  await screen.finishReview();
  await expect(screen.sheet).toContainText('Marta Soler Vidal');
  await expect(page.getByText(cv.fromImage)).toBeVisible();
});

test('the reading of a scan can be cancelled', { tag: '@long' }, async ({ page, openSignedIn }) => {
  await openSignedIn('/import');
  const screen = new ImportPage(page);
  await screen.choose(await scanOf(10));
  await expect(page.getByText(/^Leyendo la página escaneada \d+ de 10…$/).last()).toBeVisible();
  await page.getByRole('button', { name: upload.cancel, exact: true }).click();
  await expect(page.getByText(upload.cancelled)).toBeVisible();
  await expect(screen.zone).toBeEnabled();
  await page.getByRole('link', { name: es.nav.edit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cv.emptyTitle);
});
