import * as z from 'zod';
import { startPdfium } from './pdf/pdfium-engine';
import { nameFailure } from './read-failure';
import type { ReaderMessage } from './reader/messages';
import { readDocument } from './reader/read-document';
import { warmUp } from './reader/warm-up';

const childData = z.object({
  pdfium: z.string(),
  ocrEngine: z.string(),
  ocrSpanish: z.string(),
  ocrEnglish: z.string(),
  practise: z.boolean(),
});
const readOrder = z.object({ kind: z.literal('read'), bytes: z.instanceof(Uint8Array) });

/** One file, one process: start the engine, say so, practise until a file comes, read it, answer, and leave. */
async function main(): Promise<void> {
  const files = childData.parse(JSON.parse(process.argv[2] ?? '{}'));
  const engine = await startPdfium(files.pdfium);
  const tools = { engine, ocr: files };
  let isNeeded = false;
  process.once('message', async (message) => {
    isNeeded = true;
    const { bytes } = readOrder.parse(message);
    const answer = await readDocument(bytes, { ...tools, report: send }).then(
      (result): ReaderMessage => ({ kind: 'done', ...result }),
      (error): ReaderMessage => ({ kind: 'failed', code: nameFailure(error) }),
    );
    process.send?.(answer, () => process.exit(0));
  });
  send({ kind: 'ready' });
  if (files.practise) await warmUp(tools, () => isNeeded);
  if (!isNeeded) send({ kind: 'warm' });
}

function send(message: ReaderMessage): void {
  process.send?.(message);
}

process.once('disconnect', () => process.exit(0));
await main();
