import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withSetupLock } from './setup-lock.mjs';

let folder;
let lockFile;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'setup-lock-'));
  lockFile = join(folder, 'cache', 'setup.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('withSetupLock', () => {
  it('lets one work at a time and hands the result back', async () => {
    const events = [];
    const work = (name) => async () => {
      events.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 20));
      events.push(`${name} ends`);
      return name;
    };
    const results = await Promise.all([
      withSetupLock(lockFile, work('a')),
      withSetupLock(lockFile, work('b'), { onWait: () => events.push('b waits') }),
    ]);
    expect(results).toEqual(['a', 'b']);
    expect(events.filter((e) => e !== 'b waits')).toEqual([
      'a begins',
      'a ends',
      'b begins',
      'b ends',
    ]);
    expect(events).toContain('b waits');
    expect(existsSync(lockFile)).toBe(false);
  });

  it('is free again after work that failed', async () => {
    const failing = withSetupLock(lockFile, () => Promise.reject(new Error('no disk')));
    await expect(failing).rejects.toThrow('no disk');
    expect(existsSync(lockFile)).toBe(false);
  });

  it('takes over from a process that was killed', async () => {
    const script = `import { withSetupLock } from ${JSON.stringify(new URL('./setup-lock.mjs', import.meta.url).href)};
      await withSetupLock(${JSON.stringify(lockFile)}, () => {
        console.log('held');
        return new Promise(() => {});
      });`;
    const holder = spawn(process.execPath, ['--input-type=module', '-e', script]);
    await once(holder.stdout, 'data');
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    expect(existsSync(lockFile)).toBe(true);
    expect(await withSetupLock(lockFile, () => 'mine')).toBe('mine');
  });

  it('takes over from a holder that fell silent, even if its process number lives on', async () => {
    await withSetupLock(lockFile, () => 'makes the folder');
    writeFileSync(lockFile, JSON.stringify({ pid: process.pid, host: hostname() }));
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(lockFile, longAgo, longAgo);
    expect(await withSetupLock(lockFile, () => 'mine')).toBe('mine');
  });
});
