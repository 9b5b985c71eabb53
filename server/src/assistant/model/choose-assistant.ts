import type { Assistant, Engine } from '@trayecto/core/assistant';
import type { ModelSettings } from '../../config';
import type { Database } from '../../db';
import { deriveKey } from '../../secrets/load-secret';
import { createModelAssistant, type ModelGuard } from './model-assistant';
import { createModelBudget } from './model-budget';
import { createModelClient } from './model-client';
import { type ModelLimits, usualModelLimits } from './model-endpoint';
import type { ModelKeys } from './model-keys';

/** Where keys that look like OpenAI's belong when the installation names no endpoint. */
const OPENAI_URL = 'https://api.openai.com/v1';

export interface ChooseParts {
  readonly builtin: Assistant;
  readonly guard: ModelGuard;
  readonly keys: ModelKeys;
  readonly model: ModelSettings;
  readonly database: Database;
  readonly secret: string;
  /** For tests, which cannot wait that long. */
  readonly limits?: ModelLimits;
}

/** A person's own key comes first, then the installation's endpoint, then the engine that is always there. */
export function createChooseAssistant(parts: ChooseParts) {
  const { builtin, guard, keys, model } = parts;
  const client = createModelClient(parts.limits ?? usualModelLimits(model.timeoutMs));
  const budgetOf = createModelBudget(
    parts.database,
    deriveKey(parts.secret, 'limit-key'),
    model.dailyCalls,
  );

  return async (userId: string, wanted?: 'builtin'): Promise<Assistant> => {
    if (wanted === 'builtin') return builtin;
    const own = await keys.open(userId);
    const baseUrl = model.baseUrl ?? (own === undefined ? undefined : OPENAI_URL);
    if (baseUrl === undefined) return builtin;
    const { name, temperature } = model;
    const endpoint = { baseUrl, apiKey: own ?? model.apiKey, model: name, temperature };
    return createModelAssistant({ client, endpoint, guard, budget: budgetOf(userId) });
  };
}

/** Who would do a person's task, told without opening their key. */
export function tellEngine(model: ModelSettings, hasOwnKey: boolean): Engine {
  const isModel = hasOwnKey || model.baseUrl !== undefined;
  return isModel ? { kind: 'model', name: model.name } : { kind: 'builtin' };
}
