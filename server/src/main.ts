import { startEngineAhead } from './db/embedded/engine-thread';

if (!process.env.DATABASE_URL) startEngineAhead();
const { runServer } = await import('./run-server');
await runServer();
