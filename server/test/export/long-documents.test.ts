import { cvSchema } from '@trayecto/core/cv';
import { estimatePages, layoutCv, MOST_PAGES, templateNames } from '@trayecto/core/document';
import { makeSample, sampleNames } from '@trayecto/core/document/fixtures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDocumentWriter, type DocumentWriter } from '../../src/export/document-writer';
import { nativeWritesTags } from '../../src/export/pdf/native-compiler';
import { tagLong } from './document-combinations';
import { listTags, readPdfTags } from './read-pdf-tags';
import { readPdfPages, withoutFoot } from './read-pdf-words';

let writer: DocumentWriter;
beforeAll(async () => {
  writer = await createDocumentWriter(1);
});
afterAll(() => writer?.close());

/** One of so many is set whole each time; the others in npm run test:all. */
const TEMPLATES_EACH = 4;

const sentence =
  'Reduje los gastos del almacén en un tercio con un inventario nuevo y menos viajes.';
const makeCv = (jobs: number) =>
  cvSchema.parse({
    personal: { name: 'Ana Ruiz' },
    work_experience: Array.from({ length: jobs }, (_, at) => ({
      title: `Jefa de almacén ${at}`,
      company: 'Acme',
      dates: '2019 – 2023',
      achievements: Array.from({ length: 6 }, () => sentence),
    })),
  });

describe('how long a document may be', () => {
  it.each(['pdf', 'docx', 'svg'] as const)('%s: refused before it is set', async (format) => {
    const task = { format, cv: makeCv(400), template: 'modern', language: 'es' } as const;
    await expect(writer.write(task)).rejects.toMatchObject({ code: 'document_too_long' });
  });

  it.each(['txt', 'json'] as const)('%s has no pages and no end', async (format) => {
    const written = await writer.write({ format, cv: makeCv(400), template: 'modern' });
    expect(new TextDecoder().decode(written)).toContain('Jefa de almacén 399');
  });

  for (const [at, template] of templateNames.entries()) {
    const isLong = at % TEMPLATES_EACH !== 0;
    it(`${template}: the estimate is near what is set`, tagLong(isLong), async () => {
      const cv = makeCv(60);
      const pages = await readPdfPages(
        await writer.write({ format: 'pdf', cv, template, language: 'es' }),
      );
      const estimate = estimatePages(layoutCv(cv, template, 'es'));
      expect(estimate / pages.length).toBeGreaterThan(0.5);
      expect(estimate / pages.length).toBeLessThan(1.5);
    });
  }

  it('ordinary CVs are nowhere near', () => {
    for (const name of sampleNames) {
      const tree = layoutCv(makeSample(name, 'es'), 'executive', 'es', { textSize: 'large' });
      expect(estimatePages(tree)).toBeLessThan(MOST_PAGES / 4);
    }
    const skilled = cvSchema.parse({ skills: Array.from({ length: 500 }, () => 'JavaScript') });
    expect(estimatePages(layoutCv(skilled, 'modern', 'es'))).toBeLessThan(10);
  });
});

it.each(templateNames.filter((_, at) => at % TEMPLATES_EACH === 0))(
  '%s: skills that are long texts are set whole, a few to a paragraph',
  async (template) => {
    const skills = Array.from({ length: 12 }, (_, at) => `${at}${'x'.repeat(2_000)}${at}`);
    const cv = cvSchema.parse({ personal: { name: 'Ana Ruiz' }, skills });
    const pages = await readPdfPages(await writer.write({ format: 'pdf', cv, template }));
    const text = pages.map(withoutFoot).join('');
    expect(text.match(/x/g)).toHaveLength(12 * 2_000);
    for (let at = 1; at < 12; at += 1) expect(text.includes(`${at}x`)).toBe(true);
  },
);

for (const [at, signs] of ['\\', '[]', '+\\'].entries()) {
  const title = `lines that are one word of thousands of signs are set whole, and not measured: ${signs}`;
  it(title, tagLong(at > 0), async () => {
    const line = signs.repeat(3_900 / signs.length);
    const achievements = ['1', '2', '3', '4'].map((first) => first + line);
    const cv = cvSchema.parse({ work_experience: [{ title: 'Jefa', achievements }] });
    const task = { format: 'pdf', cv, template: 'minimal', language: 'es' } as const;
    const pages = await readPdfPages(await writer.write(task));
    for (const sign of signs)
      expect(pages.join('').split(sign)).toHaveLength(1 + (4 * 3_900) / signs.length);
  });
}

it('a long document has tags where the engine that writes them is quick', async () => {
  const countTags = async (jobs: number) => {
    const task = { format: 'pdf', cv: makeCv(jobs), template: 'modern', language: 'es' } as const;
    const pages = await readPdfTags(await writer.write(task));
    return pages.flatMap(({ tags }) => listTags(tags, (type) => type === 'H1')).length;
  };
  expect(await countTags(6)).toBe(1);
  expect(await countTags(120)).toBe(nativeWritesTags ? 1 : 0);
});

it('who wrote in which language is decided by the first of many words', async () => {
  const cv = { ...makeCv(2), additional: { Notas: Array.from({ length: 3_000 }, () => sentence) } };
  const text = new TextDecoder().decode(
    await writer.write({ format: 'txt', cv, template: 'classic' }),
  );
  expect(text).toContain('EXPERIENCIA');
});

it.each([
  ['prose with shares of a hundred', 'Reduje los plazos un 30 % y los gastos un 5 %. '],
  ['hyphenated words', 'físico-químico '],
  ['one word that may be parted anywhere', 'ab/'],
])('a text of many pages is set whole: %s', { tags: ['long'] }, async (_, piece) => {
  const summary = piece.repeat(60_000 / piece.length).trim();
  const cv = cvSchema.parse({ personal: { name: 'Ana Ruiz' }, summary });
  const pages = await readPdfPages(await writer.write({ format: 'pdf', cv, template: 'classic' }));
  const letters = (text: string) => text.replace(/[^\p{L}%]/gu, '');
  expect(letters(pages.map(withoutFoot).join(''))).toContain(letters(summary));
});
