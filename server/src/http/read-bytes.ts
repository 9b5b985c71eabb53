import { AppError, type ErrorCode } from '@trayecto/core/contract';
import { type AppContext, incomingOf } from './request-scope';

/** Reads a request's body, counting bytes as they come: a declared length is not believed. */
export function readBytes(
  context: AppContext,
  slowestMs: number,
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
      clearTimeout(timer);
      incoming.removeAllListeners('data');
      incoming.resume();
      context.header('Connection', 'close');
      reject(error);
    };
    const timer = setTimeout(() => stop(new AppError('request_timeout')), slowestMs);
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > mostBytes) stop(new AppError(codes.tooLarge));
      else chunks.push(chunk);
    });
    incoming.once('end', () => {
      clearTimeout(timer);
      resolve(Buffer.concat(chunks));
    });
    incoming.once('error', (cause) => stop(new AppError(codes.broken, { cause })));
    incoming.once('close', () => {
      if (!incoming.readableEnded) stop(new AppError(codes.broken));
    });
  });
}
