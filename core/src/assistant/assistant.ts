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

type Tasks<Names extends TaskName> = { readonly [Name in Names]: RunTask<Name> };

/** An engine whose tasks are all run the same way, each by its name. */
export function makeAssistant<Names extends TaskName>(
  engine: Engine,
  names: readonly Names[],
  make: <Name extends Names>(name: Name) => RunTask<Name>,
): AssistantFor<Names> {
  const tasks: { [Name in Names]?: RunTask<Name> } = {};
  const add = <Name extends Names>(name: Name) => {
    tasks[name] = make(name);
  };
  names.forEach(add);
  const isWhole = (some: object): some is Tasks<Names> => names.every((name) => name in some);
  if (!isWhole(tasks)) throw new Error('an engine lacks a task');
  return { engine, ...tasks };
}
