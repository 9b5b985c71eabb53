import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuiltServer, runBuiltServer } from '../server/test/app/run-built-server';
import { createCaller, signInNewPerson } from '../server/test/app/start-test-app';
import { describeOnEachDatabase, type TestPlace } from '../server/test/database';
import { allFloods } from './floods/all-floods';
import type { FloodTarget } from './floods/flood';
import { type BareServer, startBareServer } from './parts/bare-server';
import { startBystander } from './parts/bystander';
import { readMemoryMb, watchHealth } from './parts/health-watch';
import { noteFigure } from './parts/note-figure';
import { staySignedIn } from './parts/stay-signed-in';

const ENTRY = 'server/src/main.ts';
const HEAP_MB = 512;
/** What the promises allow; where the machine has other work, a few times what a bare server takes meanwhile. */
const SLOWEST_HEALTH_MS = 500;
const PATIENCE = 4;
/** Readers and engines start first. */
const SETTLE_MS = 10_000;
const MEMORY_BACK_MS = 30_000;
/** What a heap keeps for next time, and what a database has read meanwhile. */
const MEMORY_KEPT_MB = 150;

describeOnEachDatabase('floods: nothing a stranger or one person sends', (context) => {
  let place: TestPlace;
  let server: BuiltServer;
  let target: FloodTarget;
  let bare: BareServer;

  beforeAll(async () => {
    place = await context.openFresh();
    server = runBuiltServer(
      {
        DATA_DIR: place.dataDir,
        ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
        LOG_LEVEL: 'error',
        NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
      },
      ENTRY,
    );
    const url = await server.url;
    const { call, remember } = staySignedIn(createCaller(url));
    target = {
      url,
      server,
      call,
      async addPerson() {
        const { email, session } = await signInNewPerson({ call });
        remember(session);
        return { email, userId: session.user.id, token: session.access_token };
      },
      async makeAdmin({ userId }) {
        await context.queryAsOwner(place, `update profiles set role = 'admin' where id = $1`, [
          userId,
        ]);
      },
    };
    bare = await startBareServer();
    await sleep(SETTLE_MS);
  });
  afterAll(async () => {
    bare?.stop();
    await server?.kill('SIGTERM');
    await place?.cleanup();
  });

  it.each(allFloods.map((flood) => [flood.name, flood] as const))('%s', async (_, flood) => {
    await flood.prepare?.(target);
    const bystander = await startBystander(target);
    const pid = server.child.pid ?? 0;
    const before = readMemoryMb(pid);
    const [health, control] = [await watchHealth(target.url), await watchHealth(bare.url)];
    const figure = await flood.run(target);
    const most = readMemoryMb(pid);
    const [seen, meanwhile] = [await health.stop(), await control.stop()];
    const others = await bystander.stop();
    const begun = Date.now();
    while (readMemoryMb(pid) > before + MEMORY_KEPT_MB && Date.now() - begun < MEMORY_BACK_MS)
      await sleep(500);
    const after = readMemoryMb(pid);
    noteFigure(
      flood.promise,
      `${context.kind}: ${figure}; /api/health p99 ${seen.p99.toFixed(0)} ms, max ${seen.max.toFixed(0)} ms (a bare server ${meanwhile.max.toFixed(0)} ms); another person ${others.count} answers, slowest ${others.slowestMs.toFixed(0)} ms; memory ${before.toFixed(0)} → ${most.toFixed(0)} → ${after.toFixed(0)} MB`,
    );
    expect(server.child.exitCode ?? server.child.signalCode, server.output()).toBeNull();
    expect(seen.failures).toBe(0);
    expect(others.failures).toEqual([]);
    expect(seen.max).toBeLessThan(Math.max(SLOWEST_HEALTH_MS, PATIENCE * meanwhile.max));
    expect(after).toBeLessThan(before + MEMORY_KEPT_MB);
  });
});
