import { spawn } from 'node:child_process';
import type { DocumentLanguage } from '@trayecto/core/document';
import { ownErrors } from '../threads/own-errors';

/** One answer for each text, in order; undefined when there is no such program here or it did not do its work. */
export type MachineTranslator = (
  texts: readonly string[],
  from: DocumentLanguage,
) => Promise<readonly string[] | undefined>;

const PAIRS = { es: 'spa-eng', en: 'eng-spa' } as const;
const FOLDERS = '/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin';
const LONGEST_MS = 8_000;
const MOST_CHARACTERS = 100_000;
const MOST_ANSWER_BYTES = 1_000_000;

/** Apertium where it is installed (Debian: apertium, apertium-eng-spa). Once it is missing it is not looked for again. */
export function createApertium(command = 'apertium', longestMs = LONGEST_MS): MachineTranslator {
  let isMissing = false;
  return async (texts, from) => {
    const size = texts.reduce((sum, text) => sum + text.length, 0);
    if (isMissing || texts.length === 0 || size > MOST_CHARACTERS) return undefined;
    try {
      // A line that does not end in a full stop is read together with the next one.
      const lines = texts.map((text) => text.replace(/\s+/g, ' ').replace(/([^.!?])$/, '$1.'));
      const answer = await run(command, ['-u', PAIRS[from]], `${lines.join('\n')}\n`, longestMs);
      const answers = answer.replace(/\n$/, '').split('\n');
      return answers.length === texts.length ? answers : undefined;
    } catch (error) {
      isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      return undefined;
    }
  };
}

/** In its own group, since the program is a pipe of many: what takes too long is ended with all of them. */
function run(
  command: string,
  options: readonly string[],
  input: string,
  longestMs: number,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, options, {
      detached: true,
      // Nothing of ours: it has no use for keys and secrets.
      env: { PATH: FOLDERS, LANG: 'C.UTF-8' },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const chunks: Buffer[] = [];
    let size = 0;
    const end = (why: string) => {
      if (child.pid !== undefined) endGroup(child.pid);
      reject(new Error(why));
    };
    const timer = setTimeout(() => end(`no answer within ${longestMs} ms`), longestMs);
    child.stdout.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size > MOST_ANSWER_BYTES) end('too long an answer');
    });
    // It may end before it has read everything.
    ownErrors(child.stdin, child.stdout);
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      if (code === 0) resolve(Buffer.concat(chunks).toString('utf8'));
      else reject(new Error(`ended with ${code}`));
    });
    child.stdin.end(input);
  });
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Gone already.
  }
}
