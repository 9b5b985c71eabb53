import type { Assistant, AssistantFor } from '@trayecto/core/assistant';
import { type BuiltinEngine, createBuiltinAssistant } from '../../src/assistant/builtin-assistant';
import { createModelAssistant } from '../../src/assistant/model/model-assistant';
import { createModelClient } from '../../src/assistant/model/model-client';
import { usualModelLimits } from '../../src/assistant/model/model-endpoint';
import { createModelGuard } from '../../src/assistant/model/model-guard';
import type { ModelTaskName } from '../../src/assistant/model/model-tasks';
import { runWorkerTask } from '../../src/assistant/run-worker-task';
import type { StartedWhenNeeded } from '../../src/import/start-when-needed';
import { startFakeModelServer } from '../model/fake-model-server';
import { answerDutifully } from './dutiful-model';

export interface EngineUnderTest<Tasks = AssistantFor<ModelTaskName>> {
  readonly assistant: Tasks;
  /** From now on nothing answers: what is asked hangs until it is cancelled. */
  hang(): void;
  close(): Promise<void>;
}

/** The engine itself, without the thread it runs in: that one is in the tests of the whole server. */
export function createPlainEngine(
  delay: () => Promise<void> = async () => {},
): StartedWhenNeeded<BuiltinEngine> {
  const pool = {
    run: async (task: Parameters<typeof runWorkerTask>[0]) => {
      await delay();
      return runWorkerTask(task);
    },
    close: async () => {},
  };
  return { get: async () => pool, started: () => undefined };
}

export function createPlainBuiltin(delay?: () => Promise<void>): Assistant {
  return createBuiltinAssistant(createPlainEngine(delay), 'ana');
}

export async function startBuiltin(): Promise<EngineUnderTest<Assistant>> {
  let isHanging = false;
  return {
    // A thread is not interrupted: its answer comes, and nobody takes it.
    assistant: createPlainBuiltin(async () => {
      if (isHanging) await new Promise((resolve) => setTimeout(resolve, 20));
    }),
    hang() {
      isHanging = true;
    },
    async close() {},
  };
}

/** A model that follows its orders: it gives every text back, with a stronger opening where it knows one. */
export async function startModel(): Promise<EngineUnderTest> {
  const fake = await startFakeModelServer();
  fake.behave((request) => ({ kind: 'sayWhole', text: JSON.stringify(answerDutifully(request)) }));
  const assistant = createModelUnderTest(fake.baseUrl);
  return { assistant, hang: () => fake.behave({ kind: 'hang' }), close: () => fake.close() };
}

export function createModelUnderTest(baseUrl: string): AssistantFor<ModelTaskName> {
  return createModelAssistant({
    builtin: createPlainBuiltin(),
    client: createModelClient(usualModelLimits(60_000)),
    endpoint: { baseUrl, apiKey: undefined, model: 'dutiful', temperature: 0.7 },
    guard: createModelGuard(async (guard) => {
      const answer = await runWorkerTask({ kind: 'guard', guard });
      if (answer.kind !== 'guard') throw new Error('not the guard');
      return answer.result;
    }),
    budget: { take: async () => {}, giveBack: async () => {} },
  });
}
