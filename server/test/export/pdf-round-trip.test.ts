import { afterAll, beforeAll } from 'vitest';
import { createDocumentWriter, type DocumentWriter } from '../../src/export/document-writer';
import { readPdf } from '../../src/import/pdf/read-pdf';
import { describeRoundTrips } from './describe-round-trips';
import { getPdfium } from './read-pdf-words';

let writer: DocumentWriter;
beforeAll(async () => {
  writer = await createDocumentWriter(1);
});
afterAll(() => writer?.close());

describeRoundTrips({
  name: 'a PDF',
  write: (cv, template, language) => writer.write({ format: 'pdf', cv, template, language }),
  read: async (bytes) => readPdf(await getPdfium(), bytes).document,
});
