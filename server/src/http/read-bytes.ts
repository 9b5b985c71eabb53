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
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const stop = (error: AppError) => {
      stopWatching();
      incoming.removeAllListeners('data');
      incoming.resume();
      context.header('Connection', 'close');
      reject(error);
    };
    const stopWatching = watchPace(incoming, limits, () => stop(new AppError('request_timeout')));
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > mostBytes) stop(new AppError(codes.tooLarge));
      else chunks.push(chunk);
    });
    incoming.once('end', () => {
      stopWatching();
      resolve(Buffer.concat(chunks));
    });
    incoming.once('error', (cause) => stop(new AppError(codes.broken, { cause })));
    incoming.once('close', () => {
      if (!incoming.readableEnded) stop(new AppError(codes.broken));
    });
  });
}
