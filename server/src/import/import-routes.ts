import { AppError, findImport, getCvPage, importCv } from '@trayecto/core/contract';
import type { Limit, Throttle } from '../auth/throttle';
import { findCvByKey } from '../cvs/create-cv-once';
import { findStoredPath } from '../cvs/cv-store';
import type { Database } from '../db';
import { limited, type Route, route } from '../http/route';
import type { Logger } from '../logging/create-logger';
import type { FileStorage } from '../storage/file-storage';
import type { CvParser } from './cv-parser';
import { createDocumentReading } from './document-reading';
import { explainReadFailure } from './explain-read-failure';
import type { FileReader } from './file-reader';
import { createFileImporter } from './import-file';
import { createOriginalStore } from './original-store';
import type { StartedWhenNeeded } from './start-when-needed';

/** A review of a long CV asks for all of its pages, some of them again. */
const drawPerUser: Limit = { name: 'draw-user', most: 300, windowSeconds: 10 * 60 };

interface ImportParts {
  readonly database: Database;
  readonly reader: StartedWhenNeeded<FileReader>;
  readonly parser: StartedWhenNeeded<CvParser>;
  readonly storage: FileStorage;
  readonly throttle: Throttle;
  readonly logger: Logger;
  /** As much as a person may store, where nothing else is said of them. */
  readonly storageQuotaBytes: number;
}

export function createImportRoutes(parts: ImportParts): readonly Route[] {
  const reading = createDocumentReading(parts);
  const originals = createOriginalStore(parts);
  const importFile = createFileImporter({ ...parts, reading, originals });

  async function readPdfOf(userId: string, cvId: string): Promise<Uint8Array> {
    const path = await parts.database.asUser(userId, (tx) => findStoredPath(tx, cvId));
    const bytes = path?.endsWith('.pdf') ? await parts.storage.read(path) : undefined;
    if (!bytes) throw new AppError('not_found');
    return bytes;
  }

  return [
    route(findImport, async ({ caller, params }) => ({
      cv: await parts.database.asUser(caller.userId, (tx) =>
        findCvByKey(tx, caller.userId, params.key),
      ),
    })),

    limited(
      drawPerUser,
      route(getCvPage, async ({ caller, params, signal }) => {
        const bytes = await readPdfOf(caller.userId, params.id);
        const reader = await parts.reader.get();
        const picture = await reader
          .draw(bytes, params.page, { owner: caller.userId, signal })
          .catch((error: unknown) => {
            throw explainReadFailure(error, { name: '', bytes });
          });
        if (!picture) throw new AppError('not_found');
        return { type: 'image/png', name: `page-${params.page}.png`, bytes: picture };
      }),
    ),

    route(importCv, async ({ caller, file, query, signal, reportProgress, idempotencyKey }) => ({
      cv: await importFile({
        userId: caller.userId,
        file,
        wishes: query,
        idempotencyKey,
        signal,
        report: reportProgress,
      }),
    })),
  ];
}
