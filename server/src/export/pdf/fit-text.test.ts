import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FitText, fitLead, fitNarrow, fitText, type Piece } from './fit-text';

/** What is kept together is in brackets, a long word in braces. */
const show = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('kept' in piece) return `[${piece.kept}]`;
      return 'long' in piece ? `{${piece.long}}` : `<${piece.last}>`;
    })
    .join('');
const showFit = (fit: FitText) =>
  typeof fit === 'string' ? fit : 'pieces' in fit ? show(fit.pieces) : fit.paragraphs.map(show);

it.each([
  ['Analista de datos', 'Analista de datos'],
  ['Ventas un 35 % más', 'Ventas un [35 %] más'],
  ['De 2022 – 2024', 'De [2022 –] 2024'],
  ['KS3-KS5 y -a-', '[KS3-KS5] y -a-'],
  ['Electroencefalograma', '{Electroencefalograma}'],
  ['Informes que la dirección usa cada semana', 'Informes que la dirección usa <cada semana>'],
  ['Cuidé a mayores con varias enfermedades', 'Cuidé a mayores con <varias enfermedades>'],
  ['Aprendí en casa la electroencefalografía', 'Aprendí en casa la {electroencefalografía}'],
  ['Reduje el tiempo de cierre mensual un 35 %', 'Reduje el tiempo de cierre mensual <un 35 %>'],
  ['Reduje el tiempo de cierre mensual 35 % más', 'Reduje el tiempo de cierre mensual <35 % más>'],
  ['Trabajé en la ciudad de Sevilla desde 2020 – 2022', expect.stringMatching(/\[2020 –\] 2022$/)],
])('%s', (text, expected) => {
  expect(showFit(fitText(text))).toEqual(expected);
});

it('in a narrow column a short text has two lines, and its last word company', () => {
  expect(showFit(fitNarrow('Analista de datos con Power BI'))).toBe(
    'Analista de datos con <Power BI>',
  );
  expect(showFit(fitNarrow('Administración electrónica'))).not.toContain('<');
  expect(showFit(fitNarrow('Scrum Master I'))).toBe('Scrum Master I');
});

describe('pieces', () => {
  const word = fc.oneof(
    fc.constantFrom('35', '%', '€', '–', '2022', '-', 'a-b', 'casa', 'ñ', '😀'),
    fc.string({ maxLength: 30 }),
  );
  const text = fc.array(word, { maxLength: 40 }).map((words) => words.join(' '));
  const join = (pieces: readonly Piece[]): string =>
    pieces
      .map((piece) => {
        if (typeof piece === 'string') return piece;
        if ('last' in piece) {
          expect(join(piece.pieces)).toBe(piece.last);
          return piece.last;
        }
        return 'kept' in piece ? piece.kept : piece.long;
      })
      .join('');

  it('are the whole text, whatever it says', () => {
    fc.assert(
      fc.property(text, fc.constantFrom(fitText, fitLead, fitNarrow), (text, fit) => {
        const fitted = fit(text);
        if (typeof fitted === 'string') expect(fitted).toBe(text);
        else if ('pieces' in fitted) expect(join(fitted.pieces)).toBe(text);
      }),
    );
  });

  it('of a text of many pages are paragraphs that end where words do', () => {
    const long = 'palabra '.repeat(2000).trim();
    const fitted = fitText(long);
    expect(typeof fitted === 'object' && 'paragraphs' in fitted).toBe(true);
    if (typeof fitted !== 'object' || !('paragraphs' in fitted)) return;
    expect(fitted.paragraphs.map(join).join(' ')).toBe(long);
  });

  it('are found in time that grows with the text, also without a space in it', () => {
    const fitted = fitText('1-'.repeat(200_000));
    expect(typeof fitted === 'object' && 'paragraphs' in fitted && fitted.paragraphs.length).toBe(
      100,
    );
  });
});
