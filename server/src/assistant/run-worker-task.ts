import type { TaskInput, TaskName, TaskOutput } from '@trayecto/core/assistant';
import type { WorkerAnswer, WorkerTask } from './builtin-assistant';
import { builtinTasks } from './builtin-tasks';
import { runGuardTask } from './model/guard-task';

export function runWorkerTask(task: WorkerTask): WorkerAnswer {
  return task.kind === 'guard'
    ? { kind: 'guard', result: runGuardTask(task.guard) }
    : { kind: 'task', result: run(task.name, task.input) };
}

function run<Name extends TaskName>(name: Name, input: TaskInput<Name>): TaskOutput<Name> {
  return builtinTasks[name](input);
}
