import { documentLanguages, layoutCv, templateNames } from '@trayecto/core/document';
import { parseCv } from '@trayecto/core/import';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDocumentWriter, type DocumentWriter } from '../../src/export/document-writer';
import { readPdf } from '../../src/import/pdf/read-pdf';
import { compareCvs, describeDifferences, sumComparisons } from './compare-cvs';
import { type Combination, combineDocuments } from './document-combinations';
import { getPdfium } from './read-pdf-words';
import { listSampleCvs, type NamedCv } from './sample-cvs';

const MOST_DIFFERENT = 0.01;

let writer: DocumentWriter;
beforeAll(async () => {
  writer = await createDocumentWriter(1);
});
afterAll(() => writer?.close());

const combinations = combineDocuments(listSampleCvs);

it.each(templateNames)('%s, written as a PDF and read back, gives the same CVs', (template) =>
  checkRoundTrips(combinations.filter((one) => one.template === template && !one.isLong)),
);

describe.each(templateNames)(
  '%s, every CV written as a PDF and read back',
  {
    tags: ['long'],
  },
  (template) => {
    it.each(documentLanguages)('gives the same CVs in %s', (language) =>
      checkRoundTrips(
        combinations.filter((one) => one.template === template && one.language === language),
      ),
    );
  },
);

async function checkRoundTrips(some: readonly Combination<NamedCv>[]): Promise<void> {
  const engine = await getPdfium();
  // The next are written while one is read.
  const written = some.map(({ sample: { cv }, template, language }) => ({
    cv,
    bytes: writer.run({ tree: layoutCv(cv, template, language), format: 'pdf' }),
  }));
  const comparisons = [];
  for (const { cv, bytes } of written)
    comparisons.push(compareCvs(cv, parseCv(readPdf(engine, await bytes).document).cv));
  const { values, differences } = sumComparisons(comparisons);
  expect(values).toBeGreaterThan(200);
  expect(differences.length / values, describeDifferences(differences)).toBeLessThanOrEqual(
    MOST_DIFFERENT,
  );
}
