import {
  AppError,
  deleteResult,
  getResult,
  listResults,
  type ResultRecord,
  restoreResult,
  updateResult,
} from '@trayecto/core/contract';
import { savesPerUser } from '../cvs/saves-per-user';
import type { Database } from '../db';
import { limited, type Route, route } from '../http/route';
import {
  bringBackResult,
  findResult,
  listResultsOf,
  noteState,
  removeResult,
} from './result-store';

const tooMuch = { fields: [{ field: 'state', problem: 'too_big' }] };

/** Previous answers of the engines, for every task. */
export function createResultRoutes(database: Database): readonly Route[] {
  return [
    route(listResults, async ({ caller, query }) => {
      const page = await database.asUser(caller.userId, (tx) => listResultsOf(tx, query));
      return { ...page };
    }),

    route(getResult, async ({ caller, params }) => {
      const found = await database.asUser(caller.userId, (tx) => findResult(tx, params.id));
      return answerWith(found);
    }),

    limited(
      savesPerUser,
      route(updateResult, async ({ caller, params, body }) => {
        const found = await database.asUser(caller.userId, async (tx) => {
          const isNoted = await noteState(tx, params.id, body.state);
          const result = await findResult(tx, params.id);
          if (result && !isNoted) throw new AppError('validation_failed', { details: tooMuch });
          return result;
        });
        return answerWith(found);
      }),
    ),

    route(deleteResult, async ({ caller, params }) => {
      const isDone = await database.asUser(caller.userId, (tx) => removeResult(tx, params.id));
      if (!isDone) throw new AppError('not_found');
      return undefined;
    }),

    route(restoreResult, async ({ caller, params }) => {
      const found = await database.asUser(caller.userId, async (tx) => {
        await bringBackResult(tx, params.id);
        return findResult(tx, params.id);
      });
      return answerWith(found);
    }),
  ];
}

function answerWith(found: ResultRecord | undefined) {
  if (!found) throw new AppError('not_found');
  return { result: found };
}
