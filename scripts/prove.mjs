// npm run prove [-- name …]: the promises that take long to try; ends with what was seen, and is no part of npm test.
import { requireNodeVersion } from './node-version.mjs';

requireNodeVersion();
const { proveAll } = await import('./prove-all.mjs');
await proveAll(process.argv.slice(2));
