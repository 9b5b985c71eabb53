import type { Pdfium } from '../pdf/pdfium-engine';
import { readPdf } from '../pdf/read-pdf';
import { warmUpSample } from './warm-up-sample';

const ROUNDS = 15;

/**
 * Reads a page that came along, again and again: code that has run a few times is compiled well, and a reader lives
 * for one file only. This makes that one several times faster.
 */
export async function warmUp(engine: Pdfium): Promise<void> {
  const page = Buffer.from(warmUpSample, 'base64');
  for (let round = 0; round < ROUNDS; round++) {
    readPdf(engine, page);
    // The compiler hands over its work between tasks.
    await new Promise((resolve) => setImmediate(resolve));
  }
}
