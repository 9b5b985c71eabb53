import { decodeBytes } from '../../encodings/decode-bytes';
import type { ByteReader } from './byte-reader';

const TITLE = 2;
const AUTHOR = 4;
const CODE_PAGE = 1;
const NARROW_TEXT = 30;
const LONGEST = 300;

/** Title and author from the file's summary. */
export function readSummary(reader: ByteReader, clean: (text: string) => string) {
  try {
    const set = reader.uint32(44);
    const count = Math.min(reader.uint32(set + 4), 50);
    const places = new Map<number, number>();
    for (let index = 0; index < count; index++)
      places.set(reader.uint32(set + 8 + 8 * index), set + reader.uint32(set + 12 + 8 * index));
    const codePageAt = places.get(CODE_PAGE);
    const isUtf8 = codePageAt !== undefined && reader.uint16(codePageAt + 4) === 65_001;
    const encoding = isUtf8 ? 'utf-8' : 'windows-1252';
    const read = (property: number) => {
      const at = places.get(property);
      if (at === undefined || reader.uint32(at) !== NARROW_TEXT) return '';
      const bytes = reader.bytes.subarray(
        at + 8,
        at + 8 + Math.min(reader.uint32(at + 4), LONGEST),
      );
      return clean(decodeBytes(bytes, encoding).replace(/\0.*$/s, ''));
    };
    const title = read(TITLE);
    const author = read(AUTHOR);
    if (title === '' && author === '') return undefined;
    return { ...(title !== '' && { title }), ...(author !== '' && { author }) };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
