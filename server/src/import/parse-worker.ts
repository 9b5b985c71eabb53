import { parentPort } from 'node:worker_threads';
import { parseCv, parseText, type SourceDocument } from '@trayecto/core/import';

/** The parser in a thread of its own: a long text must not hold up anyone else's request. */
parentPort?.on('message', (source: { text: string } | { document: SourceDocument }) => {
  parentPort?.postMessage('text' in source ? parseText(source.text) : parseCv(source.document));
});
