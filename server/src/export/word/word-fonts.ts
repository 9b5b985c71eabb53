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

interface UsedFont {
  readonly name: string;
  readonly data: string;
  readonly bold?: string;
  readonly italic?: string;
}

/** The fonts a theme uses, to travel inside the document: the beginnings of their files, and the files in the same order. */
export function listFonts(theme: Theme): {
  readonly starts: EmbeddedFonts;
  readonly files: readonly string[];
} {
  const used = findUsedFonts(theme);
  return {
    starts: used.map(({ name, data, bold, italic }) => ({
      name,
      data: readFace(data).start,
      ...(bold !== undefined && { bold: readFace(bold).start }),
      ...(italic !== undefined && { italic: readFace(italic).start }),
    })),
    files: used.flatMap(({ data, bold, italic }) =>
      [data, bold, italic].filter((file) => file !== undefined),
    ),
  };
}

function findUsedFonts({ fonts, weights, entry }: Theme): UsedFont[] {
  const { regular, bold, italic } = fontFiles[fonts.body];
  const text = {
    name: fonts.body,
    data: regular,
    bold,
    ...(entry.detail === 'italic' && { italic }),
  };
  const display = (['name', 'heading'] as const).map((use): UsedFont => {
    const files = fontFiles[fonts[use]];
    const { font, bold: isBold } = displayFace(fonts[use], weights[use]);
    const isSemibold = font !== fonts[use];
    return {
      name: font,
      data: isSemibold ? files.semibold : files.regular,
      ...(isBold && { bold: files.bold }),
    };
  });
  const byName = new Map([...display, text].map((font) => [font.name, font]));
  return [...byName.values()];
}

/** Word knows no weights between regular and bold: the semibold of a family goes by its own name. */
export function displayFace(family: FontFamily, weight: number): { font: string; bold: boolean } {
  return weight === 600
    ? { font: `${family} SemiBold`, bold: false }
    : { font: family, bold: weight > 600 };
}

/**
 * Puts the fonts behind their beginnings in a written document. Packing them again for each document would take ten times
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
