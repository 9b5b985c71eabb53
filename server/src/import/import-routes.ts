import { createHash, randomBytes } from 'node:crypto';
import {
  AppError,
  extractPdf,
  extractWord,
  importCv,
  parseCvText,
  refuseExcess,
  storeFile,
  type UploadedFile,
} from '@trayecto/core/contract';
import { documentToText } from '@trayecto/core/import/layout';
import { cleanText } from '@trayecto/core/text';
import type { Limit, Throttle } from '../auth/throttle';
import { createCvOnce, describeRequest, findMadeCv, type RequestKey } from '../cvs/create-cv-once';
import { type Database, isOwnerGone, isQuotaUsedUp } from '../db';
import { limited, type Route, route } from '../http/route';
import type { FileStorage } from '../storage/file-storage';
import type { CvParser } from './cv-parser';
import { detectFileType, type FileType } from './detect-file-type';
import { explainReadFailure } from './explain-read-failure';
import type { FileReader } from './file-reader';
import { readJsonFile } from './read-json-file';
import type { ReadOptions } from './reader/reader-process';
import { findReadDocument, keepReading, keepReport } from './reading-store';
import type { StartedWhenNeeded } from './start-when-needed';
import { addStoredFile, findTwin, hasRoom } from './stored-file-store';

const readPerUser: Limit = { name: 'read-user', most: 600, windowSeconds: 10 * 60 };
const storePerUser: Limit = { name: 'store-user', most: 300, windowSeconds: 60 * 60 };

/** What may be stored, and under which ending; RTF and HTML come from Word under the name of .doc. */
const storedEndings: Partial<Record<FileType, string>> = {
  pdf: 'pdf',
  docx: 'docx',
  doc: 'doc',
  rtf: 'doc',
  html: 'doc',
  json: 'json',
};

export interface ImportParts {
  readonly database: Database;
  readonly reader: StartedWhenNeeded<FileReader>;
  readonly parser: StartedWhenNeeded<CvParser>;
  readonly storage: FileStorage;
  readonly throttle: Throttle;
  /** As much as a person may store, where nothing else is said of them. */
  readonly storageQuotaBytes: number;
}

export function createImportRoutes(parts: ImportParts): readonly Route[] {
  const { database, storage, throttle } = parts;

  /** Reads a file and keeps its layout for the parser. */
  async function extract(userId: string, file: UploadedFile, options: ReadOptions) {
    await throttle.take(readPerUser, userId);
    const startedAt = performance.now();
    const reader = await parts.reader.get();
    const { document, pages } = await reader
      .read(file.bytes, { ...options, owner: userId })
      .catch((error: unknown) => {
        throw explainReadFailure(error, file);
      });
    const text = cleanText(documentToText(document));
    if (text.trim() === '') throw new AppError('file_empty');
    const readMs = Math.round(performance.now() - startedAt);
    await database.asUser(userId, (tx) => keepReading(tx, userId, text, document, readMs));
    return {
      text,
      pages,
      characters: text.length,
      processingTimeMs: Math.round(performance.now() - startedAt),
      readFromImage: document.format === 'image',
    };
  }

  async function parse(userId: string, text: string, signal: AbortSignal | undefined) {
    if (text.trim() === '') throw new AppError('text_blank');
    const { document, readMs } = await database.asUser(userId, (tx) =>
      findReadDocument(tx, userId, text),
    );
    const startedAt = performance.now();
    const parser = await parts.parser.get();
    const { cv, ...report } = await parser.parse(document ? { document } : { text }, {
      owner: userId,
      signal,
    });
    const timings = { read_ms: readMs, parse_ms: Math.round(performance.now() - startedAt) };
    const lines = document ? document.lines.map((line) => line.text) : text.split('\n');
    await database.asUser(userId, (tx) =>
      keepReport(tx, userId, text, { ...report, lines, timings }),
    );
    return cv;
  }

  async function readDocumentFile(userId: string, file: UploadedFile, options: ReadOptions) {
    const { text } = await extract(userId, file, options);
    return { text, parsed: await parse(userId, text, options.signal) };
  }

  async function store(userId: string, file: UploadedFile) {
    await throttle.take(storePerUser, userId);
    const ending = storedEndings[detectFileType(file.bytes)];
    if (ending === undefined) throw new AppError('file_unsupported');
    const contentHash = createHash('sha256').update(file.bytes).digest();
    const { length: byteSize } = file.bytes;
    const [isRoom, existing] = await database.asUser(userId, async (tx) => [
      await hasRoom(tx, userId, byteSize, parts.storageQuotaBytes),
      await findTwin(tx, userId, contentHash),
    ]);
    if (!isRoom) throw new AppError('storage_quota');
    const path = `${userId}/${Date.now()}-${randomBytes(8).toString('hex')}.${ending}`;
    await storage.save(path, file.bytes);
    const stored = { path, userId, contentHash, byteSize, originalName: file.name };
    try {
      await database.asUser(userId, (tx) => addStoredFile(tx, stored));
    } catch (error) {
      // They left while it was on its way, or others of theirs took the room: it must not stay behind.
      if (isOwnerGone(error) || isQuotaUsedUp(error)) await storage.remove(path);
      throw error;
    }
    return { path, existing: existing ?? null };
  }

  const findMade = (userId: string, request: RequestKey) =>
    database.asUser(userId, (tx) => findMadeCv(tx, userId, request));

  return [
    route(extractPdf, ({ caller, file, signal, reportProgress }) =>
      extract(caller.userId, file, { signal, onProgress: reportProgress }),
    ),
    route(extractWord, ({ caller, file, signal }) => extract(caller.userId, file, { signal })),
    route(storeFile, ({ caller, file }) => store(caller.userId, file)),

    limited(
      readPerUser,
      route(parseCvText, async ({ caller, body, signal }) => {
        return { success: true as const, cvData: await parse(caller.userId, body.text, signal) };
      }),
    ),

    route(importCv, async ({ caller, file, signal, reportProgress, idempotencyKey }) => {
      const request =
        idempotencyKey === undefined
          ? undefined
          : describeRequest(idempotencyKey, importCv.id, file.name, file.bytes);
      const made = request && (await findMade(caller.userId, request));
      if (made) return { success: true as const, cv: made };
      const { text, parsed } =
        detectFileType(file.bytes) === 'json'
          ? readJsonFile(file.bytes)
          : await readDocumentFile(caller.userId, file, { signal, onProgress: reportProgress });
      refuseExcess(parsed);
      const { path } = await store(caller.userId, file);
      const given = { filename: file.name, content: text, parsed_data: parsed, storage_path: path };
      const cv = await database.asUser(caller.userId, (tx) =>
        createCvOnce(tx, caller.userId, given, request),
      );
      return { success: true as const, cv };
    }),
  ];
}
