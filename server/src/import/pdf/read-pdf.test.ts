import { createRequire } from 'node:module';
import { documentToText } from '@trayecto/core/import/layout';
import { beforeAll, expect, it } from 'vitest';
import { type PdfMark, writePdf } from '../../../test/files/write-pdf';
import { type Pdfium, startPdfium } from './pdfium-engine';
import { readPdf } from './read-pdf';

let engine: Pdfium;
beforeAll(async () => {
  engine = await startPdfium(
    createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'),
  );
});

function read(...pages: PdfMark[][]) {
  return readPdf(engine, writePdf(pages)).document;
}

it('reads Spanish letters, sizes and weights', () => {
  const { lines } = read([
    { text: 'Begoña Núñez Güell', x: 60, y: 780, size: 20, font: 'bold' },
    { text: 'Ingeniera técnica – 12 € / hora', x: 60, y: 750, font: 'italic' },
  ]);
  expect(lines[0]).toMatchObject({ text: 'Begoña Núñez Güell', fontSizePt: 20, bold: true });
  expect(lines[1]).toMatchObject({ text: 'Ingeniera técnica – 12 € / hora', italic: true });
});

it('leaves out what nobody can see', () => {
  const { lines } = read([
    { text: 'Visible', x: 60, y: 780 },
    { text: 'white on white', x: 60, y: 760, color: [1, 1, 1] },
    { text: 'invisible ink', x: 60, y: 740, mode: 3 },
    { text: 'tiny', x: 60, y: 720, size: 1 },
    { text: 'beside the page', x: 700, y: 700 },
  ]);
  expect(lines.map((line) => line.text)).toEqual(['Visible']);
});

it('keeps white text on a dark band', () => {
  const { lines } = read([
    { box: [0, 760, 595, 82], color: [0.1, 0.2, 0.4] },
    { text: 'Begoña Núñez', x: 60, y: 790, color: [1, 1, 1] },
  ]);
  expect(lines.map((line) => line.text)).toEqual(['Begoña Núñez']);
});

it('keeps white text on a gradient, and leaves it out on a white one', () => {
  const { lines } = read([
    { box: [0, 760, 595, 82], gradient: 'dark' },
    { text: 'Begoña Núñez', x: 60, y: 790, size: 24, color: [1, 1, 1] },
    { text: 'Ingeniera técnica', x: 60, y: 770, color: [1, 1, 1] },
    { box: [0, 600, 595, 82], gradient: 'white' },
    { text: 'white on white', x: 60, y: 640, color: [1, 1, 1] },
    { text: 'Visible words over it', x: 62, y: 640 },
    { text: 'and behind words that are seen', x: 60, y: 640, color: [1, 1, 1] },
  ]);
  expect(lines.map((line) => line.text)).toEqual([
    'Begoña Núñez',
    'Ingeniera técnica',
    'Visible words over it',
  ]);
});

it('hands on links a person may follow and no others', () => {
  const { lines } = read([
    { text: 'Perfil', x: 60, y: 780 },
    { link: [58, 775, 100, 792], href: 'https://www.linkedin.com/in/begona' },
    { text: 'Trampa', x: 60, y: 740 },
    { link: [58, 735, 100, 752], href: 'javascript:alert\\(1\\)' },
  ]);
  expect(lines[0]?.links).toEqual([{ text: 'Perfil', href: 'https://www.linkedin.com/in/begona' }]);
  expect(lines[1]?.links).toBeUndefined();
});

it('takes signs of a symbol font for bullets', () => {
  const { lines } = read([
    { text: 'l', x: 60, y: 780, font: 'symbols' },
    { text: 'Atendí la recepción', x: 75, y: 780 },
  ]);
  expect(lines[0]).toMatchObject({ text: 'Atendí la recepción', bullet: true });
});

it('joins letters spaced by the file itself', () => {
  const { lines } = read([{ text: 'EXPERIENCIA LABORAL', x: 60, y: 780, spacing: 3 }]);
  expect(lines[0]?.text).toBe('EXPERIENCIA LABORAL');
});

