import { readdirSync } from 'node:fs';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { openConnection, writeRequest } from '../../server/test/app/raw-connection';
import { noteMost } from '../parts/note-most';
import type { Flood } from './flood';

const CONNECTIONS = 200;
/** As many as are taken at once; together more than the buffers between the two hold. */
const AT_ONCE = 15;
const CUT_MS = 90_000;
const TAKEN_MS = 10_000;

/** They ask for the largest answers that anybody may have, many times over, and take none. */
export const answersNotTaken: Flood = {
  promise: 61,
  name: 'answers that are asked for and not taken',
  async run({ url, server }) {
    const countOpen = () => readdirSync(`/proc/${server.child.pid}/fd`).length;
    const before = countOpen();
    const most = noteMost(server);
    const request = writeRequest({ method: 'GET', path: '/api/docs' });
    const sockets: Socket[] = [];
    for (let i = 0; i < CONNECTIONS; i += 1) {
      const socket = await openConnection(url);
      socket.pause();
      socket.write(Buffer.concat(Array(AT_ONCE).fill(request)));
      sockets.push(socket);
    }
    const begun = Date.now();
    // A busy server has them in its queue first.
    while (countOpen() < before + CONNECTIONS / 2 && Date.now() - begun < TAKEN_MS) await sleep(10);
    expect(countOpen()).toBeGreaterThanOrEqual(before + CONNECTIONS / 2);
    while (countOpen() > before + CONNECTIONS / 10 && Date.now() - begun < CUT_MS) await sleep(200);
    const seconds = (Date.now() - begun) / 1000;
    const left = countOpen() - before;
    for (const socket of sockets) socket.destroy();
    const megabytes = most.stop();
    expect(left).toBeLessThanOrEqual(CONNECTIONS / 10);
    expect(megabytes).toBeLessThan(300);
    return `${AT_ONCE * CONNECTIONS} answers asked for by ${CONNECTIONS} who take none: cut within ${seconds.toFixed(0)} s, server at most ${megabytes.toFixed(0)} MB larger`;
  },
};
