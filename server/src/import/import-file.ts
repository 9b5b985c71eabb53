import {
  AppError,
  type CvRecord,
  createCv,
  type EndpointInput,
  importCv,
  type importProgress,
  refuseExcess,
  saveKeyOf,
  type UploadedFile,
} from '@trayecto/core/contract';
import type { Cv } from '@trayecto/core/cv';
import type { z } from 'zod';
import {
  createCvOnce,
  describeRequest,
  describeSaving,
  findMadeCv,
  type RequestKey,
} from '../cvs/create-cv-once';
import type { Database } from '../db';
import type { Logger } from '../logging/create-logger';
import { detectFileType } from './detect-file-type';
import type { DocumentReading } from './document-reading';
import type { OriginalStore } from './original-store';

interface ImportRequest {
  readonly userId: string;
  readonly file: UploadedFile;
  readonly wishes: EndpointInput<typeof importCv>['query'];
  readonly idempotencyKey: string | undefined;
  readonly signal: AbortSignal;
  readonly report: (progress: z.output<typeof importProgress>) => void;
}

interface FileImporterParts {
  readonly database: Database;
  readonly reading: DocumentReading;
  readonly originals: OriginalStore;
  readonly logger: Logger;
}

/** From a file to a saved CV, in one go. */
export function createFileImporter({ database, reading, originals, logger }: FileImporterParts) {
  async function keepOriginal({ userId, file, wishes }: ImportRequest): Promise<string | null> {
    try {
      const { path } = await originals.keep(userId, file, { refuseTwin: wishes.twin === 'refuse' });
      return path;
    } catch (error) {
      const code = error instanceof AppError ? error.code : undefined;
      // Its reader says better than its first bytes what is wrong with it.
      if (code === 'file_unsupported') return null;
      if (wishes.original === 'required' || code === 'file_known') throw error;
      const { name } = error instanceof Error ? error : { name: 'unknown' };
      logger.warn({ name, userId }, 'an original was not kept');
      return null;
    }
  }

  async function readFile(request: ImportRequest): Promise<{ text: string; parsed: Cv }> {
    const { userId, file, signal, report } = request;
    if (detectFileType(file.bytes) === 'json') return reading.readJson(userId, file, signal);
    const extracted = await reading.extract(userId, file, { signal, onProgress: report });
    report({ step: 'parse' });
    return {
      text: extracted.text,
      parsed: await reading.parseExtracted(userId, extracted, signal),
    };
  }

  async function readOrForget(request: ImportRequest, storagePath: string | null) {
    try {
      return await readFile(request);
    } catch (error) {
      if (storagePath !== null) await originals.forget(storagePath);
      throw error;
    }
  }

  /** Without a key the client can't save a part of it later, so we forget the original. */
  async function requireRoom(
    { idempotencyKey }: ImportRequest,
    cv: Cv,
    storagePath: string | null,
  ) {
    try {
      refuseExcess(cv);
    } catch (error) {
      if (storagePath !== null && idempotencyKey === undefined) await originals.forget(storagePath);
      throw error;
    }
  }

  return async function importFile(request: ImportRequest): Promise<CvRecord> {
    const { userId, file, wishes, idempotencyKey, signal, report } = request;
    const asked = idempotencyKey && describeImport(idempotencyKey, file);
    const made = asked && (await database.asUser(userId, (tx) => findMadeCv(tx, userId, asked)));
    if (made) return made;
    const storagePath = await keepOriginal(request);
    report({ step: 'extract' });
    const { text, parsed } = await readOrForget(request, storagePath);
    if (storagePath === null && wishes.original === 'required') {
      throw new AppError('file_unsupported');
    }
    const read = {
      filename: file.name,
      content: text,
      parsed_data: parsed,
      storage_path: storagePath,
    };
    report({ step: 'recognize', read });
    await requireRoom(request, parsed, storagePath);
    report({ step: 'save' });
    // A client that disconnected before this doesn't want it.
    signal.throwIfAborted();
    const requests = asked ? [asked, ...describeLaterSaving(asked.key, read)] : [];
    return database.asUser(userId, (tx) => createCvOnce(tx, userId, read, requests));
  };
}

/** The key for saving the same CV later, if the client never learns that it was saved here. */
function describeLaterSaving(importKey: string, read: object): readonly RequestKey[] {
  const { data } = createCv.body.safeParse(read);
  return data ? [describeSaving(saveKeyOf(importKey), data)] : [];
}

function describeImport(key: string, file: UploadedFile): RequestKey {
  return describeRequest(key, importCv.id, file.name, file.bytes);
}
