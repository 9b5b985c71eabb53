import type { SourceDocument } from '@trayecto/core/import/layout';
import { detectFileType } from '../detect-file-type';
import { readDoc } from '../doc/read-doc';
import { readDocx } from '../docx/read-docx';
import { readHtml } from '../html/read-html';
import type { Pdfium } from '../pdf/pdfium-engine';
import { readPdf } from '../pdf/read-pdf';
import { ReadFailure } from '../read-failure';
import { MOST_TEXT } from '../reader-limits';
import { readRtf } from '../rtf/read-rtf';
import type { ReaderMessage, ReadWarning } from './messages';

export interface ReadTools {
  readonly engine: Pdfium;
  readonly ocr: {
    readonly ocrEngine: string;
    readonly ocrSpanish: string;
    readonly ocrEnglish: string;
  };
  readonly report: (message: ReaderMessage) => void;
}

export interface ReadResult {
  readonly document: SourceDocument;
  readonly warnings: ReadWarning[];
}

/** Reads one file of any accepted type; runs inside the reader's own process. */
export async function readDocument(bytes: Uint8Array, tools: ReadTools): Promise<ReadResult> {
  if (bytes.length === 0) throw new ReadFailure('file_empty');
  const result = await readByType(bytes, tools);
  const length = result.document.lines.reduce((sum, line) => sum + line.text.length, 0);
  if (length === 0) throw new ReadFailure('file_empty');
  if (length > MOST_TEXT) throw new ReadFailure('file_too_much_text');
  return result;
}

async function readByType(bytes: Uint8Array, tools: ReadTools): Promise<ReadResult> {
  switch (detectFileType(bytes)) {
    case 'pdf':
      return { document: readPdf(tools.engine, bytes), warnings: [] };
    case 'docx':
      return { document: readDocx(bytes), warnings: [] };
    case 'doc':
      return { document: readDoc(bytes), warnings: [] };
    case 'rtf':
      return { document: readRtf(bytes), warnings: [] };
    case 'html':
      return { document: readHtml(bytes), warnings: [] };
    case 'json':
    case 'unknown':
      throw new ReadFailure('file_unsupported');
  }
}
