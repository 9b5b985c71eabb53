import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { startPdfium } from '../pdf/pdfium-engine';
import { readPdf } from '../pdf/read-pdf';
import { sampleCv } from './sample-cv';
import { warmUp } from './warm-up';
import { warmUpSample } from './warm-up-sample';
import { writeSamplePdf } from './write-sample-pdf';

const startEngine = () =>
  startPdfium(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));

it('warms up with a page that has columns, dates, bullets and a link', async () => {
  const { lines } = readPdf(await startEngine(), Buffer.from(warmUpSample, 'base64')).document;
  expect(lines[0]?.text).toBe('Marta Ibarra Soler');
  expect(lines.some((line) => line.cells?.includes('2015 – 2019'))).toBe(true);
  expect(lines.some((line) => line.bullet)).toBe(true);
  expect(lines.flatMap((line) => line.links ?? [])).toHaveLength(1);
});

it('warms up with two pages in the standard fonts', async () => {
  const { lines } = readPdf(await startEngine(), writeSamplePdf(sampleCv)).document;
  expect(lines.map((line) => line.text)).toEqual(
    sampleCv.map((line) => line.text.replace(/^[•-] /, '')),
  );
  expect(lines.at(-1)?.page).toBe(2);
});

it('stops practising when a file comes', async () => {
  const engine = await startEngine();
  let asked = 0;
  await warmUp(
    { engine, ocr: { ocrEngine: '', ocrSpanish: '', ocrEnglish: '' } },
    () => ++asked > 2,
  );
  expect(asked).toBe(3);
});
