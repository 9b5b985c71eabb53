import { readPostingFacts } from '@trayecto/core/applications';
import {
  AppError,
  getPostingWays,
  readPostingFile,
  readPostingLink,
  type UploadedFile,
} from '@trayecto/core/contract';
import type { ImportedPosting } from '@trayecto/core/jobs';
import { readJobFileInSteps } from '@trayecto/core/jobs/import';
import type { Limit } from '../auth/throttle';
import { limited, type Route, route } from '../http/route';
import type { DocumentReading } from '../import/document-reading';
import { FetchRefused } from '../jobs/fetch-public';
import type { FetchFeed } from '../jobs/import-postings';
import { takeBreaths } from '../threads/take-breaths';
import { today } from '../today';
import { cutToText, listPageData } from './read-job-page';

/** More than any person reads; a program that tries addresses would exceed it. */
const linksPerUser: Limit = { name: 'posting-link-user', most: 60, windowSeconds: 60 * 60 };

interface PostingParts {
  readonly reading: DocumentReading;
  readonly fetchPage: FetchFeed;
  /** Off unless the settings say otherwise: a server that opens what people paste reaches further than one that does not. */
  readonly opensLinks: boolean;
}

/** Reads a job description from a file or a link. Neither is stored: the result is text, for the user to check. */
export function createPostingRoutes({ reading, fetchPage, opensLinks }: PostingParts) {
  async function readFile(userId: string, file: UploadedFile, options: object) {
    return (await reading.extract(userId, file, { ...options, readsPostings: true })).text;
  }

  async function readPage(userId: string, page: string, signal: AbortSignal) {
    const posting = await findPosting(page);
    if (posting) return describePosting(posting);
    const bytes = cutToText(page);
    const text = await readFile(userId, { name: '', bytes }, { signal });
    return { text, ...readPostingFacts(text, today()) };
  }

  const routes: readonly Route[] = [
    route(getPostingWays, async () => ({ links: opensLinks })),

    route(readPostingFile, async ({ caller, file, signal, reportProgress }) => {
      const text = await readFile(caller.userId, file, { signal, onProgress: reportProgress });
      return { text, ...readPostingFacts(text, today()) };
    }),

    limited(
      linksPerUser,
      route(readPostingLink, async ({ caller, body, signal }) => {
        if (!opensLinks) throw new AppError('links_off');
        const { text: page, url } = await fetchPage(body.url.trim()).catch((error: unknown) => {
          throw error instanceof FetchRefused ? new AppError(error.code, { cause: error }) : error;
        });
        return { url, ...(await readPage(caller.userId, page, signal)) };
      }),
    ),
  ];
  return routes;
}

/** What the page says of its one job in a form for machines. A list of several is none of them. */
async function findPosting(page: string): Promise<ImportedPosting | undefined> {
  const found: ImportedPosting[] = [];
  for (const data of listPageData(page)) {
    const read = await takeBreaths(readJobFileInSteps(data, new Date()));
    found.push(...(read?.postings ?? []));
  }
  return found.length === 1 ? found[0] : undefined;
}

function describePosting({ title, company, location, description, language }: ImportedPosting) {
  const head = [title, [company, location].filter((part) => part !== '').join(' · ')];
  const text = [...head, '', description].join('\n');
  const read = readPostingFacts(text, today());
  const place = location || read.place;
  return {
    text,
    ...read,
    ...shorten({ title, company, place }),
    language: language ?? read.language,
  };
}

const LONGEST_FACT = 200;

function shorten<Facts extends Record<string, string>>(facts: Facts) {
  const cut = (text: string) => text.slice(0, LONGEST_FACT).toWellFormed();
  return {
    title: cut(facts.title ?? ''),
    company: cut(facts.company ?? ''),
    place: cut(facts.place ?? ''),
  };
}
