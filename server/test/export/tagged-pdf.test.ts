import { cvSchema } from '@trayecto/core/cv';
import {
  layoutCv,
  layoutLetter,
  listSections,
  listTexts,
  templateNames,
} from '@trayecto/core/document';
import { spanishAnalyst } from '@trayecto/core/document/fixtures';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDocumentWriter, type DocumentWriter } from '../../src/export/document-writer';
import { nativeWritesTags } from '../../src/export/pdf/native-compiler';
import { tagLong } from './document-combinations';
import { listTags, readPdfTags } from './read-pdf-tags';

let writer: DocumentWriter;
let photo: { base64: string };
beforeAll(async () => {
  writer = await createDocumentWriter(1);
  const create = { width: 64, height: 64, channels: 3, background: '#1f6f78' } as const;
  photo = { base64: (await sharp({ create }).jpeg().toBuffer()).toString('base64') };
});
afterAll(() => writer?.close());

const letters = (text: string) =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join('');
const options = { photo: 'always', icons: true } as const;
/** One page of it in every template: columns side by side are read one after the other. */
const { personal, summary, work_experience, education, skills, languages } = spanishAnalyst;
const cv = cvSchema.parse({
  ...{ personal, summary, skills, languages, education },
  work_experience: work_experience.slice(0, 1),
});
const CLAIM = '<pdfuaid:part>1</pdfuaid:part>';
const raw = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

describe.each(templateNames)('a tagged PDF in %s', (template) => {
  it('is read from its headings to its links in order, with nothing left out', async () => {
    const bytes = await writer.write({
      format: 'pdf',
      cv,
      template,
      language: 'es',
      options,
      photo,
    });
    const pages = await readPdfTags(bytes);
    expect(pages).toHaveLength(1);
    const { tags = [], stray, decoration } = pages[0] ?? {};
    expect(stray).toBe(0);
    // Signs before addresses at least.
    expect(decoration).toBeGreaterThan(0);

    const tree = layoutCv(cv, template, 'es', options, photo);
    const [document] = tags;
    expect(tags.map(({ type }) => type)).toEqual(['Document']);
    const bullets = listTags(tags, (type) => type === 'Lbl').map(({ text }) => text);
    expect(bullets.every((sign) => letters(sign) === '')).toBe(true);
    expect(letters(document?.text ?? '')).toBe(letters(listTexts(tree).join(' ')));

    const headings = listTags(tags, (type) => /^H\d?$/.test(type));
    const level = (name: string) =>
      headings.filter(({ type }) => type === name).map(({ text }) => letters(text));
    const sections = listSections(tree);
    const entries = sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'entry' && block.lead ? [block.lead] : [])),
    );
    expect(level('H1')).toEqual([letters(tree.author)]);
    expect(level('H2')).toEqual(
      sections.flatMap(({ heading }) => (heading ? [letters(heading)] : [])),
    );
    expect([...level('H3')].toSorted()).toEqual(entries.map(letters).toSorted());

    const items = listTags(tags, (type) => type === 'LBody').map(({ text }) => letters(text));
    for (const line of cv.work_experience[0]?.achievements ?? [])
      expect(items).toContain(letters(line));
    const links = listTags(tags, (type) => type === 'Link').map(({ text }) => letters(text));
    expect(links).toContain(letters('lucia.fernandez@example.com'));
    const figures = listTags(tags, (type) => type === 'Figure');
    expect(figures.map(({ alt }) => alt)).toEqual([tree.author]);
  });

  it('and so is a letter', tagLong(template !== 'modern'), async () => {
    const letter = { subject: 'Candidatura', body: 'Hola:\n\nMe presento.\n\nUn saludo' };
    const bytes = await writer.write({ format: 'pdf', cv, template, language: 'es', letter });
    const [page] = await readPdfTags(bytes);
    expect(page?.stray).toBe(0);
    const tree = layoutLetter(cv, letter, template, 'es');
    expect(letters(page?.tags[0]?.text ?? '')).toBe(letters(listTexts(tree).join(' ')));
    const paragraphs = listTags(page?.tags ?? [], (type) => type === 'P').map(({ text }) => text);
    expect(paragraphs).toEqual(expect.arrayContaining(['Hola:', 'Me presento.', 'Un saludo']));
    expect(raw(bytes).includes(CLAIM)).toBe(nativeWritesTags);
  });
});

describe('a tagged PDF', () => {
  const write = (given: object, language: 'es' | 'en' = 'es') =>
    writer.write({ format: 'pdf', cv: cvSchema.parse(given), template: 'modern', language });

  it('says that it is PDF/UA where that is checked, in which language, and shows its title', async () => {
    const file = raw(await writer.write({ format: 'pdf', cv, template: 'modern', language: 'en' }));
    expect(file.includes(CLAIM)).toBe(nativeWritesTags);
    expect(file).toMatch(/\/MarkInfo <<\s*\/Marked true/);
    expect(file).toContain('/DisplayDocTitle true');
    expect(file).toContain('/Lang (en)');
    // What a link is, for who cannot see where it leads.
    expect(file.match(/\/Subtype \/Link[^>]*>>[^>]*\/Contents/g)?.length).toBeGreaterThan(0);
  });

  it('without a name or section titles has no heading below a missing one', async () => {
    const given = { work_experience: [{ title: 'Panadera', company: 'Horno Alba' }] };
    const bytes = await write(given);
    const [page] = await readPdfTags(bytes);
    const headings = listTags(page?.tags ?? [], (type) => /^H\d$/.test(type));
    expect(headings.map(({ type }) => type)).toEqual(['H1', 'H2']);
  });

  it('with a sign that no font has is written all the same, with tags', async () => {
    const bytes = await write({ personal: { name: 'Lin' }, summary: 'Hola \u0378' });
    expect(raw(bytes)).not.toContain('pdfuaid');
    const [page] = await readPdfTags(bytes);
    expect(page?.stray).toBe(0);
    expect(listTags(page?.tags ?? [], (type) => type === 'H1')).toHaveLength(1);
  });
});
