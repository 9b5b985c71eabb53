import { inflateRawSync } from 'node:zlib';

/** A part as it lies in an archive. */
export interface PackedPart {
  readonly packed: Buffer;
  /** Its size unpacked. */
  readonly bytes: number;
  readonly crc: number;
}

interface Entry {
  readonly name: string;
  /** Its record in the directory, and the one before its content. */
  readonly record: Buffer;
  readonly local: Buffer;
  readonly packed: Buffer;
}

const END_BYTES = 22;
const RECORD_BYTES = 46;
const LOCAL_BYTES = 30;
const DEFLATED = 8;

/** The same archive with some parts exchanged for others that are packed already; the rest is copied as it is. */
export function replaceZipParts(
  archive: Buffer,
  replace: (name: string, unpack: () => Buffer) => PackedPart | undefined,
): Buffer {
  const end = Buffer.from(archive.subarray(archive.length - END_BYTES));
  const contents: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const entry of readEntries(archive, end)) {
    const { record, local, packed } = replaceEntry(entry, replace);
    record.writeUInt32LE(at, 42);
    contents.push(local, packed);
    directory.push(record);
    at += local.length + packed.length;
  }
  end.writeUInt32LE(
    directory.reduce((sum, record) => sum + record.length, 0),
    12,
  );
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...contents, ...directory, end]);
}

function readEntries(archive: Buffer, end: Buffer): Entry[] {
  const entries: Entry[] = [];
  let at = end.readUInt32LE(16);
  for (let left = end.readUInt16LE(10); left > 0; left--) {
    const nameBytes = archive.readUInt16LE(at + 28);
    const tailBytes = archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
    const next = at + RECORD_BYTES + nameBytes + tailBytes;
    const record = Buffer.from(archive.subarray(at, next));
    const start = record.readUInt32LE(42);
    const head = archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28);
    const content = start + LOCAL_BYTES + head;
    entries.push({
      name: record.toString('utf8', RECORD_BYTES, RECORD_BYTES + nameBytes),
      record,
      local: Buffer.from(archive.subarray(start, content)),
      packed: archive.subarray(content, content + record.readUInt32LE(20)),
    });
    at = next;
  }
  return entries;
}

function replaceEntry(
  entry: Entry,
  replace: (name: string, unpack: () => Buffer) => PackedPart | undefined,
): Entry {
  const { name, record, local, packed } = entry;
  const isDeflated = record.readUInt16LE(10) === DEFLATED;
  const part = replace(name, () => (isDeflated ? inflateRawSync(packed) : packed));
  if (part === undefined) return entry;
  describePart(record, 10, part);
  describePart(local, 8, part);
  return { ...entry, packed: part.packed };
}

/** Method, time, date, checksum and both sizes are in a row in either record. */
function describePart(record: Buffer, at: number, { packed, bytes, crc }: PackedPart): void {
  record.writeUInt16LE(DEFLATED, at);
  record.writeUInt32LE(crc, at + 6);
  record.writeUInt32LE(packed.length, at + 10);
  record.writeUInt32LE(bytes, at + 14);
}
