import { setTimeout as sleep } from 'node:timers/promises';
import { type Cv, cvSchema, emptyCv, mergeCvs } from '@trayecto/core/cv';
import { expect, it } from 'vitest';
import { migrations } from '../server/src/db/migrations';
import { type BuiltServer, runBuiltServer } from '../server/test/app/run-built-server';
import {
  createCaller,
  freshEmail,
  signInAgain,
  signInNewPerson,
} from '../server/test/app/start-test-app';
import { describeOnPostgres, type TestPlace } from '../server/test/database';
import { makeTestFolder } from '../server/test/test-folder';
import { countRounds, noteFigure } from './parts/note-figure';
import { addPersonAt } from './parts/people';
import { startPlainProxy } from './parts/plain-proxy';
import { findLosses, noLosses, startWriters, storedCvs } from './parts/write-and-remember';

const SECRET_KEY = 'b7c1d0a94f6e4c28a1e5d3f20987c6b5a4938271';

/** Each server has its own folder, as on its own machine. */
const start = (place: TestPlace, settings: Record<string, string> = {}): BuiltServer =>
  runBuiltServer({
    DATABASE_URL: place.databaseUrl ?? '',
    DATA_DIR: makeTestFolder('test'),
    STORAGE_URL: 'db:',
    SECRET_KEY,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '100000',
    TRUST_PROXY: 'on',
    DRAIN_SECONDS: '1',
    ...settings,
  });

const stopAll = (servers: readonly BuiltServer[]) =>
  Promise.all(servers.map((server) => server.kill('SIGTERM')));

