import { defineConfig } from 'vitest/config';

/** Anything that needs a database is named *.integration.test.ts, so that the unit tests stay quick. */
const integration = '**/*.integration.test.ts';

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: 'core', include: ['core/src/**/*.test.ts'] } },
      { test: { name: 'web', include: ['web/src/**/*.test.{ts,tsx}'], environment: 'node' } },
      {
        test: {
          name: 'server-unit',
          include: ['server/{src,test}/**/*.test.ts'],
          exclude: [integration],
        },
      },
      {
        test: {
          name: 'server-integration',
          include: ['server/{src,test}/**/*.integration.test.ts'],
          globalSetup: ['./server/test/database/global-setup.ts'],
          // Opening a database takes a second on a quiet machine and twenty on a busy one.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          isolate: false,
        },
      },
      { test: { name: 'scripts', include: ['{scripts,bench}/**/*.test.mjs'] } },
    ],
  },
});
