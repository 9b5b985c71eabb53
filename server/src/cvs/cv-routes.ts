import {
  AppError,
  createCv,
  decideReview,
  getCv,
  getCvRaw,
  getCvReading,
  listCvSummaries,
  listCvs,
  updateCv,
} from '@trayecto/core/contract';
import type { Database } from '../db';
import { limited, questionRoute, type Route, route } from '../http/route';
import { StreamedJson } from '../http/streamed-json';
import { changeCv } from './change-cv';
import { createCvOnce, describeSaving } from './create-cv-once';
import { writeCvList } from './cv-pages';
import { askForCvs, findCvReading, findCvText, readCv, toRecord } from './cv-store';
import { listSummaries } from './cv-summaries';
import { decideReview as storeDecisions } from './decide-review';
import { savesPerUser } from './saves-per-user';

export function createCvRoutes(database: Database): readonly Route[] {
  return [
    questionRoute(listCvs, askForCvs, async (rows, { caller, query }) => {
      if (query.userId !== caller.userId) {
        throw new AppError('forbidden');
      }
      if (rows.length > 0) return { success: true as const, cvs: rows.map(toRecord) };
      return new StreamedJson(writeCvList(database, caller.userId));
    }),

    route(listCvSummaries, async ({ caller, query }) => {
      const page = await database.asUser(caller.userId, (tx) =>
        listSummaries(tx, caller.userId, query),
      );
      return { success: true as const, ...page };
    }),

    limited(
      savesPerUser,
      route(createCv, async ({ caller, body, idempotencyKey }) => {
        const requests = idempotencyKey === undefined ? [] : [describeSaving(idempotencyKey, body)];
        const cv = await database.asUser(caller.userId, (tx) =>
          createCvOnce(tx, caller.userId, body, requests),
        );
        return { success: true as const, cv };
      }),
    ),

    route(getCv, async ({ caller, params }) => {
      const cv = await readCv(database, caller.userId, params.id);
      if (!cv) throw new AppError('not_found');
      return { success: true as const, cv };
    }),

    limited(
      savesPerUser,
      route(updateCv, async ({ caller, params, body, ifMatch }) => {
        const cv = await database.asUser(caller.userId, (tx) =>
          changeCv(tx, caller.userId, params.id, body, ifMatch),
        );
        return { success: true as const, cv };
      }),
    ),

    limited(
      savesPerUser,
      route(decideReview, async ({ caller, params, body }) => {
        const cv = await database.asUser(caller.userId, (tx) =>
          storeDecisions(tx, params.id, body),
        );
        return { success: true as const, cv };
      }),
    ),

    route(getCvRaw, async ({ caller, params }) => {
      const text = await database.asUser(caller.userId, (tx) => findCvText(tx, params.id));
      if (text === undefined) throw new AppError('not_found');
      return { raw_content: text };
    }),

    route(getCvReading, async ({ caller, params }) => {
      const found = await database.asUser(caller.userId, (tx) => findCvReading(tx, params.id));
      if (!found) throw new AppError('not_found');
      return { success: true as const, reading: found.reading };
    }),
  ];
}
