import { spawn } from 'node:child_process';
import { createFairQueue } from '../threads/fair-queue';

const LONGEST_MS = 5_000;
const MOST_BYTES = 1_000_000;
const queue = createFairQueue({
  slots: 1,
  mostWaiting: 8,
  mostWaitingEach: 2,
  refuse: () => new Error('too many wait'),
});

interface Turn {
  readonly owner: string;
  readonly signal: AbortSignal;
}

/**
 * What the reader that most of these machines build on gets. A second opinion, wherever it happens to be installed:
 * without it, or when it fails, there is none.
 */
export async function readWithPdftotext(
  pdf: Uint8Array,
  { owner, signal }: Turn,
): Promise<string | null> {
  try {
    const turn = await queue.enter(owner, signal);
    return await run(pdf, signal).finally(turn.leave);
  } catch {
    return null;
  }
}

function run(pdf: Uint8Array, signal: AbortSignal): Promise<string | null> {
  return new Promise((resolve) => {
    const child = spawn('pdftotext', ['-q', '-enc', 'UTF-8', '-', '-'], {
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: LONGEST_MS,
      killSignal: 'SIGKILL',
      env: { PATH: process.env.PATH },
      signal,
    });
    const chunks: Buffer[] = [];
    let size = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > MOST_BYTES) child.kill('SIGKILL');
      else chunks.push(chunk);
    });
    child.on('error', () => resolve(null));
    child.on('close', (code) => {
      const text = Buffer.concat(chunks).toString('utf8').replaceAll('\f', '\n').trim();
      resolve(code === 0 && text !== '' ? text : null);
    });
    // It may be gone before it has taken everything.
    child.stdin.on('error', () => {});
    child.stdin.end(pdf);
  });
}
