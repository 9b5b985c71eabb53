import { type DrawingLook, withDrawnPage } from './draw-page';
import { withPdf } from './open-pdf';
import type { Pdfium } from './pdfium-engine';
import { writePng } from './write-png';

/** Sharp on a screen of two dots a pixel, and as large as a page of any CV needs to be. */
const FOR_EYES: DrawingLook = { dotsPerInch: 150, mostPixels: 2_500_000, isGrey: false };

/** One page of a PDF as a person sees it, counted from 1, as PNG; null when there is no such page. */
export function picturePage(
  engine: Pdfium,
  bytes: Uint8Array,
  page: number,
): Uint8Array<ArrayBuffer> | null {
  const picture = withPdf(engine, bytes, (document, pages) =>
    page < 1 || page > pages
      ? undefined
      : withDrawnPage(engine, document, page - 1, FOR_EYES, writePng),
  );
  return picture ?? null;
}
