import { ReadFailure } from '../read-failure';
import { MOST_PAGES } from '../reader-limits';
import type { Pdfium } from './pdfium-engine';

const PASSWORD_NEEDED = 4;

/** Opens a PDF, hands it to `use`, and closes it. */
export function withPdf<Result>(
  engine: Pdfium,
  bytes: Uint8Array,
  use: (document: number, pages: number) => Result,
): Result {
  const at = engine.pdfium.wasmExports.malloc(bytes.length);
  engine.pdfium.HEAPU8.set(bytes, at);
  const document = engine.FPDF_LoadMemDocument(at, bytes.length, '');
  try {
    if (!document) {
      const isLocked = engine.FPDF_GetLastError() === PASSWORD_NEEDED;
      throw new ReadFailure(isLocked ? 'file_encrypted' : 'file_damaged');
    }
    const pages = engine.FPDF_GetPageCount(document);
    if (pages < 1) throw new ReadFailure('file_damaged');
    if (pages > MOST_PAGES) throw new ReadFailure('file_too_many_pages');
    return use(document, pages);
  } finally {
    if (document) engine.FPDF_CloseDocument(document);
    engine.pdfium.wasmExports.free(at);
  }
}
