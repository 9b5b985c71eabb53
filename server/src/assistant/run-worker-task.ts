import type { TaskInput, TaskName, TaskOutput } from '@trayecto/core/assistant';
import type { WorkerAnswer, WorkerTask } from './builtin-assistant';
import { builtinTasks } from './builtin-tasks';
import { runGuardTask } from './model/guard-task';

export async function runWorkerTask(task: WorkerTask): Promise<WorkerAnswer> {
  return task.kind === 'guard'
    ? { kind: 'guard', result: runGuardTask(task.guard) }
    : { kind: 'task', result: await run(task.name, task.input) };
}

async function run<Name extends TaskName>(
  name: Name,
  input: TaskInput<Name>,
): Promise<TaskOutput<Name>> {
  return builtinTasks[name](input);
}
