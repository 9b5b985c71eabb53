import type { PGlite, PGliteInterface } from '@electric-sql/pglite';
import type { SqlClient } from '../sql-client';

/**
 * An engine of an earlier release whose Postgres differs from this one's, to read its data with. `package` is its alias in
 * server/package.json: `"pglite-17": "npm:@electric-sql/pglite@0.4.6"`.
 */
export interface EarlierEngine {
  readonly major: number;
  readonly catalog: number;
  readonly package: string;
}

/**
 * Every release so far has written Postgres 18. Anyone who moves to a PGlite with another Postgres adds the last one with this
 * here, and it stays: the kept data folders of server/test/data-folders do not open without it.
 */
export const earlierEngines: readonly EarlierEngine[] = [];

export interface OpenedEngine extends SqlClient {
  close(): Promise<void>;
}

export async function openEarlierEngine(
  engine: EarlierEngine,
  cluster: string,
): Promise<OpenedEngine> {
  const { PGlite: Earlier }: { PGlite: typeof PGlite } = await import(engine.package);
  const names = ['citext', 'pg_trgm', 'unaccent'] as const;
  const loaded = names.map(async (name) => {
    const found = await import(`${engine.package}/contrib/${name}`);
    return [name, found[name]] as const;
  });
  const extensions = Object.fromEntries(await Promise.all(loaded));
  return speakSql(await Earlier.create({ dataDir: cluster, extensions }));
}

/** An engine in this thread, spoken to like a connection: statements without parameters may be several. */
export function speakSql(database: PGliteInterface): OpenedEngine {
  return {
    async query<Row>(statement: string, parameters?: unknown[]) {
      if (parameters) return database.query<Row>(statement, parameters);
      const [last] = (await database.exec(statement)).slice(-1);
      return { rows: (last?.rows ?? []) as Row[] };
    },
    close: () => database.close(),
  };
}
