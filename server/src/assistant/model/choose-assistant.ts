import type { Assistant, Engine, TaskName } from '@trayecto/core/assistant';
import type { ModelSettings } from '../../config';
import type { Database } from '../../db';
import { deriveKey } from '../../secrets/load-secret';
import { createModelAssistant, type ModelGuard } from './model-assistant';
import { createModelBudget } from './model-budget';
import { createModelClient } from './model-client';
import { type ModelLimits, usualModelLimits } from './model-endpoint';
import type { ModelKeys } from './model-keys';
import { modelTasks } from './model-tasks';

/** Where keys that look like OpenAI's belong when the installation names no endpoint. */
const OPENAI_URL = 'https://api.openai.com/v1';

interface ChooseParts {
  /** For one person each. */
  readonly builtin: (userId: string) => Assistant;
  readonly guard: (userId: string) => ModelGuard;
  readonly keys: ModelKeys;
  readonly model: ModelSettings;
  readonly database: Database;
  readonly secret: string;
  /** For tests, which cannot wait that long. */
  readonly limits?: ModelLimits;
}

/**
 * Who does a person's tasks: their model where there is one and it knows how, unless they ask for the engine that is
 * always there.
 */
export type ChooseAssistant = (
  userId: string,
  tasks: readonly TaskName[],
  wanted?: 'builtin',
) => Promise<Assistant>;

/** A person's own key comes first, then the installation's endpoint, then the engine that is always there. */
export function createChooseAssistant(parts: ChooseParts): ChooseAssistant {
  const { keys, model } = parts;
  const client = createModelClient(parts.limits ?? usualModelLimits(model.timeoutMs));
  const budgetOf = createModelBudget(
    parts.database,
    deriveKey(parts.secret, 'limit-key'),
    model.dailyCalls,
  );

  return async (userId, tasks, wanted) => {
    const builtin = parts.builtin(userId);
    const isModelTask = tasks.every((task) => task in modelTasks);
    if (wanted === 'builtin' || !isModelTask) return builtin;
    const own = await keys.open(userId);
    const baseUrl = model.baseUrl ?? (own === undefined ? undefined : OPENAI_URL);
    if (baseUrl === undefined) return builtin;
    const { name, temperature } = model;
    const endpoint = { baseUrl, apiKey: own ?? model.apiKey, model: name, temperature };
    const modelled = createModelAssistant({
      builtin,
      client,
      endpoint,
      guard: parts.guard(userId),
      budget: budgetOf(userId),
    });
    return { ...builtin, ...modelled };
  };
}

/** Which engine would do a person's task, without opening their key. */
export function tellEngine(model: ModelSettings, hasOwnKey: boolean): Engine {
  const isModel = hasOwnKey || model.baseUrl !== undefined;
  return isModel ? { kind: 'model', name: model.name } : { kind: 'builtin' };
}
