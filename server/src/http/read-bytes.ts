import { AppError, type ErrorCode } from '@trayecto/core/contract';
import type { RequestLimits } from './request-limits';
import { type AppContext, incomingOf } from './request-scope';
import { watchPace } from './watch-pace';

/** Reads a request's body, counting bytes as they come: a declared length is not believed. */
export function readBytes(
  context: AppContext,
  limits: RequestLimits,
  mostBytes: number,
  codes: { readonly tooLarge: ErrorCode; readonly broken: ErrorCode },
): Promise<Buffer> {
  const incoming = incomingOf(context);
  const declared = Number(incoming.headers['content-length'] ?? 0);
  if (declared > mostBytes) {
    context.header('Connection', 'close');
    return Promise.reject(new AppError(codes.tooLarge));
  }
  // Whoever left while their session was looked up sends no more events either.
  if (incoming.destroyed) return Promise.reject(new AppError(codes.broken));
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const leave = () => {
      stopWatching();
      incoming.off('data', take).off('end', finish).off('error', fail).off('close', giveUp);
    };
    const refuse = (error: AppError) => {
      leave();
      chunks.length = 0;
      // What is still on its way is let pass until the answer is out and the connection closed.
      incoming.resume();
      context.header('Connection', 'close');
      reject(error);
    };
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size > mostBytes) refuse(new AppError(codes.tooLarge));
      else chunks.push(chunk);
    };
    const finish = () => {
      leave();
      resolve(Buffer.concat(chunks, size));
    };
    const fail = (cause: Error) => refuse(new AppError(codes.broken, { cause }));
    const giveUp = () => refuse(new AppError(codes.broken));
    const stopWatching = watchPace(incoming, limits, () => refuse(new AppError('request_timeout')));
    incoming.on('data', take).on('end', finish).on('error', fail).on('close', giveUp);
  });
}
