import type { TaskInput, TaskName, TaskOutput } from './assistant-tasks';
import type { Engine, TaskContext } from './engine';

export type RunTask<Name extends TaskName> = (
  input: TaskInput<Name>,
  context: TaskContext,
) => Promise<TaskOutput<Name>>;

/** An engine that does some of the tasks; everything it makes names the engine. */
export type AssistantFor<Names extends TaskName> = { readonly engine: Engine } & {
  readonly [Name in Names]: RunTask<Name>;
};

/** Every task an engine can do. The built-in engine does all of them; a model, where one is set up, does them better. */
export type Assistant = AssistantFor<TaskName>;
