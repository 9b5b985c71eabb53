/** Little-endian numbers from a stream; reading past its end throws a RangeError. */
export class ByteReader {
  readonly #view: DataView;

  constructor(readonly bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  uint8(at: number): number {
    return this.#view.getUint8(at);
  }

  uint16(at: number): number {
    return this.#view.getUint16(at, true);
  }

  uint32(at: number): number {
    return this.#view.getUint32(at, true);
  }
}
