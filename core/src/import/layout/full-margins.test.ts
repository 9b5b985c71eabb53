import { describe, expect, it } from 'vitest';
import { bold, plain, writeWide } from '../fixtures/drawn-glyphs';
import { layoutPages } from './layout-pages';
import type { Glyph, GlyphStyle, PageContent } from './page-content';

const large: GlyphStyle = { ...plain, sizePt: 13, bold: true, color: '#1f3a5f' };

const read = (glyphs: readonly Glyph[], shapes: PageContent['shapes'] = []) =>
  layoutPages([{ widthPt: 595, heightPt: 842, glyphs, shapes, links: [] }]);

describe('an address that sticks out of its panel', () => {
  const panel = { leftPt: 0, rightPt: 175, topPt: 0, bottomPt: 842, filled: true };
  const aside = [
    'ana@example.com',
    '600 555 010',
    'linkedin.com/in/ana-ruiz-soler-bre',
    'Castellano',
    'Catalán',
  ];
  const main = [
    'Experiencia',
    'Maestra en Colegio Alba',
    'Talleres y salidas',
    'Formación',
    'Grado en Magisterio',
  ];

  it.each([0, 3, 6])('leaves the columns as they are, %i points off their lines', (offPt) => {
    const lines = read(
      [
        ...aside.flatMap((text, row) => writeWide(text, 16, 60 + 16 * row)),
        ...main.flatMap((text, row) =>
          writeWide(text, 200, 60 + offPt + 16 * row, row % 3 === 0 ? large : plain),
        ),
      ],
      [panel],
    );
    expect(lines.map(({ text }) => text)).toEqual([...aside, ...main]);
    expect(lines[2]?.boxes?.[0]?.[2]).toBeCloseTo(34 * 5, 0);
  });
});

describe('labels that fill their margin', () => {
  const rows: readonly (readonly [string, string])[] = [
    ['Experiencia', 'Colegio Alba, Lugo'],
    ['', 'Talleres y salidas con grupos'],
    ['', 'Tutora de tercero y de cuarto'],
    ['', 'Huerto y comedor'],
    ['', 'Refuerzo de lectura por las tardes'],
    ['Formación', 'Grado en Magisterio, Universidad de Lugo'],
    ['', 'Título de monitora'],
    ['Certificaciones', 'Primeros auxilios, Cruz de Alba'],
    ['', 'Escuela de tiempo libre'],
  ];

  it.each([0, 2.5])('end where all the text begins, with %f points between', (gapPt) => {
    const edgePt = 56 + 'Certificaciones'.length * 5 + gapPt;
    const lines = read(
      rows.flatMap(([label, text], row) => [
        ...writeWide(label, 56, 60 + 16 * row, bold),
        ...writeWide(text, edgePt, 60 + 16 * row),
      ]),
    );
    const texts = lines.map(({ text }) => text);
    for (const [label, text] of rows) {
      expect(texts.some((one) => one.endsWith(text))).toBe(true);
      expect(texts.some((one) => one.includes(`${label}${text}`))).toBe(label === '');
    }
    expect(texts.filter((one) => /^Certificaciones(?: |$)/.test(one))).toHaveLength(1);
  });
});

it('a dash between two years that a narrow margin stacks is no sign of a list', () => {
  const lines = read([
    ...writeWide('Abril 2011', 216, 60),
    ...writeWide('–', 238, 72),
    ...writeWide('Julio 2013', 216, 84),
    ...writeWide('Auxiliar de enfermería', 272, 60, bold),
    ...writeWide('Hospital Alba, Gijón', 272, 72),
    ...writeWide('Registro de caídas', 272, 84),
  ]);
  expect(lines.map(({ bullet }) => bullet === true)).toEqual([false, false, false]);
});
