import {
  AppError,
  type EndpointInput,
  type ReadBackResult,
  readBack,
  refuseHeavy,
} from '@trayecto/core/contract';
import { type Cv, cvSchema } from '@trayecto/core/cv';
import { designSchema } from '@trayecto/core/document';
import type { Language } from '@trayecto/core/language';
import type { FateName, LayoutTrait } from '@trayecto/core/review';
import { findApplication } from '../applications/application-store';
import { createBuiltinAssistant } from '../assistant/builtin-assistant';
import type { Limit } from '../auth/throttle';
import { readCv } from '../cvs/cv-store';
import type { Database } from '../db';
import { readPhoto } from '../export/read-photo';
import { limited, type Route, route } from '../http/route';
import { explainReadFailure } from '../import/explain-read-failure';
import type { FileStorage } from '../storage/file-storage';
import type { Workers } from '../workers';
import { readWithPdftotext } from './pdftotext';

const perUser: Limit = { name: 'read-back-user', most: 60, windowSeconds: 10 * 60 };
const MOST_MISSED = 100;
const LONGEST_VALUE = 300;
const LONGEST_TEXT = 100_000;

interface ReadBackParts {
  readonly database: Database;
  readonly storage: FileStorage;
  readonly workers: Pick<Workers, 'writer' | 'reader' | 'parser' | 'builtin'>;
}

/** Made, read, parsed and compared in the threads and processes that do so for everyone, in their queues. */
export function createReadBackRoutes(parts: ReadBackParts): readonly Route[] {
  const { database, storage, workers } = parts;
  async function findInput(
    userId: string,
    id: string,
    body: EndpointInput<typeof readBack>['body'],
  ) {
    const { text, application_id: applicationId, language, design: shown, ...named } = body;
    const record = await readCv(database, userId, id);
    if (!record) throw new AppError('not_found');
    const stored = text === 'english' ? record.parsed_data_english : record.parsed_data;
    if (stored === null) throw new AppError('no_parsed_data');
    const cv = cvSchema.parse(stored);
    refuseHeavy(cv);
    const job =
      applicationId === undefined
        ? undefined
        : await database.asUser(userId, (tx) => findApplication(tx, applicationId));
    if (applicationId !== undefined && !job) throw new AppError('not_found');
    const given = Object.entries(named).filter(([, value]) => value !== undefined);
    const kept = shown ?? record.metadata.design;
    const design = designSchema.parse({ ...kept, ...Object.fromEntries(given) });
    return { cv, job, design, isEnglish: text === 'english', language };
  }

  async function holdAgainst(
    job: { readonly posting: string; readonly title: string },
    read: Cv,
    language: Language,
    { owner, signal }: { owner: string; signal: AbortSignal },
  ): Promise<ReadBackResult['posting']> {
    const assistant = createBuiltinAssistant(workers.builtin, owner);
    const input = { cv: read, jobDescription: job.posting, jobTitle: job.title, language };
    const { matchedSkills, missingSkills, matchPercentage } = await assistant.skillGap(input, {
      signal,
      onProgress: () => {},
    });
    return {
      title: job.title,
      match: Math.round(matchPercentage),
      hits: matchedSkills.map(({ name }) => name),
      misses: missingSkills.map(({ name }) => name),
    };
  }

  return [
    limited(
      perUser,
      route(readBack, async ({ caller: { userId: owner }, params, body, signal }) => {
        const { cv, job, design, isEnglish, language } = await findInput(owner, params.id, body);
        const { template, ...options } = design;
        const turn = { owner, signal };
        const written = isEnglish ? ('en' as const) : undefined;
        const photo = await readPhoto(storage, { template, options }, owner);
        const bytes = await (await workers.writer.get()).write(
          { format: 'pdf', cv, template, options, language: written, photo },
          turn,
        );
        const file = { name: 'cv.pdf', bytes };
        const { document, warnings, pages } = await (await workers.reader.get())
          .read(bytes, turn)
          .catch((error: unknown) => {
            throw explainReadFailure(error, file);
          });
        const back = await (await workers.parser.get()).readBack({ document, madeOf: cv }, turn);
        const { parsed, text, repeated } = back;
        // Dates that the design shows in another form than they were written in cannot come back as written.
        const isAsWritten = design.dates === 'written';
        const fates = back.fates.filter(
          ({ field }) => isAsWritten || (field !== 'dates' && field !== 'date'),
        );
        const traits: (LayoutTrait | false)[] = [
          back.hasColumns && 'columns',
          repeated.length > 0 && 'repeated',
          warnings.includes('read_from_image') && 'picture-text',
          warnings.includes('pages_without_text') && 'empty-pages',
        ];
        const [otherText, posting] = await Promise.all([
          readWithPdftotext(bytes, turn),
          job ? holdAgainst(job, parsed.cv, language, turn) : null,
        ]);
        return {
          read_back: {
            pages,
            counts: countFates(fates),
            missed: fates
              .filter(({ fate }) => fate !== 'found')
              .slice(0, MOST_MISSED)
              .map((one) => ({ ...one, value: one.value.slice(0, LONGEST_VALUE).toWellFormed() })),
            text: text.slice(0, LONGEST_TEXT).toWellFormed(),
            other_text: otherText?.slice(0, LONGEST_TEXT).toWellFormed() ?? null,
            traits: traits.filter((trait) => trait !== false),
            repeated: [...repeated].slice(0, MOST_MISSED),
            unplaced: parsed.unplaced
              .filter(({ reason }) => reason === 'not-understood')
              .slice(0, MOST_MISSED)
              .map((line) => line.text.slice(0, LONGEST_VALUE).toWellFormed()),
            posting,
          },
        };
      }),
    ),
  ];
}

function countFates(fates: readonly { readonly fate: FateName }[]): Record<FateName, number> {
  const counts: Record<FateName, number> = { found: 0, elsewhere: 0, text: 0, lost: 0 };
  for (const { fate } of fates) counts[fate] += 1;
  return counts;
}
