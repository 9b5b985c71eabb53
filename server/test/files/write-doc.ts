import { writeCompoundFile } from './write-compound-file';

export interface DocParagraph {
  readonly text: string;
  readonly bold?: boolean;
  readonly sizePt?: number;
  readonly list?: boolean;
  readonly hidden?: boolean;
  /** The paragraph ends a table cell, or is the mark at the end of a row. */
  readonly table?: 'cell' | 'row';
}

const TEXT_AT = 0x600;
const PAGE = 512;

/** A Word 97 file: one piece of text, one page of paragraph and one of character formatting. */
export function writeDoc(
  paragraphs: readonly DocParagraph[],
  {
    encrypted = false,
    header = '',
    pieceCopies = 1,
  }: { encrypted?: boolean; header?: string; pieceCopies?: number } = {},
): Uint8Array {
  const body = paragraphs.map((one) => one.text + (one.table ? '\u0007' : '\r'));
  const headerText = header === '' ? '' : `${header}\r\r`;
  const text = body.join('') + headerText;
  const textBytes = Buffer.from(text, 'utf16le');
  const ends: number[] = [TEXT_AT];
  for (const part of body) ends.push(ends.at(-1)! + 2 * part.length);
  const formattingAt = Math.ceil((TEXT_AT + textBytes.length) / PAGE) * PAGE;

  const document = Buffer.alloc(formattingAt + 2 * PAGE);
  document.writeUInt16LE(0xa5ec, 0);
  document.writeUInt16LE(0x00c1, 2);
  document.writeUInt16LE(0x0200 | (encrypted ? 0x0100 : 0), 10);
  document.writeUInt32LE(pieceCopies * body.join('').length, 0x4c);
  document.writeUInt32LE(headerText.length, 0x54);
  textBytes.copy(document, TEXT_AT);
  writePage(document, formattingAt, ends, paragraphs.map(characterChanges), 1);
  writePage(document, formattingAt + PAGE, ends, paragraphs.map(paragraphChanges), 13);

  const tables: Buffer[] = [];
  let tableLength = 0;
  const addTable = (addressAt: number, bytes: Buffer) => {
    document.writeUInt32LE(tableLength, addressAt);
    document.writeUInt32LE(bytes.length, addressAt + 4);
    tables.push(bytes);
    tableLength += bytes.length;
  };
  addTable(0xfa, numbers([ends[0]!, ends.at(-1)!, formattingAt / PAGE]));
  addTable(0x102, numbers([ends[0]!, ends.at(-1)!, formattingAt / PAGE + 1]));
  const piece = Buffer.concat([Buffer.alloc(2), numbers([TEXT_AT]), Buffer.alloc(2)]);
  const pieces = Buffer.concat([
    numbers(Array.from({ length: pieceCopies + 1 }, (_, copy) => copy * text.length)),
    ...Array<Buffer>(pieceCopies).fill(piece),
  ]);
  addTable(0x1a2, Buffer.concat([Buffer.from([2]), numbers([pieces.length]), pieces]));
  if (headerText !== '') {
    const stories = Array.from({ length: 14 }, (_, index) =>
      index < 8 ? 0 : headerText.length - 1,
    );
    addTable(0xf2, numbers(stories));
  }
  return writeCompoundFile({ WordDocument: document, '1Table': Buffer.concat(tables) });
}

function numbers(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, index) => {
    bytes.writeUInt32LE(value, 4 * index);
  });
  return bytes;
}

function characterChanges({ bold, sizePt, hidden }: DocParagraph): Buffer {
  const changes = [
    ...(bold ? [0x35, 0x08, 1] : []),
    ...(hidden ? [0x3c, 0x08, 1] : []),
    ...(sizePt ? [0x43, 0x4a, sizePt * 2, 0] : []),
  ];
  return Buffer.from([changes.length, ...changes]);
}

function paragraphChanges({ list, table }: DocParagraph): Buffer {
  const changes = [
    ...(table ? [0x16, 0x24, 1] : []),
    ...(table === 'row' ? [0x17, 0x24, 1] : []),
    ...(list ? [0x0b, 0x46, 1, 0] : []),
  ];
  const body = [0, 0, ...changes];
  const isOdd = body.length % 2 === 1;
  return Buffer.from(isOdd ? [(body.length + 1) / 2, ...body] : [0, body.length / 2, ...body]);
}

/** Ranges from the front of the page, their changes from its back. */
function writePage(
  document: Buffer,
  at: number,
  ends: readonly number[],
  changes: readonly Buffer[],
  slotBytes: number,
): void {
  ends.forEach((end, index) => {
    document.writeUInt32LE(end, at + 4 * index);
  });
  let free = PAGE - 2;
  changes.forEach((change, index) => {
    free = (free - change.length) & ~1;
    change.copy(document, at + free);
    document.writeUInt8(free / 2, at + 4 * ends.length + slotBytes * index);
  });
  document.writeUInt8(changes.length, at + PAGE - 1);
}
