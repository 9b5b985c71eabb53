/** An answer too large to be held whole, written as it is made and no faster than it is read. */
export class StreamedJson {
  readonly body: ReadableStream<Uint8Array>;

  constructor(pieces: AsyncIterable<string>) {
    const encoder = new TextEncoder();
    const iterator = pieces[Symbol.asyncIterator]();
    this.body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { value, done } = await iterator.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await iterator.return?.();
      },
    });
  }
}
