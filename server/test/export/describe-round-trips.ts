import type { Cv } from '@trayecto/core/cv';
import {
  type DocumentLanguage,
  documentLanguages,
  type TemplateName,
  templateNames,
} from '@trayecto/core/document';
import { parseCv, type SourceDocument } from '@trayecto/core/import';
import { describe, expect, it } from 'vitest';
import { compareCvs, describeDifferences, sumComparisons } from './compare-cvs';
import { type Combination, combineDocuments, tagLong } from './document-combinations';
import { listSampleCvs, type NamedCv } from './sample-cvs';
import { listThinCvs } from './thin-cvs';

const MOST_DIFFERENT = 0.01;
/** One column, two, a margin of dates and a side with a photo: the others are laid out like one of them. */
const soon = new Set<TemplateName>(['modern', 'classic', 'minimal', 'executive', 'timeline']);

interface Format {
  readonly name: string;
  readonly write: (
    cv: Cv,
    template: TemplateName,
    language: DocumentLanguage,
  ) => Promise<Uint8Array>;
  readonly read: (bytes: Uint8Array) => Promise<SourceDocument>;
}

/** What is written of a CV in a format, read back, is the same CV: those of many trades, and those that say little. */
export function describeRoundTrips(format: Format): void {
  describeCvs(format, listSampleCvs);
  describe('CVs whose entries lack something', () => describeCvs(format, listThinCvs));
}

function describeCvs(
  { name, write, read }: Format,
  listCvs: (language: DocumentLanguage) => readonly NamedCv[],
): void {
  const combinations = combineDocuments(listCvs);

  describe.each(templateNames)(`%s, written as ${name} and read back`, (template) => {
    it('gives the same CVs', tagLong(!soon.has(template)), () =>
      checkRoundTrips(combinations.filter((one) => one.template === template && !one.isLong)),
    );
  });

  describe.each(templateNames)(
    `%s, every CV written as ${name} and read back`,
    { tags: ['long'] },
    (template) => {
      it.each(documentLanguages)('gives the same CVs in %s', (language) =>
        checkRoundTrips(
          combinations.filter((one) => one.template === template && one.language === language),
        ),
      );
    },
  );

  async function checkRoundTrips(some: readonly Combination<NamedCv>[]): Promise<void> {
    // The next are written while one is read.
    const written = some.map(({ sample: { cv }, template, language }) => ({
      cv,
      bytes: write(cv, template, language),
    }));
    const comparisons = [];
    for (const { cv, bytes } of written) comparisons.push(await compareReadBack(cv, bytes));
    const { values, differences } = sumComparisons(comparisons);
    expect(values).toBeGreaterThan(100);
    expect(differences.length / values, describeDifferences(differences)).toBeLessThanOrEqual(
      MOST_DIFFERENT,
    );
  }

  async function compareReadBack(cv: Cv, bytes: Promise<Uint8Array>) {
    return compareCvs(cv, parseCv(await read(await bytes)).cv);
  }
}
