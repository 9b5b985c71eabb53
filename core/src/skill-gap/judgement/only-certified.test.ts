import { describe, expect, it } from 'vitest';
import { cvSchema } from '../../cv';
import { compareWithPosting } from '../compare-with-posting';
import { readPosting } from '../posting/read-posting';

const NOW = new Date('2026-11-19T00:00:00Z');

function isShown(held: string, asked: string): boolean {
  const cv = cvSchema.parse({ education: [{ degree: held, dates: '2019' }] });
  const posting = readPosting(`Puesto\n\nRequisitos:\n- ${asked}\n- Excel\n- Word`);
  return compareWithPosting(cv, posting, NOW).matchedSkills.some(({ kind }) => kind === 'degree');
}

describe('a certificate of the same trade as a title', () => {
  it.each([
    ['Transporte sanitario', 'Técnico en Emergencias Sanitarias'],
    ['Atención sociosanitaria', 'Técnico en Cuidados Auxiliares de Enfermería'],
    ['Cocina', 'Técnico en Cocina y Gastronomía'],
    ['Soldadura', 'Técnico en Soldadura y Calderería'],
  ])('is less than the title: %s, %s', (field, title) => {
    expect(isShown(`Certificado de profesionalidad de ${field}`, title)).toBe(false);
    expect(isShown(title, title)).toBe(true);
    expect(
      isShown(
        `Certificado de profesionalidad de ${field}`,
        `${title} o certificado de profesionalidad`,
      ),
    ).toBe(true);
  });
});
