import type { PGlite } from '@electric-sql/pglite';

const CHECK_EVERY_MS = 30_000;
const CHECKPOINT_AFTER_LOG_BYTES = 48 * 2 ** 20;
const VACUUM_EVERY_MS = 6 * 60 * 60 * 1000;

/** The embedded engine has no background processes: nobody else shortens its log or clears dead rows away. */
export function startMaintenance(database: PGlite): { stop(): void } {
  let vacuumedAt = Date.now();
  let isBusy = false;
  const timer = setInterval(() => {
    // A transaction of a connection is open on the engine's only session: try again next time.
    if (isBusy || database.isInTransaction()) return;
    isBusy = true;
    void maintain().finally(() => {
      isBusy = false;
    });
  }, CHECK_EVERY_MS);
  timer.unref();

  async function maintain(): Promise<void> {
    try {
      await shortenLog(database);
      if (Date.now() - vacuumedAt > VACUUM_EVERY_MS) {
        vacuumedAt = Date.now();
        await clearDeadRows(database);
      }
    } catch {
      // A client began its transaction in between, or the disk is full: the next round tries again.
    }
  }
  return { stop: () => clearInterval(timer) };
}

export async function shortenLog(
  database: PGlite,
  longestBytes = CHECKPOINT_AFTER_LOG_BYTES,
): Promise<void> {
  if ((await readLogBytes(database)) > longestBytes) await database.exec('CHECKPOINT');
}

export async function clearDeadRows(database: PGlite): Promise<void> {
  await database.exec('VACUUM (ANALYZE)');
}

/** How much a start after a crash would have to read. */
export async function readLogBytes(database: PGlite): Promise<number> {
  const [answer] = await database.exec(
    'SELECT (pg_current_wal_lsn() - redo_lsn)::float8 AS bytes FROM pg_control_checkpoint()',
  );
  const bytes: unknown = answer?.rows[0]?.bytes;
  return typeof bytes === 'number' ? bytes : 0;
}
