import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@trayecto/core/contract';
import { groupAddress } from './client-address';

export interface ConnectionLimits {
  readonly most: number;
  /** Infinite behind a proxy, from whose address everyone comes. */
  readonly mostPerAddress: number;
}

/** How long one may take to receive an answer. */
export interface ReceivingLimits {
  /** Without taking anything. */
  readonly stallMs: number;
  /** How much of answers may lie ready for all who take them slowly, and how often that is looked at. */
  readonly mostUnsentBytes: number;
  readonly checkMs: number;
}

/**
 * Anyone who asks and does not take the answer holds its memory: they are cut when nothing moves any more, and, when there is
 * too much of it, those first who have left the most.
 */
function cutSlowReaders(
  server: Server,
  limits: ReceivingLimits,
  { listSockets, isInHand }: { listSockets(): Socket[]; isInHand(socket: Socket): boolean },
): void {
  server.setTimeout(limits.stallMs);
  // Fires when a socket has neither sent nor taken anything; work that takes long leaves it silent too, and is let be.
  server.on('timeout', (socket: Socket) => {
    if (!isInHand(socket) || socket.writableLength > 0) socket.destroy();
  });
  const timer = setInterval(() => {
    const waiting = listSockets().filter(({ writableLength }) => writableLength > 0);
    let unsent = waiting.reduce((sum, { writableLength }) => sum + writableLength, 0);
    if (unsent <= limits.mostUnsentBytes) return;
    for (const socket of waiting.sort((a, b) => b.writableLength - a.writableLength)) {
      if (unsent <= limits.mostUnsentBytes) return;
      unsent -= socket.writableLength;
      socket.destroy();
    }
  }, limits.checkMs);
  timer.unref();
  server.on('close', () => clearInterval(timer));
}

/** Requests sent one after the other without waiting for answers: no browser does, and a thousand of them fit a packet. */
const MOST_IN_HAND = 16;

/**
 * The parser reads a packet to its end before the connection is gone, and Node then makes an error for each request of
 * it: a thousand stack traces that nobody reads take longer than all the rest.
 */
function cut(socket: Socket): void {
  const usual = Error.stackTraceLimit;
  socket.prependOnceListener('close', () => {
    Error.stackTraceLimit = 0;
  });
  socket.once('close', () => {
    Error.stackTraceLimit = usual;
  });
  socket.destroy();
}

/**
 * There is always room for one more that has something to ask: when all places are taken, the address that holds the most of them
 * loses the one that has been silent the longest. Only where each of theirs has a request in hand is one turned away.
 */
export function guardConnections(
  server: Server,
  limits: ConnectionLimits & ReceivingLimits,
  refuse: (socket: Socket, code: ErrorCode) => void,
): void {
  const byAddress = new Map<string, Set<Socket>>();
  /** Weak, since a request that waited behind others never says that it is over when its connection is cut. */
  const inHand = new WeakMap<Socket, number>();
  let count = 0;

  const forget = (address: string, socket: Socket) => {
    const own = byAddress.get(address);
    if (!own?.delete(socket)) return;
    count -= 1;
    if (own.size === 0) byAddress.delete(address);
  };
  const endSilent = (address: string): boolean => {
    for (const socket of byAddress.get(address) ?? []) {
      if (inHand.has(socket)) continue;
      forget(address, socket);
      socket.destroy();
      return true;
    }
    return false;
  };
  const findCrowd = (): string => {
    let crowd = '';
    let size = 0;
    for (const [address, sockets] of byAddress) {
      if (sockets.size > size) [crowd, size] = [address, sockets.size];
    }
    return crowd;
  };

  cutSlowReaders(server, limits, {
    listSockets: () => [...byAddress.values()].flatMap((sockets) => [...sockets]),
    isInHand: (socket) => inHand.has(socket),
  });
  server.on('connection', (socket: Socket) => {
    const address = groupAddress(socket.remoteAddress ?? '');
    const ownCount = byAddress.get(address)?.size ?? 0;
    if (ownCount >= limits.mostPerAddress && !endSilent(address)) {
      refuse(socket, 'too_many_requests');
      return;
    }
    if (count >= limits.most && !endSilent(findCrowd())) {
      refuse(socket, 'unavailable');
      return;
    }
    count += 1;
    const own = byAddress.get(address) ?? new Set();
    byAddress.set(address, own.add(socket));
    socket.once('close', () => forget(address, socket));
  });
  /** Those whose packets wait to be read go with it, so that there is one packet to read and not one for each. */
  const cutHasty = (socket: Socket) => {
    const address = groupAddress(socket.remoteAddress ?? '');
    cut(socket);
    if (Number.isFinite(limits.mostPerAddress)) while (endSilent(address));
  };

  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    if (socket.destroyed) return;
    const own = (inHand.get(socket) ?? 0) + 1;
    inHand.set(socket, own);
    if (own > MOST_IN_HAND) cutHasty(socket);
    response.once('close', () => {
      const left = (inHand.get(socket) ?? 1) - 1;
      if (left > 0) inHand.set(socket, left);
      else inHand.delete(socket);
    });
  });
}
