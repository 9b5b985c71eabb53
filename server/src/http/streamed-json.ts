/** An answer too large to be held whole, written as it is made and no faster than it is read. */
export class StreamedJson {
  readonly body: ReadableStream<Uint8Array>;
  /** Settles when all of it is written, or nobody wants the rest. */
  readonly over: Promise<void>;

  constructor(pieces: AsyncIterable<string>) {
    const encoder = new TextEncoder();
    const iterator = pieces[Symbol.asyncIterator]();
    let end = () => {};
    this.over = new Promise((resolve) => {
      end = resolve;
    });
    this.body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        try {
          const { value, done } = await iterator.next();
          if (!done) return controller.enqueue(encoder.encode(value));
          controller.close();
        } catch (error) {
          controller.error(error);
        }
        end();
      },
      async cancel() {
        end();
        await iterator.return?.();
      },
    });
  }
}
