import { fork } from 'node:child_process';
import { once } from 'node:events';
import { awaitAnswer, type TaskWorker } from './task-worker';

/** The child gets none of the server's settings: it needs no secret to do its work. */
export function startProcess<Task extends object, Result>(
  file: string,
  mostHeapMb: number,
): TaskWorker<Task, Result> {
  const child = fork(file, [], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${mostHeapMb}`],
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  child.on('error', () => {});
  return {
    ask(task) {
      if (!child.connected) return Promise.reject(new Error('the process ended'));
      const answer = awaitAnswer<Result>(child);
      child.send(task);
      return answer;
    },
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
