import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type ConnectionLimits, guardConnections, type ReceivingLimits } from './guard-connections';

const sockets: Socket[] = [];
const waiting: ServerResponse[] = [];
let server: Server;
let refused: string[];

const patient: ConnectionLimits & ReceivingLimits = {
  most: 100,
  mostPerAddress: 100,
  stallMs: 600_000,
  mostUnsentBytes: Number.POSITIVE_INFINITY,
  checkMs: 20,
};

async function start(limits: Partial<typeof patient>): Promise<void> {
  refused = [];
  server = createServer((_, response) => void waiting.push(response));
  guardConnections(server, { ...patient, ...limits }, (socket, code) => {
    refused.push(code);
    socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  waiting.length = 0;
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

/** From its own address on this machine. */
async function open(localAddress = '127.0.0.1'): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => {});
  sockets.push(socket);
  const arrived = once(server, 'connection');
  await Promise.all([once(socket, 'connect'), arrived]);
  socket.resume();
  return socket;
}

/** It has a request in hand, which nobody answers. */
async function openBusy(localAddress?: string): Promise<Socket> {
  const socket = await open(localAddress);
  const arrived = once(server, 'request');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await arrived;
  return socket;
}

const isCut = (socket: Socket) =>
  new Promise<true>((resolve) => {
    if (socket.destroyed) resolve(true);
    else socket.once('close', () => resolve(true));
  });

describe('one address', () => {
  it('that has all its places loses the longest silent one to the next', async () => {
    await start({ most: 100, mostPerAddress: 3 });
    const [first, second] = [await open(), await open()];
    await open();
    await open();
    expect(await isCut(first)).toBe(true);
    expect(second.destroyed).toBe(false);
    expect(refused).toEqual([]);
  });

  it('that works in all its places is turned away; others are not', async () => {
    await start({ most: 100, mostPerAddress: 2 });
    const busy = [await openBusy(), await openBusy()];
    const late = await open();
    expect(await isCut(late)).toBe(true);
    expect(refused).toEqual(['too_many_requests']);
    expect(busy.map(({ destroyed }) => destroyed)).toEqual([false, false]);
    const other = await openBusy('127.0.0.2');
    expect(other.destroyed).toBe(false);
  });

  it('gets its place back when its request is answered', async () => {
    await start({ most: 100, mostPerAddress: 1 });
    const first = await openBusy();
    const answered = once(first, 'data');
    waiting[0]?.end('x');
    await answered;
    await open();
    expect(await isCut(first)).toBe(true);
    expect(refused).toEqual([]);
  });
});

describe('all of them', () => {
  it('taken: the one who holds the most loses one, and nobody else', async () => {
    await start({ most: 4, mostPerAddress: 100 });
    const modest = await open('127.0.0.2');
    const greedy = [await open(), await open(), await open()];
    await open('127.0.0.3');
    expect(await isCut(greedy[0] ?? modest)).toBe(true);
    expect(modest.destroyed).toBe(false);
    expect(refused).toEqual([]);
  });

  it('at work: the next one is turned away', async () => {
    await start({ most: 2, mostPerAddress: 100 });
    await openBusy();
    await openBusy();
    expect(await isCut(await open('127.0.0.2'))).toBe(true);
    expect(refused).toEqual(['unavailable']);
  });
});

describe('an answer', () => {
  const MB = 1024 * 1024;

  /** Asks, and takes nothing of the answer by itself. */
  const ask = async (megabytes: number) => {
    const socket = await openBusy();
    socket.pause();
    let taken = 0;
    socket.on('data', (chunk) => {
      taken += chunk.length;
    });
    socket.pause();
    const response = waiting.at(-1);
    const isOver = new Promise<void>((resolve) => response?.once('close', resolve));
    response?.setHeader('Connection', 'close').end(Buffer.alloc(megabytes * MB));
    return {
      socket,
      isOver,
      /** Whether all of it can be had. */
      async takeAll() {
        socket.resume();
        if (!socket.destroyed) await once(socket, 'close');
        return taken >= megabytes * MB;
      },
    };
  };

  it('that nobody takes is given up', async () => {
    await start({ stallMs: 200 });
    const answer = await ask(30);
    await answer.isOver;
    expect(await answer.takeAll()).toBe(false);
  });

  it('that is taken slowly, or takes long to make, is not', async () => {
    // Far longer than any pause of the reader, also on a machine that is busy, and shorter than the whole of it.
    await start({ stallMs: 2_500 });
    const making = await openBusy();
    const answer = await ask(30);
    let sincePause = 0;
    answer.socket.on('data', (chunk) => {
      sincePause += chunk.length;
      if (sincePause < MB) return;
      sincePause = 0;
      answer.socket.pause();
      setTimeout(() => answer.socket.resume(), 100);
    });
    answer.socket.resume();
    await answer.isOver;
    expect(await answer.takeAll()).toBe(true);
    expect(making.destroyed).toBe(false);
  });

  it('of which too much lies ready is given up where the most does', async () => {
    await start({ mostUnsentBytes: 50 * MB });
    const [small, large] = [await ask(20), await ask(40)];
    await large.isOver;
    expect(await large.takeAll()).toBe(false);
    expect(await small.takeAll()).toBe(true);
  });
});

describe('requests', () => {
  it('sent by the thousand without waiting for an answer are not taken', async () => {
    await start({});
    const [patientOne, hasty] = [await open(), await open()];
    const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
    patientOne.write(request.repeat(16));
    await expect.poll(() => waiting.length).toBe(16);
    expect(patientOne.destroyed).toBe(false);
    hasty.write(request.repeat(2_000));
    expect(await isCut(hasty)).toBe(true);
  });

  it('on many connections of one address: one packet is read, and no other address loses anything', async () => {
    await start({});
    let seen = 0;
    const frames: number[] = [];
    server.on('request', (request) => {
      seen += 1;
      request.on('error', (error: Error) => frames.push(error.stack?.split('\n').length ?? 0));
    });
    const other = await open('127.0.0.2');
    const busy = await openBusy();
    const hasty = [];
    for (let i = 0; i < 20; i += 1) hasty.push(await open());
    seen = 0;
    for (const socket of hasty) socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2_000));
    await Promise.all(hasty.map(isCut));
    expect(seen).toBeLessThanOrEqual(2_000);
    expect([other.destroyed, busy.destroyed]).toEqual([false, false]);
    // One error for each request that was cut, and no stack trace in any of them.
    await expect.poll(() => frames.length).toBeGreaterThan(16);
    expect(Math.max(...frames)).toBe(1);
    expect(Error.stackTraceLimit).toBeGreaterThan(0);
  });
});
