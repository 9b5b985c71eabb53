import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type BuiltServer, runBuiltServer } from '../server/test/app/run-built-server';
import { createCaller } from '../server/test/app/start-test-app';
import { describeOnEachDatabase } from '../server/test/database';
import { makeTestFolder } from '../server/test/test-folder';
import { countRounds, noteFigure } from './parts/note-figure';
import { postgresBinaries, startOwnPostgres } from './parts/own-postgres';
import { addPersonAt, type Person } from './parts/people';
import {
  emptyLog,
  findLosses,
  noLosses,
  type StoredCv,
  startWriters,
  storedCvs,
  type WriteLog,
} from './parts/write-and-remember';

const SETTINGS = { RATE_LIMIT_SCALE: '100000', LOG_LEVEL: 'silent' };
const WRITERS = 4;

const describeLog = (log: WriteLog) =>
  `${log.acknowledged.size} CVs and ${[...log.edits.values()].reduce((sum, { acknowledged }) => sum + acknowledged, 0)} edits acknowledged, ${log.unknown.size} saves without an answer`;

describeOnEachDatabase('a server killed by kill -9 under load', (context) => {
  it('has kept every save it acknowledged, once, and no half of another', async () => {
    const rounds = countRounds(100);
    const place = await context.openFresh();
    const log = emptyLog();
    const people: Person[] = [];
    let url = '';
    const start = async () => {
      const server = runBuiltServer({
        ...SETTINGS,
        DATA_DIR: place.dataDir,
        ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
      });
      url = await server.url;
      return server;
    };
    for (let round = 0; round < rounds; round += 1) {
      const server = await start();
      while (people.length < WRITERS) people.push(await addPersonAt(() => url));
      const writers = startWriters(people, () => url, log);
      await waitForMore(log);
      await sleep(Math.random() * 300);
      await server.kill('SIGKILL');
      await writers.stop();
    }
    const last = await start();
    const stored: StoredCv[] = await context.queryAsOwner(place, storedCvs);
    await last.kill('SIGTERM');
    await place.cleanup();
    expect(findLosses(log, stored)).toEqual(noLosses);
    noteFigure(39, `server killed, ${context.kind}, ${rounds} rounds: ${describeLog(log)}, 0 lost`);
  });
});

describe.skipIf(!postgresBinaries)('a Postgres that dies under load', () => {
  it('by kill -9 loses nothing acknowledged, and the server goes on by itself', async () => {
    const rounds = countRounds(100);
    const { postgres, server, url, people } = await startPair();
    const writers = startWriters(people, () => url);
    let slowestMs = 0;
    for (let round = 0; round < rounds; round += 1) {
      await waitForMore(writers.log);
      await sleep(Math.random() * 300);
      await postgres.killHard();
      await postgres.resume();
      slowestMs = Math.max(slowestMs, await waitUntilReady(url));
    }
    await writers.stop();
    const stored = (await postgres.query(storedCvs)) as unknown as StoredCv[];
    expect(server.child.exitCode).toBeNull();
    await server.kill('SIGTERM');
    await postgres.stop();
    expect(findLosses(writers.log, stored)).toEqual(noLosses);
    expect(slowestMs).toBeLessThan(5_000);
    noteFigure(
      39,
      `Postgres killed, ${rounds} rounds: ${describeLog(writers.log)}, ${writers.log.refusals} told to wait, 0 lost; ready again at most ${Math.round(slowestMs)} ms after it`,
    );
  });

  it('and stays away for half a minute is a pause: the process lives, says so, and recovers', async () => {
    const { postgres, server, url, people } = await startPair();
    const call = createCaller(url);
    const writers = startWriters(people, () => url);
    await sleep(500);
    await postgres.crash();
    const awayUntil = Date.now() + 30_000;
    const seen = new Set<string>();
    while (Date.now() < awayUntil) {
      const [ready, health] = await Promise.all([
        call('GET', '/api/ready'),
        call('GET', '/api/health'),
      ]);
      seen.add(`ready ${ready.status}, health ${health.status}`);
      await sleep(500);
    }
    await postgres.resume();
    const backAfterMs = await waitUntilReady(url);
    const before = writers.log.acknowledged.size;
    await sleep(1_000);
    await writers.stop();
    const stored = (await postgres.query(storedCvs)) as unknown as StoredCv[];
    await server.kill('SIGTERM');
    await postgres.stop();
    expect([...seen]).toEqual(['ready 503, health 200']);
    expect(backAfterMs).toBeLessThan(5_000);
    expect(writers.log.acknowledged.size).toBeGreaterThan(before);
    expect(findLosses(writers.log, stored)).toEqual(noLosses);
    noteFigure(
      41,
      `Postgres away for 30 s: ${writers.log.refusals} told to wait, ready ${Math.round(backAfterMs)} ms after its return, 0 lost`,
    );
  });
});

/** Until each of them has had an answer or two. */
async function waitForMore(log: WriteLog): Promise<void> {
  const wanted = log.acknowledged.size + WRITERS;
  while (log.acknowledged.size < wanted) await sleep(5);
}

async function startPair() {
  const postgres = await startOwnPostgres();
  const server: BuiltServer = runBuiltServer({
    ...SETTINGS,
    DATA_DIR: makeTestFolder('test'),
    DATABASE_URL: postgres.databaseUrl,
  });
  const url = await server.url;
  const people = await Promise.all(Array.from({ length: WRITERS }, () => addPersonAt(() => url)));
  return { postgres, server, url, people };
}

async function waitUntilReady(url: string): Promise<number> {
  const startedAt = performance.now();
  while ((await createCaller(url)('GET', '/api/ready')).status !== 200) await sleep(20);
  return performance.now() - startedAt;
}
