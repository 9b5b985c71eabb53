import { serialize } from 'node:v8';
import { type ReadTools, readDocument } from './read-document';
import { sampleCv } from './sample-cv';
import { warmUpSample } from './warm-up-sample';
import { writeSamplePdf } from './write-sample-pdf';

const ROUNDS = 24;

/**
 * Reads two files that came along, again and again: code that has run a few times is compiled well, and a reader lives
 * for one file only. This makes that one several times faster. Stops as soon as someone needs the reader.
 */
export async function warmUp(
  tools: Pick<ReadTools, 'engine' | 'ocr'>,
  isNeeded: () => boolean,
): Promise<void> {
  const files = [Buffer.from(warmUpSample, 'base64'), writeSamplePdf(sampleCv)];
  for (let round = 0; round < ROUNDS; round++) {
    for (const file of files) {
      if (isNeeded()) return;
      serialize(await readDocument(file, { ...tools, report: () => {} }));
      // The compiler hands over its work, and messages come in, between tasks.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}
