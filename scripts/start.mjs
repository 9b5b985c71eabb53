// npm start: installs and builds if needed, then becomes the server.
import { requireNodeVersion } from './node-version.mjs';

requireNodeVersion();
// Loaded only now: an older Node could not even read these files.
const { startServer } = await import('./start-server.mjs');
await startServer();
