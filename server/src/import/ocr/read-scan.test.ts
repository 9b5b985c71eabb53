import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleReaderChild } from '../../../test/files/bundle-reader-child';
import { writePdf } from '../../../test/files/write-pdf';
import { writeScan } from '../../../test/files/write-scan';
import { createFileReader, type FileReader, type ReadProgress } from '../file-reader';
import { toContent } from './read-scan';

let childScript: string;
let reader: FileReader;

beforeAll(async () => {
  childScript = await bundleReaderChild();
  reader = createFileReader({ childScript, spares: 1 });
}, 60_000);

afterAll(() => reader.close());

it('a scan is read off its pictures, page by page', { timeout: 120_000 }, async () => {
  const scan = await writeScan([
    ['Begoña Núñez Larrañaga', 'Experiencia profesional', 'Administrativa, Gestoría Ibaiondo'],
    ['Education', 'University of Limerick'],
  ]);
  const progress: ReadProgress[] = [];
  const { document, pages, warnings } = await reader.read(scan, {
    onProgress: (step) => progress.push(step),
  });
  const text = document.lines.map((line) => line.text).join('\n');
  for (const words of ['Begoña', 'Experiencia profesional', 'Administrativa', 'Limerick'])
    expect(text).toContain(words);
  expect(document.lines.at(-1)?.page).toBe(2);
  expect(document.format).toBe('image');
  expect(warnings).toContain('read_from_image');
  expect(pages).toBe(2);
  expect(progress).toEqual([0, 1, 2].map((page) => ({ page, of: 2 })));
});

it('a scan without words is said to be a scan', { tags: ['long'] }, async () => {
  await expect(reader.read(await writeScan([[]]))).rejects.toMatchObject({ code: 'file_is_scan' });
});

it('a picture is read where pictures are asked for, and refused elsewhere', {
  tags: ['long'],
  timeout: 120_000,
}, async () => {
  const words = ['Buscamos panadera en Cádiz', 'Imprescindible experiencia con masa madre'];
  const page = writePdf([
    words.map((text, index) => ({ text, x: 40, y: 780 - index * 40, size: 20 })),
  ]);
  const picture = await reader.draw(page, 1);
  if (!picture) throw new Error('the page was not drawn');
  const { document } = await reader.read(picture, { readsPostings: true });
  const text = document.lines.map((line) => line.text).join('\n');
  expect(text).toContain('panadera');
  expect(text).toContain('masa madre');
  await expect(reader.read(picture)).rejects.toMatchObject({ code: 'file_unsupported' });
});

it('the sign of an address is known where it was taken for a letter', () => {
  const bbox = { x0: 10, y0: 10, x1: 200, y1: 30 };
  const words = ['ana.ruizQexample.com', 'ana.ruiz(Dexample.com', 'IQOS', 'Q.com'].map((text) => ({
    text,
    confidence: 90,
    bbox,
  }));
  const line = { words, baseline: { x0: 10, y0: 28, x1: 200, y1: 28 } };
  const { glyphs } = toContent({ width: 600, widthPt: 600, heightPt: 800 }, [line]);
  expect(glyphs.map(({ text }) => text)).toEqual([
    'ana.ruiz@example.com',
    'ana.ruiz@example.com',
    'IQOS',
    'Q.com',
  ]);
});
