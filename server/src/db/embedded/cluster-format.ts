import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * What decides whether an engine can open a cluster. Both numbers are in the cluster's own files, where Postgres
 * itself looks for them; which PGlite wrote them does not matter.
 */
export interface ClusterFormat {
  readonly major: number;
  readonly catalog: number;
}

/** Of the installed PGlite: a test compares it with a cluster it has made. */
export const engineFormat: ClusterFormat = { major: 18, catalog: 202_506_291 };

export function isSameFormat(one: ClusterFormat, other: ClusterFormat): boolean {
  return one.major === other.major && one.catalog === other.catalog;
}

export function nameFormat({ major, catalog }: ClusterFormat): string {
  return `Postgres ${major} (catalogue ${catalog})`;
}

/** Undefined when there is no cluster in the folder. */
export async function readClusterFormat(folder: string): Promise<ClusterFormat | undefined> {
  const major = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(nothingThere);
  if (major === undefined) return undefined;
  const catalog = await readCatalogVersion(join(folder, 'global', 'pg_control'));
  return catalog === undefined ? undefined : { major: Number.parseInt(major, 10), catalog };
}

/** Every Postgres begins this file with its own id (8 bytes), the file's version (4) and the catalogue's (4). */
async function readCatalogVersion(path: string): Promise<number | undefined> {
  const file = await open(path, 'r').catch(nothingThere);
  if (!file) return undefined;
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(16), 0, 16, 0);
    return bytesRead === 16 ? buffer.readUInt32LE(12) : undefined;
  } finally {
    await file.close();
  }
}

function nothingThere(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
