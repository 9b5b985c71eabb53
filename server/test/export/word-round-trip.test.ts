import { documentLanguages, layoutCv, templateNames } from '@trayecto/core/document';
import { parseCv } from '@trayecto/core/import';
import { describe, expect, it } from 'vitest';
import { writeWord } from '../../src/export/word/write-word';
import { readDocx } from '../../src/import/docx/read-docx';
import { compareCvs, describeDifferences, sumComparisons } from './compare-cvs';
import { type Combination, combineDocuments } from './document-combinations';
import { listSampleCvs, type NamedCv } from './sample-cvs';

const MOST_DIFFERENT = 0.01;

const combinations = combineDocuments(listSampleCvs);

it.each(templateNames)('%s, written as a Word file and read back, gives the same CVs', (template) =>
  checkRoundTrips(combinations.filter((one) => one.template === template && !one.isLong)),
);

describe.each(templateNames)(
  '%s, every CV written as a Word file and read back',
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
  const comparisons = [];
  for (const { sample, template, language } of some) {
    const document = readDocx(await writeWord(layoutCv(sample.cv, template, language)));
    comparisons.push(compareCvs(sample.cv, parseCv(document).cv));
  }
  const { values, differences } = sumComparisons(comparisons);
  expect(values).toBeGreaterThan(200);
  expect(differences.length / values, describeDifferences(differences)).toBeLessThanOrEqual(
    MOST_DIFFERENT,
  );
}
