import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describePicture } from './describe-picture';

const png = (width: number, height: number) => {
  const head = new DataView(new ArrayBuffer(24));
  for (const [at, byte] of [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a].entries())
    head.setUint8(at, byte);
  head.setUint32(16, width);
  head.setUint32(20, height);
  return new Uint8Array(head.buffer);
};

/** One entry of Exif, then the frame that says how large it is. */
const jpeg = (orientation: number) =>
  Uint8Array.from([
    ...[0xff, 0xd8],
    ...[0xff, 0xe1, 0x00, 0x22, 0x45, 0x78, 0x69, 0x66, 0x00, 0x00],
    ...[0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08, 0x00, 0x01],
    ...[0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, orientation, 0x00, 0x00],
    ...[0x00, 0x00, 0x00, 0x00],
    ...[0xff, 0xc0, 0x00, 0x0b, 0x08, 0x02, 0x58, 0x03, 0x20, 0x01, 0x11, 0x00],
  ]);

describe('a picture', () => {
  it('says how large it is, and how it lies', () => {
    expect(describePicture(png(1080, 2400))).toEqual({ width: 1080, height: 2400, orientation: 1 });
    expect(describePicture(jpeg(6))).toEqual({ width: 800, height: 600, orientation: 6 });
    expect(describePicture(jpeg(99))).toMatchObject({ orientation: 1 });
  });

  it('of another kind is none, whatever it holds', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 200 }),
        fc.constantFrom([], [0xff, 0xd8, 0xff]),
        (rest, head) => {
          const facts = describePicture(Uint8Array.from([...head, ...rest]));
          return facts === undefined || facts.orientation >= 1;
        },
      ),
    );
    expect(describePicture(new Uint8Array())).toBeUndefined();
  });
});
