import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { IncompatibleDataError } from '../errors';

/** Folders written by one version of PGlite do not open in another: kept equal to the installed one by a test. */
export const PGLITE_VERSION = '0.5.16';
/** How the folder itself is laid out: version.json beside cluster/. */
const DATA_FORMAT = 1;

const stamp = z.object({ engine: z.string(), version: z.string(), format: z.int() });

export const currentStamp = { engine: 'pglite', version: PGLITE_VERSION, format: DATA_FORMAT };

export function stampPathOf(databaseFolder: string): string {
  return join(databaseFolder, 'version.json');
}

export function clusterFolderOf(databaseFolder: string): string {
  return join(databaseFolder, 'cluster');
}

/** True when there is a database this version can open, false when there is none yet. */
export async function checkDataFormat(databaseFolder: string): Promise<boolean> {
  let text: string;
  try {
    text = await readFile(stampPathOf(databaseFolder), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return refuseUnstamped(databaseFolder);
    }
    throw error;
  }
  const found = parseStamp(text);
  if (!found) {
    throw new IncompatibleDataError(
      `${stampPathOf(databaseFolder)} is damaged, so that it is not known which version wrote the data. Restore a backup.`,
    );
  }
  if (found.engine !== currentStamp.engine || found.version !== currentStamp.version) {
    throw new IncompatibleDataError(
      `the data in ${databaseFolder} was written by ${found.engine} ${found.version}, and this version of Trayecto ` +
        `reads only ${currentStamp.engine} ${currentStamp.version}. Start the version that wrote it and export, or restore a backup.`,
    );
  }
  if (found.format !== currentStamp.format) {
    throw new IncompatibleDataError(
      `the data in ${databaseFolder} has format ${found.format}, and this version of Trayecto reads format ${currentStamp.format}.`,
    );
  }
  return true;
}

async function refuseUnstamped(databaseFolder: string): Promise<false> {
  const isCluster = await readFile(join(clusterFolderOf(databaseFolder), 'PG_VERSION')).then(
    () => true,
    () => false,
  );
  if (!isCluster) return false;
  throw new IncompatibleDataError(
    `the data in ${databaseFolder} does not say which version wrote it (version.json is missing). Restore a backup.`,
  );
}

function parseStamp(text: string) {
  try {
    return stamp.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
