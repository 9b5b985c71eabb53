import type { IndexQuestion, JobPosting } from '@trayecto/core/jobs';
import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import { boardSettings, type Database, jobPostings, type Tx } from '../db';
import type { JobQuery, JobSource, SourceQuery } from './job-source';

/** With so many found here nothing further away is looked for. */
export const ENOUGH = 50;
const MOST_SURE = 60;
const MOST_NEAR = 30;
/** What the search itself reads of a long listing. */
const TEXT_FOR_LISTS = 8_000;

export interface JobBoard extends JobSource {
  readonly name: 'own';
  isEmpty(): Promise<boolean>;
  /** Whether samples may fill an empty board. */
  showsSamples(): Promise<boolean>;
  find(id: string): Promise<JobPosting | undefined>;
}

/** The listings kept in the database, found by full-text search in Spanish and English. */
export function createJobBoard(database: Database): JobBoard {
  return {
    name: 'own',
    search: (query) => database.asService((tx) => searchBoard(tx, query)),
    isEmpty: () =>
      database.asService(async (tx) => {
        const [row] = await tx.select({ id: jobPostings.id }).from(jobPostings).limit(1);
        return row === undefined;
      }),
    showsSamples: () => database.asService(readShowsSamples),
    find: (id) =>
      database.asService(async (tx) => {
        const [row] = await tx.select(columns).from(jobPostings).where(eq(jobPostings.id, id));
        return row && toPosting(row);
      }),
  };
}

export async function readShowsSamples(tx: Tx): Promise<boolean> {
  const [row] = await tx.select().from(boardSettings);
  return row?.showsSamples ?? true;
}

/** Here first; what is further away only where that is not enough. */
async function searchBoard(tx: Tx, query: SourceQuery): Promise<readonly JobPosting[]> {
  const { question } = query;
  const here = await selectHere(tx, question, query);
  if (here.length >= ENOUGH || question.here.length === 0) return here.map(toPosting);
  const away = await selectAway(tx, question, query);
  const known = new Set(here.map(({ id }) => id));
  return [...here, ...away.filter(({ id }) => !known.has(id))].map(toPosting);
}

/** The two statements of a search; exported so that their cost can be measured by itself. */
export function selectHere(tx: Tx, question: IndexQuestion, query: JobQuery) {
  return tx.select(columns).from(jobPostings).where(pickHere(question, query));
}

export function selectAway(tx: Tx, question: IndexQuestion, query: JobQuery) {
  return tx.select(columns).from(jobPostings).where(pickAway(question, query));
}

const columns = {
  id: jobPostings.id,
  title: jobPostings.title,
  company: jobPostings.company,
  location: jobPostings.location,
  country: jobPostings.country,
  isRemote: jobPostings.isRemote,
  language: jobPostings.language,
  postedOn: jobPostings.postedOn,
  url: jobPostings.url,
  description: sql<string>`left(${jobPostings.description}, ${sql.raw(String(TEXT_FOR_LISTS))})`,
};

type Row = { [Name in keyof typeof columns]: JobPosting[Name] };

function toPosting(row: Row): JobPosting {
  const id = `own-${row.id}`;
  return { ...row, id, url: row.url || `/job-search?job=${id}`, source: 'own', isSample: false };
}

function pickHere({ sure, near, words, here }: IndexQuestion, query: JobQuery): SQL {
  const place = here.map(anyOf);
  const broad = [
    ...(near.length > 0 ? [anyOf(near)] : []),
    ...(words.length > 0 ? [allWords(words)] : []),
  ];
  return anyId([
    ...(sure.length > 0 ? [pickLatest([anyOf(sure), ...place], query, MOST_SURE)] : []),
    ...(broad.length > 0
      ? [pickLatest([sql`(${sql.join(broad, sql` || `)})`, ...place], query, MOST_NEAR)]
      : []),
  ]);
}

function pickAway({ sure, words, within }: IndexQuestion, query: JobQuery): SQL {
  if (sure.length === 0 && words.length === 0) return anyId([]);
  const wanted = sql`(${sql.join(
    [...(sure.length > 0 ? [anyOf(sure)] : []), ...(words.length > 0 ? [allWords(words)] : [])],
    sql` || `,
  )})`;
  return anyId([
    pickLatest([wanted, anyOf(within)], query, MOST_SURE),
    pickLatest([wanted], query, MOST_NEAR),
  ]);
}

/** An empty question would match everything its other half does. */
function anyId(parts: readonly SQL[]): SQL {
  if (parts.length === 0) return sql`false`;
  return sql`${jobPostings.id} in (${sql.join([...parts], sql` union `)})`;
}

function pickLatest(conditions: readonly SQL[], query: JobQuery, most: number): SQL {
  const asked = sql.join([...conditions], sql` && `);
  const where = and(sql`${jobPostings.search} @@ (${asked})`, ...filters(query));
  return sql`(select ${jobPostings.id} from ${jobPostings} where ${where}
    order by ${jobPostings.postedOn} desc nulls last limit ${sql.raw(String(most))})`;
}

function filters({ remote, postedSince, language }: JobQuery): SQL[] {
  return [
    ...(remote ? [eq(jobPostings.isRemote, true)] : []),
    ...(postedSince ? [gte(jobPostings.postedOn, postedSince)] : []),
    ...(language ? [eq(jobPostings.language, language)] : []),
  ];
}

/** Terms are of our own making; what could end the quotes is taken out all the same. */
function anyOf(terms: readonly string[]): SQL {
  const quoted = terms.map((term) => `'${term.replace(/['\\]/g, '')}'`);
  return sql`${quoted.join(' | ')}::tsquery`;
}

function allWords(words: readonly string[]): SQL {
  const text = words.join(' ');
  return sql`(plainto_tsquery('spanish', ${text}) || plainto_tsquery('english', ${text}) || plainto_tsquery('simple', ${text}))`;
}
