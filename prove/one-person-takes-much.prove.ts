import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type BuiltServer, runBuiltServer } from '../server/test/app/run-built-server';
import { createCaller, signInNewPerson } from '../server/test/app/start-test-app';
import { describeOnEmbedded, type TestPlace } from '../server/test/database';
import { readMemoryMb } from './parts/health-watch';
import { goodPdf } from './parts/hostile-files';
import { noteFigure } from './parts/note-figure';
import { sendFile } from './parts/send-file';

/** As people run it, with readers ready. */
const ENTRY = 'server/src/main.ts';
const FILES_AT_ONCE = 8;
const FILES_OF_ANOTHER = 5;
const TURNS = 5;

const middle = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

describeOnEmbedded('one person who takes much', (context) => {
  let place: TestPlace;
  let server: BuiltServer;
  let url: string;
  beforeEach(async () => {
    place = await context.openFresh();
    server = runBuiltServer(
      { DATA_DIR: place.dataDir, RATE_LIMIT_SCALE: '100000', LOG_LEVEL: 'error' },
      ENTRY,
    );
    url = await server.url;
  });
  afterEach(async () => {
    await server.kill('SIGTERM');
    await place.cleanup();
  });
  const signIn = async () =>
    (await signInNewPerson({ call: createCaller(url) })).session.access_token;
  const upload = (token: string) => sendFile(url, token, 'cv.pdf', goodPdf());
  /** Several, one after the other. */
  const timeUploads = async (token: string) => {
    const times: number[] = [];
    for (let i = 0; i < FILES_OF_ANOTHER; i += 1) {
      const { status, ms } = await upload(token);
      expect(status).toBe(201);
      times.push(ms);
    }
    return times;
  };

  it('sends file after file: another’s file takes at most twice as long', async () => {
    const [greedy, modest] = [await signIn(), await signIn()];
    await upload(modest);
    const answers = new Map<number, number>();
    const floodWhile = async (work: () => Promise<number[]>) => {
      let isFlooding = true;
      const flood = Array.from({ length: FILES_AT_ONCE }, async () => {
        while (isFlooding) {
          const { status } = await upload(greedy);
          answers.set(status, (answers.get(status) ?? 0) + 1);
          // As every refusal asks for; who does not wait is held off by the limits of requests, which are wide open here.
          if (status !== 201) await sleep(1_000);
        }
      });
      const result = await work();
      isFlooding = false;
      await Promise.all(flood);
      return result;
    };
    const alone: number[] = [];
    const meanwhile: number[] = [];
    // By turns, so that what else the machine does falls on both.
    for (let i = 0; i < TURNS; i += 1) {
      alone.push(...(await timeUploads(modest)));
      meanwhile.push(...(await floodWhile(() => timeUploads(modest))));
    }
    const [aloneMs, meanwhileMs] = [middle(alone), middle(meanwhile)];
    const words = [...answers].sort().map(([status, count]) => `${count} × ${status}`);
    noteFigure(
      32,
      `one file of another: ${Math.round(aloneMs)} ms alone, ${Math.round(meanwhileMs)} ms while one person sends ${FILES_AT_ONCE} at once without end (${words.join(', ')})`,
    );
    expect(meanwhileMs).toBeLessThan(2 * aloneMs);
  });

  it('sends the largest pictures there are: they are redrawn in 200 MB', async () => {
    const token = await signIn();
    const draw = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#7a4' } })
        .jpeg({ quality: 40 })
        .toBuffer();
    const send = async (picture: Buffer) => {
      const answer = await fetch(`${url}/api/profile/avatar`, {
        method: 'PUT',
        body: new Uint8Array(picture),
        headers: { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' },
      });
      return answer.status;
    };
    const [largest, tooLarge] = [await draw(6_100, 4_000), await draw(6_400, 4_000)];
    await send(await draw(500, 500));
    const before = readMemoryMb(server.child.pid ?? 0);
    let most = 0;
    const watching = setInterval(() => {
      most = Math.max(most, readMemoryMb(server.child.pid ?? 0));
    }, 20);
    const statuses = await Promise.all([
      send(largest),
      send(largest),
      send(largest),
      send(tooLarge),
    ]);
    clearInterval(watching);
    noteFigure(
      31,
      `three pictures of 24 million points at once: server at most ${Math.round(most - before)} MB larger; one of 26 million answered with ${statuses[3]}`,
    );
    expect(statuses.map((status) => status < 300)).toEqual([true, true, true, false]);
    expect(most - before).toBeLessThan(200);
  });
});
