import { es } from '../web/src/i18n/es';
import { inventAccount } from './accounts';
import { AppServer } from './app-server';
import { AuthPage } from './auth-page';
import { expect, test } from './fixtures';
import { ImportPage } from './import-page';
import { PERSON, twoColumnPdf } from './sample-cvs';

const { errors, profile } = es;

test('what npm start runs, on an empty folder: someone signs up and has a CV read', async ({
  page,
}) => {
  test.slow();
  const server = await AppServer.createAsBuilt();
  try {
    const auth = new AuthPage(page);
    await page.goto(`${server.baseURL}/auth?next=/import`);
    await auth.switchToSignUp();
    await auth.signIn(inventAccount());

    const screen = new ImportPage(page);
    await screen.choose(twoColumnPdf());
    await screen.expectRead();
    await screen.finishReview();
    await page.reload();
    await expect(screen.sheet).toContainText(PERSON.name);

    await test.step('who started the server becomes its admin with the code it printed', async () => {
      await page.goto(`${server.baseURL}/profile?tab=security`);
      const code = page.getByLabel(profile.adminCode);
      await code.fill('AAAA-AAAA-AAAA');
      await page.getByRole('button', { name: profile.becomeAdmin }).click();
      await expect(page.getByText(errors.admin_code_wrong)).toBeVisible();
      await code.fill(await server.findAdminCode());
      await page.getByRole('button', { name: profile.becomeAdmin }).click();
      await expect(page.getByText(profile.adminDone)).toBeVisible();
      await page.goto(`${server.baseURL}/admin`);
      await expect(page).toHaveURL(`${server.baseURL}/admin`);
      await page.goto(`${server.baseURL}/profile?tab=security`);
      await expect(page.getByRole('heading', { name: profile.keyTitle })).toBeVisible();
      await expect(code).toHaveCount(0);
    });
  } finally {
    await server.dispose();
  }
});
