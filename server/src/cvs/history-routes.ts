import {
  AppError,
  deleteCv,
  getCvVersion,
  listCvVersions,
  listDeletedCvs,
  purgeCv,
  restoreCv,
  restoreCvVersion,
} from '@trayecto/core/contract';
import { recordAuditEvent } from '../audit/record-audit-event';
import type { Database } from '../db';
import { limited, type Route, route } from '../http/route';
import { changeCv } from './change-cv';
import { findCv } from './cv-store';
import { savesPerUser } from './saves-per-user';
import { orderSections, readSectionNames } from './section-order';
import { listTrash, purgeFromTrash, putIntoTrash, takeOutOfTrash } from './trash';
import { findVersion, listVersions } from './version-store';

/** What was: the trash, and the versions of a CV. */
export function createHistoryRoutes(database: Database): readonly Route[] {
  return [...createTrashRoutes(database), ...createVersionRoutes(database)];
}

function createTrashRoutes(database: Database): readonly Route[] {
  return [
    limited(
      savesPerUser,
      route(deleteCv, async ({ caller, params }) => {
        const isDone = await database.asUser(caller.userId, (tx) => putIntoTrash(tx, params.id));
        if (!isDone) throw new AppError('not_found');
        await database.asService((tx) =>
          recordAuditEvent(tx, 'cv_deleted', caller.userId, { cvId: params.id }),
        );
        return { message: 'CV deleted successfully' };
      }),
    ),

    limited(
      savesPerUser,
      route(restoreCv, async ({ caller, params }) => {
        const cv = await database.asUser(caller.userId, async (tx) => {
          await takeOutOfTrash(tx, params.id);
          return findCv(tx, params.id);
        });
        if (!cv) throw new AppError('not_found');
        return { cv };
      }),
    ),

    route(listDeletedCvs, async ({ caller }) => {
      const cvs = await database.asUser(caller.userId, listTrash);
      return { cvs };
    }),

    limited(
      savesPerUser,
      route(purgeCv, async ({ caller, params }) => {
        const isDone = await database.asService(async (tx) => {
          const isPurged = await purgeFromTrash(tx, caller.userId, params.id);
          if (isPurged) await recordAuditEvent(tx, 'cv_purged', caller.userId, { cvId: params.id });
          return isPurged;
        });
        if (!isDone) throw new AppError('not_found');
        return undefined;
      }),
    ),
  ];
}

function createVersionRoutes(database: Database): readonly Route[] {
  return [
    route(listCvVersions, async ({ caller, params }) => {
      const versions = await listVersions(database, caller.userId, params.id);
      if (!versions) throw new AppError('not_found');
      return { versions };
    }),

    route(getCvVersion, async ({ caller, params }) => {
      const found = await database.asUser(caller.userId, (tx) =>
        findVersion(tx, params.id, params.version),
      );
      if (!found) throw new AppError('not_found');
      return {
        version: {
          version: found.version,
          filename: found.filename,
          created_at: found.createdAt.toISOString(),
          parsed_data: found.parsedData,
          parsed_data_english: found.parsedDataEnglish,
        },
      };
    }),

    limited(
      savesPerUser,
      route(restoreCvVersion, async ({ caller, params }) => {
        const cv = await database.asUser(caller.userId, async (tx) => {
          const wanted = await findVersion(tx, params.id, params.version);
          if (!wanted) throw new AppError('not_found');
          // A version knows no order of sections: they take the places they have now.
          const order = readSectionNames((await findCv(tx, params.id))?.metadata ?? {});
          const change = {
            parsed_data: orderSections(wanted.parsedData, order.original),
            parsed_data_english: orderSections(wanted.parsedDataEnglish, order.english),
            english_drafts: wanted.englishDrafts,
            filename: wanted.filename,
          };
          return changeCv(tx, caller.userId, params.id, change, 'current', 'restore');
        });
        return { cv };
      }),
    ),
  ];
}
