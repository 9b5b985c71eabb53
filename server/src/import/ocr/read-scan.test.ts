import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleReaderChild } from '../../../test/files/bundle-reader-child';
import { writeScan } from '../../../test/files/write-scan';
import { createFileReader, type FileReader, type ReadProgress } from '../file-reader';

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
