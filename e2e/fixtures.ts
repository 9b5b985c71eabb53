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
  api: ApiCaller;
  account: Account;
  /** Fails the test when a page broke the content policy or threw, whatever else the test looks at. */
  pageGuard: undefined;
}

export const test = base.extend<TestParts, WorkerParts>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const app = await AppServer.create({ ADMIN_EMAIL: adminAccount.email });
      await use(app);
      await app.dispose();
    },
    { scope: 'worker', timeout: 60_000 },
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
