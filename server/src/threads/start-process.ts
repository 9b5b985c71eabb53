import { fork } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import { countBehind, FAR_BEHIND } from './niceness';
import { ownErrors } from './own-errors';
import { awaitAnswer, type SentTask, type TaskWorker } from './task-worker';

/** The child gets none of the server's settings: it needs no secret to do its work. */
export function startProcess<Task extends object, Result>(
  file: string,
  mostHeapMb: number,
  isBehind: boolean,
): TaskWorker<Task, Result> {
  const child = fork(file, [], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${mostHeapMb}`],
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Before it loads anything: the threads it begins have the priority of the one that begins them.
  if (isBehind && child.pid !== undefined) lower(child.pid);
  child.unref();
  child.channel?.unref();
  ownErrors(child);
  return {
    get isAlive() {
      return child.connected;
    },
    ask(task, manner) {
      const answer = awaitAnswer<Result>(child);
      // Also when it cannot be sent, and nobody waits for the answer any more.
      answer.catch(() => {});
      const sent: SentTask<Task> = { ...manner, task };
      child.send(sent);
      return answer;
    },
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      await new Promise<void>((resolve) => {
        child.once('exit', () => resolve()).once('error', () => resolve());
        child.kill('SIGKILL');
      });
    },
  };
}

function lower(pid: number): void {
  try {
    setPriority(pid, countBehind(getPriority(process.pid), FAR_BEHIND));
  } catch {
    // Not allowed here, or over already: it works all the same.
  }
}
