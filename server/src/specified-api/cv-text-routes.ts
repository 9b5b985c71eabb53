import { downloadCvText, getCvContent, getCvRaw } from '@trayecto/core/contract';
import { requireCvText } from '../cvs/require-cv-text';
import type { Database } from '../db';
import { type Route, route } from '../http/route';

/** One text in the three shapes that are specified for it. */
export function createCvTextRoutes(database: Database): readonly Route[] {
  return [
    route(getCvRaw, async ({ caller, params }) => ({
      raw_content: await requireCvText(database, caller.userId, params.id),
    })),

    route(getCvContent, async ({ caller, params }) => ({
      content: await requireCvText(database, caller.userId, params.id),
    })),

    route(downloadCvText, async ({ caller, params }) => ({
      type: 'text/plain; charset=utf-8',
      name: 'cv.txt',
      bytes: new TextEncoder().encode(await requireCvText(database, caller.userId, params.id)),
    })),
  ];
}
