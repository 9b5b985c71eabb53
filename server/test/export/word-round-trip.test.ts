import { documentLanguages, layoutCv, templateNames } from '@trayecto/core/document';
import { parseCv } from '@trayecto/core/import';
import { describe, expect, it } from 'vitest';
import { writeWord } from '../../src/export/word/write-word';
import { readDocx } from '../../src/import/docx/read-docx';
import { compareCvs, describeDifferences, sumComparisons } from './compare-cvs';
import { listSampleCvs } from './sample-cvs';

const MOST_DIFFERENT = 0.01;

describe.each(templateNames)('%s, written as a Word file and read back', (template) => {
  it.each(documentLanguages)('gives the same CVs in %s', { timeout: 60_000 }, async (language) => {
    const comparisons = [];
    for (const { cv } of listSampleCvs(language)) {
      const document = readDocx(await writeWord(layoutCv(cv, template, language)));
      comparisons.push(compareCvs(cv, parseCv(document).cv));
    }
    const { values, differences } = sumComparisons(comparisons);
    expect(values).toBeGreaterThan(500);
    expect(differences.length / values, describeDifferences(differences)).toBeLessThanOrEqual(
      MOST_DIFFERENT,
    );
  });
});
