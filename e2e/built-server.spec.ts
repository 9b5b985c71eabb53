import { inventAccount } from './accounts';
import { AppServer } from './app-server';
import { AuthPage } from './auth-page';
import { expect, test } from './fixtures';
import { ImportPage } from './import-page';
import { PERSON, twoColumnPdf } from './sample-cvs';

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
  } finally {
    await server.dispose();
  }
});
