import { pagesType } from '@trayecto/core/contract';
import type { SentFile } from '../http/route';

/** Unpacked for those who do not say that they can, as it is sent. */
export function sendPages(bytes: Uint8Array<ArrayBuffer>, accepted = ''): SentFile {
  if (/\bgzip\b/.test(accepted)) return { type: pagesType, bytes, encoding: 'gzip' };
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return { type: pagesType, stream };
}
