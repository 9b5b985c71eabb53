import { AppError, type UploadedFile } from '@trayecto/core/contract';
import type { Cv } from '@trayecto/core/cv';
import type { SourceDocument } from '@trayecto/core/import';
import { documentToText } from '@trayecto/core/import/layout';
import type { PageGeometry } from '@trayecto/core/review';
import { cleanText } from '@trayecto/core/text';
import type { Limit, Throttle } from '../auth/throttle';
import type { Database } from '../db';
import type { CvParser, JsonRead } from './cv-parser';
import { explainReadFailure } from './explain-read-failure';
import type { FileReader } from './file-reader';
import type { ReadOptions } from './reader/reader-process';
import { MOST_LINES } from './reader-limits';
import { findReadDocument, keepReading, keepReport } from './reading-store';
import type { StartedWhenNeeded } from './start-when-needed';

export const readPerUser: Limit = { name: 'read-user', most: 600, windowSeconds: 10 * 60 };

interface Extracted {
  readonly text: string;
  readonly pages: number;
  readonly document: SourceDocument;
  readonly processingTimeMs: number;
  readonly cv: Cv | undefined;
}

/** From a file to its text, and from a text to a CV. */
export interface DocumentReading {
  extract(userId: string, file: UploadedFile, options: ReadOptions): Promise<Extracted>;
  /** One that names its fields itself. */
  readJson(userId: string, file: UploadedFile, signal: AbortSignal): Promise<JsonRead>;
  /** For texts that travel: their layout waits here until they come back. */
  keep(userId: string, extracted: Extracted): Promise<void>;
  parse(userId: string, text: string, signal: AbortSignal): Promise<Cv>;
  parseExtracted(userId: string, extracted: Extracted, signal: AbortSignal): Promise<Cv>;
}

interface DocumentReadingParts {
  readonly database: Database;
  readonly reader: StartedWhenNeeded<FileReader>;
  readonly parser: StartedWhenNeeded<CvParser>;
  readonly throttle: Throttle;
}

export function createDocumentReading(parts: DocumentReadingParts): DocumentReading {
  const { database, throttle } = parts;

  async function parseSource(
    owner: string,
    text: string,
    { document, readMs }: { document: SourceDocument | undefined; readMs: number | null },
    signal: AbortSignal,
  ) {
    const startedAt = performance.now();
    const parser = await parts.parser.get();
    const source = document ? { document } : { text };
    const { cv, ...report } = await parser.parse(source, { owner, signal });
    const lines = document ? document.lines.map((line) => line.text) : text.split('\n');
    const timings = { read_ms: readMs, parse_ms: Math.round(performance.now() - startedAt) };
    const geometry = document && describeGeometry(document);
    return { cv, report: { ...report, lines, ...(geometry && { geometry }), timings } };
  }

  return {
    async extract(userId, file, options) {
      await throttle.take(readPerUser, userId);
      const startedAt = performance.now();
      const reader = await parts.reader.get();
      const { document, pages, cv } = await reader
        .read(file.bytes, { ...options, owner: userId })
        .catch((error: unknown) => {
          throw explainReadFailure(error, file);
        });
      const text = cleanText(documentToText(document));
      if (text.trim() === '') throw new AppError('file_empty');
      const processingTimeMs = Math.round(performance.now() - startedAt);
      return { text, pages, document, processingTimeMs, cv };
    },

    async readJson(owner, file, signal) {
      await throttle.take(readPerUser, owner);
      return (await parts.parser.get()).readJson(file.bytes, { owner, signal });
    },

    keep: (userId, { text, document, processingTimeMs }) =>
      database.asUser(userId, (tx) => keepReading(tx, userId, text, document, processingTimeMs)),

    async parse(userId, text, signal) {
      if (text.trim() === '') throw new AppError('text_blank');
      if (hasTooManyLines(text)) throw new AppError('file_too_much_text');
      const found = await database.asUser(userId, (tx) => findReadDocument(tx, userId, text));
      const { cv, report } = await parseSource(userId, text, found, signal);
      await database.asUser(userId, (tx) => keepReport(tx, userId, text, report));
      return cv;
    },

    async parseExtracted(userId, { cv: named, text, document, processingTimeMs: readMs }, signal) {
      if (named) return named;
      const { cv, report } = await parseSource(userId, text, { document, readMs }, signal);
      await database.asUser(userId, (tx) =>
        keepReading(tx, userId, text, document, readMs, report),
      );
      return cv;
    },
  };
}

/** As with a file; an empty line may be between any two. */
function hasTooManyLines(text: string): boolean {
  let [all, filled] = [0, 0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    all += 1;
    if (text[at + 1] !== '\n') filled += 1;
    if (filled > MOST_LINES || all > 2 * MOST_LINES) return true;
  }
  return false;
}

/** Where the lines are on their pages; undefined for files without any. */
function describeGeometry({ lines, pageSizes }: SourceDocument): PageGeometry | undefined {
  if (!pageSizes) return undefined;
  return {
    pages: pageSizes.map(({ widthPt, heightPt }) => ({ widthPt, heightPt })),
    places: lines.map(({ page, boxes = [] }) => ({ page, boxes: boxes.map((box) => [...box]) })),
  };
}
