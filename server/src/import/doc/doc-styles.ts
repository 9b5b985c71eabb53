import { ByteReader } from './byte-reader';
import {
  type CharacterProperties,
  type ParagraphProperties,
  readCharacterProperties,
  readParagraphProperties,
} from './doc-properties';

export interface DocStyle extends CharacterProperties, ParagraphProperties {
  readonly headingLevel?: number;
}

const PARAGRAPH = 1;
const TITLE = 62;
const NO_STYLE = 0xfff;
const DEEPEST_PARENT = 12;

interface StyleEntry {
  readonly at: number;
  readonly end: number;
  readonly builtIn: number;
  readonly kind: number;
  readonly parent: number;
}

/** The style sheet: what a style's number means, with everything it inherits. */
export function readDocStyles(sheet: Uint8Array): (style: number) => DocStyle {
  const reader = new ByteReader(sheet);
  if (sheet.length < 6) return () => ({});
  const headerBytes = reader.uint16(0);
  const count = reader.uint16(2);
  const baseBytes = reader.uint16(4);
  const entries = readEntries(reader, 2 + headerBytes, count, baseBytes);
  const cache = new Map<number, DocStyle>();

  const resolve = (style: number, depth: number): DocStyle => {
    const known = cache.get(style);
    if (known) return known;
    const entry = entries[style];
    if (!entry || depth > DEEPEST_PARENT) return {};
    const parent = entry.parent === NO_STYLE ? {} : resolve(entry.parent, depth + 1);
    const resolved = readStyle(reader, entry, parent);
    cache.set(style, resolved);
    return resolved;
  };
  return (style) => resolve(style, 0);
}

function readEntries(reader: ByteReader, start: number, count: number, baseBytes: number) {
  const entries: (StyleEntry | undefined)[] = [];
  let at = start;
  for (let index = 0; index < count && at + 2 <= reader.bytes.length; index++) {
    const bytes = reader.uint16(at);
    const end = at + 2 + bytes;
    if (bytes < 10 || end > reader.bytes.length) entries.push(undefined);
    else {
      const nameAt = at + 2 + baseBytes;
      const kindAndParent = reader.uint16(at + 4);
      entries.push({
        at: nameAt + 2 + 2 * reader.uint16(nameAt) + 2,
        end,
        builtIn: reader.uint16(at + 2) & 0xfff,
        kind: kindAndParent & 0xf,
        parent: kindAndParent >> 4,
      });
    }
    at = end;
  }
  return entries;
}

function readStyle(reader: ByteReader, entry: StyleEntry, parent: DocStyle): DocStyle {
  let at = entry.at;
  let style: DocStyle = { ...parent };
  const nextPart = () => {
    if (at + 2 > entry.end) return { start: at, end: at };
    const bytes = reader.uint16(at);
    const start = at + 2;
    const end = Math.min(start + bytes, entry.end);
    at = end + (bytes % 2);
    return { start, end };
  };
  if (entry.kind === PARAGRAPH) {
    const paragraph = nextPart();
    style = { ...style, ...readParagraphProperties(reader, paragraph.start + 2, paragraph.end) };
  }
  const characters = nextPart();
  const level = headingLevel(entry.builtIn);
  return {
    ...style,
    ...readCharacterProperties(reader, characters.start, characters.end, style),
    ...(level !== undefined && { headingLevel: level }),
  };
}

function headingLevel(builtIn: number): number | undefined {
  if (builtIn >= 1 && builtIn <= 9) return builtIn;
  return builtIn === TITLE ? 1 : undefined;
}
