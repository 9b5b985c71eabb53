import { readFile, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import type { ReadJobFile } from '@trayecto/core/jobs';
import { type Command, type CommandContext, CommandError } from '../commands/command';
import type { Config } from '../config';
import { type Database, openDatabaseBeside } from '../db';
import { createLogger } from '../logging/create-logger';
import { FetchRefused, fetchPublic } from './fetch-public';
import { storePostings } from './job-board';
import { loadJobEngine } from './load-job-engine';

const LARGEST_FILE = 200_000_000;
const USAGE = 'jobs -- import FILE | jobs -- feed ADDRESS';
const MOST_PROBLEMS_SHOWN = 10;

const problemWords = {
  'no-title': 'has no title',
  'no-text': 'has no text',
  expired: 'is over',
  'bad-link': 'has a link that is not one of the web',
  'not-a-posting': 'is no posting',
} as const;

/** Fills the own job board. Works while the server runs. */
export const jobs: Command = {
  usage: USAGE,
  async run(context) {
    const [what, name] = context.args;
    if (!name || (what !== 'import' && what !== 'feed'))
      throw new CommandError(`Usage: npm run ${USAGE}`);
    if (what === 'import') await importFile(name, context);
    else await importFeed(name, context);
  },
};

async function importFile(name: string, { config, folder, say }: CommandContext): Promise<void> {
  const file = resolve(folder, name);
  const source = await readSource(file);
  await store(config, basename(file), source, say);
}

async function readSource(file: string): Promise<string> {
  try {
    const { size } = await stat(file);
    if (size > LARGEST_FILE) throw new CommandError(`${file} is too large.`);
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`${file} cannot be read.`, { cause: error });
  }
}

async function importFeed(address: string, { config, say }: CommandContext): Promise<void> {
  try {
    const { text } = await fetchPublic(address);
    await store(config, address, text, say);
  } catch (error) {
    if (error instanceof FetchRefused) throw new CommandError(error.message, { cause: error });
    throw error;
  }
}

async function store(
  config: Config,
  origin: string,
  source: string,
  say: CommandContext['say'],
): Promise<void> {
  const { readJobFile } = await loadJobEngine();
  const read = readJobFile(source, new Date());
  if (read === null)
    throw new CommandError(
      'No postings were found: neither schema.org JobPosting, nor RSS or Atom, nor a table with a title and a description.',
    );
  const database = await openDatabaseBeside({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    logger: createLogger('silent'),
  });
  try {
    await report(database, origin, read, say);
  } finally {
    await database.close();
  }
}

async function report(
  database: Database,
  origin: string,
  { postings, problems }: ReadJobFile,
  say: CommandContext['say'],
): Promise<void> {
  const { added, updated } = await storePostings(database, origin, postings);
  say(`${added} added, ${updated} brought up to date, ${problems.length} left out.`);
  for (const { entry, problem } of problems.slice(0, MOST_PROBLEMS_SHOWN))
    say(`  entry ${entry} ${problemWords[problem]}`);
}
