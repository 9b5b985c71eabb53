import { join, sep } from 'node:path';
import { test as base, type ConsoleMessage, expect, type WebError } from '@playwright/test';
import { type Account, ApiCaller, inventAccount } from './accounts';
import { AppServer } from './app-server';
import { openWithSession } from './open-with-session';
import { SharedContexts } from './shared-contexts';

const adminAccount: Account = { ...inventAccount(), email: 'admin@example.test' };

interface WorkerParts {
  /** One server a worker; a test may stop, kill or restart it and need not start it again. */
  app: AppServer;
  admin: Account;
  contexts: SharedContexts;
}

interface TestParts {
  /** What is in the folder phone; no project of its own, whose workers would start their own servers. */
  isPhone: boolean;
  api: ApiCaller;
  account: Account;
  /** Opens a page as someone who signed in before, as a reload would; the person is `account` unless named. */
  openSignedIn: (path?: string, person?: Account) => Promise<void>;
  /** Fails the test when a page broke the content policy or threw, whatever else the test looks at. */
  pageGuard: undefined;
}

const PHONE_FOLDER = join(import.meta.dirname, 'phone', sep);

export const test = base.extend<TestParts, WorkerParts>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  isPhone: async ({}, use, { file }) => {
    await use(file.startsWith(PHONE_FOLDER));
  },
  context: async ({ isPhone, baseURL, contexts }, use) => {
    expect(baseURL).toBeTruthy();
    await use(await contexts.lend(isPhone));
    await contexts.tidy(isPhone);
  },
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const app = await AppServer.create();
      await use(app);
      await app.dispose();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  admin: [
    async ({ app }, use) => {
      const api = new ApiCaller(app.baseURL);
      const admin = await api.createAccount(adminAccount);
      // All tests share this account: none may leave its language behind for the next.
      const { access_token: token } = await api.signIn(admin);
      const code = await app.findAdminCode();
      await api.call('POST', '/api/account/admin', { token, body: { code } });
      await api.call('PATCH', '/api/profile', { token, body: { preferred_language: 'es' } });
      await use(admin);
    },
    { scope: 'worker' },
  ],
  contexts: [
    async ({ browser, app }, use) => {
      await use(new SharedContexts(browser, app.baseURL));
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ app }, use) => {
    await app.start();
    await use(app.baseURL);
  },
  api: async ({ baseURL }, use) => {
    await use(new ApiCaller(baseURL ?? ''));
  },
  account: async ({ api }, use) => {
    await use(await api.createAccount());
  },
  openSignedIn: async ({ page, api, account }, use) => {
    await use(async (path = '/', person = account) => {
      const session = JSON.stringify(await api.signIn(person));
      await openWithSession(page, session, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The list of CVs goes on to the only one there is.
      await expect(page).toHaveURL(path === '/edit' ? /\/edit(\?cv=[\w-]+)?$/ : path);
    });
  },
  pageGuard: [
    async ({ context }, use) => {
      const troubles: string[] = [];
      const noteMessage = (message: ConsoleMessage) => {
        if (/content security policy|trusted ?type/i.test(message.text()))
          troubles.push(message.text());
      };
      const noteError = (error: WebError) => troubles.push(String(error.error()));
      context.on('console', noteMessage);
      context.on('weberror', noteError);
      await use(undefined);
      context.off('console', noteMessage);
      context.off('weberror', noteError);
      expect(troubles, 'content policy broken or script error').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
