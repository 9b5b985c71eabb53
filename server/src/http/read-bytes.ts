import { AppError, type ErrorCode } from '@trayecto/core/contract';
import type { BodyShare } from './body-room';
import { ByteCollector } from './byte-collector';
import type { RequestLimits } from './request-limits';
import { type AppContext, incomingOf } from './request-scope';
import { watchPace } from './watch-pace';

/** A program may write a body in small pieces, but not a long one. */
const FREE_PIECES = 2_000;
const LEAST_BYTES_PER_PIECE = 64;

/** How a body is read: how slowly it may come, and where its bytes are counted while someone holds them. */
export interface BodyRules {
  readonly limits: RequestLimits;
  readonly share: BodyShare;
}

/** Reads a request's body, counting bytes as they come: a declared length is not believed. */
export function readBytes(
  context: AppContext,
  { limits, share }: BodyRules,
  mostBytes: number,
  codes: { readonly tooLarge: ErrorCode; readonly broken: ErrorCode },
): Promise<Buffer> {
  const incoming = incomingOf(context);
  const declared = Number(incoming.headers['content-length'] ?? 0);
  if (declared > mostBytes) {
    context.header('Connection', 'close');
    return Promise.reject(new AppError(codes.tooLarge));
  }
  // Anyone who left while their session was looked up sends no more events either.
  if (incoming.destroyed) return Promise.reject(new AppError(codes.broken));
  return new Promise((resolve, reject) => {
    const collected = new ByteCollector();
    let pieces = 0;
    const leave = () => {
      stopWatching();
      incoming.off('data', take).off('end', finish).off('error', fail).off('close', giveUp);
    };
    const refuse = (error: unknown) => {
      leave();
      collected.take();
      share.giveBack();
      // What is still on its way is let pass until the answer is out and the connection closed.
      incoming.resume();
      context.header('Connection', 'close');
      reject(error);
    };
    const take = (chunk: Buffer) => {
      pieces += 1;
      if (collected.size + chunk.length > mostBytes) {
        refuse(new AppError(codes.tooLarge));
        return;
      }
      if (pieces > FREE_PIECES && collected.size < pieces * LEAST_BYTES_PER_PIECE) {
        refuse(new AppError(codes.broken));
        // A packet holds ten thousand pieces of a byte, and each costs as much as one of a kilobyte.
        incoming.pause();
        return;
      }
      try {
        share.take(chunk.length);
        collected.add(chunk);
      } catch (noRoom) {
        refuse(noRoom);
      }
    };
    const finish = () => {
      leave();
      resolve(collected.take());
    };
    const fail = (cause: Error) => refuse(new AppError(codes.broken, { cause }));
    const giveUp = () => refuse(new AppError(codes.broken));
    const onSlow = () => refuse(new AppError('request_timeout'));
    const stopWatching = watchPace(incoming, limits, mostBytes, onSlow);
    incoming.on('data', take).on('end', finish).on('error', fail).on('close', giveUp);
  });
}
