/** Latin letters, with the punctuation and signs that go with them. */
const END = 0x2200;

/**
 * How wide each letter of a font is, in ems, by its character: OpenType's tables `cmap`, which says what draws it, and
 * `hmtx`, which says how wide that is. A letter that it lacks, or that is beyond these, may be of any width.
 */
export function readLetterWidths(font: Uint8Array): Float64Array {
  const file = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = new Map<string, number>();
  for (let at = 12; at < 12 + file.getUint16(4) * 16; at += 16) {
    const name = String.fromCharCode(...font.subarray(at, at + 4));
    tables.set(name, file.getUint32(at + 8));
  }
  const find = (name: string) => {
    const at = tables.get(name);
    if (at === undefined) throw new Error(`A font without its table ${name}`);
    return at;
  };
  const emUnits = file.getUint16(find('head') + 18);
  const counted = file.getUint16(find('hhea') + 34);
  const advances = find('hmtx');
  const widths = new Float64Array(END).fill(Infinity);
  for (const [code, glyph] of listGlyphs(file, find('cmap'))) {
    widths[code] = file.getUint16(advances + Math.min(glyph, counted - 1) * 4) / emUnits;
  }
  return widths;
}

/** In ems, without what letters come closer to each other. */
export function sumWidths(widths: Float64Array, text: string): number {
  let ems = 0;
  for (let at = 0; at < text.length; at += 1) ems += widths[text.charCodeAt(at)] ?? Infinity;
  return ems;
}

function* listGlyphs(file: DataView, cmap: number): Generator<readonly [number, number]> {
  const table = findSegments(file, cmap);
  const length = file.getUint16(table + 6);
  const [ends, starts] = [table + 14, table + 16 + length];
  const [deltas, offsets] = [starts + length, starts + 2 * length];
  for (let at = 0; at < length; at += 2) {
    const [start, offset] = [file.getUint16(starts + at), file.getUint16(offsets + at)];
    const last = Math.min(file.getUint16(ends + at), END - 1);
    for (let code = start; code <= last; code += 1) {
      const found =
        offset === 0 ? code : file.getUint16(offsets + at + offset + 2 * (code - start));
      const glyph = found === 0 ? 0 : (found + file.getUint16(deltas + at)) & 0xffff;
      if (glyph !== 0) yield [code, glyph];
    }
  }
}

/** The subtable in segments: format 4, which every font for letters has. */
function findSegments(file: DataView, cmap: number): number {
  for (let at = cmap + 4; at < cmap + 4 + file.getUint16(cmap + 2) * 8; at += 8) {
    const table = cmap + file.getUint32(at + 4);
    if (file.getUint16(table) === 4) return table;
  }
  throw new Error('A font without a character map in segments');
}
