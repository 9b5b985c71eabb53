import type { TaskInput, TaskName, TaskOutput } from '@trayecto/core/assistant';
import type { AnswerSentence } from '@trayecto/core/translate';
import { openAnswerBook } from './answer-book';
import type { WorkerAnswer, WorkerTask } from './builtin-assistant';
import { builtinTasks } from './builtin-tasks';
import { runGuardTask } from './model/guard-task';

export async function runWorkerTask(task: WorkerTask): Promise<WorkerAnswer> {
  if (task.kind === 'guard') return { kind: 'guard', result: runGuardTask(task.guard) };
  if (task.answers === undefined)
    return { kind: 'task', result: await run(task.name, task.input), asked: undefined };
  const book = openAnswerBook(task.answers);
  const result = await run(task.name, task.input, book.answer);
  return { kind: 'task', result, asked: book.listAsked() };
}

async function run<Name extends TaskName>(
  name: Name,
  input: TaskInput<Name>,
  answer?: AnswerSentence,
): Promise<TaskOutput<Name>> {
  return builtinTasks[name](input, answer);
}
