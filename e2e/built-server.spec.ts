import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCv, getCv } from '@trayecto/core/contract';
import { makeTestFolder } from '../server/test/test-folder';
import { es } from '../web/src/i18n/es';
import { ApiCaller, inventAccount } from './accounts';
import { AppServer } from './app-server';
import { AuthPage } from './auth-page';
import { expect, test } from './fixtures';
import { ImportPage } from './import-page';
import { PERSON, twoColumnPdf } from './sample-cvs';

const { editor, errors, profile } = es;

test('what npm start runs, on an empty folder: someone signs up and has a CV read', async ({
  page,
}) => {
  test.slow();
  const server = await AppServer.createAsBuilt();
  try {
    const auth = new AuthPage(page);
    await page.goto(`${server.baseURL}/auth?next=/import`);
    await auth.switchToSignUp();
    const account = inventAccount();
    await auth.signIn(account);

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

    await test.step('what our own model was not sure of is said in another way with one key', async () => {
      const api = new ApiCaller(server.baseURL);
      const { access_token: token } = await api.signIn(account);
      const source = 'Cuadro la caja cada noche en dos tiendas.';
      const draft = 'Square the box every night in two shops.';
      const body = { filename: 'caja.pdf', content: 'x', parsed_data: { summary: source } };
      const created = await api.call('POST', '/api/cvs', { token, body });
      const { id, version } = createCv.output.parse(created).cv;
      const english = {
        parsed_data_english: { summary: draft },
        english_drafts: [{ pointer: '/summary', source, draft }],
      };
      await api.call('PATCH', `/api/cvs/${id}`, { token, version, body: english });
      const path = `/edit?cv=${id}&edit=1&text=english&check=1`;
      await page.goto(`${server.baseURL}${path}`);
      const panel = page.getByRole('region', { name: editor.drafts });
      const words = panel.getByRole('group', { name: editor.wordingsHint });
      await expect(words).toHaveText(draft);
      await words.getByRole('button', { name: 'Square' }).press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(panel.getByText(editor.wordingsFrom.replace('{word}', 'the'))).toBeVisible();
      const wording = panel.getByRole('listitem').first();
      await expect(wording).toContainText('Square');
      await words.getByRole('button', { name: 'the', exact: true }).press('Enter');
      await expect(panel.getByText(editor.wordings, { exact: true })).toBeVisible();
      const other = (await wording.locator('[translate=no]').textContent()) ?? '';
      await words.getByRole('button', { name: 'the', exact: true }).press('1');
      await expect(words).toHaveText(other);
      await panel.getByRole('button', { name: editor.draftRight, exact: true }).press('Enter');
      await expect(page.getByText(editor.draftsDone)).toBeVisible();
      await page.keyboard.press('Control+s');
      await expect(page.getByText(editor.saved, { exact: true })).toBeVisible();
      const saved = getCv.output.parse(await api.call('GET', `/api/cvs/${id}`, { token })).cv;
      expect(saved.parsed_data_english?.summary).toBe(other);
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
