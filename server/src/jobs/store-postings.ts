import type { ImportedPosting } from '@trayecto/core/jobs';
import { foldForSearch } from '@trayecto/core/jobs/import';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, jobPostings, type Tx } from '../db';
import { takeBreaths } from '../threads/take-breaths';
import type { AskJobs, IndexedPart } from './job-engine';

const ROWS_A_STATEMENT = 200;
/** A lexeme has at most 2 KB, and the index little use for the end of a very long text. */
const TEXT_FOR_INDEX = 20_000;

export type OnStored = (progress: { readonly stored: number; readonly of: number }) => void;

/** Where listings are kept, and who knows what they are about. */
export interface BoardParts {
  readonly database: Database;
  readonly askJobs: AskJobs;
}

type NewRow = ImportedPosting & { readonly origin: string; readonly search: SQL<string> };

/** Adds new listings and updates known ones (by origin and their id there). */
export async function storePostings(
  { database, askJobs }: BoardParts,
  origin: string,
  postings: readonly ImportedPosting[],
  onStored: OnStored = () => {},
): Promise<{ readonly added: number; readonly updated: number }> {
  const once = [...new Map(postings.map((posting) => [posting.externalId, posting])).values()];
  let added = 0;
  for (let at = 0; at < once.length; at += ROWS_A_STATEMENT) {
    // Before the transaction: the embedded database serves nobody else meanwhile.
    const some = once.slice(at, at + ROWS_A_STATEMENT);
    const terms = await askJobs('listTerms', some.map(pickIndexed));
    const rows = await takeBreaths(writeRows(origin, some, terms));
    added += await database.asService((tx) => storeRows(tx, rows));
    onStored({ stored: at + rows.length, of: once.length });
  }
  return { added, updated: once.length - added };
}

function pickIndexed(posting: ImportedPosting): IndexedPart {
  const { title, location, country, isRemote } = posting;
  const description = posting.description.slice(0, TEXT_FOR_INDEX);
  return { title, description, location, country, isRemote };
}

function* writeRows(
  origin: string,
  postings: readonly ImportedPosting[],
  terms: readonly (readonly string[])[],
): Generator<void, readonly NewRow[]> {
  const rows: NewRow[] = [];
  for (const [at, posting] of postings.entries()) {
    rows.push({ ...posting, origin, search: writeSearch(posting, terms[at] ?? []) });
    yield;
  }
  return rows;
}

async function storeRows(tx: Tx, rows: readonly NewRow[]): Promise<number> {
  const stored = await tx
    .insert(jobPostings)
    .values([...rows])
    .onConflictDoUpdate({
      target: [jobPostings.origin, jobPostings.externalId],
      set: Object.fromEntries(changing.map((name) => [name, sql.raw(`excluded.${snake(name)}`)])),
    })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  return stored.filter(({ isNew }) => isNew).length;
}

const changing = [
  'title',
  'company',
  'location',
  'country',
  'isRemote',
  'language',
  'postedOn',
  'url',
  'description',
  'search',
] as const;

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Accents are folded here because the databases need not have an extension for it. */
function writeSearch(posting: ImportedPosting, terms: readonly string[]): SQL<string> {
  const { title, company, language } = posting;
  const text = foldForSearch(
    [title, company, posting.description.slice(0, TEXT_FOR_INDEX)].join('\n'),
  );
  const stemmer = stemmers[language ?? 'none'];
  return sql<string>`to_tsvector(${stemmer}::regconfig, ${text}) || array_to_tsvector(${sql.param([...terms])}::text[])`;
}

const stemmers = { es: 'spanish', en: 'english', none: 'simple' } as const;
