import { deflateRawSync } from 'node:zlib';

export interface ZipPart {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** Says something else than the truth about the unpacked size. */
  readonly claimedBytes?: number;
  /** Kept as it is. */
  readonly isStored?: boolean;
}

/** A zip archive with deflated parts. */
export function writeZip(parts: readonly ZipPart[]): Uint8Array {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const part of parts) {
    const plain =
      typeof part.content === 'string' ? Buffer.from(part.content) : Buffer.from(part.content);
    const packed = part.isStored ? plain : deflateRawSync(plain);
    const name = Buffer.from(part.name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(part.isStored ? 0 : 8, 4);
    common.writeUInt32LE(plain.length < 1_000_000 ? checksum(plain) : 0, 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(part.claimedBytes ?? plain.length, 18);
    common.writeUInt16LE(name.length, 22);
    const body = Buffer.concat([Buffer.from('504b0304', 'hex'), common, name, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), common, tail, name]));
    bodies.push(body);
    at += body.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('504b0506', 'hex');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...bodies, list, end]));
}

function checksum(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ ((sum & 1) * 0xedb88320);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
