import { ReadFailure } from '../read-failure';

const SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const LAST_REGULAR_SECTOR = 0xfffffff9;
const ENTRY_BYTES = 128;
/** Table sectors that each sector of the table's own list names at least. */
const LEAST_LISTED = 127;
const STREAM = 2;
const ROOT = 5;

function isCompoundFile(bytes: Uint8Array): boolean {
  return SIGNATURE.every((byte, index) => bytes[index] === byte);
}

interface Stream {
  readonly start: number;
  readonly bytes: number;
}

/** The old Office container: a small file system with sectors, chains and a directory. A chain that runs in a ring is damage. */
export class CompoundFile {
  readonly #view: DataView;
  readonly #sectorBytes: number;
  readonly #miniBytes: number;
  readonly #miniCutoff: number;
  readonly #next: Uint32Array;
  readonly #miniNext: Uint32Array;
  readonly #mini: Uint8Array;
  readonly #streams = new Map<string, Stream>();

  constructor(private readonly bytes: Uint8Array) {
    if (!isCompoundFile(bytes) || bytes.length < 512) throw new ReadFailure('file_damaged');
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#sectorBytes = 1 << this.#view.getUint16(30, true);
    this.#miniBytes = 1 << this.#view.getUint16(32, true);
    this.#miniCutoff = this.#view.getUint32(56, true);
    const isKnownSize = this.#sectorBytes === 512 || this.#sectorBytes === 4_096;
    if (!isKnownSize || this.#miniBytes !== 64) throw new ReadFailure('file_damaged');
    this.#next = this.#readTable(this.#tableSectors());
    const root = this.#readDirectory();
    this.#mini = root ? this.#readChain(root.start, root.bytes) : new Uint8Array();
    this.#miniNext = toTable(this.#readChain(this.#view.getUint32(60, true)));
  }

  has(name: string): boolean {
    return this.#streams.has(name);
  }

  read(name: string): Uint8Array | undefined {
    const stream = this.#streams.get(name);
    if (!stream) return undefined;
    return stream.bytes < this.#miniCutoff
      ? this.#readMiniChain(stream)
      : this.#readChain(stream.start, stream.bytes);
  }

  get #sectorCount(): number {
    return Math.ceil(this.bytes.length / this.#sectorBytes);
  }

  #sector(number: number): Uint8Array {
    const at = (number + 1) * this.#sectorBytes;
    return this.bytes.subarray(at, at + this.#sectorBytes);
  }

  /** Numbers of the sectors that hold the table of chains. */
  #tableSectors(): number[] {
    const sectors: number[] = [];
    const add = (sector: number) => {
      if (sector < this.#sectorCount) sectors.push(sector);
    };
    for (let index = 0; index < 109; index++) add(this.#view.getUint32(76 + 4 * index, true));
    let more = this.#view.getUint32(68, true);
    for (let turn = 0; more < this.#sectorCount; turn++) {
      if (turn > this.#sectorCount / LEAST_LISTED) throw new ReadFailure('file_damaged');
      const table = toTable(this.#sector(more));
      for (const sector of table.subarray(0, -1)) add(sector);
      more = table.at(-1) ?? LAST_REGULAR_SECTOR;
    }
    return sectors.slice(0, this.#sectorCount);
  }

  #readTable(sectors: readonly number[]): Uint32Array {
    const perSector = this.#sectorBytes / 4;
    const table = new Uint32Array(sectors.length * perSector).fill(0xffffffff);
    sectors.forEach((sector, index) => {
      table.set(toTable(this.#sector(sector)), index * perSector);
    });
    return table;
  }

  #readChain(start: number, bytes = Number.POSITIVE_INFINITY): Uint8Array {
    const parts: Uint8Array[] = [];
    let length = 0;
    let sector = start;
    const seen = new Set<number>();
    while (length < bytes && sector < LAST_REGULAR_SECTOR && sector < this.#sectorCount) {
      if (seen.has(sector)) throw new ReadFailure('file_damaged');
      seen.add(sector);
      const part = this.#sector(sector);
      parts.push(part);
      length += part.length;
      sector = this.#next[sector] ?? LAST_REGULAR_SECTOR;
    }
    return join(parts, Math.min(length, bytes));
  }

  #readMiniChain(stream: Stream): Uint8Array {
    const parts: Uint8Array[] = [];
    let length = 0;
    let sector = stream.start;
    const seen = new Set<number>();
    while (length < stream.bytes) {
      const at = sector * this.#miniBytes;
      if (at >= this.#mini.length) break;
      if (seen.has(sector)) throw new ReadFailure('file_damaged');
      seen.add(sector);
      const part = this.#mini.subarray(at, at + this.#miniBytes);
      parts.push(part);
      length += part.length;
      sector = this.#miniNext[sector] ?? LAST_REGULAR_SECTOR;
    }
    return join(parts, Math.min(length, stream.bytes));
  }

  /** Fills the list of streams and gives back the root entry, which holds all small streams. */
  #readDirectory(): Stream | undefined {
    const directory = this.#readChain(this.#view.getUint32(48, true));
    const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength);
    let root: Stream | undefined;
    for (let at = 0; at + ENTRY_BYTES <= directory.length; at += ENTRY_BYTES) {
      const nameBytes = Math.min(view.getUint16(at + 64, true), 64) - 2;
      const type = view.getUint8(at + 66);
      if (nameBytes < 2) continue;
      const name = new TextDecoder('utf-16le').decode(directory.subarray(at, at + nameBytes));
      const stream = {
        start: view.getUint32(at + 116, true),
        bytes: view.getUint32(at + 120, true),
      };
      if (type === ROOT) root = stream;
      else if (type === STREAM && !this.#streams.has(name)) this.#streams.set(name, stream);
    }
    return root;
  }
}

function toTable(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: bytes.length >> 2 }, (_, index) =>
    view.getUint32(4 * index, true),
  );
}

function join(parts: readonly Uint8Array[], bytes: number): Uint8Array {
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const part of parts) {
    whole.set(part.subarray(0, bytes - at), at);
    at += part.length;
  }
  return whole;
}
