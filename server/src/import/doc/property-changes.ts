import type { ByteReader } from './byte-reader';

/** One change of a formatting property: which one, and where its value is. */
interface PropertyChange {
  readonly code: number;
  readonly valueAt: number;
}

const VALUE_BYTES = [1, 1, 2, 4, 2, 2, undefined, 3];
const TABLE_DEFINITION = 0xd608;
const TAB_STOPS = 0xc615;

/** Walks a list of property changes; each says by its code how long its value is. */
export function* readPropertyChanges(
  reader: ByteReader,
  start: number,
  end: number,
): Generator<PropertyChange> {
  let at = start;
  while (at + 3 <= end) {
    const code = reader.uint16(at);
    at += 2;
    const fixed = VALUE_BYTES[code >> 13];
    if (fixed !== undefined) {
      yield { code, valueAt: at };
      at += fixed;
    } else if (code === TABLE_DEFINITION) at += reader.uint16(at) + 1;
    else {
      const length = reader.uint8(at);
      if (code === TAB_STOPS && length === 255) return;
      at += length + 1;
    }
  }
}
