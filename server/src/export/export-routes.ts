import {
  AppError,
  drawPages,
  type ExportFormat,
  exportCv,
  exportTypes,
  type FileAnswer,
  pagesType,
  writeDocument,
} from '@trayecto/core/contract';
import { type Cv, cvSchema, writeJsonResume } from '@trayecto/core/cv';
import {
  type Design,
  type DocumentTree,
  designSchema,
  detectDocumentLanguage,
  isBlankDocument,
  layoutCv,
  layoutLetter,
  writeText,
} from '@trayecto/core/document';
import type { Limit, Throttle } from '../auth/throttle';
import { readCv } from '../cvs/cv-store';
import type { Database } from '../db';
import { type Route, route } from '../http/route';
import type { StartedWhenNeeded } from '../import/start-when-needed';
import type { DocumentWriter } from './document-writer';

const filesPerUser: Limit = { name: 'export-user', most: 300, windowSeconds: 10 * 60 };
const pagesPerUser: Limit = { name: 'pages-user', most: 3000, windowSeconds: 10 * 60 };

export interface ExportParts {
  readonly database: Database;
  readonly writer: StartedWhenNeeded<DocumentWriter>;
  readonly throttle: Throttle;
}

export function createExportRoutes({ database, writer, throttle }: ExportParts): readonly Route[] {
  async function writeFile(
    cv: Cv,
    tree: DocumentTree,
    format: ExportFormat,
    signal: AbortSignal,
  ): Promise<FileAnswer> {
    if (isBlankDocument(tree)) throw new AppError('no_parsed_data');
    return {
      type: exportTypes[format],
      name: `cv.${format}`,
      bytes: await writeBytes(cv, tree, format, signal),
    };
  }

  async function writeBytes(cv: Cv, tree: DocumentTree, format: ExportFormat, signal: AbortSignal) {
    switch (format) {
      case 'json':
        return encode(`${JSON.stringify(writeJsonResume(cv), null, 2)}\n`);
      case 'txt':
        return encode(writeText(tree));
      case 'pdf':
      case 'docx':
        return own(await (await writer.get()).run({ tree, format }, signal));
    }
  }

  return [
    route(exportCv, async ({ caller, params, query, signal }) => {
      await throttle.take(filesPerUser, caller.userId);
      const record = await readCv(database, caller.userId, params.id);
      if (!record) throw new AppError('not_found');
      const { format, language, ...named } = query;
      const { template, ...options } = readDesign(record.metadata, named);
      const stored = language === 'english' ? record.parsed_data_english : record.parsed_data;
      if (stored === null) throw new AppError('no_parsed_data');
      const cv = cvSchema.parse(stored);
      const written = language === 'english' ? 'en' : detectDocumentLanguage(cv);
      return writeFile(cv, layoutCv(cv, template, written, options), format, signal);
    }),

    route(writeDocument, async ({ caller, body, signal }) => {
      await throttle.take(filesPerUser, caller.userId);
      const { cv, format, template, language, letter, ...options } = body;
      const tree = letter
        ? layoutLetter(cv, letter, template, language, options)
        : layoutCv(cv, template, language, options);
      return writeFile(cv, tree, format, signal);
    }),

    route(drawPages, async ({ caller, body, signal }) => {
      await throttle.take(pagesPerUser, caller.userId);
      const { cv, template, language, ...options } = body;
      const tree = layoutCv(cv, template, language, options);
      if (isBlankDocument(tree)) throw new AppError('no_parsed_data');
      const pages = await (await writer.get()).run({ tree, format: 'svg' }, signal);
      return { type: pagesType, bytes: own(pages) };
    }),
  ];
}

/** The look kept with a CV, with what this request names instead; the plain one where neither says anything. */
function readDesign(metadata: Readonly<Record<string, unknown>>, named: object): Design {
  const kept = designSchema.catch(designSchema.parse({})).parse(metadata.design ?? {});
  const given = Object.entries(named).filter(([, value]) => value !== undefined);
  return designSchema.parse({ ...kept, ...Object.fromEntries(given) });
}

const encode = (text: string) => new TextEncoder().encode(text);

/** Bytes of a thread may lie in memory shared with it; an answer wants its own. */
const own = (bytes: Uint8Array) => new Uint8Array(bytes);
