import { AppError, type UploadedFile } from '@trayecto/core/contract';
import busboy from 'busboy';
import type { RequestLimits } from './request-limits';
import { type AppContext, incomingOf } from './request-scope';
import { watchPace } from './watch-pace';

/** Reads the one file of a multipart request, counting its bytes; anything beside it is refused. */
export function readUpload(
  context: AppContext,
  limits: RequestLimits,
  field: string,
  mostBytes: number,
): Promise<UploadedFile> {
  const incoming = incomingOf(context);
  return new Promise((resolve, reject) => {
    const refuse = (error: AppError) => {
      stopWatching();
      incoming.unpipe();
      incoming.resume();
      context.header('Connection', 'close');
      reject(error);
    };
    const stopWatching = watchPace(incoming, limits, () => refuse(new AppError('request_timeout')));
    let parser: busboy.Busboy;
    try {
      parser = busboy({
        headers: incoming.headers,
        defParamCharset: 'utf8',
        // One more than allowed, so that too many or too large is seen rather than cut.
        limits: {
          files: 2,
          fileSize: mostBytes + 1,
          fields: 4,
          fieldSize: 1024,
          parts: 8,
          headerPairs: 50,
        },
      });
    } catch (cause) {
      refuse(new AppError('unsupported_type', { cause }));
      return;
    }
    let seen = 0;
    let uploaded: UploadedFile | undefined;
    parser.on('file', (name, stream, info) => {
      seen += 1;
      if (name !== field || seen > 1) {
        stream.resume();
        refuse(new AppError(name === field ? 'one_file_only' : 'file_missing'));
        return;
      }
      const chunks: Buffer[] = [];
      let size = 0;
      stream.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > mostBytes) refuse(new AppError('file_too_large'));
        else chunks.push(chunk);
      });
      stream.on('end', () => {
        uploaded = { name: cleanFileName(info.filename ?? ''), bytes: Buffer.concat(chunks) };
      });
    });
    parser.on('filesLimit', () => refuse(new AppError('one_file_only')));
    parser.on('error', (cause) => refuse(new AppError('malformed_request', { cause })));
    parser.on('close', () => {
      stopWatching();
      if (uploaded) resolve(uploaded);
      else reject(new AppError('file_missing'));
    });
    incoming.once('error', (cause) => refuse(new AppError('malformed_request', { cause })));
    incoming.once('close', () => {
      if (!incoming.readableEnded) refuse(new AppError('malformed_request'));
    });
    incoming.pipe(parser);
  });
}

const LONGEST_NAME = 255;
// Control characters, and those that turn the reading direction around.
const unprintable = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

export function cleanFileName(given: string): string {
  const last = given.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const clean = last.normalize('NFC').replace(unprintable, '').replace(/^\.+/, '').trim();
  if (clean.length <= LONGEST_NAME) return clean || 'cv';
  const ending = /\.\w{1,5}$/.exec(clean)?.[0] ?? '';
  return clean.slice(0, LONGEST_NAME - ending.length) + ending;
}
