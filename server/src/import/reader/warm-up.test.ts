import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { startPdfium } from '../pdf/pdfium-engine';
import { readPdf } from '../pdf/read-pdf';
import { warmUpSample } from './warm-up-sample';

it('warms up with a page that has columns, dates, bullets and a link', async () => {
  const path = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  const { lines } = readPdf(await startPdfium(path), Buffer.from(warmUpSample, 'base64')).document;
  expect(lines[0]?.text).toBe('Marta Ibarra Soler');
  expect(lines.some((line) => line.cells?.includes('2015 – 2019'))).toBe(true);
  expect(lines.some((line) => line.bullet)).toBe(true);
  expect(lines.flatMap((line) => line.links ?? [])).toHaveLength(1);
});
