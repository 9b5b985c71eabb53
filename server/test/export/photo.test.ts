import { layoutCv, templateNames } from '@trayecto/core/document';
import { spanishAnalyst } from '@trayecto/core/document/fixtures';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDocumentWriter, type DocumentWriter } from '../../src/export/document-writer';
import { ZipArchive } from '../../src/import/docx/read-zip';
import { tagLong } from './document-combinations';
import { readPdfPages } from './read-pdf-words';

let writer: DocumentWriter;
let photo: { base64: string };
beforeAll(async () => {
  writer = await createDocumentWriter(1);
  const create = { width: 64, height: 64, channels: 3, background: '#1f6f78' } as const;
  const bytes = await sharp({ create }).jpeg().toBuffer();
  photo = { base64: bytes.toString('base64') };
});
afterAll(() => writer?.close());

describe.each(templateNames)('a photo in %s', (template) => {
  const write = (format: 'pdf' | 'docx', language: 'es' | 'en', use: 'usual' | 'always') =>
    writer.write({
      format,
      cv: spanishAnalyst,
      template,
      language,
      options: { photo: use },
      photo,
    });

  it('is in the PDF, and changes none of its words', async () => {
    const file = await write('pdf', 'es', 'usual');
    expect(Buffer.from(file).toString('latin1')).toContain('/DCTDecode');
    const plain = await writer.write({
      format: 'pdf',
      cv: spanishAnalyst,
      template,
      language: 'es',
    });
    const letters = (pages: string[]) => pages.join('').match(/\p{L}/gu)?.toSorted().join('');
    const [with_, without] = [await readPdfPages(file), await readPdfPages(plain)];
    if (with_.length === without.length) expect(letters(with_)).toBe(letters(without));
    expect(Buffer.from(plain).toString('latin1')).not.toContain('/DCTDecode');
  });

  it('is in the Word file', tagLong(template !== 'modern'), async () => {
    const zip = new ZipArchive(await write('docx', 'es', 'usual'));
    const body = new TextDecoder().decode(zip.read('word/document.xml'));
    expect(body.match(/<pic:pic /g)).toHaveLength(1);
    // Round, as on the page.
    expect(body.match(/<a:prstGeom prst="(\w+)">/g)).toEqual(['<a:prstGeom prst="ellipse">']);
    expect(body).toContain(`descr="${layoutCv(spanishAnalyst, template, 'es').author}"`);
  });

  it(
    'is left out of what is written in English, unless it is asked for',
    tagLong(template !== 'modern'),
    async () => {
      const has = async (use: 'usual' | 'always') =>
        Buffer.from(await write('pdf', 'en', use))
          .toString('latin1')
          .includes('/DCTDecode');
      expect([await has('usual'), await has('always')]).toEqual([false, true]);
    },
  );
});
