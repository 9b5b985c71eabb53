import { AppError } from '@trayecto/core/contract';
import { findEntryFile } from '../entries/find-entry-file';
import { createWorkerPool, type TaskOptions } from '../threads/worker-pool';

export interface DrawTask {
  readonly bytes: Uint8Array;
}

export type DrawnPicture =
  | { readonly isDrawn: true; readonly bytes: Uint8Array }
  | { readonly isDrawn: false };

export interface PictureDrawer {
  /** A person's picture drawn again: square, JPEG, nothing in it but the picture. */
  draw(bytes: Uint8Array, options?: TaskOptions): Promise<Uint8Array>;
  close(): Promise<void>;
}

const LONGEST_MS = 15_000;
const MOST_WAITING = 50;
const MOST_HEAP_MB = 96;

/** In its own process: a file made to harm takes down nothing but its own drawing. */
export async function createPictureDrawer(): Promise<PictureDrawer> {
  const source = new URL('./picture-worker.ts', import.meta.url);
  const pool = createWorkerPool<DrawTask, DrawnPicture>({
    file: await findEntryFile('picture-worker', source),
    kind: 'process',
    size: 1,
    longestMs: LONGEST_MS,
    mostWaiting: MOST_WAITING,
    mostHeapMb: MOST_HEAP_MB,
  });
  return {
    async draw(bytes, options = {}) {
      if (!isPhotograph(bytes)) throw new AppError('picture_unsupported');
      const drawn = await pool.run({ bytes }, options).catch((cause: unknown): DrawnPicture => {
        const isBusy = cause instanceof AppError && cause.code === 'server_busy';
        if (isBusy || options.signal?.aborted) throw cause;
        return { isDrawn: false };
      });
      if (!drawn.isDrawn) throw new AppError('picture_damaged');
      return drawn.bytes;
    },
    close: () => pool.close(),
  };
}

/** By its first bytes, whatever it says it is: JPEG, PNG, WebP or GIF. */
function isPhotograph(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    /^GIF8[79]a/.test(head) ||
    (head.startsWith('RIFF') && head.endsWith('WEBP'))
  );
}
