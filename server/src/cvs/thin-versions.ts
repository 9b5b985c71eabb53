import { sql } from 'drizzle-orm';
import type { Database } from '../db';

/** Of each CV so many stay, whatever their age, and of every day the last. */
export const VERSIONS_KEPT = 50;
const YOUNG_DAYS = 1;
/** Only a CV that was saved lately can have versions that no longer need to stay. */
const LATELY_DAYS = 8;
const MOST_AT_ONCE = 500;

/** For the service: versions that can be dropped. Hours of editing make hundreds a day. */
export async function thinVersions(database: Database, mostAtOnce = MOST_AT_ONCE): Promise<void> {
  let last: string | null = null;
  do {
    const cvIds = await listSavedLately(database, last, mostAtOnce);
    for (const cvId of cvIds) await thinVersionsOf(database, cvId);
    last = cvIds.length < mostAtOnce ? null : (cvIds.at(-1) ?? null);
  } while (last !== null);
}

/** In the order of their ids: where more were saved lately than are asked for at once, each still has its turn. */
async function listSavedLately(
  database: Database,
  after: string | null,
  most: number,
): Promise<readonly string[]> {
  const { rows } = await database.asService((tx) =>
    tx.execute<{ cv_id: string }>(sql`
      select distinct cv_id from cv_versions
      where created_at > clock_timestamp() - make_interval(days => ${LATELY_DAYS})
        and version > ${VERSIONS_KEPT} and (${after}::uuid is null or cv_id > ${after}::uuid)
      order by cv_id limit ${most}`),
  );
  return rows.map(({ cv_id: cvId }) => cvId);
}

async function thinVersionsOf(database: Database, cvId: string): Promise<void> {
  await database.asService(async (tx) => {
    const { rows } = await tx.execute<{ version: number }>(sql`
      delete from cv_versions where cv_id = ${cvId} and version in (
        select version from (
          select version, created_at,
            row_number() over (order by version desc) as place,
            row_number() over (partition by (created_at at time zone 'utc')::date order by version desc)
              as place_in_day
          from cv_versions where cv_id = ${cvId}) placed
        where place > ${VERSIONS_KEPT} and place_in_day > 1
          and created_at < clock_timestamp() - make_interval(days => ${YOUNG_DAYS}))
      returning version`);
    if (rows.length === 0) return;
    // What they changed in the ones before is no longer what they change in those that are left.
    const next = sql.join(
      rows.map(({ version }) => sql`${version + 1}`),
      sql`, `,
    );
    await tx.execute(
      sql`update cv_versions set changes = null where cv_id = ${cvId} and version in (${next})`,
    );
  });
}
