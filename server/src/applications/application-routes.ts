import {
  AppError,
  createApplication,
  deleteApplication,
  getApplication,
  getSending,
  listAnswers,
  listApplications,
  moveApplication,
  restoreApplication,
  updateApplication,
} from '@trayecto/core/contract';
import { cvSchema } from '@trayecto/core/cv';
import { designSchema } from '@trayecto/core/document';
import { and, eq } from 'drizzle-orm';
import { savesPerUser } from '../cvs/saves-per-user';
import { applicationSendings, type Database, type Tx } from '../db';
import { limited, type Route, route } from '../http/route';
import {
  bringBackApplication,
  findApplication,
  listApplicationsOf,
  readLetter,
  removeApplication,
  sendingColumns,
} from './application-store';
import { changeApplication, requireApplication } from './change-application';
import { createApplication as start } from './create-application';
import { listAnswersOf } from './list-answers';
import { moveApplication as move } from './move-application';

export function createApplicationRoutes(database: Database): readonly Route[] {
  return [
    route(listApplications, async ({ caller, query }) => {
      const page = await database.asUser(caller.userId, (tx) => listApplicationsOf(tx, query));
      return { ...page };
    }),

    route(listAnswers, async ({ caller }) => ({
      ...(await database.asUser(caller.userId, listAnswersOf)),
    })),

    limited(
      savesPerUser,
      route(createApplication, async ({ caller, body, idempotencyKey }) => {
        const application = await database.asUser(caller.userId, (tx) =>
          start(tx, caller.userId, body, idempotencyKey),
        );
        return { application };
      }),
    ),

    route(getApplication, async ({ caller, params }) => {
      const application = await database.asUser(caller.userId, (tx) =>
        requireApplication(tx, params.id),
      );
      return { application };
    }),

    limited(
      savesPerUser,
      route(updateApplication, async ({ caller, params, body, ifMatch }) => {
        const application = await database.asUser(caller.userId, (tx) =>
          changeApplication(tx, params.id, body, ifMatch),
        );
        return { application };
      }),
    ),

    limited(
      savesPerUser,
      route(moveApplication, async ({ caller, params, body, ifMatch }) => {
        const application = await database.asUser(caller.userId, (tx) =>
          move(tx, caller.userId, params.id, body, ifMatch),
        );
        return { application };
      }),
    ),

    route(getSending, async ({ caller, params }) => {
      const sending = await database.asUser(caller.userId, (tx) =>
        findSending(tx, params.id, params.sendingId),
      );
      if (!sending) throw new AppError('not_found');
      return { sending };
    }),

    limited(
      savesPerUser,
      route(deleteApplication, async ({ caller, params }) => {
        const isDone = await database.asUser(caller.userId, (tx) =>
          removeApplication(tx, params.id),
        );
        if (!isDone) throw new AppError('not_found');
        return undefined;
      }),
    ),

    limited(
      savesPerUser,
      route(restoreApplication, async ({ caller, params }) => {
        const application = await database.asUser(caller.userId, async (tx) => {
          await bringBackApplication(tx, params.id);
          return requireApplication(tx, params.id);
        });
        return { application };
      }),
    ),
  ];
}

async function findSending(tx: Tx, id: string, sendingId: string) {
  if (!(await findApplication(tx, id))) return undefined;
  const [row] = await tx
    .select({
      ...sendingColumns,
      cv: applicationSendings.cv,
      design: applicationSendings.design,
      letter: applicationSendings.letter,
    })
    .from(applicationSendings)
    .where(and(eq(applicationSendings.id, sendingId), eq(applicationSendings.applicationId, id)));
  if (!row) return undefined;
  const { cv, design, letter, ...rest } = row;
  return {
    ...rest,
    cv: cv === null ? null : cvSchema.parse(cv),
    design: designSchema.nullable().catch(null).parse(design),
    letter: readLetter(letter),
  };
}
