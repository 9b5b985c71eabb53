import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A child that can be ended gracefully and started again; restarts asked for meanwhile become one. */
export function startRestartableProcess(command, args) {
  let child;
  let isRestarting = false;
  let isAskedAgain = false;

  const stop = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };

  const restart = async () => {
    isAskedAgain = isRestarting;
    if (isRestarting) return;
    isRestarting = true;
    do {
      isAskedAgain = false;
      await stop();
      child = spawn(command, args, { stdio: 'inherit' });
    } while (isAskedAgain);
    isRestarting = false;
  };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, async () => {
      await stop();
      process.exit(0);
    });
  }
  return { restart };
}
