import { createHmac } from 'node:crypto';
import { AppError } from '@trayecto/core/contract';
import { type Database, giveBackLimit, takeLimit } from '../../db';
import type { TaskBudget } from './model-assistant';

const DAY_SECONDS = 24 * 60 * 60;

/** So many tasks a day and person, counted in the database over all processes; the day begins with the first one. */
export function createModelBudget(database: Database, secret: Uint8Array, dailyCalls: number) {
  return (userId: string): TaskBudget => {
    const key = `model-day:${createHmac('sha256', secret).update(userId).digest('base64url')}`;
    return {
      async take() {
        const taken = await database.asService((tx) => takeLimit(tx, key, dailyCalls, DAY_SECONDS));
        if (taken.allowed) return;
        const { retryAfterSeconds } = taken;
        const resetsAt = new Date(Date.now() + retryAfterSeconds * 1_000).toISOString();
        throw new AppError('ai_budget_spent', { retryAfterSeconds, details: { resetsAt } });
      },
      async giveBack() {
        await database.asService((tx) => giveBackLimit(tx, key));
      },
    };
  };
}
