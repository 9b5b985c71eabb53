import { cvSchema } from '@trayecto/core/cv';
import {
  type DocumentOptions,
  documentLanguages,
  isBlankDocument,
  layoutCv,
  templateNames,
} from '@trayecto/core/document';
import { makeSample } from '@trayecto/core/document/fixtures';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDocumentWriter, type DocumentWriter } from '../../src/export/document-writer';
import { nativeWritesTags } from '../../src/export/pdf/native-compiler';
import { findUaFaults } from './find-ua-faults';
import { keepSome } from './keep-some';
import { listSampleCvs } from './sample-cvs';

let writer: DocumentWriter;
let photo: { base64: string };
beforeAll(async () => {
  writer = await createDocumentWriter(1);
  const create = { width: 64, height: 64, channels: 3, background: '#1f6f78' } as const;
  photo = { base64: (await sharp({ create }).jpeg().toBuffer()).toString('base64') };
});
afterAll(() => writer?.close());

/** Only the engine that checks what it writes says that it is PDF/UA. */
const listFaults = (bytes: Uint8Array) =>
  findUaFaults(bytes).filter((fault) => nativeWritesTags || !fault.startsWith('06-002'));
const shown: DocumentOptions = { photo: 'always', icons: true };

describe.each(templateNames)('a PDF in %s', (template) => {
  it.each(documentLanguages)('breaks no rule of PDF/UA in %s', async (language) => {
    const cv = makeSample('normal', language);
    const task = { format: 'pdf', cv, template, language, options: shown, photo } as const;
    expect(listFaults(await writer.write(task))).toEqual([]);
    const letter = { subject: 'CV', body: 'Hola:\n\nMe presento.\n\n- una cosa\n- y otra' };
    expect(listFaults(await writer.write({ ...task, letter }))).toEqual([]);
  });
});

const samples = documentLanguages.flatMap((language) =>
  listSampleCvs(language).map(({ cv }) => ({ cv, language })),
);
const hidden = ['work_experience', 'education', 'skills', 'summary'] as const;
const arbitrary = fc.record({
  sample: fc.constantFrom(...samples),
  template: fc.constantFrom(...templateNames),
  kept: fc.constantFrom(50, 70, 90),
  draw: fc.gen(),
  titles: fc.subarray([...hidden]).map((ids) => Object.fromEntries(ids.map((id) => [id, '']))),
  groupPosts: fc.boolean(),
});

it('a PDF of half a CV breaks none either', async () => {
  await fc.assert(
    fc.asyncProperty(arbitrary, async ({ sample, template, kept, draw, titles, groupPosts }) => {
      const cv = cvSchema.parse(keepSome(sample.cv, () => draw(fc.nat, { max: 99 }) < kept));
      const { language } = sample;
      const options = { ...shown, groupPosts, sectionTitles: titles };
      if (isBlankDocument(layoutCv(cv, template, language, options))) return;
      const task = { format: 'pdf', cv, template, language, options, photo } as const;
      expect(listFaults(await writer.write(task))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

it.each([
  ['a photo without a name', { skills: ['Pan'] }],
  [
    'a heading of one long word',
    { personal: { name: 'Ana' }, certifications: [{ name: 'Electroencefalografía' }] },
  ],
])('%s is told of', async (_, given) => {
  const cv = cvSchema.parse({ personal: { title: 'Técnica' }, ...given });
  for (const template of templateNames) {
    const task = { format: 'pdf', cv, template, language: 'es', options: shown, photo } as const;
    expect(listFaults(await writer.write(task)), template).toEqual([]);
  }
});

it('a PDF with a sign that no font has shows its title all the same', async () => {
  const cv = cvSchema.parse({ personal: { name: 'Lin' }, summary: 'Hola \u0378' });
  const bytes = await writer.write({ format: 'pdf', cv, template: 'modern', language: 'es' });
  expect(findUaFaults(bytes)).toEqual(['06-002 no claim of PDF/UA-1']);
});

describe('the check', () => {
  it.each([
    ['/DisplayDocTitle true', '/DisplayDocTitle fals', '07-001'],
    ['/Marked true', '/Marked fals', '00-001'],
    ['/Lang (es)', '/Long (es)', '11-006'],
    ['/Alt ', '/Als ', '13-004'],
    ['/Tabs /S', '/Tabs /R', '28-009'],
    ['/Contents (', '/Contemts (', '28-012'],
    ['/S /Link', '/S /Span', '28-011'],
    ['/S /LI\n', '/S /P \n', '09-005'],
    ['/S /H2', '/S /H3', '14-003'],
    ['/S /H1', '/S /Foo', '02-001'],
    ['/ToUnicode', '/ToUnicore', '31-027'],
    ['/FontFile2', '/FontFilet', '31-009'],
    ['/CIDToGIDMap', '/CIDToGIDMad', '31-004'],
    ['/StructParents ', '/StructParentz ', '01-005'],
    ['/ParentTree ', '/ParentTrea ', '01-005'],
  ])('misses %s', async (right, wrong, rule) => {
    const cv = makeSample('normal', 'es');
    const task = { format: 'pdf', cv, template: 'modern', language: 'es', options: shown } as const;
    const file = Buffer.from(await writer.write({ ...task, photo })).toString('latin1');
    expect(file).toContain(right);
    const faults = listFaults(Buffer.from(file.replaceAll(right, wrong), 'latin1'));
    expect(
      faults.some((fault) => fault.startsWith(rule)),
      faults.join('\n'),
    ).toBe(true);
  });
});
