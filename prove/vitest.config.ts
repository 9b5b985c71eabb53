import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { textTables } from '../scripts/text-tables.mjs';

/** One file after the other: each of them wants the machine for itself. */
export default defineConfig({
  plugins: [textTables()],
  test: {
    root: join(import.meta.dirname, '..'),
    include: ['prove/*.prove.ts'],
    globalSetup: ['./server/test/database/global-setup.ts'],
    fileParallelism: false,
    isolate: false,
    testTimeout: 30 * 60 * 1000,
    hookTimeout: 120_000,
    allowOnly: false,
  },
});
