import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { IncompatibleDataError } from '../errors';
import {
  type ClusterFormat,
  engineFormat,
  isSameFormat,
  nameFormat,
  readClusterFormat,
} from './cluster-format';
import { replaceFile } from './durable-files';
import type { EarlierEngine } from './earlier-engines';

/** How the folder itself is laid out: version.json beside cluster/, or beside the cluster that it names. */
const FIRST_LAYOUT = 1;
const NAMED_CLUSTER_LAYOUT = 2;
const KEPT_BESIDE_MS = 30 * 24 * 60 * 60 * 1000;
export const FIRST_CLUSTER = 'cluster';

const stamp = z.object({
  engine: z.literal('pglite'),
  format: z.int(),
  cluster: z
    .string()
    .regex(/^cluster[\w-]*$/)
    .optional(),
  /** When the data came from an earlier engine. */
  carriedAt: z.iso.datetime().optional(),
});

function stampPathOf(databaseFolder: string): string {
  return join(databaseFolder, 'version.json');
}

export type FoundData =
  | { readonly state: 'none' }
  | { readonly state: 'current'; readonly cluster: string }
  /** Written by an earlier engine that this version includes. */
  | { readonly state: 'earlier'; readonly cluster: string; readonly engine: EarlierEngine };

export async function findData(
  databaseFolder: string,
  earlierEngines: readonly EarlierEngine[],
): Promise<FoundData> {
  const name = await findClusterName(databaseFolder);
  if (name === undefined) return { state: 'none' };
  const cluster = join(databaseFolder, name);
  const format = await readClusterFormat(cluster);
  if (!format) {
    throw new IncompatibleDataError(
      `the database in ${cluster} is not whole: it does not say which Postgres wrote it. Restore a backup.`,
    );
  }
  if (isSameFormat(format, engineFormat)) return { state: 'current', cluster };
  const engine = earlierEngines.find((one) => isSameFormat(one, format));
  if (engine) return { state: 'earlier', cluster, engine };
  throw new IncompatibleDataError(explainForeign(cluster, format));
}

function explainForeign(cluster: string, format: ClusterFormat): string {
  const known = `the data in ${cluster} is of ${nameFormat(format)}, and this version of Trayecto works with ${nameFormat(engineFormat)}.`;
  return format.major > engineFormat.major
    ? `${known} A newer version wrote it: install that one again, or restore a backup into another DATA_DIR.`
    : `${known} Install the newest version of Trayecto, or restore a backup into another DATA_DIR.`;
}

async function readStamp(databaseFolder: string) {
  const text = await readFile(stampPathOf(databaseFolder), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : parseStamp(text);
}

async function findClusterName(databaseFolder: string): Promise<string | undefined> {
  const found = await readStamp(databaseFolder);
  if (!found) return findOnlyCluster(databaseFolder);
  if (found.format > NAMED_CLUSTER_LAYOUT) {
    throw new IncompatibleDataError(
      `the data in ${databaseFolder} is laid out by a newer version of Trayecto (format ${found.format}). Install that one again, or restore a backup into another DATA_DIR.`,
    );
  }
  return found.cluster ?? FIRST_CLUSTER;
}

/** Without a stamp that can be read: a cluster that is alone is the one. Of two, we can't know which is newer. */
async function findOnlyCluster(databaseFolder: string): Promise<string | undefined> {
  const names = await readdir(databaseFolder).catch(() => []);
  const clusters: string[] = [];
  for (const name of names) {
    if (name.startsWith(FIRST_CLUSTER) && (await readClusterFormat(join(databaseFolder, name))))
      clusters.push(name);
  }
  if (clusters.length > 1) {
    throw new IncompatibleDataError(
      `${stampPathOf(databaseFolder)} is missing or damaged, and there are several databases beside it: ${clusters.join(', ')}. ` +
        'Move all but the newest elsewhere, or restore a backup.',
    );
  }
  return clusters[0];
}

function parseStamp(text: string) {
  try {
    return stamp.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** For a database folder that is being made. The format in it is for people who look: what counts is the cluster's own. */
export async function writeFirstStamp(databaseFolder: string): Promise<void> {
  await replaceFile(
    stampPathOf(databaseFolder),
    JSON.stringify({ engine: 'pglite', format: FIRST_LAYOUT, postgres: engineFormat }),
  );
}

/** From now on the database is this cluster. Takes effect at once and whole, whenever the power goes. */
export async function pointToCluster(databaseFolder: string, name: string): Promise<void> {
  await replaceFile(
    stampPathOf(databaseFolder),
    JSON.stringify({
      engine: 'pglite',
      format: NAMED_CLUSTER_LAYOUT,
      cluster: name,
      carriedAt: new Date().toISOString(),
      postgres: engineFormat,
    }),
  );
}

/**
 * The clusters that were left behind when the data was carried over, once that is long enough ago: who deleted their account
 * since then is still in them.
 */
export async function listOutlivedClusters(databaseFolder: string): Promise<readonly string[]> {
  const found = await readStamp(databaseFolder);
  if (!found?.cluster || !found.carriedAt) return [];
  if (Date.now() - Date.parse(found.carriedAt) < KEPT_BESIDE_MS) return [];
  const names = await readdir(databaseFolder);
  return names
    .filter((name) => name.startsWith(FIRST_CLUSTER) && name !== found.cluster)
    .map((name) => join(databaseFolder, name));
}
