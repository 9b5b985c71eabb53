import type { Assistant, AssistantFor } from '@trayecto/core/assistant';
import { createBuiltinAssistant } from '../../src/assistant/builtin-assistant';
import { createModelAssistant } from '../../src/assistant/model/model-assistant';
import { createModelClient } from '../../src/assistant/model/model-client';
import { usualModelLimits } from '../../src/assistant/model/model-endpoint';
import { createModelGuard } from '../../src/assistant/model/model-guard';
import type { ModelTaskName } from '../../src/assistant/model/model-tasks';
import { runWorkerTask } from '../../src/assistant/run-worker-task';
import { type RecordedRequest, startFakeModelServer } from '../model/fake-model-server';

export interface EngineUnderTest<Tasks = AssistantFor<ModelTaskName>> {
  readonly assistant: Tasks;
  /** From now on nothing answers: what is asked hangs until it is cancelled. */
  hang(): void;
  close(): Promise<void>;
}

/** The engine itself, without the thread it runs in: that one is in the tests of the whole server. */
export async function startBuiltin(): Promise<EngineUnderTest<Assistant>> {
  let isHanging = false;
  const pool = {
    run: async (task: Parameters<typeof runWorkerTask>[0]) => {
      // A thread is not interrupted: its answer comes, and nobody takes it.
      if (isHanging) await new Promise((resolve) => setTimeout(resolve, 20));
      return runWorkerTask(task);
    },
    close: async () => {},
  };
  const engine = { get: async () => pool, started: () => undefined };
  return {
    assistant: createBuiltinAssistant(engine),
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
  const assistant = createModelAssistant({
    client: createModelClient(usualModelLimits(60_000)),
    endpoint: { baseUrl: fake.baseUrl, apiKey: undefined, model: 'dutiful', temperature: 0.7 },
    guard: createModelGuard(async (guard) => {
      const answer = await runWorkerTask({ kind: 'guard', guard });
      if (answer.kind !== 'guard') throw new Error('not the guard');
      return answer.result;
    }),
    budget: { take: async () => {}, giveBack: async () => {} },
  });
  return { assistant, hang: () => fake.behave({ kind: 'hang' }), close: () => fake.close() };
}

function answerDutifully({ body }: RecordedRequest): unknown {
  const sent: string = body.messages[1].content;
  const cv = /^<cv-(\w+)>\n([\s\S]*)\n<\/cv-\1>/.exec(sent)?.[2] ?? '{}';
  return JSON.parse(cv, (_, value) => (typeof value === 'string' ? strengthen(value) : value));
}

const strengthen = (text: string) => text.replace(/^Encargada de/, 'Gestiono');
