import type { AppContext } from './request-scope';
import type { SentFile } from './route';

/** Names of files made here are plain ASCII, so they need no encoding. */
export function sendFile(context: AppContext, file: SentFile): Response {
  context.header('Content-Type', file.type);
  if ('cache' in file && file.cache) {
    context.header('Cache-Control', file.cache.control);
    context.header('ETag', file.cache.tag);
    if (context.req.header('if-none-match') === file.cache.tag) return context.body(null, 304);
  } else {
    context.header('Cache-Control', 'private, no-store');
  }
  if ('encoding' in file) context.header('Content-Encoding', file.encoding);
  if (file.name !== undefined) {
    context.header('Content-Disposition', `attachment; filename="${file.name}"`);
  }
  return context.body('stream' in file ? file.stream : file.bytes, 200);
}
