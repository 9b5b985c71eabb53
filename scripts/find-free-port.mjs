import { once } from 'node:events';
import { createServer } from 'node:net';

// Below the ports that the system gives to connections: a server that is stopped and started again finds its own free.
const LOWEST = 20_000;
const HOW_MANY = 12_000;
const MOST_TRIES = 50;

/** A port of this machine that nobody listens on now. */
export async function findFreePort() {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const port = LOWEST + Math.floor(Math.random() * HOW_MANY);
    if (await isFree(port)) return port;
  }
  throw new Error('No free port was found.');
}

async function isFree(port) {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
