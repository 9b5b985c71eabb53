import { normaliseText, type SourceDocument } from '@trayecto/core/import/layout';
import { ReadFailure } from '../read-failure';
import { wordLines } from '../word/word-lines';
import type { WordBlock } from '../word/word-model';
import { ByteReader } from './byte-reader';
import { readDocBlocks } from './doc-blocks';
import { DocFormatting } from './doc-formatting';
import { readDocStyles } from './doc-styles';
import { readDocText } from './doc-text';
import { CompoundFile } from './read-compound-file';
import { readSummary } from './read-summary';

const WORD_MARK = 0xa5ec;
const ENCRYPTED_FLAG = 0x0100;
const SECOND_TABLE_FLAG = 0x0200;
const FIRST_WORD_97 = 0x00c1;

/** Places in the file's information block of addresses of other tables. */
const STYLES_AT = 0xa2;
const HEADERS_AT = 0xf2;
const CHARACTERS_AT = 0xfa;
const PARAGRAPHS_AT = 0x102;
const PIECES_AT = 0x1a2;

export function readDoc(bytes: Uint8Array): SourceDocument {
  try {
    return readCompoundDoc(new CompoundFile(bytes));
  } catch (cause) {
    if (cause instanceof RangeError) throw new ReadFailure('file_damaged', { cause });
    throw cause;
  }
}

function readCompoundDoc(file: CompoundFile): SourceDocument {
  if (file.has('EncryptedPackage')) throw new ReadFailure('file_encrypted');
  const stream = file.read('WordDocument');
  if (!stream) throw new ReadFailure('file_unsupported');
  const document = new ByteReader(stream);
  if (document.uint16(0) !== WORD_MARK) throw new ReadFailure('file_damaged');
  const flags = document.uint16(10);
  if ((flags & ENCRYPTED_FLAG) !== 0) throw new ReadFailure('file_encrypted');
  if (document.uint16(2) < FIRST_WORD_97) throw new ReadFailure('file_unsupported');
  const tables = file.read((flags & SECOND_TABLE_FLAG) !== 0 ? '1Table' : '0Table');
  if (!tables) throw new ReadFailure('file_damaged');
  const table = (at: number) => {
    const start = document.uint32(at);
    return new ByteReader(tables.subarray(start, start + document.uint32(at + 4)));
  };

  const source = readDocText(document, table(PIECES_AT));
  const formatting = new DocFormatting(
    document,
    table(CHARACTERS_AT),
    table(PARAGRAPHS_AT),
    readDocStyles(table(STYLES_AT).bytes),
  );
  const parts = locateParts(document, source.text.length);
  const read = (from: number, to: number) => readDocBlocks(source, formatting, from, to);
  const { headers, footers } = readHeaders(table(HEADERS_AT), parts.headers.from, read);
  const frame = (part: { from: number; to: number }): WordBlock[] =>
    part.to > part.from ? [{ kind: 'frame', blocks: read(part.from, part.to) }] : [];
  const body = read(parts.body.from, parts.body.to);
  const blocks = [
    ...headers,
    ...body,
    ...frame(parts.boxes),
    ...frame(parts.headerBoxes),
    ...frame(parts.footnotes),
    ...frame(parts.endnotes),
    ...footers,
  ];
  const summary = file.read('\u0005SummaryInformation');
  const metadata = summary && readSummary(new ByteReader(summary), normaliseText);
  const lines = wordLines(blocks);
  const pages = lines.reduce((most, line) => Math.max(most, line.page), 1);
  return { format: 'doc', lines, pages, ...(metadata && { metadata }) };
}

/** The document's parts are one after the other in one text. */
function locateParts(document: ByteReader, length: number) {
  let at = 0;
  const next = (lengthAt: number) => {
    const from = at;
    at = Math.min(at + document.uint32(lengthAt), length);
    return { from, to: at };
  };
  const body = next(0x4c);
  const footnotes = next(0x50);
  const headers = next(0x54);
  next(0x58);
  next(0x5c);
  const endnotes = next(0x60);
  const boxes = next(0x64);
  const headerBoxes = next(0x68);
  return { body, footnotes, headers, endnotes, boxes, headerBoxes };
}

const SEPARATORS = 6;
const HEADER_STORIES = new Set([0, 1, 4]);

function readHeaders(
  table: ByteReader,
  base: number,
  read: (from: number, to: number) => WordBlock[],
): { headers: WordBlock[]; footers: WordBlock[] } {
  const headers: WordBlock[] = [];
  const footers: WordBlock[] = [];
  const seen = new Set<string>();
  const count = Math.floor(table.bytes.length / 4) - 2;
  for (let index = SEPARATORS; index < count; index++) {
    const from = base + table.uint32(4 * index);
    const to = base + table.uint32(4 * index + 4);
    if (to <= from) continue;
    const blocks = read(from, to);
    const text = wordLines(blocks)
      .map((line) => line.text)
      .join('\n');
    if (text === '' || seen.has(text)) continue;
    seen.add(text);
    const isHeader = HEADER_STORIES.has((index - SEPARATORS) % 6);
    if (isHeader) headers.push({ kind: 'frame', blocks });
    else footers.push({ kind: 'frame', blocks, isFooter: true });
  }
  return { headers, footers };
}
