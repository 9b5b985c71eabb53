import { AppError } from '@trayecto/core/contract';

/** How many bytes of bodies the server holds at once, from all and from one of them. */
interface BodyRoomLimits {
  readonly mostBytes: number;
  readonly mostBytesEach: number;
}

/** Four of the largest files of one person, nearly twenty of all. */
export const usualBodyRoom: BodyRoomLimits = {
  mostBytes: 192 * 1024 * 1024,
  mostBytesEach: 44 * 1024 * 1024,
};

/** What one request has taken of the room. */
export interface BodyShare {
  /** Refuses when there is no room left for it. */
  take(bytes: number): void;
  giveBack(): void;
}

export interface BodyRoom {
  open(owner: string): BodyShare;
}

/**
 * Counts what has come in and is still held, so that bodies which never end cost others nothing: anyone who holds their
 * share already is refused, and only when all of it is taken is anybody else.
 */
export function createBodyRoom({ mostBytes, mostBytesEach }: BodyRoomLimits): BodyRoom {
  const byOwner = new Map<string, number>();
  let taken = 0;
  return {
    open(owner) {
      let own = 0;
      const change = (bytes: number) => {
        own += bytes;
        taken += bytes;
        const left = (byOwner.get(owner) ?? 0) + bytes;
        if (left === 0) byOwner.delete(owner);
        else byOwner.set(owner, left);
      };
      return {
        take(bytes) {
          if ((byOwner.get(owner) ?? 0) + bytes > mostBytesEach)
            throw new AppError('too_many_requests', { retryAfterSeconds: 5 });
          if (taken + bytes > mostBytes)
            throw new AppError('unavailable', { retryAfterSeconds: 5 });
          change(bytes);
        },
        giveBack() {
          if (own > 0) change(-own);
        },
      };
    },
  };
}
