import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase, type TestPlace } from '../../test/database';
import { addPerson } from '../../test/database/add-person';
import { silentLogger } from '../../test/database/silent-logger';
import { findCode } from './errors';
import {
  applications,
  cvShares,
  cvs,
  cvVersions,
  type Database,
  openDatabase,
  parsedCvs,
  profiles,
  results,
  savedJobs,
  schema,
  storageFilePaths,
  type Tx,
} from './index';

const INSUFFICIENT_PRIVILEGE = '42501';
const FOREIGN_KEY_VIOLATION = '23503';

const plainResult = {
  cvVersion: 1,
  kind: 'skill_gap' as const,
  title: 'Analyst',
  input: {},
  result: {},
  engine: { kind: 'builtin' },
};

describeOnEachDatabase('role isolation', (context) => {
  let place: TestPlace;
  let database: Database;
  let ana: string;
  let bruno: string;
  let brunosCv: string;

  beforeAll(async () => {
    place = await context.openFresh();
    database = await openDatabase({ ...place, poolSize: 2, logger: silentLogger });
    ana = await addPerson(database);
    bruno = await addPerson(database);
    brunosCv = await database.asUser(bruno, (tx) => addCv(tx, bruno));
  });
  afterAll(async () => {
    await database?.close();
    await place?.cleanup();
  });

  const codeOf = (work: Promise<unknown>) => work.then(() => 'allowed', findCode);
  const asAna = <T>(work: (tx: Tx) => Promise<T>) => database.asUser(ana, work);

  it('every table that names a person is under forced row-level security with a policy for each role that may touch it', async () => {
    const tables = await context.queryAsOwner(
      place,
      `SELECT c.relname AS name, c.relrowsecurity AND c.relforcerowsecurity AS forced
         FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
        WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND (
          c.relname IN ('users', 'profiles', 'refresh_tokens') OR EXISTS (
            SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname IN ('user_id', 'owner_id')))`,
    );
    expect(tables.length).toBeGreaterThanOrEqual(12);
    expect(tables.filter((table) => !table.forced)).toEqual([]);

    const policies = await context.queryAsOwner(
      place,
      `SELECT tablename, policyname, cmd, qual, with_check FROM pg_policies
        WHERE schemaname = 'public' AND 'trayecto_app' = ANY (roles)`,
    );
    const personal = new Set(tables.map((table) => table.name));
    for (const policy of policies.filter(({ tablename }) => personal.has(tablename))) {
      expect(policy.qual, policy.tablename).toContain('app_user_id()');
      expect(policy.with_check, policy.tablename).toContain('app_user_id()');
    }
    const readable = await context.queryAsOwner(
      place,
      `SELECT DISTINCT table_name AS name FROM information_schema.column_privileges
        WHERE table_schema = 'public' AND grantee = 'trayecto_app'`,
    );
    const bound = policies.map((policy) => policy.tablename).sort();
    expect(readable.map((table) => table.name).sort()).toEqual(bound);
  });

  it('neither role can sign in, own, inherit or bypass anything', async () => {
    const roles = await context.queryAsOwner(
      place,
      `SELECT rolname, rolsuper OR rolbypassrls OR rolcanlogin OR rolcreaterole OR rolcreatedb AS strong,
              EXISTS (SELECT FROM pg_class WHERE relowner = r.oid) AS owns,
              EXISTS (SELECT FROM pg_auth_members WHERE member = r.oid) AS inherits
         FROM pg_roles r WHERE rolname IN ('trayecto_app', 'trayecto_service') ORDER BY rolname`,
    );
    expect(roles).toEqual(
      ['trayecto_app', 'trayecto_service'].map((rolname) => ({
        rolname,
        strong: false,
        owns: false,
        inherits: false,
      })),
    );
  });

  it('nothing of ours is open to everybody', async () => {
    const open = await context.queryAsOwner(
      place,
      `SELECT p.proname AS name FROM pg_proc p
        WHERE p.pronamespace = 'public'::regnamespace AND has_function_privilege('public', p.oid, 'EXECUTE')
          AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
       UNION ALL SELECT c.relname FROM pg_class c, aclexplode(c.relacl) a
        WHERE c.relnamespace = 'public'::regnamespace AND a.grantee = 0
       UNION ALL SELECT 'schema' WHERE has_schema_privilege('public', 'public', 'CREATE')`,
    );
    expect(open).toEqual([]);
  });

  it('without a person set there is not one row', async () => {
    const { rows } = await database.asService(async (tx) => {
      await tx.execute(sql`reset role`);
      await tx.execute(sql`set local role trayecto_app`);
      return tx.execute(
        sql`select (select count(*) from cvs) + (select count(*) from profiles)
              + (select count(*) from saved_jobs) + (select count(*) from results)
              + (select count(cv_id) from cv_shares) + (select count(*) from applications)
              + (select count(*) from application_sendings) as seen`,
      );
    });
    expect(rows).toEqual([{ seen: '0' }]);
  });

  it('a person sees and changes only what is theirs', async () => {
    const anasCv = await asAna((tx) => addCv(tx, ana));
    expect((await asAna((tx) => tx.select().from(cvs))).map(({ id }) => id)).toEqual([anasCv]);
    expect((await asAna((tx) => tx.select().from(profiles))).map(({ id }) => id)).toEqual([ana]);
    const changed = await asAna((tx) =>
      tx.update(cvs).set({ filename: 'mine now' }).where(eq(cvs.id, brunosCv)).returning(),
    );
    expect(changed).toEqual([]);
    expect(await codeOf(asAna((tx) => addCv(tx, bruno)))).toBe(INSUFFICIENT_PRIVILEGE);
  });

  it('nothing can be hung on a CV of someone else', async () => {
    const id = { cvId: brunosCv, userId: ana };
    const tries: ((tx: Tx) => Promise<unknown>)[] = [
      (tx) => tx.insert(parsedCvs).values({ ...id, fileName: 'cv.pdf' }),
      (tx) => tx.insert(storageFilePaths).values({ ...id, filePath: `${ana}/cv.pdf` }),
      (tx) => tx.insert(cvVersions).values({ ...id, version: 1, filename: 'cv', reason: 'edit' }),
      (tx) => tx.insert(results).values({ ...id, ...plainResult }),
      (tx) =>
        tx.insert(cvShares).values({
          ...id,
          tokenHash: new Uint8Array(32),
          sealedToken: new Uint8Array(60),
          hidden: [],
          allowsPdf: true,
          showsEnglish: true,
          expiresAt: new Date(),
        }),
      (tx) => tx.insert(applications).values(id),
      (tx) => tx.insert(applications).values({ userId: ana, tailoredCvId: brunosCv }),
    ];
    for (const attempt of tries) expect(await codeOf(asAna(attempt))).toBe(FOREIGN_KEY_VIOLATION);
  });

  it.each([
    ['read password hashes', sql`select password_hash from users`],
    ['read sessions', sql`select * from sessions`],
    ['read refresh tokens', sql`select * from refresh_tokens`],
    ['read tickets', sql`select * from tickets`],
    ['read the audit log', sql`select * from audit_events`],
    ['write the audit log', sql`insert into audit_events (event) values ('forged')`],
    ['reset a limit', sql`delete from rate_limits`],
    ['take a limit', sql`select take_limit('k', 1, 1)`],
    ['become admin', sql`update profiles set role = 'admin'`],
    ['change the sign-in e-mail', sql`update profiles set email = 'x@example.com'`],
    ['change their id', sql`update profiles set id = gen_random_uuid()`],
    ['give a CV away', sql`update cvs set user_id = gen_random_uuid()`],
    ['rewrite an import', sql`update parsed_cvs set name = 'x'`],
    ['rewrite a version', sql`update cv_versions set reason = 'x'`],
    ['give an application away', sql`update applications set user_id = gen_random_uuid()`],
    ['rewrite what was sent', sql`update application_sendings set letter = null`],
    ['rewrite where it has been', sql`update application_moves set stage = 'sent'`],
    ['read the password of a link', sql`select password_hash from cv_shares`],
    ['read what a link is known by', sql`select token_hash from cv_shares`],
    ['count visits that were not', sql`update cv_shares set views = 7`],
    ['give a link away', sql`update cv_shares set user_id = gen_random_uuid()`],
    ['rewrite a result', sql`update results set result = '{}'`],
    ['read the migrations', sql`select * from schema_migrations`],
    ['create a table', sql`create table public.mine (id int)`],
    ['switch row-level security off', sql`alter table cvs disable row level security`],
  ])('a person cannot %s', async (_, statement) => {
    expect(await codeOf(asAna((tx) => tx.execute(statement)))).toBe(INSUFFICIENT_PRIVILEGE);
  });

  it.each([
    ['change a link', sql`update cv_shares set expires_at = now() + interval '1 year'`],
    ['read a CV', sql`select content from cvs`],
    ['read saved jobs', sql`select * from saved_jobs`],
    ['read results', sql`select result from results`],
    ['read applications', sql`select posting from applications`],
    ['read what was sent', sql`select * from application_sendings`],
    ['read where applications have been', sql`select * from application_moves`],
    ['rewrite the audit log', sql`update audit_events set event = 'x'`],
    ['shorten the audit log', sql`delete from audit_events`],
    ['read the audit log', sql`select * from audit_events`],
  ])('the service cannot %s', async (_, statement) => {
    expect(await codeOf(database.asService((tx) => tx.execute(statement)))).toBe(
      INSUFFICIENT_PRIVILEGE,
    );
  });

  it('the service purges only deleted CVs', async () => {
    const cv = await asAna((tx) => addCv(tx, ana));
    const purge = () => database.asService((tx) => tx.delete(cvs).where(eq(cvs.id, cv)));
    expect((await purge()).rowCount).toBe(0);
    await asAna((tx) => tx.update(cvs).set({ deletedAt: new Date() }).where(eq(cvs.id, cv)));
    expect((await purge()).rowCount).toBe(1);
  });

  it('an account that is deleted takes everything along', async () => {
    const carla = await addPerson(database);
    await database.asUser(carla, async (tx) => {
      const cvId = await addCv(tx, carla);
      await tx.insert(parsedCvs).values({ cvId, userId: carla, fileName: 'cv.pdf' });
      await tx.insert(savedJobs).values({ userId: carla, title: 'Analyst' });
      await tx.insert(results).values({ cvId, userId: carla, ...plainResult });
    });
    await database.asService((tx) => tx.delete(schema.users).where(eq(schema.users.id, carla)));
    const [left] = await context.queryAsOwner(
      place,
      `SELECT (SELECT count(*) FROM profiles WHERE id = $1)::int + (SELECT count(*) FROM cvs WHERE user_id = $1)::int
            + (SELECT count(*) FROM parsed_cvs WHERE user_id = $1)::int
            + (SELECT count(*) FROM saved_jobs WHERE user_id = $1)::int
            + (SELECT count(*) FROM results WHERE user_id = $1)::int AS rows`,
      [carla],
    );
    expect(left).toEqual({ rows: 0 });
  });

  it('200 interleaved transactions of two people on two connections never cross', () =>
    interleave(200));

  it('1,000 of them never cross', { tags: ['long'] }, () => interleave(1000));

  async function interleave(transactions: number): Promise<void> {
    let crossed = 0;
    let failed = 0;
    const lane = async (first: number) => {
      for (let turn = first; turn < transactions; turn += 10) {
        const person = turn % 3 === 0 ? ana : bruno;
        const work = database.asUser(person, async (tx) => {
          const { rows } = await tx.execute(sql`select id from profiles`);
          if (rows.length !== 1 || rows[0]?.id !== person) crossed += 1;
          // Some fail in the middle: what they leave on the connection must not reach the next.
          if (turn % 20 === 0) await tx.execute(sql`select 1 / 0`);
        });
        if (turn % 20 !== 0) await work;
        else if ((await codeOf(work)) === '22012') failed += 1;
      }
    };
    await Promise.all(Array.from({ length: 10 }, (_, first) => lane(first)));
    expect({ crossed, failed }).toEqual({ crossed: 0, failed: transactions / 20 });
  }

  it('takes nothing but an id for a person', async () => {
    for (const id of ['', "x'; reset role; --", `${randomUUID()} `]) {
      await expect(database.asUser(id, async () => {})).rejects.toThrow(TypeError);
    }
  });
});

async function addCv(tx: Tx, userId: string): Promise<string> {
  const [row] = await tx.insert(cvs).values({ userId, filename: 'cv.pdf' }).returning();
  return row!.id;
}
