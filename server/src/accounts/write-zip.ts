import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Files that are compressed already gain nothing from being so twice. */
  readonly isCompressed?: boolean;
}

/** A zip made entry by entry as it is sent: no more than one of them is in memory. */
export function writeZip(
  entries: AsyncIterable<ZipEntry>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const source = writeChunks(entries);
  return new ReadableStream({
    async pull(controller) {
      const next = await source.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await source.return(undefined);
    },
  });
}

async function* writeChunks(
  entries: AsyncIterable<ZipEntry>,
): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
  let ready: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(new Uint8Array(chunk));
  });
  const take = () => {
    const taken = ready;
    ready = [];
    return taken;
  };
  for await (const entry of entries) {
    const file = entry.isCompressed ? new ZipPassThrough(entry.name) : new ZipDeflate(entry.name);
    zip.add(file);
    file.push(entry.bytes, true);
    yield* take();
  }
  zip.end();
  yield* take();
  return undefined;
}
