import type { ByteReader } from './byte-reader';
import { readPropertyChanges } from './property-changes';

export interface CharacterProperties {
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly hidden?: boolean;
  readonly caps?: boolean;
  readonly deleted?: boolean;
  readonly sizePt?: number;
  readonly color?: string;
}

export interface ParagraphProperties {
  readonly style?: number;
  readonly inTable?: boolean;
  readonly endsRow?: boolean;
  readonly depth?: number;
  readonly list?: number;
  readonly outlineLevel?: number;
  readonly spaceBeforePt?: number;
  readonly spaceAfterPt?: number;
}

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

const SAME_AS_STYLE = 128;
const OPPOSITE_OF_STYLE = 129;

export function readCharacterProperties(
  reader: ByteReader,
  start: number,
  end: number,
  base: CharacterProperties = {},
): CharacterProperties {
  const found: Writable<CharacterProperties> = { ...base };
  const toggled = (at: number, inStyle: boolean | undefined): boolean => {
    const value = reader.uint8(at);
    if (value === SAME_AS_STYLE) return inStyle === true;
    if (value === OPPOSITE_OF_STYLE) return inStyle !== true;
    return value !== 0;
  };
  for (const { code, valueAt } of readPropertyChanges(reader, start, end)) {
    if (code === 0x0835) found.bold = toggled(valueAt, base.bold);
    else if (code === 0x0836) found.italic = toggled(valueAt, base.italic);
    else if (code === 0x083b) found.caps = toggled(valueAt, base.caps);
    else if (code === 0x083c) found.hidden = toggled(valueAt, base.hidden);
    else if (code === 0x0800) found.deleted = reader.uint8(valueAt) !== 0;
    else if (code === 0x4a43) found.sizePt = reader.uint16(valueAt) / 2;
    else if (code === 0x6870) {
      const color = readColor(reader, valueAt);
      if (color !== undefined) found.color = color;
    }
  }
  return found;
}

function readColor(reader: ByteReader, at: number): string | undefined {
  const isAutomatic = reader.uint8(at + 3) === 0xff;
  if (isAutomatic) return undefined;
  const parts = [0, 1, 2].map((index) =>
    reader
      .uint8(at + index)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}

export function readParagraphProperties(
  reader: ByteReader,
  start: number,
  end: number,
): ParagraphProperties {
  const found: Writable<ParagraphProperties> = {};
  for (const { code, valueAt } of readPropertyChanges(reader, start, end)) {
    if (code === 0x2416) found.inTable = reader.uint8(valueAt) !== 0;
    else if (code === 0x2417) found.endsRow = reader.uint8(valueAt) !== 0;
    else if (code === 0x6649) found.depth = reader.uint32(valueAt);
    else if (code === 0x460b) found.list = reader.uint16(valueAt);
    else if (code === 0x2640) found.outlineLevel = reader.uint8(valueAt);
    else if (code === 0xa413) found.spaceBeforePt = reader.uint16(valueAt) / 20;
    else if (code === 0xa414) found.spaceAfterPt = reader.uint16(valueAt) / 20;
    else if (code === 0x4600) found.style = reader.uint16(valueAt);
  }
  return found;
}
