import { pagesType } from '@trayecto/core/contract';
import { type Coding, pickCoding } from '../http/pick-coding';
import type { AppContext } from '../http/request-scope';
import type { SentFile } from '../http/route';

/** Pages as the caller can take them: packed where they are drawn, since with every letter they are twenty times as large. */
export async function sendPages(
  context: AppContext,
  draw: (coding: Coding | undefined) => Promise<Uint8Array<ArrayBuffer>>,
): Promise<SentFile> {
  const coding = pickCoding(context.req.header('accept-encoding'));
  const bytes = await draw(coding);
  return { type: pagesType, bytes, ...(coding && { encoding: coding }) };
}
