import { readFileSync } from 'node:fs';
import { crc32, deflateRawSync } from 'node:zlib';
import type { FontFamily, Theme } from '@trayecto/core/document';
import type { IPropertiesOptions } from 'docx';
import { fontFiles } from '../fonts';
import { type PackedPart, replaceZipParts } from './replace-zip-parts';

type EmbeddedFonts = NonNullable<IPropertiesOptions['fonts']>;

/** Word hides the beginning of an embedded font behind a key that differs in each document. */
const HIDDEN_BYTES = 32;

interface Face {
  readonly start: Buffer;
  readonly rest: Buffer;
  readonly packedRest: Buffer;
}

const faces = new Map<string, Face>();

/**
 * The fonts a theme uses, to travel inside the document. Word knows a family's regular, bold and italic faces only, so a
 * semibold weight is written as bold: it stays bold where another font has to stand in.
 */
export function listFonts({ fonts, entry }: Theme): {
  readonly starts: EmbeddedFonts;
  readonly files: readonly string[];
} {
  const families = [...new Set<FontFamily>([fonts.body, fonts.heading, fonts.name])];
  const hasItalics = entry.detail === 'italic';
  const filesOf = ({ regular, bold, italic }: (typeof fontFiles)[FontFamily]) =>
    hasItalics ? [regular, bold, italic] : [regular, bold];
  return {
    starts: families.map((name) => ({
      name,
      data: readFace(fontFiles[name].regular).start,
      bold: readFace(fontFiles[name].bold).start,
      ...(hasItalics && { italic: readFace(fontFiles[name].italic).start }),
    })),
    files: families.flatMap((name) => filesOf(fontFiles[name])),
  };
}

/**
 * Puts the fonts behind their beginnings in a written document. Packing them anew for each document would take ten times
 * as long as all the rest; their larger part never changes, so it is packed once.
 */
export function completeFonts(document: Buffer, files: readonly string[]): Buffer {
  return replaceZipParts(document, (name, unpack) => {
    const number = /^word\/fonts\/font(\d+)\.odttf$/.exec(name)?.[1];
    const file = number === undefined ? undefined : files[Number(number) - 1];
    return file === undefined ? undefined : packFace(unpack(), readFace(file));
  });
}

function packFace(start: Buffer, { rest, packedRest }: Face): PackedPart {
  return {
    packed: Buffer.concat([storedBlock(start), packedRest]),
    bytes: start.length + rest.length,
    crc: crc32(rest, crc32(start)),
  };
}

/** Bytes as a piece of a deflate stream that goes on after it. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

function readFace(path: string): Face {
  const known = faces.get(path);
  if (known) return known;
  const bytes = readFileSync(path);
  const rest = bytes.subarray(HIDDEN_BYTES);
  const face = { start: bytes.subarray(0, HIDDEN_BYTES), rest, packedRest: deflateRawSync(rest) };
  faces.set(path, face);
  return face;
}
