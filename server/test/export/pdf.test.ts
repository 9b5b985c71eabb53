import { cvSchema } from '@trayecto/core/cv';
import { layoutCv, listTexts, type Region, templateNames } from '@trayecto/core/document';
import { makeSample, sampleNames, spanishAnalyst } from '@trayecto/core/document/fixtures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDocumentWriter, type DocumentWriter } from '../../src/export/document-writer';
import { combineDocuments, tagLong } from './document-combinations';
import { findRightEdgePt } from './find-right-edge';
import { readPdfPages, withoutFoot } from './read-pdf-words';

let writer: DocumentWriter;
beforeAll(async () => {
  writer = await createDocumentWriter(1);
});
afterAll(() => writer?.close());

const write = (...[cv, template, language, options]: Parameters<typeof layoutCv>) =>
  writer.write({ format: 'pdf', cv, template, language, ...(options ? { options } : {}) });

/** Letters alone: a word may be broken over two lines, and fonts join letters into ligatures. */
const letters = (text: string) =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join('');

const samples = sampleNames.filter((name) => name !== 'empty' && name !== 'right to left');

describe('a PDF has the tree’s words in their order', () => {
  for (const { template, language, sample, isLong } of combineDocuments(() => samples)) {
    it(`${template} in ${language}, "${sample}"`, tagLong(isLong), async () => {
      const cv = makeSample(sample, language);
      const tree = layoutCv(cv, template, language);
      const pages = await readPdfPages(await write(cv, template, language));
      const drawn = letters(pages.map(withoutFoot).join('\n'));
      // Of columns side by side, a page draws its part of each before the next page goes on with both.
      const aside = letters(
        listTexts({ ...tree, header: [], regions: tree.regions.map(asideOf) }).join(' '),
      );
      const main = letters(listTexts({ ...tree, regions: tree.regions.map(mainOf) }).join(' '));
      expect(isWovenOf(drawn, main, aside)).toBe(true);
    });
  }
});

/** Whether both texts are in a third, each in its own order, and nothing else is. */
function isWovenOf(woven: string, one: string, other: string): boolean {
  return woven.length === one.length + other.length && [one, other].every((text) => isWithin(text));

  function isWithin(text: string): boolean {
    let at = 0;
    for (const letter of woven) if (letter === text.charAt(at)) at += 1;
    return at === text.length;
  }
}

const mainOf = (region: Region): Region =>
  region.kind === 'split' ? { kind: 'full', sections: region.main } : region;
const asideOf = (region: Region): Region => ({
  kind: 'full',
  sections: region.kind === 'split' ? region.aside : [],
});

describe('a PDF', () => {
  const raw = async (...given: Parameters<typeof layoutCv>) =>
    Buffer.from(await write(...given)).toString('latin1');

  it('says whose it is and in which language', async () => {
    const file = await raw(makeSample('one line', 'es'), 'classic', 'es');
    expect(file).toContain('/Lang (es)');
    expect(file).toMatch(/\/Title[\s\S]*\/Author/);
  });

  it('numbers its pages from the second on', async () => {
    const pages = await readPdfPages(await write(makeSample('five pages', 'es'), 'classic', 'es'));
    expect(pages.length).toBeGreaterThanOrEqual(5);
    expect(pages[0]).not.toMatch(/\d+ \/ \d+\s*$/);
    expect(pages[1]).toMatch(new RegExp(`Lucía Fernández Ortega · 2 / ${pages.length}\\s*$`));
  });

  it('holds the fonts of its template and no others', async () => {
    const fonts = async (template: (typeof templateNames)[number]) =>
      [
        ...new Set(
          [
            ...(await raw(spanishAnalyst, template, 'es')).matchAll(/\/BaseFont \/\w+\+([\w]+)/g),
          ].map((match) => match[1]),
        ),
      ].toSorted();
    expect(await fonts('modern')).toEqual(['Figtree', 'Fraunces']);
    expect(await fonts('classic')).toEqual(['SourceSerif4']);
    expect(await fonts('minimal')).toEqual(['Inter']);
    expect(await fonts('executive')).toEqual(['Lora', 'SourceSans3']);
    expect(await fonts('sidebar')).toEqual(['Figtree', 'Fraunces']);
    expect(await fonts('timeline')).toEqual(['Figtree']);
    expect(await fonts('technical')).toEqual(['Inter']);
  });

  it('links what can be followed', async () => {
    const file = await raw(spanishAnalyst, 'modern', 'es');
    expect(file).toContain('(mailto:lucia.fernandez@example.com)');
    expect(file).toContain('(tel:+34612345678)');
  });

  it('bookmarks its sections', async () => {
    expect(await raw(spanishAnalyst, 'modern', 'es')).toContain('/Outlines');
  });

  it('is on the paper that was asked for', async () => {
    expect(await raw(spanishAnalyst, 'modern', 'es', { pageSize: 'letter' })).toContain('612 792');
    expect(await raw(spanishAnalyst, 'modern', 'es')).toContain('595.28');
  });
});

describe('text that could break a page', () => {
  it('a word of 1,000 letters is broken, not cut', () => checkLongWord(1000));
  it('and one of 10,000', { tags: ['long'] }, () => checkLongWord(10_000));

  async function checkLongWord(length: number) {
    const word = 'abcdefghij'.repeat(length / 10);
    const cv = cvSchema.parse({
      summary: word,
      skills: [word],
      work_experience: [{ title: word }],
    });
    for (const template of templateNames) {
      const bytes = await write(cv, template, 'es');
      expect((await readPdfPages(bytes)).join('').match(/j/g)).toHaveLength((3 * length) / 10);
      expect(await findRightEdgePt(bytes)).toBeLessThan(595 - 30);
    }
  }

  it('300 bullets, HTML, markup and control characters are text', async () => {
    const nasty = '<script>alert(1)</script> #panic("no") $x$ \u0000\u0007 *bold* @ref `raw`';
    const cv = cvSchema.parse({
      personal: { name: '#set page(fill: red)' },
      work_experience: [{ achievements: Array.from({ length: 300 }, (_, i) => `${nasty} ${i}`) }],
    });
    const text = (await readPdfPages(await write(cv, 'modern', 'es'))).join('\n');
    expect(text).toContain('#set page(fill: red)');
    expect(text.match(/#panic/g)).toHaveLength(300);
  });
});

it('a picture of the pages is as tall as they are together', async () => {
  const task = { cv: makeSample('five pages', 'es'), template: 'classic', language: 'es' } as const;
  const svg = new TextDecoder().decode(await writer.write({ ...task, format: 'svg' }));
  const height = Number(/viewBox="0 0 595\.28 ([\d.]+)"/.exec(svg)?.[1]);
  const pages = await readPdfPages(await writer.write({ ...task, format: 'pdf' }));
  expect(height / 841.89).toBeCloseTo(pages.length, 3);
  expect(svg).not.toContain('<script');
  // A ground painted by a later page would cover the first.
  expect(svg).not.toContain('fill="#ffffff"');
});
