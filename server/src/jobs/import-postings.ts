import { AppError } from '@trayecto/core/contract';
import { type ReadJobFile, readJobFileInSteps } from '@trayecto/core/jobs/import';
import { takeBreaths } from '../threads/take-breaths';
import type { fetchPublic } from './fetch-public';
import { beginReading, noteReading, type OriginName } from './job-origin-store';
import { type BoardParts, type OnStored, storePostings } from './store-postings';

export type FetchFeed = (address: string) => ReturnType<typeof fetchPublic>;

export interface Imported {
  readonly originId: string;
  readonly added: number;
  readonly updated: number;
  readonly problems: ReadJobFile['problems'];
}

/** Reads the text of a file or feed into the board. Nothing is kept of one without listings. */
export async function importPostings(
  board: BoardParts,
  origin: OriginName,
  text: string,
  onStored?: OnStored,
): Promise<Imported> {
  const read = await takeBreaths(readJobFileInSteps(text, new Date()));
  if (read === null || isNothing(read)) throw new AppError('job_file_unread');
  const { postings, problems } = read;
  const { database } = board;
  const originId = await database.asService((tx) => beginReading(tx, origin));
  const { added, updated } = await storePostings(board, origin.name, postings, onStored);
  const leftOut = problems.length;
  await database.asService((tx) => noteReading(tx, originId, { added, updated, leftOut }));
  return { originId, added, updated, problems };
}

/** A feed may have no news; a file without any entry is of another kind. */
function isNothing({ format, postings, problems }: ReadJobFile): boolean {
  return format !== 'feed' && postings.length === 0 && problems.length === 0;
}

export async function importFeed(
  board: BoardParts,
  address: string,
  fetchFeed: FetchFeed,
  onStored?: OnStored,
): Promise<Imported> {
  const name = URL.canParse(address.trim()) ? new URL(address.trim()).href : address.trim();
  const { text } = await fetchFeed(name);
  return importPostings(board, { name, isFeed: true }, text, onStored);
}
