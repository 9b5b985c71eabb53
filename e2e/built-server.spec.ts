import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTestFolder } from '../server/test/test-folder';
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

test('what npm run cv runs says with its exit status that it worked', { tag: '@long' }, () => {
  const folder = makeTestFolder('e2e');
  const source = join(folder, 'cv.txt');
  writeFileSync(source, 'Nuria Casals Bofill\nEnfermera\nnuria.casals@example.com\n');
  const command = join(import.meta.dirname, '..', 'server', 'dist', 'command.js');
  const made = spawnSync(process.execPath, [command, 'cv', 'pdf', source, '--out', 'cv.pdf'], {
    env: { PATH: process.env.PATH, INIT_CWD: folder, DATA_DIR: folder },
    encoding: 'utf8',
  });
  expect([made.status, made.stderr]).toEqual([0, '']);
  rmSync(folder, { recursive: true });
});
