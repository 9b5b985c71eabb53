import { readFile, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { AppError } from '@trayecto/core/contract';
import { type Command, type CommandContext, CommandError } from '../commands/command';
import { openDatabaseBeside } from '../db';
import { decodeText } from '../encodings/decode-text';
import { createLogger } from '../logging/create-logger';
import { FetchRefused, fetchPublic } from './fetch-public';
import { type Imported, importFeed, importPostings } from './import-postings';
import type { AskJobs } from './job-engine';
import type { BoardParts } from './store-postings';

const LARGEST_FILE = 200_000_000;
const USAGE = 'jobs -- import FILE | jobs -- feed ADDRESS';
const MOST_PROBLEMS_SHOWN = 10;

const problemWords = {
  'no-title': 'has no title',
  'no-text': 'has no text',
  expired: 'is over',
  'bad-link': 'has a link that is not one of the web',
  'not-a-posting': 'is not a job listing',
} as const;

/** Fills the own job board. Works while the server runs. */
export const jobs: Command = {
  usage: USAGE,
  async run(context) {
    const [what, name] = context.args;
    if (!name || (what !== 'import' && what !== 'feed'))
      throw new CommandError(`Usage: npm run ${USAGE}`);
    if (what === 'import') await importFile(name, context);
    else await fillBoard(context, (board) => importFeed(board, name, fetchPublic));
  },
};

async function importFile(name: string, context: CommandContext): Promise<void> {
  const file = resolve(context.folder, name);
  const text = decodeText(await readBytes(file));
  await fillBoard(context, (board) =>
    importPostings(board, { name: basename(file), isFeed: false }, text),
  );
}

async function readBytes(file: string): Promise<Uint8Array> {
  try {
    const { size } = await stat(file);
    if (size > LARGEST_FILE) throw new CommandError(`${file} is too large.`);
    return await readFile(file);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`${file} cannot be read.`, { cause: error });
  }
}

async function fillBoard(
  { config, say }: CommandContext,
  fill: (board: BoardParts) => Promise<Imported>,
): Promise<void> {
  const { databaseUrl, dataDir } = config;
  const logger = createLogger('silent');
  const database = await openDatabaseBeside({ databaseUrl, dataDir, logger });
  try {
    report(await fill({ database, askJobs: await loadAskJobs() }), say);
  } catch (error) {
    const isRefusal = error instanceof FetchRefused || error instanceof AppError;
    throw isRefusal ? new CommandError(error.message, { cause: error }) : error;
  } finally {
    await database.close();
  }
}

/** Only here: no other command needs its tables. */
async function loadAskJobs(): Promise<AskJobs> {
  return (await import('./job-tasks')).askJobsHere;
}

function report({ added, updated, problems }: Imported, say: CommandContext['say']): void {
  say(`${added} added, ${updated} brought up to date, ${problems.length} left out.`);
  for (const { entry, problem } of problems.slice(0, MOST_PROBLEMS_SHOWN))
    say(`  entry ${entry} ${problemWords[problem]}`);
}
