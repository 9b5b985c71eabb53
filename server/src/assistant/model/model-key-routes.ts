import {
  deleteModelKey,
  getModelKey,
  type ModelKeyState,
  storeModelKey,
} from '@trayecto/core/contract';
import type { Limit, Throttle } from '../../auth/throttle';
import type { ModelSettings } from '../../config';
import { type Route, route } from '../../http/route';
import { tellEngine } from './choose-assistant';
import type { ModelKeys } from './model-keys';

const storesPerUser: Limit = { name: 'model-key-user', most: 30, windowSeconds: 60 * 60 };

interface ModelKeyParts {
  readonly keys: ModelKeys;
  readonly model: ModelSettings;
  readonly throttle: Throttle;
}

export function createModelKeyRoutes({ keys, model, throttle }: ModelKeyParts): readonly Route[] {
  async function tellState(userId: string): Promise<ModelKeyState> {
    const stored = await keys.describe(userId);
    return {
      key: stored ? { lastFour: stored.lastFour, storedAt: stored.storedAt.toISOString() } : null,
      engine: tellEngine(model, stored !== undefined),
    };
  }

  return [
    route(getModelKey, ({ caller }) => tellState(caller.userId)),

    route(storeModelKey, async ({ caller, body }) => {
      await throttle.take(storesPerUser, caller.userId);
      await keys.store(caller.userId, body.key);
      return tellState(caller.userId);
    }),

    route(deleteModelKey, async ({ caller }) => {
      await keys.forget(caller.userId);
      return tellState(caller.userId);
    }),
  ];
}
