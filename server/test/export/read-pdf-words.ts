import { createRequire } from 'node:module';
import { withPdf } from '../../src/import/pdf/open-pdf';
import { type Pdfium, Scratch, startPdfium } from '../../src/import/pdf/pdfium-engine';

let started: Promise<Pdfium> | undefined;

export function getPdfium(): Promise<Pdfium> {
  started ??= startPdfium(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
  return started;
}

/** The text of each page in the order in which it was drawn, which is the order screen readers take. */
export async function readPdfPages(bytes: Uint8Array): Promise<string[]> {
  const engine = await getPdfium();
  return withPdf(engine, bytes, (document, pages) =>
    Array.from({ length: pages }, (_, index) => {
      const page = engine.FPDF_LoadPage(document, index);
      const textPage = engine.FPDFText_LoadPage(page);
      const count = engine.FPDFText_CountChars(textPage);
      const scratch = new Scratch(engine, (count + 1) * 2);
      engine.FPDFText_GetText(textPage, 0, count, scratch.at);
      const text = scratch.utf16();
      scratch.free();
      engine.FPDFText_ClosePage(textPage);
      engine.FPDF_ClosePage(page);
      return text;
    }),
  );
}

/** A page without what is at its foot from the second one on: whose it is, and which page. */
export function withoutFoot(page: string): string {
  return page.replace(/(?:.* · )?\d+ \/ \d+\s*$/, '');
}
