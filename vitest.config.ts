import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { textTables } from './scripts/text-tables.mjs';

/** Anything that needs a database is named *.integration.test.ts, so that the unit tests stay quick. */
const integration = '**/*.integration.test.ts';

export default defineConfig({
  plugins: [textTables()],
  test: {
    // A process for each test file would load the same code again and again: half the time of a run.
    isolate: false,
    // Room for what a test makes and drops: with the usual eighth of it, sweeping is a tenth of a run.
    execArgv: ['--max-semi-space-size=64'],
    // Only to end what hangs: what takes a second on a quiet machine takes twenty on a busy one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // As where CI is set, so that both say the same.
    allowOnly: false,
    // What one run has compiled, the next finds: half of what a module costs.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/modules' },
    tags: [{ name: 'long', description: 'costs much, and tells little more than its neighbours' }],
    projects: [
      // One project for all of it: core is loaded once a worker, whoever needs it.
      describeProject({
        name: 'unit',
        include: [
          'core/src/**/*.test.ts',
          'server/{src,test}/**/*.test.ts',
          '{scripts,bench}/**/*.test.mjs',
        ],
        exclude: [integration],
      }),
      describeProject({
        name: 'web',
        include: ['web/src/**/*.test.{ts,tsx}'],
        setupFiles: ['./scripts/fresh-modules.mjs'],
      }),
      describeProject({
        name: 'integration',
        include: ['server/{src,test}/**/*.integration.test.ts'],
        globalSetup: ['./server/test/database/global-setup.ts'],
      }),
    ],
  },
});

function describeProject(
  test: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration {
  return { extends: true, test };
}
