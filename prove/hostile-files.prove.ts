import { expect, it } from 'vitest';
import { ACCESS_TOKEN_SECONDS } from '../server/src/auth/access-token';
import { runBuiltServer } from '../server/test/app/run-built-server';
import { createCaller, signInAgain, signInNewPerson } from '../server/test/app/start-test-app';
import { describeOnEmbedded } from '../server/test/database';
import { readMemoryMb, watchHealth } from './parts/health-watch';
import { goodPdf, makeHostileFiles } from './parts/hostile-files';
import { countRounds, noteFigure } from './parts/note-figure';
import { sendFile } from './parts/send-file';

const AT_ONCE = 4;
const WARM_UP_FILES = 40;
const LONGEST_MS = 35_000;
const PAUSES_BEFORE_AGAIN_MS = 500;

/** As people run it, with readers ready. */
const ENTRY = 'server/src/main.ts';

describeOnEmbedded('files made to do harm', (context) => {
  it('by the hundred, four at once, hurt nobody: each is answered, and a good one after each is read', async () => {
    const files = makeHostileFiles(countRounds(200));
    const place = await context.openFresh();
    const server = runBuiltServer(
      { DATA_DIR: place.dataDir, RATE_LIMIT_SCALE: '100000', LOG_LEVEL: 'error' },
      ENTRY,
    );
    const url = await server.url;
    const call = createCaller(url);
    const { email, session } = await signInNewPerson({ call });
    let token = session.access_token;
    // On slow cores this takes longer than an access token is valid.
    const renewing = setInterval(
      () => {
        void signInAgain({ call }, email).then((renewed) => {
          token = renewed.access_token;
        });
      },
      (ACCESS_TOKEN_SECONDS * 1000) / 2,
    );
    const send = (name: string, bytes: Uint8Array) => sendFile(url, token, name, bytes);
    // A server that has worked for a while, so that what grows is what the files make grow.
    const goodOnes = Array.from({ length: WARM_UP_FILES }, (_, i) => `warm-${i}.pdf`);
    const warmUp = async () => {
      for (let name = goodOnes.shift(); name; name = goodOnes.shift()) await send(name, goodPdf());
    };
    await Promise.all(Array.from({ length: AT_ONCE }, warmUp));
    const memoryBefore = readMemoryMb(server.child.pid ?? 0);
    const health = await watchHealth(url);
    const queue = [...files];
    const odd: string[] = [];
    const counts = new Map<number, number>();
    let slowestMs = 0;
    let mostMemory = 0;
    const work = async () => {
      for (let file = queue.shift(); file; file = queue.shift()) {
        const answer = await send(file.name, file.bytes);
        counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
        slowestMs = Math.max(slowestMs, answer.ms);
        mostMemory = Math.max(mostMemory, readMemoryMb(server.child.pid ?? 0));
        if (![201, 400, 413, 415, 422, 503].includes(answer.status) || answer.ms > LONGEST_MS) {
          odd.push(
            `${file.name}: ${answer.status} after ${Math.round(answer.ms)} ms ${answer.text.slice(0, 200)}`,
          );
        }
        const control = await send('control.pdf', goodPdf());
        if (control.status !== 201)
          odd.push(`after ${file.name}: ${control.status} ${control.text.slice(0, 200)}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const seen = await health.stop();
    await new Promise((resolve) => setTimeout(resolve, PAUSES_BEFORE_AGAIN_MS));
    expect(server.child.exitCode).toBeNull();
    expect((await send('last.pdf', goodPdf())).status).toBe(201);
    clearInterval(renewing);
    const printed = server.output();
    await server.kill('SIGTERM');
    await place.cleanup();
    const words = [...counts].sort().map(([status, count]) => `${count} × ${status}`);
    noteFigure(
      25,
      `${files.length} files, ${AT_ONCE} at once: ${words.join(', ')}; slowest ${(slowestMs / 1000).toFixed(1)} s; as many good files between them, all read; server at most ${Math.round(mostMemory - memoryBefore)} MB larger`,
    );
    noteFigure(
      26,
      `/api/health meanwhile: ${seen.count} asked, p50 ${seen.p50.toFixed(1)} ms, p99 ${seen.p99.toFixed(1)} ms, max ${seen.max.toFixed(1)} ms`,
    );
    expect(odd).toEqual([]);
    expect(printed).not.toContain('"level":"fatal"');
    expect(seen.failures).toBe(0);
    expect(seen.p99).toBeLessThan(100);
    expect(seen.max).toBeLessThan(250);
    expect(mostMemory - memoryBefore).toBeLessThan(100);
  });
});
