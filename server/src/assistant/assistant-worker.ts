import { parentPort } from 'node:worker_threads';
import type { TaskInput, TaskName, TaskOutput } from '@trayecto/core/assistant';
import type { WorkerAnswer, WorkerTask } from './builtin-assistant';
import { builtinTasks } from './builtin-tasks';
import { runGuardTask } from './model/guard-task';

function work(task: WorkerTask): WorkerAnswer {
  return task.kind === 'guard'
    ? { kind: 'guard', result: runGuardTask(task.guard) }
    : { kind: 'task', result: run(task.name, task.input) };
}

function run<Name extends TaskName>(name: Name, input: TaskInput<Name>): TaskOutput<Name> {
  return builtinTasks[name](input);
}

/** The built-in engine in a thread of its own: a long CV must not hold up anyone else's request. */
parentPort?.on('message', (task: WorkerTask) => parentPort?.postMessage(work(task)));
