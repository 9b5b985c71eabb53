import { join, sep } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { type Account, ApiCaller, inventAccount } from './accounts';
import { AppServer } from './app-server';

const adminAccount: Account = { ...inventAccount(), email: 'admin@example.test' };

interface WorkerParts {
  /** One server a worker; a test may stop, kill or restart it and need not start it again. */
  app: AppServer;
  admin: Account;
}

interface TestParts {
  /** What is in the folder phone; no project of its own, whose workers would start servers of their own. */
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
  viewport: async ({ isPhone }, use) => {
    await use(isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 });
  },
  isMobile: async ({ isPhone }, use) => {
    await use(isPhone);
  },
  hasTouch: async ({ isPhone }, use) => {
    await use(isPhone);
  },
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const app = await AppServer.create({ ADMIN_EMAIL: adminAccount.email });
      await use(app);
      await app.dispose();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  admin: [
    async ({ app }, use) => {
      await use(await new ApiCaller(app.baseURL).createAccount(adminAccount));
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
      // The lightest address of the same origin: session storage belongs to the tab and the origin.
      await page.goto('/robots.txt');
      await page.evaluate((text) => sessionStorage.setItem('trayecto.session', text), session);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(path);
    });
  },
  pageGuard: [
    async ({ context }, use) => {
      const troubles: string[] = [];
      context.on('console', (message) => {
        if (/content security policy|trusted ?type/i.test(message.text()))
          troubles.push(message.text());
      });
      context.on('weberror', (error) => troubles.push(String(error.error())));
      await use(undefined);
      expect(troubles, 'content policy broken or script error').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
