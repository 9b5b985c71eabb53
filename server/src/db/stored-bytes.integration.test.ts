import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnEachDatabase, type TestPlace } from '../../test/database';
import { addPerson } from '../../test/database/add-person';
import { silentLogger } from '../../test/database/silent-logger';
import { thinVersions, VERSIONS_KEPT } from '../cvs/thin-versions';
import { findReadDocument, keepReading } from '../import/reading-store';
import { cvs, cvVersions, type Database, isQuotaUsedUp, openDatabase, storedFiles } from './index';

const QUOTA = 10_000;

describeOnEachDatabase('what a person’s work takes up', (context) => {
  let place: TestPlace;
  let database: Database;
  beforeAll(async () => {
    place = await context.openFresh();
    database = await openDatabase({ ...place, logger: silentLogger, storageQuotaBytes: QUOTA });
  });
  afterAll(async () => {
    await database?.close();
    await place?.cleanup();
  });

  const addCv = async (userId: string, content: string) => {
    const [added] = await database.asUser(userId, (tx) =>
      tx.insert(cvs).values({ userId, filename: 'cv.pdf', content }).returning({ id: cvs.id }),
    );
    return added?.id ?? '';
  };
  const addVersion = (userId: string, cvId: string, version: number, text = '') =>
    database.asUser(userId, (tx) =>
      tx.insert(cvVersions).values({
        ...{ userId, cvId, version, filename: 'cv.pdf', reason: 'edit' },
        parsedData: { summary: text },
      }),
    );
  const addFile = (userId: string, byteSize: number) =>
    database.asUser(userId, (tx) =>
      tx.insert(storedFiles).values({
        path: `${userId}/${randomUUID()}.pdf`,
        ...{ userId, byteSize, originalName: 'cv.pdf', contentHash: new Uint8Array(32) },
      }),
    );
  const readTally = async (userId: string) => {
    const [row] = await context.queryAsOwner(
      place,
      `select coalesce((select bytes from storage_usage where user_id = $1), 0)::int as tally,
         (select coalesce(sum(stored_bytes), 0) from (
           select stored_bytes from cvs where user_id = $1
           union all select stored_bytes from cv_versions where user_id = $1
           union all select stored_bytes from parsed_cvs where user_id = $1
           union all select stored_bytes from results where user_id = $1
           union all select stored_bytes from applications where user_id = $1
           union all select stored_bytes from application_moves where user_id = $1
           union all select stored_bytes from application_sendings where user_id = $1
           union all select stored_bytes from application_matches where user_id = $1
           union all select stored_bytes from cv_shares where user_id = $1
           union all select stored_bytes from stored_files where user_id = $1) own)::int as sum`,
      [userId],
    );
    return row;
  };
  const isRefused = (work: Promise<unknown>) => work.then(() => false, isQuotaUsedUp);

  it('is counted as it is written, changed and deleted, all kinds together', async () => {
    const userId = await addPerson(database);
    const first = await addCv(userId, 'x'.repeat(100));
    const second = await addCv(userId, 'ñ'.repeat(100));
    await addVersion(userId, first, 1, 'a'.repeat(50));
    await addVersion(userId, first, 2, 'b'.repeat(50));
    await addFile(userId, 1_000);
    await database.asUser(userId, async (tx) => {
      await tx.execute(sql`insert into parsed_cvs (cv_id, user_id, file_name, full_text)
        values (${second}, ${userId}, 'cv.pdf', 'twelve bytes')`);
      await tx.execute(sql`insert into cv_shares
        (cv_id, user_id, token_hash, sealed_token, hidden, allows_pdf, shows_english, expires_at)
        values (${second}, ${userId}, sha256(${userId}::text::bytea), '', '{}', true, false, now())`);
      await tx.execute(sql`insert into results (user_id, cv_id, cv_version, kind, title, input, result, engine)
        values (${userId}, ${first}, 1, 'skill_gap', '', '{}', '{"score": 1}', '{}')`);
      const { rows } = await tx.execute(sql`insert into applications (user_id, posting, cv_id)
        values (${userId}, 'a posting', ${first}) returning id`);
      const application = String(rows[0]?.id);
      await tx.execute(sql`update applications set notes = 'called' where id = ${application}`);
      await tx.execute(sql`insert into application_moves (application_id, user_id, stage, moved_on)
        values (${application}, ${userId}, 'sent', '2026-11-16')`);
      await tx.execute(sql`insert into application_matches (application_id, user_id, match)
        values (${application}, ${userId}, 74)`);
      await tx.execute(sql`insert into application_sendings (application_id, user_id, sent_on, cv)
        values (${application}, ${userId}, '2026-11-16', '{"summary": "as sent"}')`);
      await tx.execute(sql`update results set state = '{"done": true}' where user_id = ${userId}`);
      await tx.execute(
        sql`update cvs set content = 'shorter', is_favorite = true where id = ${first}`,
      );
    });
    const full = await readTally(userId);
    expect(full.tally).toBe(full.sum);
    expect(full.tally).toBeGreaterThan(1_000 + 7 + 200 + 2 * 50);
    await database.asUser(userId, (tx) =>
      tx.execute(sql`update cvs set deleted_at = clock_timestamp() where id = ${first}`),
    );
    await database.asService((tx) => tx.execute(sql`delete from cvs where id = ${first}`));
    const less = await readTally(userId);
    expect(less.tally).toBe(less.sum);
    expect(less.tally).toBeLessThan(full.tally - 100);
  });

  it('stops at the quota, also when many write at the same moment, and what is deleted makes room', async () => {
    const userId = await addPerson(database);
    const refused = await Promise.all(
      Array.from({ length: 12 }, () => isRefused(addFile(userId, QUOTA / 5))),
    );
    expect(refused.filter(Boolean)).toHaveLength(7);
    expect(await readTally(userId)).toEqual({ tally: QUOTA, sum: QUOTA });
    expect(await isRefused(addCv(userId, 'one more'))).toBe(true);
    await database.asService((tx) =>
      tx.execute(sql`delete from stored_files where path in (
        select path from stored_files where user_id = ${userId} limit 1)`),
    );
    expect(await isRefused(addCv(userId, 'one more'))).toBe(false);
    expect(await isRefused(addCv(await addPerson(database), 'another person’s'))).toBe(false);
  });

  it('one that is full already can be made smaller, moved and deleted, not larger', async () => {
    const userId = await addPerson(database);
    const id = await addCv(userId, 'x'.repeat(QUOTA - 2_000));
    await context.queryAsOwner(
      place,
      'update storage_usage set quota_bytes = 500 where user_id = $1',
      [userId],
    );
    const change = (statement: ReturnType<typeof sql>) =>
      isRefused(database.asUser(userId, (tx) => tx.execute(statement)));
    expect(await change(sql`update cvs set is_favorite = true where id = ${id}`)).toBe(false);
    expect(await change(sql`update cvs set deleted_at = now() where id = ${id}`)).toBe(false);
    expect(await change(sql`update cvs set content = content || 'x' where id = ${id}`)).toBe(true);
    expect(await change(sql`update cvs set content = 'x' where id = ${id}`)).toBe(false);
  });

  it('a quota of one’s own goes before everybody’s, and nobody sets it themselves', async () => {
    const userId = await addPerson(database);
    await addFile(userId, 10);
    await database.asService((tx) =>
      tx.execute(
        sql`update storage_usage set quota_bytes = ${3 * QUOTA} where user_id = ${userId}`,
      ),
    );
    expect(await isRefused(addFile(userId, 2 * QUOTA))).toBe(false);
    expect(await isRefused(addFile(userId, 2 * QUOTA))).toBe(true);
    await expect(
      database.asUser(userId, (tx) => tx.execute(sql`update storage_usage set quota_bytes = 9e9`)),
    ).rejects.toThrow();
    await expect(
      database.asUser(userId, (tx) => tx.execute(sql`update storage_usage set bytes = 0`)),
    ).rejects.toThrow();
  });

  it('goes with the person', async () => {
    const userId = await addPerson(database);
    await addVersion(userId, await addCv(userId, 'x'), 1);
    await database.asService((tx) => tx.execute(sql`delete from users where id = ${userId}`));
    expect(await readTally(userId)).toEqual({ tally: 0, sum: 0 });
  });

  it('of what was read lately the last few are kept', async () => {
    const userId = await addPerson(database);
    const document = { format: 'text', pages: 1, lines: [] } as const;
    for (let at = 1; at <= 25; at += 1) {
      await database.asUser(userId, (tx) => keepReading(tx, userId, `${at}`, document, 1));
    }
    const rows = await context.queryAsOwner(
      place,
      'select count(*)::int as kept from readings where user_id = $1',
      [userId],
    );
    expect(rows).toEqual([{ kept: 20 }]);
    const last = await database.asUser(userId, (tx) => findReadDocument(tx, userId, '25'));
    expect(last).toEqual({ document, readMs: 1 });
  });

  describe('versions grow fewer with age', () => {
    /** Ten a day, for ten days: the first a fortnight ago. */
    const addHundred = (userId: string, cvId: string) =>
      context.queryAsOwner(
        place,
        `insert into cv_versions (cv_id, user_id, version, filename, reason, created_at, changes)
         select $1, $2, n, 'cv.pdf', 'edit',
           date_trunc('day', now() at time zone 'utc') at time zone 'utc'
             - make_interval(days => 10 - (n - 1) / 10) + make_interval(mins => n), '[]'
         from generate_series(1, 100) n`,
        [cvId, userId],
      );

    it('never the last fifty, never the last of a day, and what was changed is asked again', async () => {
      const userId = await addPerson(database);
      const cvId = await addCv(userId, 'x');
      await addHundred(userId, cvId);
      await thinVersions(database);
      const rows = await context.queryAsOwner(
        place,
        'select version, changes is null as is_open from cv_versions where cv_id = $1 order by version',
        [cvId],
      );
      const lastOfDays = [10, 20, 30, 40, 50];
      const lastFifty = Array.from({ length: VERSIONS_KEPT }, (_, at) => 51 + at);
      expect(rows.map(({ version }) => version)).toEqual([...lastOfDays, ...lastFifty]);
      expect(rows.filter(({ is_open }) => is_open).map(({ version }) => version)).toEqual(
        lastOfDays,
      );
      const tally = await readTally(userId);
      expect(tally.tally).toBe(tally.sum);
      await thinVersions(database);
      expect(await readTally(userId)).toEqual(tally);
    });

    it('of every CV, where more were saved lately than are looked at together', async () => {
      const userId = await addPerson(database);
      const cvIds = [await addCv(userId, 'x'), await addCv(userId, 'y'), await addCv(userId, 'z')];
      for (const cvId of cvIds) await addHundred(userId, cvId);
      await thinVersions(database, 1);
      const rows = await context.queryAsOwner(
        place,
        'select count(*)::int as kept from cv_versions where user_id = $1 group by cv_id',
        [userId],
      );
      expect(rows.map(({ kept }) => kept)).toEqual(cvIds.map(() => VERSIONS_KEPT + 5));
    });
  });
});