describeOnPostgres('several servers on one Postgres', (context) => {
  it('that start at once on an empty database bring its tables up to date once', async () => {
    const place = await context.openEmpty();
    const servers = Array.from({ length: 4 }, () => start(place));
    const urls = await Promise.all(servers.map((server) => server.url));
    for (const url of urls) await signInNewPerson({ call: createCaller(url) });
    const [row] = await context.queryAsOwner(
      place,
      'select count(*)::int as n, count(distinct id)::int as distinct from schema_migrations',
    );
    expect(row).toEqual({ n: migrations.length, distinct: migrations.length });
    await stopAll(servers);
    await place.cleanup();
    noteFigure(
      46,
      `4 servers at once on an empty database: ${migrations.length} migrations, once each`,
    );
  });

  it('are one: sign in on one, work on the other; limits, tickets and files hold over both', async () => {
    const place = await context.openFresh();
    const servers = [start(place), start(place)];
    const [one, other] = await Promise.all(
      servers.map(async (server) => createCaller(await server.url)),
    );
    if (!one || !other) throw new Error('two servers were started');
    const { email, session } = await signInNewPerson({ call: one });
    const token = session.access_token;
    expect((await other('GET', '/api/auth/user', { token })).status).toBe(200);

    const form = new FormData();
    form.set(
      'file',
      new File([JSON.stringify({ basics: { name: 'Marta Ibarra' } })], 'marta.json'),
    );
    const imported = await fetch(`${await servers[0]?.url}/api/import`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}` },
    });
    const { cv } = JSON.parse(await imported.text());
    const original = await other('GET', `/api/cvs/${cv.id}/original`, { token });
    expect(JSON.parse(original.text).basics.name).toBe('Marta Ibarra');

    const ticket = (await one('POST', `/api/cv-debug/${cv.id}/ticket`, { token })).json.ticket;
    const openAt = (call: typeof one) => call('GET', `/api/cv-debug/${cv.id}?ticket=${ticket}`);
    const opened = await Promise.all([openAt(one), openAt(other)]);
    expect(opened.map(({ status }) => status).sort()).toEqual([200, 403]);

    const tokens = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        (i % 2 ? one : other)('POST', '/api/auth/refresh', {
          body: { refresh_token: session.refresh_token },
        }),
      ),
    );
    expect(new Set(tokens.map(({ json }) => json.refresh_token)).size).toBe(1);

    await one('POST', '/api/auth/sign-out', { token: tokens[0]?.json.access_token });
    expect((await other('GET', '/api/auth/user', { token })).status).toBe(401);
    await stopAll(servers);

    const strict = [
      start(place, { RATE_LIMIT_SCALE: '1' }),
      start(place, { RATE_LIMIT_SCALE: '1' }),
    ];
    const calls = await Promise.all(strict.map(async (server) => createCaller(await server.url)));
    const statuses: number[] = [];
    for (let i = 0; i < 30; i += 1) {
      const answer = await calls[i % 2]?.('POST', '/api/auth/sign-in', {
        body: { email, password: `wrong ${i}` },
        headers: { 'X-Forwarded-For': '203.0.113.9' },
      });
      statuses.push(answer?.status ?? 0);
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    await stopAll(strict);
    await place.cleanup();
    noteFigure(3, '30 wrong passwords by turns at two servers: 10 looked at, 20 refused');
  });

  it('are replaced one after the other behind a plain proxy, and no request fails', async () => {
    const rounds = countRounds(4);
    const place = await context.openFresh();
    const servers = [start(place), start(place)];
    const proxy = await startPlainProxy();
    proxy.lead(await Promise.all(servers.map((server) => server.url)));
    while ((await createCaller(proxy.url)('GET', '/api/ready')).status !== 200) await sleep(50);
    proxy.failures.length = 0;
    const people = await Promise.all(Array.from({ length: 6 }, () => addPersonAt(() => proxy.url)));
    const writers = startWriters(people, () => proxy.url);
    const exits: { code: number | null; ms: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const fresh = start(place);
      servers.push(fresh);
      const freshUrl = await fresh.url;
      proxy.lead(await Promise.all(servers.map((server) => server.url)));
      while ((await createCaller(freshUrl)('GET', '/api/ready')).status !== 200) await sleep(20);
      await sleep(500);
      const old = servers.shift();
      const askedAt = performance.now();
      old?.child.kill('SIGTERM');
      exits.push({ code: (await old?.exit)?.code ?? null, ms: performance.now() - askedAt });
      proxy.lead(await Promise.all(servers.map((server) => server.url)));
      // Signed in before, by a server that is gone.
      await signInAgain({ call: createCaller(proxy.url) }, people[0]?.email ?? '');
    }
    await writers.stop();
    const stored = await context.queryAsOwner(place, storedCvs);
    await proxy.close();
    await stopAll(servers);
    await place.cleanup();
    expect(proxy.failures).toEqual([]);
    expect([...writers.log.unknown]).toEqual([]);
    expect(writers.log.refusals).toBe(0);
    expect(exits.map(({ code }) => code)).toEqual(exits.map(() => 0));
    expect(Math.max(...exits.map(({ ms }) => ms))).toBeLessThan(30_000);
    expect(findLosses(writers.log, stored)).toEqual(noLosses);
    noteFigure(
      43,
      `${rounds} servers replaced under load: ${writers.log.acknowledged.size} saves, 0 failed requests; slowest stop ${Math.round(Math.max(...exits.map(({ ms }) => ms)))} ms`,
    );
  });

  it('a hundred edits of one CV at once are all in it', async () => {
    const place = await context.openFresh();
    const servers = [start(place), start(place)];
    const calls = await Promise.all(servers.map(async (server) => createCaller(await server.url)));
    const call = (i: number) => calls[i % calls.length] as (typeof calls)[number];
    const { session } = await signInNewPerson({ call: call(0) }, freshEmail());
    const token = session.access_token;
    const base: Cv = cvSchema.parse({ ...emptyCv(), skills: ['cero'] });
    const made = await call(0)('POST', '/api/cvs', {
      token,
      body: { filename: 'a.pdf', content: 'x', parsed_data: base },
    });
    let conflicts = 0;
    let refusals = 0;
    const edit = async (i: number) => {
      const mine: Cv = { ...base, skills: [...base.skills, `skill ${i}`] };
      let { version, merged } = { version: 1, merged: mine };
      for (;;) {
        const answer = await call(i)('PATCH', `/api/cvs/${made.json.cv.id}`, {
          token,
          body: { parsed_data: merged },
          headers: { 'If-Match': `"${version}"` },
        });
        if (answer.status === 200) return;
        if (answer.status === 503 && answer.headers.get('retry-after') !== null) {
          refusals += 1;
          await sleep(500);
          continue;
        }
        expect([answer.status, answer.json.code]).toEqual([409, 'conflict']);
        conflicts += 1;
        version = answer.json.cv.version;
        merged = mergeCvs(base, mine, cvSchema.parse(answer.json.cv.parsed_data)).cv;
      }
    };
    await Promise.all(Array.from({ length: 100 }, (_, i) => edit(i)));
    const { json } = await call(0)('GET', `/api/cvs/${made.json.cv.id}`, { token });
    expect(json.cv.version).toBe(101);
    expect([...json.cv.parsed_data.skills].sort()).toEqual(
      ['cero', ...Array.from({ length: 100 }, (_, i) => `skill ${i}`)].sort(),
    );
    await stopAll(servers);
    await place.cleanup();
    noteFigure(
      44,
      `100 edits at once over two servers: all there; ${conflicts} times told of a newer version and merged, ${refusals} times told to wait`,
    );
  });
});
