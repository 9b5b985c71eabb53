// npm start and the container: installs and builds if needed, then runs the server and restarts it when it dies.
import { requireNodeVersion } from './node-version.mjs';

requireNodeVersion();
// Loaded only now: an older Node could not even read these files.
const { startServer } = await import('./start-server.mjs');
await startServer();
