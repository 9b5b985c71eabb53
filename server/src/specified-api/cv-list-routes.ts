import { AppError, listCvs } from '@trayecto/core/contract';
import { askForCvs, toRecord } from '../cvs/cv-store';
import type { Database } from '../db';
import { questionRoute, type Route } from '../http/route';
import { StreamedJson } from '../http/streamed-json';
import { writeCvList } from './write-cv-list';

/** All CVs whole, for who names themselves; the screens ask for pages of summaries. */
export function createCvListRoutes(database: Database): readonly Route[] {
  return [
    questionRoute(listCvs, askForCvs, async (rows, { caller, query }) => {
      if (query.userId !== caller.userId) {
        throw new AppError('forbidden');
      }
      if (rows.length > 0) return { cvs: rows.map(toRecord) };
      return new StreamedJson(writeCvList(database, caller.userId));
    }),
  ];
}
