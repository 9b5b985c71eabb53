import { serialize } from 'node:v8';
import { type ReadTools, readDocument } from './read-document';
import { varySample } from './vary-sample';
import { warmUpSample } from './warm-up-sample';
import { writeSamplePdf } from './write-sample-pdf';

const ROUNDS = 24;

/**
 * Reads a file that came along and one in other words each time, again and again: code that has run a few times is
 * compiled well, and a reader lives for one file only. This makes that one several times faster. Stops as soon as someone
 * needs the reader.
 */
export async function warmUp(
  tools: Pick<ReadTools, 'engine' | 'ocr'>,
  isNeeded: () => boolean,
): Promise<void> {
  const sample = Buffer.from(warmUpSample, 'base64');
  for (let round = 0; round < ROUNDS; round++) {
    for (const file of [sample, writeSamplePdf(varySample(round))]) {
      if (isNeeded()) return;
      serialize(await readDocument(file, { ...tools, report: () => {} }));
      // The compiler hands over its work, and messages come in, between tasks.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}
