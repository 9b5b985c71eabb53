import type { Pdfium } from './pdfium-engine';

const WITH_ANNOTATIONS = 1;
const IN_GREY = 8;

export interface DrawingLook {
  readonly dotsPerInch: number;
  readonly mostPixels: number;
  readonly isGrey: boolean;
}

export interface DrawnPage {
  readonly width: number;
  readonly height: number;
  readonly widthPt: number;
  readonly heightPt: number;
  /** Blue, green, red and nothing, a byte each: in the engine's memory, gone when `use` returns. */
  readonly pixels: Uint8Array;
  /** Bytes from one row to the next. */
  readonly stride: number;
}

/** Draws a page the way a person sees it and hands it to `use`; undefined for one that cannot be drawn. */
export function withDrawnPage<Result>(
  engine: Pdfium,
  document: number,
  index: number,
  { dotsPerInch, mostPixels, isGrey }: DrawingLook,
  use: (drawn: DrawnPage) => Result,
): Result | undefined {
  const page = engine.FPDF_LoadPage(document, index);
  if (!page) return undefined;
  const widthPt = engine.FPDF_GetPageWidthF(page);
  const heightPt = engine.FPDF_GetPageHeightF(page);
  const scale = Math.min(dotsPerInch / 72, Math.sqrt(mostPixels / Math.max(1, widthPt * heightPt)));
  const width = Math.min(mostPixels, Math.max(1, Math.round(widthPt * scale)));
  const height = Math.max(
    1,
    Math.min(Math.round(heightPt * scale), Math.floor(mostPixels / width)),
  );
  const bitmap = engine.FPDFBitmap_Create(width, height, 0);
  try {
    if (!bitmap) return undefined;
    engine.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
    const flags = isGrey ? WITH_ANNOTATIONS | IN_GREY : WITH_ANNOTATIONS;
    engine.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, flags);
    const stride = engine.FPDFBitmap_GetStride(bitmap);
    const start = engine.FPDFBitmap_GetBuffer(bitmap);
    const pixels = engine.pdfium.HEAPU8.subarray(start, start + stride * height);
    return use({ width, height, widthPt, heightPt, pixels, stride });
  } finally {
    if (bitmap) engine.FPDFBitmap_Destroy(bitmap);
    engine.FPDF_ClosePage(page);
  }
}

const FOR_OCR: DrawingLook = { dotsPerInch: 220, mostPixels: 9_000_000, isGrey: true };

export interface PagePicture {
  readonly width: number;
  readonly height: number;
  readonly widthPt: number;
  readonly heightPt: number;
  /** One byte a pixel, 0 black, row by row. */
  readonly grey: Uint8Array;
}

/** A page for reading by OCR. */
export function drawPage(engine: Pdfium, document: number, index: number): PagePicture | undefined {
  return withDrawnPage(engine, document, index, FOR_OCR, ({ pixels, stride, ...page }) => {
    const { width, height, widthPt, heightPt } = page;
    const grey = new Uint8Array(width * height);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) grey[y * width + x] = pixels[y * stride + 4 * x + 1] ?? 255;
    return { width, height, widthPt, heightPt, grey };
  });
}
