import { createRequire } from 'node:module';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { type PdfMark, writePdf } from '../../../test/files/write-pdf';
import { type Pdfium, startPdfium } from './pdfium-engine';
import { picturePage } from './picture-page';
import { readPdf } from './read-pdf';

let engine: Pdfium;
beforeAll(async () => {
  engine = await startPdfium(
    createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'),
  );
});

const heading: PdfMark = { text: 'Begoña Núñez', x: 60, y: 780, size: 20 };

async function look(bytes: Uint8Array, page: number) {
  const picture = picturePage(engine, bytes, page);
  if (!picture) throw new Error('no such page');
  const { data, info } = await sharp(picture)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) =>
    [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)].map(Number);
  return { width: info.width, height: info.height, at };
}

it.each([
  ['in black alone', [0, 0, 0]],
  ['in colour', [1, 0.2, 0]],
] as const)('draws each page as it is seen, %s', async (_, color) => {
  const file = writePdf([[heading], [{ box: [0, 0, 300, 400], color }]]);
  const { width, height, at } = await look(file, 2);
  expect(width / height).toBeCloseTo(595 / 842, 2);
  expect(at(10, height - 10)).toEqual(color.map((part) => Math.round(255 * part)));
  expect(at(width - 10, 10)).toEqual([255, 255, 255]);
});

it('knows the pages that a file has', () => {
  const file = writePdf([[heading]]);
  expect(picturePage(engine, file, 1)).not.toBeNull();
  expect(picturePage(engine, file, 2)).toBeNull();
  expect(picturePage(engine, file, 0)).toBeNull();
});

it('draws no page larger than any screen needs', async () => {
  const plain = Buffer.from(writePdf([[heading]], { compress: false })).toString('latin1');
  for (const box of ['[0 0 14400 14400]', '[0 0 14400 9]', '[0 0 9 14400]']) {
    const huge = plain.replace(/\/MediaBox\s*\[[^\]]*\]/, `/MediaBox${box}`);
    expect(huge).not.toBe(plain);
    const { width, height } = await look(Buffer.from(huge, 'latin1'), 1);
    expect(width * height).toBeLessThanOrEqual(2_500_000);
  }
});

it('has its lines where the reader says they are', async () => {
  const file = writePdf([
    [
      heading,
      { text: '2019 – 2023', x: 60, y: 700 },
      { text: 'Panadera en el Horno Viejo', x: 200, y: 700 },
    ],
  ]);
  const { lines, pageSizes } = readPdf(engine, file).document;
  const { width, at } = await look(file, 1);
  const dots = width / (pageSizes?.[0]?.widthPt ?? 0);
  const inked = (x: number, y: number) => at(Math.round(x * dots), Math.round(y * dots))[0] !== 255;
  const boxes = lines.flatMap((line) => line.boxes ?? []);
  expect(boxes.map((box) => box[4])).toEqual([12, 11, 26]);
  for (const [left, top, boxWidth, boxHeight] of boxes) {
    const columns = Array.from({ length: Math.ceil(boxWidth) }, (__, x) => left + x);
    const rows = Array.from({ length: Math.ceil(boxHeight) }, (__, y) => top + y);
    const ink = columns.filter((x) => rows.some((y) => inked(x, y)));
    expect(ink.length).toBeGreaterThan(0.5 * columns.length);
    expect(rows.some((y) => inked(left - 6, y) || inked(left + boxWidth + 6, y))).toBe(false);
  }
});
