import { cvSchema } from '@trayecto/core/cv';
import { layoutCv, templateNames } from '@trayecto/core/document';
import { makeSample, spanishAnalyst } from '@trayecto/core/document/fixtures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WriteTask } from '../../src/export/document-task';
import { createDocumentWriter, type DocumentWriter } from '../../src/export/document-writer';
import { tagLong } from './document-combinations';
import { readPdfPages } from './read-pdf-words';

let writer: DocumentWriter;
beforeAll(async () => {
  writer = await createDocumentWriter(1);
});
afterAll(() => writer?.close());

const ask = async (task: WriteTask) =>
  JSON.parse(new TextDecoder().decode(await writer.write(task)));

/** A CV a few lines longer than its page in every template. */
function makeLonger(lines: number) {
  return cvSchema.parse({
    ...spanishAnalyst,
    work_experience: spanishAnalyst.work_experience.map((item, index) => ({
      ...item,
      achievements: [
        ...item.achievements,
        ...Array.from({ length: index === 0 ? lines : 0 }, (_, at) => `Otro logro más ${at}.`),
      ],
    })),
  });
}

const soon = ['modern', 'minimal'];

describe.each(templateNames)('the room a document takes in %s', (template) => {
  it('has as many pages as its PDF', tagLong(!soon.includes(template)), async () => {
    for (const cv of [
      makeSample('one line', 'es'),
      makeLonger(0),
      makeSample('five pages', 'es'),
    ]) {
      const task = { cv, template, language: 'es' } as const;
      const pages = await readPdfPages(await writer.write({ ...task, format: 'pdf' }));
      const measured = await ask({ ...task, format: 'measure' });
      expect(measured.count).toBe(pages.length);
      expect(Math.ceil(measured.used)).toBe(pages.length);
    }
  });

  it('grows with what it says', tagLong(!soon.includes(template)), async () => {
    const used = async (lines: number) =>
      (await ask({ format: 'measure', cv: makeLonger(lines), template, language: 'es' })).used;
    const [short, longer] = [await used(0), await used(4)];
    expect(longer).toBeGreaterThan(short);
    expect(longer - short).toBeLessThan(0.2);
  });

  it(
    'is brought to the page before, with letters of 9.5 points at least, as the PDF has it',
    tagLong(!soon.includes(template)),
    async () => {
      // As many lines as take it just over the page.
      let lines = 0;
      let cv = makeLonger(lines);
      const start = (await ask({ format: 'measure', cv, template, language: 'es' })).count;
      let count = start;
      while (count === start && lines < 60) {
        lines += 2;
        cv = makeLonger(lines);
        ({ count } = await ask({ format: 'measure', cv, template, language: 'es' }));
      }
      const fitted = await ask({ format: 'fit', cv, template, language: 'es' });
      expect(fitted).toMatchObject({ isFitted: true, after: { count: start } });
      expect(fitted.before.spill.lines).toBeGreaterThan(0);
      const options = { squeeze: fitted.squeeze };
      const { theme } = layoutCv(cv, template, 'es', options);
      const own = layoutCv(cv, template, 'es').theme;
      expect(theme.sizesPt.body).toBeGreaterThanOrEqual(Math.min(9.5, own.sizesPt.body));
      const file = await writer.write({ format: 'pdf', cv, template, language: 'es', options });
      expect(await readPdfPages(file)).toHaveLength(start);
    },
  );
});
