import { register } from 'node:module';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/find-browser.mjs';
import { workersPerLane } from '../scripts/workers-per-lane.mjs';

register('./load-tables.mjs', import.meta.url);

const quietFlags = [
  // There is no screen: drawing through an emulated graphics card costs most of a run.
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // The tabs of a test find the code that the tabs before it have compiled.
  '--process-per-site',
];
// Chromium refuses to run as root inside its own sandbox.
const rootFlags = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: '../test-results',
  // A browser waits for its server as often as it works: one more leaves no core idle.
  workers: workersPerLane() + 1,
  fullyParallel: true,
  // npm run journeys has those too that cost much and tell little more than the others.
  ...(process.env.JOURNEYS === 'all' ? {} : { grepInvert: /@long/ }),
  forbidOnly: true,
  // Once more, in a fresh browser; the run names each that needed it, for that is a race to be found.
  retries: 1,
  // Generous, so that a busy machine is not taken for a broken app.
  timeout: 240_000,
  globalTimeout: 1_080_000,
  expect: { timeout: 60_000 },
  reporter: 'line',
  use: {
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    // A trace of every test costs a third of the run: PWTEST_TRACE=on makes one when it is needed.
    trace: process.env.PWTEST_TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findBrowser(), args: [...quietFlags, ...rootFlags] },
  },
});
