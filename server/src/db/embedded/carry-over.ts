import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { readBackupLines, saveBackup } from '../../backup/backup-file';
import { restoreBackup } from '../../backup/restore-backup';
import { writeBackup } from '../../backup/write-backup';
import { engineFormat } from './cluster-format';
import { carryOverBackupOf } from './data-folder';
import { pointToCluster } from './data-format';
import { syncTree } from './durable-files';
import { type EarlierEngine, openEarlierEngine, speakSql } from './earlier-engines';
import { extensions } from './extensions';
import type { CarriedOver } from './worker-messages';

/**
 * Migrates the data of an earlier engine into a cluster of this one: the old engine writes a backup beside the folder,
 * this one reads it. The old cluster stays where it is. Until the last step, which names the new cluster, a start that is
 * killed or fails leaves everything as it was, and the next one begins again.
 */
export async function carryOver(
  dataDir: string,
  oldCluster: string,
  engine: EarlierEngine,
): Promise<CarriedOver> {
  const backup = carryOverBackupOf(dataDir, engineFormat.major);
  await rm(`${backup}.part`, { force: true });
  const old = await openEarlierEngine(engine, oldCluster);
  try {
    await saveBackup(backup, writeBackup(old, { isEverything: true }));
  } finally {
    await old.close();
  }

  const name = `cluster-${engineFormat.major}-${engineFormat.catalog}`;
  const newCluster = join(dirname(oldCluster), name);
  // What an earlier attempt left. Nobody has worked on it: it was never named.
  await rm(newCluster, { recursive: true, force: true });
  const fresh = speakSql(await PGlite.create({ dataDir: newCluster, extensions }));
  let rows: number;
  try {
    const restored = await restoreBackup(fresh, readBackupLines(backup), {
      isEverything: true,
      putFile: () => Promise.reject(new Error('files stay where they are')),
    });
    rows = restored.rows;
  } finally {
    await fresh.close();
  }
  await syncTree(newCluster);
  await pointToCluster(dirname(oldCluster), name);
  return { rows, from: oldCluster, to: newCluster, backup };
}
