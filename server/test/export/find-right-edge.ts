import { readPdf } from '../../src/import/pdf/read-pdf';
import { getPdfium } from './read-pdf-words';

/** How far to the right any line of the document reaches. */
export async function findRightEdgePt(bytes: Uint8Array): Promise<number> {
  const { document } = readPdf(await getPdfium(), bytes);
  return Math.max(...document.lines.map(({ xPt = 0, widthPt = 0 }) => xPt + widthPt));
}
