import { timeWork } from '../threads/time-work';

/** Fairness for answers sent in pieces: given the time a piece took, resolves when the next one may be made. */
type AfterPiece = (ms: number) => Promise<void>;

/** An answer too large to be held whole, written as it is made and no faster than it is read. */
export class StreamedJson {
  /** Settles when all of it is written, or nobody wants the rest. */
  readonly over: Promise<void>;
  readonly #pieces: AsyncIterable<string>;
  #end = () => {};

  constructor(pieces: AsyncIterable<string>) {
    this.#pieces = pieces;
    this.over = new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  open(afterPiece: AfterPiece): ReadableStream<Uint8Array> {
    const encoder = new TextEncoder();
    const iterator = this.#pieces[Symbol.asyncIterator]();
    const end = this.#end;
    return new ReadableStream<Uint8Array>({
      async pull(controller) {
        try {
          let workedMs = 0;
          const { value, done } = await timeWork(
            () => iterator.next(),
            (ms) => {
              workedMs = ms;
            },
          );
          if (!done) {
            controller.enqueue(encoder.encode(value));
            return await afterPiece(workedMs);
          }
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
