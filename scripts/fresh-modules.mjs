import { afterAll, vi } from 'vitest';

// Test files share a process: what a module of the app remembers, and globals that a test replaces, must not reach
// the next file.
vi.resetModules();
afterAll(() => {
  vi.unstubAllGlobals();
});

// As the app does before anything else.
const { languageStore } = await import('../web/src/i18n/language-store.ts');
await languageStore.prepare();
