const FIRST_BYTES = 4 * 1024;

/**
 * Puts pieces together as they come. A body may come byte by byte, and a million small buffers would take a hundred
 * times the room of what is in them; nor is room made for a length that was only declared.
 */
export class ByteCollector {
  #bytes = Buffer.alloc(0);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(piece: Buffer): void {
    const size = this.#size + piece.length;
    if (size > this.#bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(FIRST_BYTES, size, 2 * this.#bytes.length));
      this.#bytes.copy(larger, 0, 0, this.#size);
      this.#bytes = larger;
    }
    piece.copy(this.#bytes, this.#size);
    this.#size = size;
  }

  /** All of them, and the collector is empty again. */
  take(): Buffer {
    const taken = this.#bytes.subarray(0, this.#size);
    this.#bytes = Buffer.alloc(0);
    this.#size = 0;
    return taken;
  }
}
