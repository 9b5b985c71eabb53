import { inflateRawSync } from 'node:zlib';
import { ReadFailure } from '../read-failure';

const MOST_ENTRIES = 2_000;
const MOST_EXPANDED_BYTES = 40_000_000;
const MOST_PART_BYTES = 15_000_000;

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const STORED = 0;
const DEFLATED = 8;

interface Entry {
  readonly method: number;
  readonly packedBytes: number;
  readonly headerAt: number;
}

/** Reads parts of a zip archive one by one, within limits that a bomb meets before it goes off. */
export class ZipArchive {
  readonly #view: DataView;
  readonly #entries: ReadonlyMap<string, Entry>;
  #leftBytes = MOST_EXPANDED_BYTES;

  constructor(private readonly bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#entries = this.#readDirectory();
  }

  get names(): string[] {
    return [...this.#entries.keys()];
  }

  /** The unpacked part, or `undefined` when the archive has none of that name. */
  read(name: string): Uint8Array | undefined {
    const entry = this.#entries.get(name.toLowerCase());
    if (!entry) return undefined;
    const start = this.#dataStart(entry);
    const packed = this.bytes.subarray(start, start + entry.packedBytes);
    const mostBytes = Math.min(MOST_PART_BYTES, this.#leftBytes);
    const unpacked = entry.method === STORED ? packed : inflate(packed, mostBytes);
    if (unpacked.length > mostBytes) throw new ReadFailure('file_too_much_text');
    this.#leftBytes -= unpacked.length;
    return unpacked;
  }

  #readDirectory(): Map<string, Entry> {
    const end = this.#findEnd();
    const count = this.#view.getUint16(end + 10, true);
    if (count > MOST_ENTRIES) throw new ReadFailure('file_damaged');
    const entries = new Map<string, Entry>();
    let at = this.#view.getUint32(end + 16, true);
    let declaredBytes = 0;
    for (let index = 0; index < count; index++) {
      if (at + 46 > this.bytes.length || this.#view.getUint32(at, true) !== ENTRY_SIGNATURE)
        throw new ReadFailure('file_damaged');
      if ((this.#view.getUint16(at + 8, true) & 1) === 1) throw new ReadFailure('file_encrypted');
      const nameBytes = this.#view.getUint16(at + 28, true);
      const name = new TextDecoder().decode(this.bytes.subarray(at + 46, at + 46 + nameBytes));
      declaredBytes += this.#view.getUint32(at + 24, true);
      entries.set(name.toLowerCase().replaceAll('\\', '/'), {
        method: this.#view.getUint16(at + 10, true),
        packedBytes: this.#view.getUint32(at + 20, true),
        headerAt: this.#view.getUint32(at + 42, true),
      });
      const extraBytes = this.#view.getUint16(at + 30, true);
      const commentBytes = this.#view.getUint16(at + 32, true);
      at += 46 + nameBytes + extraBytes + commentBytes;
    }
    if (declaredBytes > MOST_EXPANDED_BYTES) throw new ReadFailure('file_too_much_text');
    return entries;
  }

  #findEnd(): number {
    const last = this.bytes.length - END_BYTES;
    for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--)
      if (this.#view.getUint32(at, true) === END_SIGNATURE) return at;
    throw new ReadFailure('file_damaged');
  }

  #dataStart(entry: Entry): number {
    if (entry.method !== STORED && entry.method !== DEFLATED) throw new ReadFailure('file_damaged');
    const at = entry.headerAt;
    if (at + 30 > this.bytes.length) throw new ReadFailure('file_damaged');
    return at + 30 + this.#view.getUint16(at + 26, true) + this.#view.getUint16(at + 28, true);
  }
}

function inflate(packed: Uint8Array, mostBytes: number): Uint8Array {
  try {
    return inflateRawSync(packed, { maxOutputLength: mostBytes });
  } catch (cause) {
    const isTooLarge = cause instanceof RangeError;
    throw new ReadFailure(isTooLarge ? 'file_too_much_text' : 'file_damaged', { cause });
  }
}
