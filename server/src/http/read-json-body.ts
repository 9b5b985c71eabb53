import { AppError } from '@trayecto/core/contract';
import { type AppContext, incomingOf } from './request-scope';

const MOST_BYTES = 2 * 1024 * 1024;

/** Reads a JSON body, counting bytes as they come: a declared length is not believed. */
export async function readJsonBody(
  context: AppContext,
  slowestMs: number,
  mostBytes = MOST_BYTES,
): Promise<unknown> {
  const type = context.req.header('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new AppError('unsupported_type');
  const bytes = await readBytes(context, slowestMs, mostBytes);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new AppError('malformed_json', { cause });
  }
}

function readBytes(context: AppContext, slowestMs: number, mostBytes: number): Promise<Buffer> {
  const incoming = incomingOf(context);
  const declared = Number(incoming.headers['content-length'] ?? 0);
  if (declared > mostBytes) {
    context.header('Connection', 'close');
    return Promise.reject(new AppError('too_large'));
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
      if (size > mostBytes) stop(new AppError('too_large'));
      else chunks.push(chunk);
    });
    incoming.once('end', () => {
      clearTimeout(timer);
      resolve(Buffer.concat(chunks));
    });
    incoming.once('error', (cause) => stop(new AppError('malformed_json', { cause })));
    incoming.once('close', () => {
      if (!incoming.readableEnded) stop(new AppError('malformed_json'));
    });
  });
}
