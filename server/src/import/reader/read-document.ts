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

/** Reads one file of any accepted type; runs inside the reader's own process. */
export function readDocument(bytes: Uint8Array, engine: Pdfium): SourceDocument {
  if (bytes.length === 0) throw new ReadFailure('file_empty');
  const document = readByType(bytes, engine);
  const length = document.lines.reduce((sum, line) => sum + line.text.length, 0);
  if (length > MOST_TEXT) throw new ReadFailure('file_too_much_text');
  return document;
}

function readByType(bytes: Uint8Array, engine: Pdfium): SourceDocument {
  switch (detectFileType(bytes)) {
    case 'pdf':
      return readPdf(engine, bytes);
    case 'docx':
      return readDocx(bytes);
    case 'doc':
      return readDoc(bytes);
    case 'rtf':
      return readRtf(bytes);
    case 'html':
      return readHtml(bytes);
    case 'json':
    case 'unknown':
      throw new ReadFailure('file_unsupported');
  }
}
