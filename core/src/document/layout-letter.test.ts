import { describe, expect, it } from 'vitest';
import { layoutLetter, listTexts, templateNames, writeText } from '.';
import { makeSample, spanishAnalyst } from './fixtures';
import { templates } from './templates';

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

  it('sets whom it is to line under line, apart from the day', () => {
    const head = '5 de noviembre de 2026\nIrene Sanz\nEnergía Clarión';
    const own = layoutLetter(
      spanishAnalyst,
      { head, subject: 'Candidatura', body },
      template,
      'es',
    );
    const tones = own.regions.flatMap((region) =>
      region.kind === 'full'
        ? region.sections.flatMap(({ blocks }) =>
            blocks.map((block) => (block.kind === 'paragraph' ? block.tone : block.kind)),
          )
        : [],
    );
    expect(tones.slice(0, 5)).toEqual(['body', 'body', 'line', 'subject', 'body']);
  });

  it('has the ground of the CV, at its head where the CV has it in a column', () => {
    const { aside, theme } = templates[template];
    const { header } = tree.theme;
    expect(header.ground).toBe(aside?.ground ? 'band' : theme.header.ground);
    if (aside?.ground) expect(header.bandGround).toBe(aside.ground);
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
