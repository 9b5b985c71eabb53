import { decodeBytes } from '../../encodings/decode-bytes';
import { ReadFailure } from '../read-failure';
import { MOST_TEXT } from '../reader-limits';
import type { ByteReader } from './byte-reader';

/** A character of the document and the byte it is at, which its formatting is looked up by. */
export interface DocText {
  readonly text: string;
  readonly positions: Uint32Array;
}

const PIECES_MARK = 2;
const CHANGES_MARK = 1;
const NARROW_FLAG = 0x40000000;

/** Puts the pieces of the text in order; a file saved in a hurry is not stored from start to end. */
export function readDocText(document: ByteReader, pieceTable: ByteReader): DocText {
  const at = findPieces(pieceTable);
  const bytes = pieceTable.uint32(at);
  const count = Math.floor((bytes - 4) / 12);
  const parts: string[] = [];
  const positions: number[] = [];
  for (let index = 0; index < count; index++) {
    const from = pieceTable.uint32(at + 4 + 4 * index);
    const to = pieceTable.uint32(at + 4 + 4 * index + 4);
    const address = pieceTable.uint32(at + 4 + 4 * (count + 1) + 8 * index + 2);
    const isNarrow = (address & NARROW_FLAG) !== 0;
    const width = isNarrow ? 1 : 2;
    const start = isNarrow ? (address & ~NARROW_FLAG) / 2 : address;
    const length = to - from;
    if (length < 0) throw new ReadFailure('file_damaged');
    if (positions.length + length > 2 * MOST_TEXT) throw new ReadFailure('file_too_much_text');
    const slice = document.bytes.subarray(start, start + length * width);
    const text = decodeBytes(slice, isNarrow ? 'windows-1252' : 'utf-16le');
    parts.push(text.padEnd(length, '\u0000').slice(0, length));
    for (let offset = 0; offset < length; offset++) positions.push(start + offset * width);
  }
  return { text: parts.join(''), positions: Uint32Array.from(positions) };
}

function findPieces(table: ByteReader): number {
  let at = 0;
  while (at < table.bytes.length) {
    const mark = table.uint8(at);
    if (mark === PIECES_MARK) return at + 1;
    if (mark !== CHANGES_MARK) break;
    at += 3 + table.uint16(at + 1);
  }
  throw new ReadFailure('file_damaged');
}
