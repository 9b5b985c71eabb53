import { expect, it } from 'vitest';
import { heading, line, name, parse } from '../fixtures/drawn-lines';

it('a title over the wide side, larger than all else, is no part of the sidebar before it', () => {
  const wide = { block: 2, xPt: 220 } as const;
  const cv = parse(
    line('CONTACTO', { bold: true, gapBefore: true }),
    line('Ana Ruiz Soler'),
    line('ana@example.com'),
    line('CÓMO SOY', { bold: true, gapBefore: true }),
    line('Paciente, puntual, alegre. No me asusta la noche.'),
    line('AUXILIAR DE ENFERMERÍA', { ...wide, bold: true, fontSizePt: 16, gapBefore: true }),
    line('EXPERIENCIA', { ...wide, bold: true, gapBefore: true }),
    line('Auxiliar de enfermería, Residencia Olmo, 2019 – 2022', wide),
  );
  expect(cv.personal.title).toBe('AUXILIAR DE ENFERMERÍA');
  expect(cv.summary).not.toContain('AUXILIAR');
});

it('a line with two ways to reach the person is no profile, whatever else it says', () => {
  const cv = parse(
    name,
    line('19 años, busco trabajo de fines de semana'),
    line('Móvil 633 20 18 45 (mi padre: 688 10 44 02) · ana@example.com · Elorrio (Bizkaia)'),
    heading('Experiencia'),
    line('Socorrista, Piscinas Olmo, 2019 – 2022'),
    heading('Idiomas'),
    line('Castellano y algo de francés'),
  );
  expect(cv.summary).not.toContain('Móvil');
  expect(cv.personal.phone).toBe('633 20 18 45 / 688 10 44 02');
  expect(cv.languages).toEqual([
    { language: 'Castellano', proficiency: '' },
    { language: 'francés', proficiency: 'algo' },
  ]);
});
