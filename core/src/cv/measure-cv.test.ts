import { describe, expect, it } from 'vitest';
import { cvSchema } from './cv-schema';
import { measureCv } from './measure-cv';

describe('measureCv', () => {
  it('an empty CV has no sections and is raw data', () => {
    expect(measureCv(cvSchema.parse({}))).toEqual({
      is_large_cv: false,
      warning_message: null,
      using_raw_data: true,
      section_metrics: {},
      available_sections: [],
    });
  });

  it('contact data alone is still raw data', () => {
    const cv = cvSchema.parse({ personal: { name: 'Lucía Fernández' } });
    expect(measureCv(cv)).toMatchObject({ using_raw_data: true, available_sections: ['personal'] });
  });

  it('counts items and characters of the sections that hold something', () => {
    const cv = cvSchema.parse({
      summary: 'Analista.',
      skills: ['SQL', 'Python'],
      additional: { Voluntariado: ['Cruz Roja'], Vacío: ['  '] },
    });
    const measures = measureCv(cv);
    expect(measures.using_raw_data).toBe(false);
    expect(measures.available_sections).toEqual(['summary', 'skills', 'Voluntariado']);
    expect(measures.section_metrics.skills).toEqual({ items: 2, characters: 9 });
  });

  it('more than ten sections, or more than 50,000 characters, is large', () => {
    const names = Array.from({ length: 11 }, (_, i) => [`Sección ${i}`, ['algo']]);
    expect(measureCv(cvSchema.parse({ additional: Object.fromEntries(names) })).is_large_cv).toBe(
      true,
    );
    expect(
      measureCv(cvSchema.parse({ additional: Object.fromEntries(names.slice(1)) })).is_large_cv,
    ).toBe(false);
    expect(measureCv(cvSchema.parse({ summary: 'x'.repeat(50_000) })).is_large_cv).toBe(true);
  });
});
