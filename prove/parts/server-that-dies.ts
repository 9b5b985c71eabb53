import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import pg from 'pg';
import { runServer } from '../../server/src/run-server';
import { quickOptions } from '../../server/test/app/quick-options';

/**
 * The server, but it kills itself at the nth beginning or end of a step on a file or with its database, counted from
 * SIGUSR2 on, or at the first one of a kind: told by DIE_AT_STEP, a number or a name. What the server does is only watched, so no such place exists in what people run.
 */
const dieAt = process.env.DIE_AT_STEP ?? '';
let steps = 0;
let isCounting = false;

function takeStep(name: string): void {
  if (!isCounting) return;
  steps += 1;
  if (name !== dieAt && String(steps) !== dieAt) return;
  process.kill(process.pid, 'SIGKILL');
  // The signal comes when the kernel is ready; nothing more may happen until then.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

function watch(owner: object, names: readonly string[]): void {
  for (const name of names) {
    const original = Reflect.get(owner, name);
    Reflect.set(owner, name, function watched(this: unknown, ...args: unknown[]) {
      takeStep(name);
      const result = Reflect.apply(original, this, args);
      // Also between the last step's success and the answer.
      return result instanceof Promise ? result.finally(() => takeStep(name)) : result;
    });
  }
}

watch(fs.promises, ['mkdir', 'open', 'link', 'rename', 'rm']);
const probe = await fs.promises.open(process.execPath, 'r');
watch(Object.getPrototypeOf(probe), ['writeFile', 'sync', 'close']);
await probe.close();
watch(pg.Client.prototype, ['query']);
syncBuiltinESMExports();

process.on('SIGUSR2', () => {
  isCounting = true;
  process.stdout.write('counting\n');
});

await runServer(quickOptions);
