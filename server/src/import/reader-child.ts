import * as z from 'zod';
import { startPdfium } from './pdf/pdfium-engine';
import { picturePage } from './pdf/picture-page';
import { nameFailure } from './read-failure';
import { type ReaderMessage, type ReaderOrder, readerOrder } from './reader/messages';
import { type ReadTools, readDocument } from './reader/read-document';
import { warmUp } from './reader/warm-up';

const childData = z.object({
  pdfium: z.string(),
  ocrEngine: z.string(),
  ocrSpanish: z.string(),
  ocrEnglish: z.string(),
  practise: z.boolean(),
});

/** One file, one process: start the engine, say so, practise until a file comes, read it or draw a page of it, answer, and leave. */
async function main(): Promise<void> {
  const files = childData.parse(JSON.parse(process.argv[2] ?? '{}'));
  const engine = await startPdfium(files.pdfium);
  const tools = { engine, ocr: files };
  let isNeeded = false;
  process.once('message', async (message) => {
    isNeeded = true;
    const answer = await follow(readerOrder.parse(message), { ...tools, report: send }).catch(
      (error): ReaderMessage => ({ kind: 'failed', code: nameFailure(error) }),
    );
    process.send?.(answer, () => process.exit(0));
  });
  send({ kind: 'ready' });
  if (files.practise) await warmUp(tools, () => isNeeded);
  if (!isNeeded) send({ kind: 'warm' });
}

async function follow(order: ReaderOrder, tools: ReadTools): Promise<ReaderMessage> {
  if (order.kind === 'draw') {
    return { kind: 'drawn', picture: picturePage(tools.engine, order.bytes, order.page) };
  }
  const { bytes, readsPostings } = order;
  return { kind: 'done', ...(await readDocument(bytes, { ...tools, readsPostings })) };
}

function send(message: ReaderMessage): void {
  process.send?.(message);
}

process.once('disconnect', () => process.exit(0));
await main();
