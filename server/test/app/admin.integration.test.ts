import { join } from 'node:path';
import { getServerState, listAllCvs, listAuditEvents, listUsers } from '@trayecto/core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommandLine } from '../../src/commands/run-command-line';
import { fetchPublic } from '../../src/jobs/fetch-public';
import { version } from '../../src/version';
import { describeOnOneDatabase } from '../database';
import { type FakeJobApi, startFakeJobApi } from '../jobs/fake-job-api';
import { makeTestFolder } from '../test-folder';
import type { AdminSuite } from './cases/admin-suite';
import { tryBoardOrigins } from './cases/board-origins';
import {
  freshEmail,
  goodPassword,
  signInAgain,
  signInFirstAdmin,
  signInNewPerson,
  startTestApp,
  type TestApp,
} from './start-test-app';
import { whenOpened } from './when-opened';

describeOnOneDatabase('admins', (context) => {
  let opened: TestApp;
  let place: Awaited<ReturnType<typeof context.openFresh>>;
  let signedIn: AdminSuite['admin'];
  let server: FakeJobApi;
  const app = whenOpened(() => opened);
  const admin = whenOpened(() => signedIn);
  const feeds = whenOpened(() => server);
  const adminEmail = freshEmail('admin');

  beforeAll(async () => {
    place = await context.openFresh();
    server = await startFakeJobApi();
    opened = await startTestApp(
      place,
      { RATE_LIMIT_SCALE: '1000' },
      // The fake alone counts as the public web.
      {
        fetchFeed: (address) =>
          fetchPublic(address, undefined, {
            resolve: async () => ['127.0.0.1'],
            isAllowed: (given, port) => given === '127.0.0.1' && port === feeds.port,
          }),
      },
    );
    const { session } = await signInFirstAdmin(app, adminEmail);
    signedIn = { token: session.access_token, id: session.user.id };
    // Two people with a few CVs: three names are shared, times are not.
    for (const [email, count] of [
      ['berta@example.com', 5],
      ['ana@example.com', 4],
    ] as const) {
      const person = await signInNewPerson(app, email);
      await context.queryAsOwner(
        place,
        `INSERT INTO cvs (user_id, filename, created_at)
         SELECT $1, CASE WHEN n % 2 = 0 THEN 'cv 100%.pdf' ELSE 'Currículum ' || n || '.pdf' END,
                now() - make_interval(hours => n)
           FROM generate_series(1, $2) n`,
        [person.session.user.id, count],
      );
    }
  });
  afterAll(async () => {
    await opened?.stop();
    await server?.close();
    await place?.cleanup();
  });

  const get = (path: string) => app.call('GET', path, { token: admin.token });

  it('see how the server is, and when it was last backed up', async () => {
    const state = async () => getServerState.output.parse((await get('/api/admin/server')).json);
    const before = (await state()).server;
    expect(before).toMatchObject({
      version,
      last_backup: null,
      storage: { is_working: true, is_encrypted: false },
      reading: { busy: 0, waiting: 0 },
      mail: null,
    });
    expect(before.whats_new.length).toBeGreaterThan(0);
    expect(before.database.bytes).toBeGreaterThan(0);
    const env = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl };
    const file = join(makeTestFolder('test'), 'all.backup.gz');
    expect(await runCommandLine(['backup', file], env, () => {})).toBe(0);
    const { last_backup: made } = (await state()).server;
    expect(made).toMatchObject({ files: 0, is_encrypted: false });
    expect(made?.rows).toBeGreaterThan(9);
    const { json } = await get('/api/admin/audit?group=server');
    expect(json.events).toMatchObject([{ event: 'backup_made', user: null }]);
  });

  async function walk(query: string) {
    const rows: string[] = [];
    let cursor = '';
    for (let page = 0; page < 20; page += 1) {
      const { json } = await get(`/api/admin/cvs?limit=2&${query}${cursor}`);
      const answer = listAllCvs.output.parse(json);
      rows.push(...answer.cvs.map((cv) => `${cv.user_email}|${cv.filename}|${cv.created_at}`));
      if (answer.next_cursor === null) return rows;
      cursor = `&cursor=${answer.next_cursor}`;
    }
    throw new Error('the pages have no end');
  }
  const part = (rows: readonly string[], index: number) =>
    rows.map((row) => row.split('|')[index] ?? '');

  it('see every CV with its owner, in any order, page by page, each once', async () => {
    const newest = await walk('');
    expect(new Set(newest).size).toBe(9);
    expect(part(newest, 2)).toEqual(part(newest, 2).toSorted().toReversed());
    const oldest = await walk('sort=created_at&direction=ascending');
    expect(part(oldest, 2)).toEqual(part(newest, 2).toReversed());
    const byUser = await walk('sort=user');
    expect(part(byUser, 0)).toEqual(part(byUser, 0).toSorted());
    expect(new Set(byUser)).toEqual(new Set(newest));
    const byName = await walk('sort=filename');
    expect(new Set(byName)).toEqual(new Set(newest));
    expect(await walk('sort=filename&direction=descending')).toEqual(byName.toReversed());
    const first = await get('/api/admin/cvs?limit=3');
    expect(first.json).toMatchObject({ total: 9, success: true });
    expect(first.json.cvs[0]).toMatchObject({ status: 'Processed' });
    expect((await get('/api/admin/cvs?cursor=nonsense')).status).toBe(400);
  });

  it('search in names of files and in emails, as typed', async () => {
    expect(await walk('search=BERTA')).toHaveLength(5);
    expect(await walk('search=100%25')).toHaveLength(4);
    expect(await walk('search=curr%C3%ADculum')).toHaveLength(5);
    expect(await walk('search=_')).toHaveLength(0);
    expect((await get('/api/admin/cvs?search=ana@')).json.total).toBe(4);
  });

  it('see people with their role, last sign of life and room taken', async () => {
    const { session } = await signInNewPerson(app, 'zoe@example.com');
    const form = new FormData();
    form.set('file', new File(['%PDF-1.7\n12345'], 'cv.pdf'));
    await fetch(`${app.url}/api/storage/cvs`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${session.access_token}` },
    });
    const { json } = await get('/api/admin/users?search=zoe');
    const { users, total } = listUsers.output.parse(json);
    expect(total).toBe(1);
    expect(users[0]).toMatchObject({
      ...{ role: 'user', cv_count: 0, stored_bytes: 14 },
      ...{ quota_bytes: 500 * 1024 * 1024, has_own_quota: false },
    });
    expect(Date.now() - Date.parse(users[0]?.last_seen_at ?? '')).toBeLessThan(60_000);

    for (const sort of ['email', 'last_seen', 'created_at']) {
      const one = await get(`/api/admin/users?limit=3&sort=${sort}`);
      const two = await get(`/api/admin/users?limit=3&sort=${sort}&cursor=${one.json.next_cursor}`);
      const ids = [...one.json.users, ...two.json.users].map(({ id }: { id: string }) => id);
      expect(new Set(ids).size).toBe(4);
      expect(two.json.next_cursor).toBeNull();
    }
  });

  const change = (id: string, body: object) =>
    app.call('PATCH', `/api/admin/users/${id}`, { token: admin.token, body });

  it('set how much someone may store, and take it back', async () => {
    const { session } = await signInNewPerson(app);
    const save = (content: string) =>
      app.call('POST', '/api/cvs', {
        token: session.access_token,
        body: { filename: 'cv.pdf', content, parsed_data: null },
      });
    const { id } = session.user;
    const set = await change(id, { quota_mb: 1 });
    expect(set.json.user).toMatchObject({ quota_bytes: 1024 * 1024, has_own_quota: true });
    expect((await save('x'.repeat(900_000))).status).toBe(413);
    expect((await change(id, { quota_mb: null })).json.user).toMatchObject({
      ...{ quota_bytes: 500 * 1024 * 1024, has_own_quota: false, stored_bytes: 0 },
    });
    expect((await save('x'.repeat(900_000))).status).toBe(201);
    expect((await change(id, { quota_mb: 0 })).status).toBe(400);
  });

  it('give and take the role; the last of them stays', async () => {
    const { session, email } = await signInNewPerson(app);
    const { id } = session.user;
    expect((await change(admin.id, { role: 'user' })).json.code).toBe('last_admin');
    expect((await change(admin.id, { disabled: true })).json.code).toBe('last_admin');
    expect((await change(id, { role: 'admin' })).json.user.role).toBe('admin');
    const theirs = await app.call('GET', '/api/admin/users', { token: session.access_token });
    expect(theirs.status).toBe(200);
    expect((await change(id, { role: 'user' })).json.user.role).toBe('user');
    const after = await app.call('GET', '/api/admin/users', { token: session.access_token });
    expect(after.status).toBe(403);
    expect((await change('00000000-0000-4000-8000-000000000000', {})).status).toBe(404);

    expect((await change(id, { disabled: true })).json.user.disabled_at).not.toBeNull();
    const gone = await app.call('GET', '/api/profile', { token: session.access_token });
    expect(gone.status).toBe(401);
    const body = { email, password: goodPassword };
    expect((await app.call('POST', '/api/auth/sign-in', { body })).status).toBe(400);
    await change(id, { disabled: false });
    expect((await app.call('POST', '/api/auth/sign-in', { body })).status).toBe(200);
  });

  tryBoardOrigins({ app, admin, get }, feeds);

  it('two who demote each other at the same moment leave one', async () => {
    const { session } = await signInNewPerson(app);
    const second = session.user.id;
    await change(second, { role: 'admin' });
    const demote = (id: string, by: string) =>
      app.call('PATCH', `/api/admin/users/${id}`, { token: by, body: { role: 'user' } });
    await Promise.all([demote(second, admin.token), demote(admin.id, session.access_token)]);
    const left = await context.queryAsOwner(place, `SELECT id FROM profiles WHERE role = 'admin'`);
    expect(left).toHaveLength(1);
    await context.queryAsOwner(place, `UPDATE profiles SET role = 'admin' WHERE id = $1`, [
      admin.id,
    ]);
    await change(second, { role: 'user' });
  });

  it('make a link with which a person sets a new password, where no mail can be sent', async () => {
    const { session, email } = await signInNewPerson(app);
    expect((await app.call('GET', '/api/auth/options')).json.mail).toBe(false);
    const made = await app.call('POST', `/api/admin/users/${session.user.id}/recovery`, {
      token: admin.token,
    });
    expect(made.status).toBe(201);
    const word = made.json.link.split('#reset=')[1];
    const password = 'una frase para volver';
    const reset = await app.call('POST', '/api/auth/reset', { body: { token: word, password } });
    expect(reset.status).toBe(204);
    const again = await app.call('POST', '/api/auth/sign-in', { body: { email, password } });
    expect(again.status).toBe(200);
  });

  it('look through what happened', async () => {
    const { session, email } = await signInNewPerson(app);
    const { id } = session.user;
    await change(id, { role: 'admin' });
    await change(id, { role: 'user' });
    const read = async (query: string) =>
      listAuditEvents.output.parse((await get(`/api/admin/audit?${query}`)).json);
    const roles = await read('group=roles&limit=2');
    expect(roles.events.map((one) => [one.event, one.user?.email, one.actor?.email])).toEqual([
      ['role_taken', email, adminEmail],
      ['role_granted', email, adminEmail],
    ]);
    const older = await read(`limit=3&before=${roles.events[1]?.id}`);
    expect(older.events.map((one) => one.id)).toEqual(
      older.events.map((one) => one.id).toSorted((a, b) => b - a),
    );
    expect(older.events[0]).toMatchObject({ event: 'signed_in', user: { email } });
    await app.call('DELETE', '/api/account', {
      token: session.access_token,
      body: { password: goodPassword },
    });
    const [gone] = (await read('group=deletions')).events;
    expect(gone).toMatchObject({ event: 'account_deleted', user: { id, email: null } });
  });

  it('are made, unmade and let people back in from the command line, while the server runs', async () => {
    const { email } = await signInNewPerson(app);
    const said: string[] = [];
    const env = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl };
    const run = (...args: string[]) =>
      runCommandLine(['admin', ...args], env, (line) => said.push(line));
    expect(await run('grant', email)).toBe(0);
    const session = await signInAgain(app, email);
    expect(session.user.role).toBe('admin');
    expect(await run('revoke', email)).toBe(0);
    expect((await signInAgain(app, email)).user.role).toBe('user');
    expect(await run('recovery', email)).toBe(0);
    expect(said.at(-1)).toMatch(/\/auth#reset=[\w-]{20,}/);
    expect(await run('grant', 'nobody@example.com')).toBe(1);
    expect(said.at(-1)).toContain('There is no account');
    expect(await run('promote', email)).toBe(1);
  });
});

describeOnOneDatabase('the debug page', (context) => {
  it('tells names and counts, says when saved_jobs is missing, and can be turned off', async () => {
    const place = await context.openFresh();
    const app = await startTestApp(place);
    await signInNewPerson(app);
    const { json } = await app.call('GET', '/api/debug/tables');
    expect(json.tables).toContainEqual({ table_name: 'profiles', row_count: 1 });
    expect(json.saved_jobs).toEqual({ count: 0, code: null });
    await context.queryAsOwner(place, 'DROP TABLE saved_jobs');
    const missing = await app.call('GET', '/api/debug/tables');
    expect(missing.json.saved_jobs).toEqual({ count: null, code: '42P01' });
    await app.stop();
    const closed = await startTestApp(place, { DEBUG_PAGE: 'off' });
    expect((await closed.call('GET', '/api/debug/tables')).status).toBe(404);
    await closed.stop();
    await place.cleanup();
  });
});
