const SECTOR = 512;
const FREE = 0xffffffff;
const END = 0xfffffffe;
const TABLE = 0xfffffffd;

/** The old Office container with the given streams; all are stored in whole sectors. */
export function writeCompoundFile(streams: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const names = Object.keys(streams);
  // Streams below the cutoff live in a container of small sectors: padding keeps this writer simple.
  const bodies = names.map((name) =>
    padTo(streams[name]!, Math.max(4_096, roundUp(streams[name]!.length))),
  );
  const directorySectors = Math.ceil((names.length + 1) / 4);
  const starts: number[] = [];
  let next = 1 + directorySectors;
  for (const body of bodies) {
    starts.push(next);
    next += body.length / SECTOR;
  }
  const table = new Uint32Array(SECTOR / 4).fill(FREE);
  if (next > table.length) throw new Error('too large for one table sector');
  table[0] = TABLE;
  chain(table, 1, directorySectors);
  bodies.forEach((body, index) => {
    chain(table, starts[index]!, body.length / SECTOR);
  });
  const directory = Buffer.alloc(directorySectors * SECTOR);
  writeEntry(directory, 0, 'Root Entry', 5, END, 0, names.length > 0 ? 1 : FREE);
  names.forEach((name, index) => {
    const right = index + 2 <= names.length ? index + 2 : FREE;
    writeEntry(directory, index + 1, name, 2, starts[index]!, bodies[index]!.length, FREE, right);
  });
  return new Uint8Array(Buffer.concat([header(), Buffer.from(table.buffer), directory, ...bodies]));
}

function header(): Buffer {
  const bytes = Buffer.alloc(SECTOR, 0xff);
  bytes.fill(0, 0, 76);
  bytes.write('d0cf11e0a1b11ae1', 'hex');
  bytes.writeUInt16LE(0x3e, 24);
  bytes.writeUInt16LE(3, 26);
  bytes.writeUInt16LE(0xfffe, 28);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt16LE(6, 32);
  bytes.writeUInt32LE(1, 44);
  bytes.writeUInt32LE(1, 48);
  bytes.writeUInt32LE(4_096, 56);
  bytes.writeUInt32LE(END, 60);
  bytes.writeUInt32LE(END, 68);
  bytes.writeUInt32LE(0, 76);
  return bytes;
}

function chain(table: Uint32Array, start: number, length: number): void {
  for (let index = 0; index < length; index++)
    table[start + index] = index === length - 1 ? END : start + index + 1;
}

function writeEntry(
  directory: Buffer,
  index: number,
  name: string,
  type: number,
  start: number,
  bytes: number,
  child = FREE,
  right = FREE,
): void {
  const at = index * 128;
  directory.write(name, at, 'utf16le');
  directory.writeUInt16LE(2 * name.length + 2, at + 64);
  directory.writeUInt8(type, at + 66);
  directory.writeUInt8(1, at + 67);
  directory.writeUInt32LE(FREE, at + 68);
  directory.writeUInt32LE(right, at + 72);
  directory.writeUInt32LE(child, at + 76);
  directory.writeUInt32LE(start, at + 116);
  directory.writeUInt32LE(bytes, at + 120);
}

function roundUp(bytes: number): number {
  return Math.ceil(bytes / SECTOR) * SECTOR;
}

function padTo(bytes: Uint8Array, length: number): Buffer {
  return Buffer.concat([bytes], length);
}
