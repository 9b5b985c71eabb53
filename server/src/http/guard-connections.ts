import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@trayecto/core/contract';
import { groupAddress } from './client-address';

export interface ConnectionLimits {
  readonly most: number;
  /** Infinite behind a proxy, from whose address everybody comes. */
  readonly mostPerAddress: number;
}

/**
 * There is always room for one more that has something to ask: when all places are taken, whoever holds the most of them
 * loses the one that has been silent the longest. Only where each of theirs has a request in hand is one turned away.
 */
export function guardConnections(
  server: Server,
  limits: ConnectionLimits,
  refuse: (socket: Socket, code: ErrorCode) => void,
): void {
  const byAddress = new Map<string, Set<Socket>>();
  const inHand = new Map<Socket, number>();
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
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    inHand.set(socket, (inHand.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (inHand.get(socket) ?? 1) - 1;
      if (left > 0) inHand.set(socket, left);
      else inHand.delete(socket);
    });
  });
}
