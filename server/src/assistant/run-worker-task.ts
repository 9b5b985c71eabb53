import type { TaskInput, TaskName, TaskOutput } from '@trayecto/core/assistant';
import type { AnswerSentence } from '@trayecto/core/translate';
import { runJobTask } from '../jobs/job-tasks';
import { openAnswerBook } from './answer-book';
import type { WorkerAnswer, WorkerTask } from './builtin-assistant';
import { builtinTasks } from './builtin-tasks';
import { runGuardTask } from './model/guard-task';

export async function runWorkerTask(task: WorkerTask): Promise<WorkerAnswer> {
  if (task.kind === 'guard') return guard(task);
  if (task.kind === 'jobs')
    return { kind: 'jobs', name: task.name, result: runJobTask(task.name, task.input) };
  if (task.answers === undefined)
    return { kind: 'task', result: await run(task.name, task.input), asked: undefined };
  const book = openAnswerBook(task.answers);
  const result = await run(task.name, task.input, book.answer);
  return { kind: 'task', result, asked: book.listAsked() };
}

/** Only what the guard has put nothing better in the place of is worth asking for. */
function guard({
  guard: task,
  answers = [],
}: Extract<WorkerTask, { kind: 'guard' }>): WorkerAnswer {
  const book = openAnswerBook(answers);
  const result = runGuardTask(task, book.answer);
  const asked = book.listAsked();
  const drafts = 'drafts' in result ? (result.drafts ?? []) : [];
  const sentences = (asked?.sentences ?? []).filter((sentence) =>
    drafts.some(({ source, draft }) => source.includes(sentence) && draft.includes(sentence)),
  );
  return {
    kind: 'guard',
    result,
    asked: asked && sentences.length > 0 ? { ...asked, sentences } : undefined,
  };
}

async function run<Name extends TaskName>(
  name: Name,
  input: TaskInput<Name>,
  answer?: AnswerSentence,
): Promise<TaskOutput<Name>> {
  return builtinTasks[name](input, answer);
}
