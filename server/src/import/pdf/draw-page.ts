import type { Pdfium } from './pdfium-engine';

const DOTS_PER_INCH = 220;
const MOST_PIXELS = 9_000_000;
const WITH_ANNOTATIONS = 1;
const IN_GREY = 8;

export interface PagePicture {
  readonly width: number;
  readonly height: number;
  readonly widthPt: number;
  readonly heightPt: number;
  /** One byte a pixel, 0 black, row by row. */
  readonly grey: Uint8Array;
}

/** Draws a page the way a person sees it, for reading by OCR. */
export function drawPage(engine: Pdfium, document: number, index: number): PagePicture | undefined {
  const page = engine.FPDF_LoadPage(document, index);
  if (!page) return undefined;
  const widthPt = engine.FPDF_GetPageWidthF(page);
  const heightPt = engine.FPDF_GetPageHeightF(page);
  const usual = DOTS_PER_INCH / 72;
  const scale = Math.min(usual, Math.sqrt(MOST_PIXELS / Math.max(1, widthPt * heightPt)));
  const width = Math.max(1, Math.round(widthPt * scale));
  const height = Math.max(1, Math.round(heightPt * scale));
  const bitmap = engine.FPDFBitmap_Create(width, height, 0);
  if (!bitmap) {
    engine.FPDF_ClosePage(page);
    return undefined;
  }
  engine.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
  engine.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, WITH_ANNOTATIONS | IN_GREY);
  const stride = engine.FPDFBitmap_GetStride(bitmap);
  const start = engine.FPDFBitmap_GetBuffer(bitmap);
  const pixels = engine.pdfium.HEAPU8;
  const grey = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      grey[y * width + x] = pixels[start + y * stride + 4 * x + 1] ?? 255;
  engine.FPDFBitmap_Destroy(bitmap);
  engine.FPDF_ClosePage(page);
  return { width, height, widthPt, heightPt, grey };
}
