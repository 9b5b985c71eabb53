import {
  AppError,
  createCv,
  decideReview,
  getCv,
  getCvReading,
  listCvSummaries,
  updateCv,
} from '@trayecto/core/contract';
import type { Database } from '../db';
import { limited, type Route, route } from '../http/route';
import { changeCv } from './change-cv';
import { createCvOnce, describeSaving } from './create-cv-once';
import { findCvReading, readCv } from './cv-store';
import { listSummaries } from './cv-summaries';
import { decideReview as storeDecisions } from './decide-review';
import { savesPerUser } from './saves-per-user';

export function createCvRoutes(database: Database): readonly Route[] {
  return [
    route(listCvSummaries, async ({ caller, query }) => {
      const page = await database.asUser(caller.userId, (tx) =>
        listSummaries(tx, caller.userId, query),
      );
      return { ...page };
    }),

    limited(
      savesPerUser,
      route(createCv, async ({ caller, body, idempotencyKey }) => {
        const requests = idempotencyKey === undefined ? [] : [describeSaving(idempotencyKey, body)];
        const cv = await database.asUser(caller.userId, (tx) =>
          createCvOnce(tx, caller.userId, body, requests),
        );
        return { cv };
      }),
    ),

    route(getCv, async ({ caller, params }) => {
      const cv = await readCv(database, caller.userId, params.id);
      if (!cv) throw new AppError('not_found');
      return { cv };
    }),

    limited(
      savesPerUser,
      route(updateCv, async ({ caller, params, body, ifMatch }) => {
        const cv = await database.asUser(caller.userId, (tx) =>
          changeCv(tx, caller.userId, params.id, body, ifMatch),
        );
        return { cv };
      }),
    ),

    limited(
      savesPerUser,
      route(decideReview, async ({ caller, params, body }) => {
        const cv = await database.asUser(caller.userId, (tx) =>
          storeDecisions(tx, params.id, body),
        );
        return { cv };
      }),
    ),

    route(getCvReading, async ({ caller, params }) => {
      const found = await database.asUser(caller.userId, (tx) => findCvReading(tx, params.id));
      if (!found) throw new AppError('not_found');
      return { reading: found.reading };
    }),
  ];
}
