// npm test: everything, on a fresh clone too; ends with one line `N passed, N failed`.
import { requireNodeVersion } from './node-version.mjs';

requireNodeVersion();
const { runAllTests } = await import('./run-all-tests.mjs');
await runAllTests();
