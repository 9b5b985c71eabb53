import { createRequire } from 'node:module';
import { beforeAll, expect, it } from 'vitest';
import { type PdfMark, writePdf } from '../../../test/files/write-pdf';
import { nameIcons } from './name-icons';
import { type Pdfium, startPdfium } from './pdfium-engine';
import { readPdf } from './read-pdf';

let engine: Pdfium;
beforeAll(async () => {
  engine = await startPdfium(
    createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'),
  );
});

const BLUE = [0.04, 0.4, 0.76] as const;
const WHITE = [1, 1, 1] as const;

/** A square with light bars on it, each given in sixteenths of its side from the top left. */
function drawSign(x: number, y: number, bars: readonly (readonly number[])[]): PdfMark[] {
  const side = 12;
  const unit = side / 16;
  return [
    { box: [x, y, side, side], color: [...BLUE] },
    ...bars.map(([left = 0, top = 0, width = 0, height = 0]): PdfMark => {
      const bottom = y + side - (top + height) * unit;
      return { box: [x + left * unit, bottom, width * unit, height * unit], color: [...WHITE] };
    }),
  ];
}

const IN = [
  [2.5, 2, 2.4, 2.6],
  [2.6, 6, 2.2, 7.6],
  [6.2, 6, 2.1, 7.6],
  [8, 6.2, 4.5, 1.8],
  [10.9, 7.2, 2.2, 6.4],
];
const F = [
  [9, 3, 4, 2],
  [8, 4, 2.5, 12],
  [6, 7.5, 7, 2],
];

function readBeside(sign: readonly (readonly number[])[], text: string) {
  const marks: PdfMark[] = [
    { text: 'Ana Ruiz', x: 60, y: 800, size: 20 },
    ...drawSign(60, 768, sign),
    { text, x: 78, y: 770 },
    { text: 'Valdeón', x: 180, y: 770 },
  ];
  return readPdf(engine, writePdf([marks])).document.lines[1];
}

it('reads the sign of a network as the label of the handle beside it, whatever drew it', () => {
  expect(readBeside(IN, 'ana-ruiz')?.cells).toEqual(['LinkedIn: ana-ruiz', 'Valdeón']);
  expect(readBeside(IN, 'in/ana-ruiz')?.cells?.[0]).toBe('LinkedIn: in/ana-ruiz');
});

it('reads it before a sign that parts two ways to reach a person', () => {
  const marks: PdfMark[] = [
    { text: 'Ana Ruiz', x: 60, y: 800, size: 20 },
    ...drawSign(60, 768, IN),
    { text: 'ana-ruiz | Valdeón', x: 78, y: 770 },
  ];
  const [, line] = readPdf(engine, writePdf([marks])).document.lines;
  expect(line?.text).toBe('LinkedIn: ana-ruiz | Valdeón');
});

it('reads it at the end of its row, over the handle', () => {
  const marks: PdfMark[] = [
    { text: 'Ana Ruiz', x: 60, y: 800, size: 20 },
    { text: 'ana@example.com |', x: 60, y: 770 },
    ...drawSign(170, 768, IN),
    { text: 'ana-ruiz', x: 100, y: 756 },
  ];
  const [, , line] = readPdf(engine, writePdf([marks])).document.lines;
  expect(line?.text).toBe('LinkedIn: ana-ruiz');
});

it('names neither other signs nor what is no handle', () => {
  expect(readBeside(F, 'ana-ruiz')?.cells).toEqual(['ana-ruiz', 'Valdeón']);
  for (const text of ['ana@example.com', '600 555 010', 'Soy contable', 'LinkedIn'])
    expect(readBeside(IN, text)?.cells?.[0]).toBe(text);
});

it('looks for handles beside the first pictures only, however many there are', () => {
  const style = { sizePt: 10, bold: false, italic: false, color: '#000000' };
  const box = { leftPt: 60, topPt: 90, rightPt: 70, bottomPt: 100, baselinePt: 100 };
  const picture = { ...box, text: '\ue000', style: { ...style, pictures: 'icons' as const } };
  let looks = 0;
  const letter = {
    ...box,
    text: 'a',
    style,
    get leftPt() {
      looks += 1;
      return 72;
    },
  };
  const pictures = Array.from({ length: 5000 }, () => picture);
  nameIcons([...pictures, letter], [], () => null);
  expect(looks).toBeGreaterThan(0);
  expect(looks).toBeLessThan(2000);
});
