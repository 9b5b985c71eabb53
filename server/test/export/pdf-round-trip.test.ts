import { documentLanguages, layoutCv, templateNames } from '@trayecto/core/document';
import { parseCv } from '@trayecto/core/import';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDocumentWriter, type DocumentWriter } from '../../src/export/document-writer';
import { readPdf } from '../../src/import/pdf/read-pdf';
import { compareCvs, describeDifferences, sumComparisons } from './compare-cvs';
import { getPdfium } from './read-pdf-words';
import { listSampleCvs } from './sample-cvs';

const MOST_DIFFERENT = 0.01;

let writer: DocumentWriter;
beforeAll(async () => {
  writer = await createDocumentWriter(1);
});
afterAll(() => writer?.close());

describe.each(templateNames)('%s, written as a PDF and read back', (template) => {
  it.each(documentLanguages)('gives the same CVs in %s', { timeout: 60_000 }, async (language) => {
    const engine = await getPdfium();
    // The next are written while one is read.
    const written = listSampleCvs(language).map(({ cv }) => ({
      cv,
      bytes: writer.run({ tree: layoutCv(cv, template, language), format: 'pdf' }),
    }));
    const comparisons = [];
    for (const { cv, bytes } of written)
      comparisons.push(compareCvs(cv, parseCv(readPdf(engine, await bytes).document).cv));
    const { values, differences } = sumComparisons(comparisons);
    expect(values).toBeGreaterThan(500);
    expect(differences.length / values, describeDifferences(differences)).toBeLessThanOrEqual(
      MOST_DIFFERENT,
    );
  });
});
