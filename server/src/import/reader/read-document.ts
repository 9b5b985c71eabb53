import type { Cv } from '@trayecto/core/cv';
import { looksGarbled, type SourceDocument } from '@trayecto/core/import/layout';
import { decodePlainText } from '../../encodings/decode-text';
import { detectFileType } from '../detect-file-type';
import { readDoc } from '../doc/read-doc';
import { readDocx } from '../docx/read-docx';
import { readHtml } from '../html/read-html';
import type { OcrFiles } from '../ocr/ocr-engine';
import { readPicture } from '../ocr/read-picture';
import { MOST_OCR_PAGES, readScan } from '../ocr/read-scan';
import { readOdt } from '../odt/read-odt';
import type { Pdfium } from '../pdf/pdfium-engine';
import { type PdfText, readPdf } from '../pdf/read-pdf';
import { ReadFailure } from '../read-failure';
import { MOST_LINES, MOST_TEXT } from '../reader-limits';
import { readRtf } from '../rtf/read-rtf';
import type { ReaderMessage, ReadWarning } from './messages';

export interface ReadTools {
  readonly engine: Pdfium;
  readonly ocr: OcrFiles;
  readonly report: (message: ReaderMessage) => void;
  /** A job description may be a photo or a file of text; a CV comes as a document. */
  readonly readsPostings?: boolean;
}

interface ReadResult {
  readonly document: SourceDocument;
  readonly warnings: ReadWarning[];
  /** Where the file names its fields itself. */
  readonly cv?: Cv;
}

/** Reads one file of any accepted type; runs inside the reader's own process. */
export async function readDocument(bytes: Uint8Array, tools: ReadTools): Promise<ReadResult> {
  if (bytes.length === 0) throw new ReadFailure('file_empty');
  const result = await readByType(bytes, tools);
  const length = result.document.lines.reduce((sum, line) => sum + line.text.length, 0);
  if (length === 0) throw new ReadFailure('file_empty');
  if (length > MOST_TEXT || result.document.lines.length > MOST_LINES)
    throw new ReadFailure('file_too_much_text');
  return result;
}

async function readByType(bytes: Uint8Array, tools: ReadTools): Promise<ReadResult> {
  const type = detectFileType(bytes);
  switch (type) {
    case 'pdf':
      return readPdfOrScan(bytes, tools);
    case 'docx':
      return { document: readDocx(bytes), warnings: [] };
    case 'odt':
      return { document: readOdt(bytes), warnings: [] };
    case 'doc':
      return { document: readDoc(bytes), warnings: [] };
    case 'rtf':
      return { document: readRtf(bytes), warnings: [] };
    case 'html':
      return { document: readHtml(bytes), warnings: [] };
    case 'linkedin':
    case 'europass':
      return readNamedFields(type, bytes);
    case 'unknown':
      if (tools.readsPostings) return readTextOrPicture(bytes, tools);
      throw new ReadFailure('file_unsupported');
    case 'json':
      throw new ReadFailure('file_unsupported');
  }
}

/** Rare, so what this needs is loaded only here. */
async function readNamedFields(
  type: 'linkedin' | 'europass',
  bytes: Uint8Array,
): Promise<ReadResult> {
  const { readExport } = await import('../exports/read-export');
  const { describeExport } = await import('../exports/describe-export');
  const cv = readExport(type, bytes);
  return { document: describeExport(cv), warnings: [], cv };
}

async function readTextOrPicture(
  bytes: Uint8Array,
  { ocr, report }: ReadTools,
): Promise<ReadResult> {
  const text = decodePlainText(bytes);
  if (text !== undefined) {
    const { readTextDocument } = await import('@trayecto/core/import');
    return { document: readTextDocument(text), warnings: [] };
  }
  const document = await readPicture(bytes, ocr, (page, of) =>
    report({ kind: 'progress', page, of }),
  );
  return { document, warnings: ['read_from_image'] };
}

const LEAST_TEXT = 20;

/** Text where the file has it; otherwise what can be read off the pictures of its pages. */
async function readPdfOrScan(bytes: Uint8Array, tools: ReadTools): Promise<ReadResult> {
  const { document, readOtherwise, pagesWithoutText, drawnPages } = readPdf(tools.engine, bytes);
  const text = document.lines.map((line) => line.text).join('\n');
  const isGarbled = looksGarbled(text);
  const isBare = text.length < LEAST_TEXT && drawnPages > 0;
  if (!isGarbled && !isBare)
    return {
      document: await chooseOrder(document, readOtherwise),
      warnings: pagesWithoutText > 0 ? ['pages_without_text'] : [],
    };
  const scan = await readScan(tools.engine, bytes, tools.ocr, (page, of) =>
    tools.report({ kind: 'progress', page, of }),
  );
  if (scan.lines.length === 0) throw new ReadFailure('file_is_scan');
  const isCut = document.pages > MOST_OCR_PAGES;
  return { document: scan, warnings: ['read_from_image', ...(isCut ? CUT : [])] };
}

/** Few pages leave a doubt, so the parser is loaded only for those. */
async function chooseOrder(
  document: SourceDocument,
  readOtherwise: PdfText['readOtherwise'],
): Promise<SourceDocument> {
  if (readOtherwise === null) return document;
  const { chooseLines } = await import('@trayecto/core/import');
  return chooseLines(document, readOtherwise);
}

const CUT: ReadWarning[] = ['pages_without_text'];
