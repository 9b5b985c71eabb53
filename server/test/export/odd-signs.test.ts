import { cvSchema } from '@trayecto/core/cv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDocumentWriter, type DocumentWriter } from '../../src/export/document-writer';
import { readPdfPages } from './read-pdf-words';

let writer: DocumentWriter;
beforeAll(async () => {
  writer = await createDocumentWriter(1);
});
afterAll(() => writer?.close());

/** Punctuation and symbols of Arabic, Hebrew, N’Ko and the like, of which many have no direction of their own. */
const signs = [
  [0x590, 0x8ff],
  [0xfb1d, 0xfdff],
  [0x10800, 0x10fff],
  [0x1e800, 0x1efff],
].flatMap(([first = 0, last = 0]) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).filter(
    (sign) => /[\p{P}\p{S}]/u.test(sign),
  ),
);

/** Each beside itself, Latin letters and letters of no font of ours. */
const rows = signs.map((sign) => `${sign} ${sign} a${sign} 漢${sign}`);

describe('signs of scripts written from right to left, among Latin letters', () => {
  const [heading = ''] = rows;
  const cv = cvSchema.parse({
    personal: { name: 'Ana \ufdfd \ufdfd Ruiz', location: '\ufdfd \ufdfd' },
    summary: rows.slice(0, 20).join(' '),
    skills: rows.slice(20, 40),
    additional: { [heading]: rows },
  });

  it.each(['pdf', 'svg', 'measure'] as const)('are set: %s', async (format) => {
    expect(signs).toContain('\ufdfd');
    const written = await writer.write({ format, cv, template: 'sidebar', language: 'es' });
    expect(written.length).toBeGreaterThan(0);
  });

  it('are set in a letter, and read back', async () => {
    const text = '\ufdfd \ufdfd \u06de \u06de y un saludo';
    const letter = { head: text, subject: text, body: text };
    const pages = await readPdfPages(
      await writer.write({ format: 'pdf', cv, letter, template: 'modern', language: 'es' }),
    );
    expect(pages.join(' ')).toContain('y un saludo');
    expect(pages.join(' ')).toContain('\u06de');
  });
});
