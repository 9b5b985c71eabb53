import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { focusAreas, type ImproveInput, improveStyles } from '../assistant';
import { documentLanguages } from '../document/document-words';
import { applyChanges } from './apply-changes';
import { listCvTexts } from './cv-facts';
import { arbitraryCv } from './fixtures/arbitrary-cv';
import { improveCv } from './improve-cv';
import { readNumbers } from './read-numbers';
import { readSpan } from './read-span';

const arbitraryInput: fc.Arbitrary<ImproveInput> = fc
  .constantFrom(...documentLanguages)
  .chain((language) =>
    fc.record({
      cv: arbitraryCv(language),
      language: fc.constant(language),
      style: fc.constantFrom(...improveStyles),
      focusArea: fc.constantFrom(...focusAreas),
      instructions: fc.constantFrom('', 'Más corto', 'no summary, one page', 'hazlo bonito'),
    }),
  );

const RUNS = 100;
const check = (property: (input: ImproveInput) => void) =>
  fc.assert(fc.property(arbitraryInput, property), { numRuns: RUNS, seed: 6 });

describe('improveCv, whatever the CV', () => {
  it('changes nothing more when it is run on its own result', () => {
    check((input) => {
      const once = improveCv(input);
      const twice = improveCv({ ...input, cv: once.cv });
      expect(twice.changes).toEqual([]);
    });
  });

  it('gives its own result when every change is accepted, and takes any of them alone', () => {
    check((input) => {
      const { cv, changes } = improveCv(input);
      const ids = changes.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(JSON.stringify(applyChanges(input.cv, changes, ids))).toBe(JSON.stringify(cv));
      expect(applyChanges(input.cv, changes, [])).toEqual(input.cv);
      for (const { id, pointer } of changes) {
        const alone = applyChanges(input.cv, changes, [id]);
        expect(JSON.stringify(alone), pointer).not.toBe(JSON.stringify(input.cv));
      }
    });
  });

  it('keeps names, dates and contact data and adds no number', () => {
    check((input) => {
      const { cv } = improveCv(input);
      expect(cv.personal).toEqual(input.cv.personal);
      const sortJobs = (jobs: typeof cv.work_experience) =>
        jobs
          .map(({ title, company, dates }) =>
            JSON.stringify([title, company, readSpan(dates)?.start.year]),
          )
          .sort();
      expect(sortJobs(cv.work_experience)).toEqual(sortJobs(input.cv.work_experience));
      const listValues = (one: typeof cv) =>
        listCvTexts(dropDates(one))
          .flatMap(readNumbers)
          .map(({ value }) => value);
      const numbers = new Set([...listValues(input.cv), ...listYears(input.cv)]);
      for (const value of listValues(cv)) expect(numbers).toContain(value);
    });
  });
});

/** Months may turn from names into numbers, so dates are looked at by what they mean. */
function dropDates(cv: ImproveInput['cv']): ImproveInput['cv'] {
  return {
    ...cv,
    work_experience: cv.work_experience.map((job) => ({ ...job, dates: '' })),
    education: cv.education.map((study) => ({ ...study, dates: '' })),
  };
}

function listYears(cv: ImproveInput['cv']): readonly number[] {
  return cv.work_experience.flatMap(({ dates }) => (dates.match(/\d{4}/g) ?? []).map(Number));
}