it('reads title, author, pages and compressed content', () => {
  const bytes = writePdf([[{ text: 'Uno', x: 60, y: 780 }], [{ text: 'Dos', x: 60, y: 780 }]], {
    title: 'Currículum',
    author: 'Begoña',
    compress: true,
  });
  const { document } = readPdf(engine, bytes);
  expect(document).toMatchObject({ pages: 2, metadata: { title: 'Currículum', author: 'Begoña' } });
  expect(documentToText(document)).toBe('Uno\nDos');
  expect(document.lines.map((line) => line.page)).toEqual([1, 2]);
});

it('reads a soft hyphen as the hyphen it was drawn as', () => {
  const { lines } = read([{ text: 'May 2015 \u00ad Jul. 2018, co\u00adop', x: 60, y: 780 }]);
  expect(lines[0]?.text).toBe('May 2015 - Jul. 2018, co-op');
});

it('reads the dashes, bullets and joined letters of TeX fonts that are nothing but pictures', () => {
  const { lines } = read([
    { text: '2014 \x15 2018', x: 60, y: 780, font: 'drawn' },
    { text: 'Cuali\x1ccaci\xf3n o\x1ecial', x: 60, y: 760, font: 'drawn' },
    { text: '\x88', x: 60, y: 740, font: 'drawn' },
    { text: 'Own the ledger', x: 72, y: 740, font: 'drawn' },
  ]);
  expect(lines.map((line) => line.text)).toEqual([
    '2014 – 2018',
    'Cualificación official',
    'Own the ledger',
  ]);
  expect(lines[2]?.bullet).toBe(true);
});

it('tells by their ink which letters are bold, where fonts are pictures without a name', () => {
  const { lines } = read([
    { text: 'Electricista de mantenimiento', x: 60, y: 780, font: 'drawnBold' },
    { text: 'Montajes de Alba, en la nave grande', x: 60, y: 764, font: 'drawn' },
    { text: 'Mantenimiento de la línea en turno de noche', x: 60, y: 748, font: 'drawn' },
  ]);
  expect(lines.map(({ bold }) => bold === true)).toEqual([true, false, false]);
});

it('takes a small sign that is raised a little for a bullet, and leaves each item its year', () => {
  const item = (text: string, year: string, y: number): PdfMark[] => [
    { text: 'l', x: 60, y: y + 1.3, size: 6, font: 'symbols' },
    { text, x: 75, y },
    { text: year, x: 500, y },
  ];
  const { lines } = read([
    ...item('Member, Institution of Structural Engineers', '2020', 780),
    ...item('SMSTS, Alba Training', '2019', 762),
    ...item('First aid, Alba Training', '2018', 744),
  ]);
  expect(lines.map(({ bullet, cells }) => [bullet, cells?.at(-1)])).toEqual([
    [true, '2020'],
    [true, '2019'],
    [true, '2018'],
  ]);
});

it('keeps letters without ink where their outlines are drawn, and takes them for bold', () => {
  const { lines } = read([
    { text: 'Plain text of the page', x: 60, y: 800 },
    ...Array.from('Taller', (_, at): PdfMark => ({ box: [60 + at * 5.4, 780, 4, 7] })),
    { text: 'Taller', x: 60, y: 780, transparent: true },
    { text: 'words for machines', x: 60, y: 760, transparent: true },
  ]);
  expect(lines.map(({ text, bold }) => [text, bold === true])).toEqual([
    ['Plain text of the page', false],
    ['Taller', true],
  ]);
});

it('keeps black letters over black outlines of their own', () => {
  const { lines } = read([
    { text: 'Plain text of the page', x: 60, y: 800 },
    ...Array.from('Taller', (_, at): PdfMark => ({ box: [60 + at * 5.4, 780, 4, 7] })),
    { text: 'Taller', x: 60, y: 780 },
  ]);
  expect(lines.map((line) => line.text)).toEqual(['Plain text of the page', 'Taller']);
});

it('reads what an icon with its value is said to mean, and leaves out what only names the icon', () => {
  const { lines } = read([
    { text: '(', meaning: '+34 600 555 010', x: 60, y: 780, font: 'icons' },
    { text: '|', x: 150, y: 780 },
    { text: ')', meaning: 'envelope', x: 60, y: 760, font: 'icons' },
    { text: 'ana@example.com', x: 72, y: 760 },
  ]);
  expect(lines.map((line) => line.text)).toEqual(['+34 600 555 010 |', 'ana@example.com']);
});
