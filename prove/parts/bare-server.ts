import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const CODE = `
  const server = require('node:http').createServer((_, answer) => answer.end('{}'));
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

export interface BareServer {
  readonly url: string;
  stop(): void;
}

/**
 * A server that has nothing to do. What it takes to answer is what the machine, and the flood's own sending, makes
 * everyone wait for.
 */
export async function startBareServer(): Promise<BareServer> {
  const child: ChildProcess = spawn(process.execPath, ['-e', CODE], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('the bare server has no output');
  const [port] = await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${String(port).trim()}`, stop: () => child.kill() };
}
