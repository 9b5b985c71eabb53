import {
  AppError,
  type CvRecord,
  createDebugTicket,
  debugCv,
  getCvOriginal,
  originalTypes,
} from '@trayecto/core/contract';
import { issueLink, useLink } from '../auth/link-store';
import { isLiveSession } from '../auth/session-store';
import type { Database } from '../db';
import { type Route, route } from '../http/route';
import type { FileStorage } from '../storage/file-storage';
import { findCv, findCvReading, findCvText, findStoredPath } from './cv-store';
import { requireCvText } from './require-cv-text';
import { countVersions } from './version-store';

const DEBUG = 'cv-debug';
const TICKET_SECONDS = 60;

/** What a CV was made from, and everything known about it. */
export function createContentRoutes(database: Database, storage: FileStorage): readonly Route[] {
  async function readStoredFile(userId: string, id: string) {
    const path = await database.asUser(userId, (tx) => findStoredPath(tx, id));
    const bytes = path === undefined ? undefined : await storage.read(path);
    return path === undefined || bytes === undefined ? undefined : { path, bytes };
  }

  return [
    route(getCvOriginal, async ({ caller, params }) => {
      const file = await readStoredFile(caller.userId, params.id);
      if (!file) throw new AppError('not_found');
      const ending = readEnding(file.path);
      return {
        type: originalTypes[ending],
        name: `original.${ending}`,
        bytes: new Uint8Array(file.bytes),
      };
    }),

    route(createDebugTicket, async ({ caller, params }) => {
      await requireCvText(database, caller.userId, params.id);
      const ticket = await database.asService(async (tx) => {
        // A password changed this moment ends tickets too, and must not miss this one.
        if (!(await isLiveSession(tx, caller.sessionId))) throw new AppError('not_signed_in');
        const about = { userId: caller.userId, purpose: DEBUG, subjectId: params.id } as const;
        return (await issueLink(tx, { ...about, seconds: TICKET_SECONDS })).word;
      });
      return { ticket, expires_in: TICKET_SECONDS };
    }),

    route(debugCv, async ({ params, query, context }) => {
      const used = await database.asService((tx) => useLink(tx, query.ticket, DEBUG, params.id));
      if (!used) throw new AppError('ticket_invalid');
      const { userId } = used;
      const found = await database.asUser(userId, async (tx) => ({
        record: await findCv(tx, params.id),
        text: await findCvText(tx, params.id),
        reading: await findCvReading(tx, params.id),
        versions: await countVersions(tx, params.id),
      }));
      if (!found.record) throw new AppError('not_found');
      const file = await readStoredFile(userId, params.id);
      // The ticket is in the address: nothing may pass it on or keep it.
      context.header('Referrer-Policy', 'no-referrer');
      return describeForDebug({ ...found, record: found.record, file });
    }),
  ];
}

function readEnding(path: string): keyof typeof originalTypes {
  const ending = path.slice(path.lastIndexOf('.') + 1);
  return ending in originalTypes ? (ending as keyof typeof originalTypes) : 'pdf';
}

interface KnownOfCv {
  readonly record: CvRecord;
  readonly text: string | undefined;
  readonly reading: Awaited<ReturnType<typeof findCvReading>>;
  readonly versions: number;
  readonly file: { readonly path: string; readonly bytes: Uint8Array } | undefined;
}

function describeForDebug({ record, text, versions, file, ...found }: KnownOfCv) {
  const { created_at, updated_at } = record;
  const reading = found.reading?.reading ?? null;
  return {
    record,
    sizes: {
      text_characters: text?.length ?? 0,
      parsed_characters: JSON.stringify(record.parsed_data).length,
      english_characters: JSON.stringify(record.parsed_data_english).length,
    },
    timings: {
      read_ms: reading?.timings?.read_ms ?? null,
      parse_ms: reading?.timings?.parse_ms ?? null,
      created_at,
      updated_at,
    },
    parse: reading,
    engine: record.metadata.engine ?? 'builtin',
    versions,
    stored_file: file ? { path: file.path, bytes: file.bytes.length } : null,
  };
}
