import { describe, expect, it } from 'vitest';
import { layoutLetter, listTexts, templateNames, writeText } from '.';
import { makeSample, spanishAnalyst } from './fixtures';

const body = [
  'Estimado equipo de Energía Clarión:',
  '',
  'Me dirijo a ustedes por el puesto.',
  '- Reduje un 35 % el cierre.',
  '- Formé a cuatro personas.',
  '',
  'Atentamente,',
  spanishAnalyst.personal.name,
  `${spanishAnalyst.personal.email} · ${spanishAnalyst.personal.phone}`,
].join('\n');

describe.each(templateNames)('a letter in %s', (template) => {
  const tree = layoutLetter(spanishAnalyst, { subject: 'Candidatura', body }, template, 'es');

  it('has the head of the CV, the subject, and every line once', () => {
    expect(listTexts(tree)).toEqual([
      'Lucía Fernández Ortega',
      'Analista de datos sénior',
      'lucia.fernandez@example.com',
      '+34 612 345 678',
      'Sevilla, España',
      'linkedin.com/in/lucia-fernandez-ejemplo',
      'github.com/luciaf-ejemplo',
      '',
      'Candidatura',
      '',
      'Estimado equipo de Energía Clarión:',
      'Me dirijo a ustedes por el puesto.',
      'Reduje un 35 % el cierre.',
      'Formé a cuatro personas.',
      'Atentamente,',
      'Lucía Fernández Ortega',
    ]);
  });

  it('has the day and the addressee above the subject', () => {
    const head = '5 de noviembre de 2026\nIrene Sanz';
    const texts = listTexts(
      layoutLetter(spanishAnalyst, { head, subject: 'Candidatura', body }, template, 'es'),
    );
    const from = texts.indexOf('5 de noviembre de 2026');
    expect(texts.slice(from, from + 4)).toEqual([
      '5 de noviembre de 2026',
      'Irene Sanz',
      '',
      'Candidatura',
    ]);
  });

  it('spans the whole width, in the accent that was chosen', () => {
    const chosen = { accent: '#1f3a5f', pageSize: 'letter' } as const;
    const own = layoutLetter(spanishAnalyst, { subject: '', body }, template, 'es', chosen);
    expect(own.regions.map(({ kind }) => kind)).toEqual(['full']);
    expect(own.theme.colours.accent).toBe('#1f3a5f');
    expect(own.page.size).toBe('letter');
    expect(own.title).toBe('Carta de presentación');
  });
});

it('is plain text without empty headings', () => {
  const tree = layoutLetter(spanishAnalyst, { subject: 'Candidatura', body }, 'modern', 'es');
  expect(writeText(tree)).not.toMatch(/\n{3}/);
});

it('of nobody and about nothing is blank', () => {
  const tree = layoutLetter(
    makeSample('empty', 'es'),
    { subject: ' ', body: '\n' },
    'modern',
    'es',
  );
  expect(tree).toMatchObject({ header: [], regions: [] });
});
