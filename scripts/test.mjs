// npm test: every kind of test, on a fresh clone too; ends with one line `N passed, N failed`.
// npm run test:all (--all): the long ones as well.
import { requireNodeVersion } from './node-version.mjs';

requireNodeVersion();
const { runAllTests } = await import('./run-all-tests.mjs');
await runAllTests({ all: process.argv.includes('--all') });
