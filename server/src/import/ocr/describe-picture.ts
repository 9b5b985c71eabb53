interface PictureFacts {
  readonly width: number;
  readonly height: number;
  /** As Exif counts it: 1 is upright, above 4 it lies on its side. */
  readonly orientation: number;
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

/** How large a picture is, by its head alone; undefined where it is none that we read. */
export function describePicture(bytes: Uint8Array): PictureFacts | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (startsWith(bytes, PNG) && bytes.length >= 24)
    return { width: view.getUint32(16), height: view.getUint32(20), orientation: 1 };
  return startsWith(bytes, JPEG) ? describeJpeg(view) : undefined;
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}

/** Every marker that begins a frame, without those that only look like one (tables, arithmetic, extensions). */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function describeJpeg(view: DataView): PictureFacts | undefined {
  let orientation = 1;
  for (let at = 2; at + 9 < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    // Padding between segments.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = view.getUint16(at + 2);
    if (length < 2) return undefined;
    if (isFrame(marker))
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7), orientation };
    if (marker === 0xe1) orientation = readOrientation(view, at + 4, length - 2) ?? orientation;
    at += 2 + length;
  }
  return undefined;
}

const EXIF = 0x45786966;
const ORIENTATION = 0x0112;

/** Entry 0x0112 of the first directory of Exif data. */
function readOrientation(view: DataView, start: number, length: number): number | undefined {
  const end = Math.min(start + length, view.byteLength);
  if (start + 14 > end || view.getUint32(start) !== EXIF) return undefined;
  const tiff = start + 6;
  const isLittle = view.getUint16(tiff) === 0x4949;
  const directory = tiff + view.getUint32(tiff + 4, isLittle);
  if (directory + 2 > end) return undefined;
  const entries = view.getUint16(directory, isLittle);
  for (let index = 0; index < entries; index += 1) {
    const entry = directory + 2 + index * 12;
    if (entry + 12 > end) return undefined;
    if (view.getUint16(entry, isLittle) !== ORIENTATION) continue;
    const value = view.getUint16(entry + 8, isLittle);
    return value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
}
