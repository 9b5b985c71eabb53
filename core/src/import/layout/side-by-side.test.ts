import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { page, plain, texts, write } from '../fixtures/drawn-glyphs';
import type { Glyph, GlyphStyle } from './page-content';

const strong: GlyphStyle = { ...plain, bold: true, color: '#000000' };
const large: GlyphStyle = { ...strong, sizePt: 13, color: '#1f3a8f' };

const read = (...glyphs: readonly Glyph[][]): string[] => texts(page(glyphs));

describe('things with the same space between them', () => {
  const things = ['Presto', 'MS Project', 'Revit', 'Seguridad y salud'];

  it('are apart, however wide the space is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 9, max: 30 }), (gapPt) => {
        let x = 40;
        const drawn = things.map((thing) => {
          const glyphs = write(thing, x, 100);
          x = (glyphs.at(-1)?.rightPt ?? x) + gapPt;
          return glyphs;
        });
        expect(read(...drawn)).toEqual([things.join(' | ')]);
      }),
    );
  });

  it('are one text in a justified line, where all spaces are wide', () => {
    const text = 'Planificación de obra nueva con compras';
    expect(read(write(text, 40, 100, plain, { spaceEm: 1 }))).toEqual([text]);
  });
});

describe('entries beside each other', () => {
  const cards = [
    ['Universidad Alta', 'Grado en Química', '2010 - 2014'],
    ['Universidad Baja', 'Máster en Aguas', '2014 - 2015'],
  ];
  const draw = (heading: string, y: number) => [
    write(heading, 40, y, large),
    ...cards.flatMap((card, at) =>
      card.map((text, row) =>
        write(text, 40 + 260 * at, y + 20 + 14 * row, row === 0 ? strong : plain),
      ),
    ),
  ];

  it('stay in the section they are in', () => {
    const lines = read(...draw('Formación', 100), ...draw('Certificados', 200));
    const texts = lines.flatMap((line) => line.split(' | '));
    expect(texts.indexOf('Certificados')).toBe(cards.flat().length + 1);
    expect(new Set(texts.slice(1, 1 + cards.flat().length))).toEqual(new Set(cards.flat()));
  });
});

it('the end of a broken cell is no heading, whatever its word', () => {
  const rows = [
    ['2016', 'Evaluación por', 'Consejería de'],
    ['', 'competencias', 'Educación'],
    ['2018', 'Clases de', 'Centro de'],
    ['', 'idiomas', 'Formación'],
    ['2019', 'Riegos', 'Aula Norte'],
  ];
  const glyphs = [
    write('Cursos', 40, 100, large),
    ...rows.flatMap((cells, row) =>
      cells.map((cell, at) => write(cell, [40, 100, 260][at] ?? 0, 122 + 13 * row)),
    ),
    write('Idiomas', 40, 210, large),
    write('Inglés alto', 40, 226),
  ];
  const lines = read(...glyphs);
  expect(lines[0]).toBe('Cursos');
  expect(lines[1]).toMatch(/^2016 \| Evaluación por/);
  expect(lines.slice(-2)).toEqual(['Idiomas', 'Inglés alto']);
});

it('columns for both ends of a span are read row by row', () => {
  const rows = [
    ['Hospital Valle', 'Enfermera', '01/07/2021', 'Actualidad'],
    ['Centro La Vega', 'Enfermera', '01/06/2019', '30/06/2021'],
    ['Hospital Puerto', 'Auxiliar', '15/06/2017', '31/05/2019'],
  ];
  const glyphs = rows.flatMap((cells, at) =>
    cells.map((cell, column) => write(cell, 40 + 130 * column, 100 + 15 * at)),
  );
  expect(read(...glyphs)).toEqual(rows.map((cells) => cells.join(' | ')));
});
