import {
  extractPdf,
  extractWord,
  parseCvText,
  storeFile,
  type UploadedFile,
} from '@trayecto/core/contract';
import type { Throttle } from '../auth/throttle';
import type { Database } from '../db';
import { limited, type Route, route } from '../http/route';
import type { CvParser } from '../import/cv-parser';
import { createDocumentReading, readPerUser } from '../import/document-reading';
import type { FileReader } from '../import/file-reader';
import { createOriginalStore } from '../import/original-store';
import type { ReadOptions } from '../import/reader/reader-process';
import type { StartedWhenNeeded } from '../import/start-when-needed';
import type { FileStorage } from '../storage/file-storage';

interface UploadStepParts {
  readonly database: Database;
  readonly reader: StartedWhenNeeded<FileReader>;
  readonly parser: StartedWhenNeeded<CvParser>;
  readonly storage: FileStorage;
  readonly throttle: Throttle;
  readonly storageQuotaBytes: number;
}

/** An upload in four calls, of which `POST /api/cvs` is the last; `POST /api/import` does it in one. */
export function createUploadStepRoutes(parts: UploadStepParts): readonly Route[] {
  const reading = createDocumentReading(parts);
  const originals = createOriginalStore(parts);

  async function extract(userId: string, file: UploadedFile, options: ReadOptions) {
    const extracted = await reading.extract(userId, file, options);
    await reading.keep(userId, extracted);
    const { text, pages, document, processingTimeMs } = extracted;
    return {
      text,
      pages,
      characters: text.length,
      processingTimeMs,
      readFromImage: document.format === 'image',
    };
  }

  return [
    route(extractPdf, ({ caller, file, signal, reportProgress }) =>
      extract(caller.userId, file, { signal, onProgress: reportProgress }),
    ),
    route(extractWord, ({ caller, file, signal }) => extract(caller.userId, file, { signal })),
    route(storeFile, ({ caller, file }) => originals.keep(caller.userId, file)),

    limited(
      readPerUser,
      route(parseCvText, async ({ caller, body, signal }) => ({
        cvData: await reading.parse(caller.userId, body.text, signal),
      })),
    ),
  ];
}
