import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/find-browser.mjs';

const quietFlags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
// Chromium refuses to run as root inside its own sandbox.
const rootFlags = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 30_000,
  globalTimeout: 200_000,
  expect: { timeout: 8_000 },
  reporter: 'line',
  use: {
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    trace: 'retain-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findBrowser(), args: [...quietFlags, ...rootFlags] },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: 'phone/**',
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: 'phone/**/*.spec.ts',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
});
