// npm run dev: the web app with hot reload, the server built and started again on every change.
import { requireNodeVersion } from './node-version.mjs';

requireNodeVersion();
const { startDevelopment } = await import('./start-development.mjs');
await startDevelopment();
