import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { openConnection, writeRequest } from '../../server/test/app/raw-connection';
import { noteMost } from '../parts/note-most';
import type { Flood, Flooder, FloodTarget } from './flood';

const UNFINISHED = 500;
const IDLE = 1_000;
const PIPELINES = 50;
/** On a quiet machine half of it. */
const CUT_MS = 60_000;

/** Connections that are let be until the server ends them. */
async function openMany(
  { url }: FloodTarget,
  count: number,
  begin: (socket: Socket) => void,
): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const some = await Promise.all(Array.from({ length: 50 }, () => openConnection(url)));
    for (const socket of some) {
      socket.resume();
      begin(socket);
    }
    sockets.push(...some);
  }
  return sockets;
}

/** Without the word of how it was ended, which is no news. */
const untilClosed = (socket: Socket) =>
  new Promise<void>((resolve) => {
    if (socket.destroyed) resolve();
    else socket.once('close', () => resolve());
  });
const untilDrained = (socket: Socket) =>
  Promise.race([
    untilClosed(socket),
    new Promise<void>((resolve) => socket.once('drain', () => resolve())),
  ]);

const isOpen = (socket: Socket) => !socket.destroyed && socket.readyState === 'open';

async function untilCut(sockets: readonly Socket[], longestMs: number): Promise<number> {
  const begun = Date.now();
  while (sockets.some(isOpen) && Date.now() - begun < longestMs) await sleep(100);
  const left = sockets.filter(isOpen).length;
  for (const socket of sockets) socket.destroy();
  expect(left).toBe(0);
  return (Date.now() - begun) / 1000;
}

const signInHead = (length: string) =>
  writeRequest({
    path: '/api/auth/sign-in',
    headers: { 'Content-Type': 'application/json', ...readLength(length) },
  });
const readLength = (length: string): Record<string, string> =>
  length === 'chunked' ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': length };

export const unfinishedSignIns: Flood = {
  promise: 61,
  name: 'sign-ins whose bodies never end',
  async run(target) {
    const sockets = await openMany(target, UNFINISHED, (socket) => {
      socket.write(signInHead('16000'));
      socket.write(`{"email":"${'a'.repeat(8_000)}`);
    });
    const seconds = await untilCut(sockets, CUT_MS);
    return `${UNFINISHED} sign-ins that never end: all cut within ${seconds.toFixed(0)} s`;
  },
};

export const idleConnections: Flood = {
  promise: 61,
  name: 'connections that say nothing',
  async run(target) {
    const sockets = await openMany(target, IDLE, () => {});
    const seconds = await untilCut(sockets, CUT_MS);
    return `${IDLE} silent connections: all ended within ${seconds.toFixed(0)} s`;
  },
};

export const endlessBodies: Flood = {
  promise: 52,
  name: 'bodies without end, as fast as they can be sent',
  async run(target) {
    const piece = Buffer.from(`10000\r\n${'a'.repeat(0x10000)}\r\n`);
    let refused = 0;
    const stopAt = Date.now() + 10_000;
    const flood = async () => {
      while (Date.now() < stopAt) {
        const socket = await openConnection(target.url);
        socket.on('data', () => {
          refused += 1;
        });
        socket.write(signInHead('chunked'));
        const pump = () => {
          while (!socket.destroyed && socket.write(piece)) {}
        };
        socket.on('drain', pump);
        pump();
        await untilClosed(socket);
      }
    };
    await Promise.all(Array.from({ length: 8 }, flood));
    expect(refused).toBeGreaterThan(0);
    return `${refused} endless sign-ins in 10 s, 8 at once: each refused and cut`;
  },
};

/** What a person may have under way is counted as it comes, so that a hundred of them hold no more than a few. */
export function unfinishedUploads(): Flood {
  let person: Flooder;
  return {
    promise: 61,
    name: 'uploads that stop before their end',
    async prepare(target) {
      person = await target.addPerson();
    },
    async run(target) {
      const almostAll = Buffer.alloc(9 * 1024 * 1024, 'a');
      const most = noteMost(target.server);
      const sockets = await openMany(target, 100, (socket) => {
        socket.write(
          writeRequest({
            path: '/api/import',
            headers: {
              Authorization: `Bearer ${person.token}`,
              'Content-Type': 'multipart/form-data; boundary=x',
              'Content-Length': String(10 * 1024 * 1024),
            },
          }),
        );
        socket.write(almostAll);
      });
      const seconds = await untilCut(sockets, CUT_MS);
      const megabytes = most.stop();
      expect(megabytes).toBeLessThan(300);
      return `100 uploads of one person that stop at 9 of 10 MB: cut within ${seconds.toFixed(0)} s, server at most ${megabytes.toFixed(0)} MB larger`;
    },
  };
}

/** Each piece a byte: what is kept must be the bytes, not the pieces. */
export function crumbs(): Flood {
  let person: Flooder;
  return {
    promise: 61,
    name: 'uploads in pieces of a byte',
    async prepare(target) {
      person = await target.addPerson();
    },
    async run(target) {
      const most = noteMost(target.server);
      const send = async () => {
        const socket = await openConnection(target.url);
        socket.resume();
        socket.write(
          writeRequest({
            path: '/api/import',
            headers: {
              Authorization: `Bearer ${person.token}`,
              'Content-Type': 'multipart/form-data; boundary=x',
              'Transfer-Encoding': 'chunked',
              Connection: 'close',
            },
          }),
        );
        const piece = Buffer.from('1\r\na\r\n'.repeat(20_000));
        for (let i = 0; i < 50 && !socket.destroyed; i += 1) {
          if (!socket.write(piece)) await untilDrained(socket);
        }
        socket.end('0\r\n\r\n');
        await untilClosed(socket);
      };
      await Promise.all(Array.from({ length: 4 }, send));
      const megabytes = most.stop();
      expect(megabytes).toBeLessThan(200);
      return `4 uploads of a million pieces of one byte: server at most ${megabytes.toFixed(0)} MB larger`;
    },
  };
}

export const manyInOnePacket: Flood = {
  promise: 52,
  name: 'thousands of requests without waiting for answers',
  async run(target) {
    const request = writeRequest({ method: 'GET', path: '/api/auth/options' });
    const packet = Buffer.concat(Array(2_000).fill(request));
    const sockets = await openMany(target, PIPELINES, (socket) => socket.write(packet));
    const seconds = await untilCut(sockets, CUT_MS);
    return `${PIPELINES} connections with 2,000 requests each in one go: cut within ${seconds.toFixed(0)} s`;
  },
};

export const dearPages: Flood = {
  promise: 52,
  name: 'the description of the API, over and over',
  async run({ call }) {
    const ask = async () => {
      for (let i = 0; i < 20; i += 1) {
        const path = i % 2 === 0 ? '/api/openapi.json' : '/api/docs';
        expect((await call('GET', path)).status).toBe(200);
      }
    };
    await Promise.all(Array.from({ length: 20 }, ask));
    return '400 times the description of the API, 20 at once: all answered';
  },
};
