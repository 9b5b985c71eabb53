import {
  AppError,
  type CvMetadata,
  drawPages,
  type ExportFormat,
  exportCv,
  exportTypes,
  type FileAnswer,
  fitPages,
  measurePages,
  writeDocument,
} from '@trayecto/core/contract';
import { type Design, designSchema } from '@trayecto/core/document';
import type { Limit } from '../auth/throttle';
import { readCv } from '../cvs/cv-store';
import type { Database } from '../db';
import { limited, type Route, route } from '../http/route';
import type { StartedWhenNeeded } from '../import/start-when-needed';
import type { FileStorage } from '../storage/file-storage';
import type { TaskOptions } from '../threads/worker-pool';
import type { WriteTask } from './document-task';
import type { DocumentWriter } from './document-writer';
import { readPhoto } from './read-photo';
import { sendPages } from './send-pages';

const filesPerUser: Limit = {
  name: 'export-user',
  most: 300,
  windowSeconds: 10 * 60,
  isForLoad: true,
};
const pagesPerUser: Limit = {
  name: 'pages-user',
  most: 6000,
  windowSeconds: 10 * 60,
  isForLoad: true,
};

interface ExportParts {
  readonly database: Database;
  readonly writer: StartedWhenNeeded<DocumentWriter>;
  readonly storage: FileStorage;
}

export function createExportRoutes({ database, writer, storage }: ExportParts): readonly Route[] {
  const writeNamed = async (task: WriteTask, options: TaskOptions & { readonly owner: string }) => {
    const photo = await readPhoto(storage, task, options.owner);
    return (await writer.get()).writeNamed({ ...task, photo }, options);
  };
  const write = async (task: WriteTask, options: TaskOptions & { readonly owner: string }) =>
    (await writeNamed(task, options)).bytes;

  async function ask(
    task: WriteTask,
    options: TaskOptions & { readonly owner: string },
  ): Promise<object> {
    return JSON.parse(new TextDecoder().decode(await write(task, options)));
  }

  async function writeFile(
    task: WriteTask & { readonly format: ExportFormat },
    naming: 'plain' | 'person',
    options: TaskOptions & { readonly owner: string },
  ): Promise<FileAnswer> {
    const { format } = task;
    const { bytes, name } = await writeNamed(task, options);
    const called = (naming === 'person' && name) || 'cv';
    return { type: exportTypes[format], name: `${called}.${format}`, bytes };
  }

  return [
    limited(
      filesPerUser,
      route(exportCv, async ({ caller, params, query, signal }) => {
        const owner = caller.userId;
        const record = await readCv(database, owner, params.id);
        if (!record) throw new AppError('not_found');
        const { format, language, name, ...named } = query;
        const { template, ...options } = readDesign(record.metadata, named);
        const cv = language === 'english' ? record.parsed_data_english : record.parsed_data;
        if (cv === null) throw new AppError('no_parsed_data');
        const written = language === 'english' ? ('en' as const) : undefined;
        const task = { format, cv, template, options, language: written };
        return writeFile(task, name, { owner, signal });
      }),
    ),

    limited(
      filesPerUser,
      route(writeDocument, async ({ caller, body, signal }) => {
        const owner = caller.userId;
        const { cv, format, template, language, letter, name, ...options } = body;
        const task = { format, cv, template, options, language, letter };
        return writeFile(task, name, { owner, signal });
      }),
    ),

    limited(
      pagesPerUser,
      route(drawPages, async ({ caller, body, signal, context }) => {
        const owner = caller.userId;
        const { cv, template, language, known, ...options } = body;
        const task = { format: 'svg', cv, template, options, language, known } as const;
        return sendPages(context, (coding) => write({ ...task, coding }, { owner, signal }));
      }),
    ),

    limited(
      pagesPerUser,
      route(measurePages, async ({ caller, body, signal }) => {
        const { cv, template, language, ...options } = body;
        const task = { format: 'measure', cv, template, options, language } as const;
        const pages = await ask(task, { owner: caller.userId, signal });
        return measurePages.output.parse({ pages });
      }),
    ),

    limited(
      pagesPerUser,
      route(fitPages, async ({ caller, body, signal }) => {
        const { cv, template, language, target, ...options } = body;
        const task = { format: 'fit', cv, template, options, language, target } as const;
        const fitted = await ask(task, { owner: caller.userId, signal });
        return fitPages.output.parse(fitted);
      }),
    ),
  ];
}

/** The look kept with a CV, with what this request names instead; the plain one where neither says anything. */
function readDesign({ design }: CvMetadata, named: object): Design {
  const given = Object.entries(named).filter(([, value]) => value !== undefined);
  return designSchema.parse({ ...design, ...Object.fromEntries(given) });
}
