import { crc32, deflateSync } from 'node:zlib';
import type { DrawnPage } from './draw-page';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const IN_GREY = 0;
const IN_COLOUR = 2;
const LIKE_ABOVE = 2;
/** Paper is mostly white: more effort saves little. */
const EFFORT = 4;

type Drawing = Pick<DrawnPage, 'width' | 'height' | 'pixels' | 'stride'>;

/** A drawn page as a file that any browser shows. Pages in black and white alone take a third. */
export function writePng(drawn: Drawing): Uint8Array<ArrayBuffer> {
  const { width, height } = drawn;
  const isGrey = hasNoColour(drawn);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  head[9] = isGrey ? IN_GREY : IN_COLOUR;
  const rows = isGrey ? filterRows(drawn, [1]) : filterRows(drawn, [2, 1, 0]);
  return new Uint8Array(
    Buffer.concat([
      SIGNATURE,
      chunk('IHDR', head),
      chunk('IDAT', deflateSync(rows, { level: EFFORT })),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

function hasNoColour({ width, height, pixels, stride }: Drawing): boolean {
  for (let y = 0; y < height; y++)
    for (let at = y * stride, end = at + 4 * width; at < end; at += 4)
      if (pixels[at] !== pixels[at + 1] || pixels[at] !== pixels[at + 2]) return false;
  return true;
}

/** Each byte as what it differs by from the one above, which packs well. */
function filterRows(drawn: Drawing, channels: readonly number[]): Uint8Array {
  const { width, height, pixels, stride } = drawn;
  const rowBytes = 1 + channels.length * width;
  const rows = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y++) {
    let to = y * rowBytes;
    rows[to++] = LIKE_ABOVE;
    for (let at = y * stride, end = at + 4 * width; at < end; at += 4)
      for (const channel of channels) {
        const above = y === 0 ? 0 : (pixels[at - stride + channel] ?? 0);
        rows[to++] = (pixels[at + channel] ?? 0) - above;
      }
  }
  return rows;
}

function chunk(kind: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const sized = Buffer.alloc(named.length + 8);
  sized.writeUInt32BE(data.length, 0);
  named.copy(sized, 4);
  sized.writeUInt32BE(crc32(named), named.length + 4);
  return sized;
}
