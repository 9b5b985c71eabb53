import type { Cv } from '@trayecto/core/cv';
import { findUsed, layoutCv, listPlaces, templateNames } from '@trayecto/core/document';
import { makeSample, sampleNames } from '@trayecto/core/document/fixtures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createDocumentWriter, type DocumentWriter } from '../../src/export/document-writer';
import { combineDocuments, tagLong } from './document-combinations';

let writer: DocumentWriter;
beforeAll(async () => {
  writer = await createDocumentWriter(1);
});
afterAll(() => writer?.close());

const toldSchema = z.object({
  places: z.array(z.string()),
  boxes: z.array(z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()])),
});

async function draw(...[cv, template, language, options]: Parameters<typeof layoutCv>) {
  const task = { format: 'svg', cv, template, language } as const;
  const bytes = await writer.write({ ...task, ...(options && { options }) });
  const picture = new TextDecoder().decode(bytes);
  const told = /<metadata>(.*?)<\/metadata>/.exec(picture)?.[1] ?? '';
  return { picture, ...toldSchema.parse(JSON.parse(told)) };
}

function addLines(cv: Cv, count: number): Cv {
  const [job, ...others] = cv.work_experience;
  if (!job) throw new Error('A CV without a job');
  const more = Array.from({ length: count }, (_, at) => `Preparé el informe número ${at + 1}`);
  const first = { ...job, achievements: [...job.achievements, ...more] };
  return { ...cv, work_experience: [first, ...others] };
}

const samples = sampleNames.filter((name) => name !== 'empty');

describe('a picture of pages tells where each place of the CV is', () => {
  for (const { template, language, sample, isLong } of combineDocuments(() => samples)) {
    it(`${template} in ${language}, "${sample}"`, tagLong(isLong), async () => {
      const cv = makeSample(sample, language);
      const tree = layoutCv(cv, template, language);
      const { picture, places, boxes } = await draw(cv, template, language);
      expect(places).toEqual(listPlaces(tree).map(({ at }) => at));
      expect([...new Set(boxes.map(([place]) => place))].toSorted((a, b) => a - b)).toEqual(
        places.map((_, index) => index),
      );
      const height = Number(/viewBox="0 0 [\d.]+ ([\d.]+)"/.exec(picture)?.[1]);
      for (const [, x, y, width, tall] of boxes) {
        expect(Math.min(x, y, tall)).toBeGreaterThan(-1);
        expect(x + width).toBeLessThan(tree.page.widthPt + 1);
        expect(y + tall).toBeLessThan(height + 1);
      }
      expect(listOverlaps(boxes)).toEqual([]);
      // The grounds have done their work: nothing of them is left to draw.
      expect(picture).not.toMatch(/fill="#[0-9a-f]{6}00"/);
    });
  }
});

describe.each(templateNames)('what %s fills of its pages, as its texts show it,', (template) => {
  it('is what measuring it says', tagLong(template !== 'modern'), async () => {
    for (const lines of [0, 4, 9, 14, 22, 40]) {
      const cv = addLines(makeSample('normal', 'es'), lines);
      const { picture, boxes } = await draw(cv, template, 'es');
      const task = { format: 'measure', cv, template, language: 'es' } as const;
      const measured = JSON.parse(new TextDecoder().decode(await writer.write(task)));
      const tree = layoutCv(cv, template, 'es');
      const count = picture.split('<svg data-page=').length - 1;
      const bottom = Math.max(...boxes.map(([, , y, , tall]) => y + tall));
      const used = findUsed(tree, count, bottom - (count - 1) * tree.page.heightPt);
      expect(count).toBe(measured.count);
      expect(Math.abs(used - measured.used)).toBeLessThan(0.005);
    }
  });
});

describe('a chip is on rows of its own where it has no room beside another', () => {
  it.each([
    ['that just fits its column', 'Accesos venosos ecoguiados', 1],
    ['that is wider than it', 'Accesos venosos centrales y periféricos ecoguiados', 2],
  ])('%s', async (_, wide, rows) => {
    const cv = { ...makeSample('normal', 'es'), skills: ['Ventilación mecánica', wide] };
    const { places, boxes } = await draw(cv, 'modern', 'es');
    const boxesOf = (at: string) => boxes.filter(([place]) => places[place] === at);
    const [, , top = 0, , tall = 0] = boxesOf('/skills/0')[0] ?? [];
    const own = boxesOf('/skills/1');
    expect(own).toHaveLength(rows);
    for (const [, , y] of own) expect(y).toBeGreaterThan(top + tall / 2);
  });
});

it('the sign before an address that fills its column is on the same line', async () => {
  const cv = makeSample('normal', 'es');
  const email = 'carmen.etxeberria@example.com';
  const topOf = async (icons: boolean) => {
    const filled = { ...cv, personal: { ...cv.personal, email } };
    const { places, boxes } = await draw(filled, 'sidebar', 'es', { icons });
    return boxes.find(([place]) => places[place] === '/personal/email')?.[2] ?? 0;
  };
  expect(Math.abs((await topOf(true)) - (await topOf(false)))).toBeLessThan(3);
});

it('a page that is known comes without what is on it, the others whole', async () => {
  const cv = makeSample('five pages', 'es');
  const changed = { ...cv, summary: `${cv.summary} Y algo más.` };
  const task = { format: 'svg', template: 'modern', language: 'es' } as const;
  const cut = async (told: { cv: typeof cv; known?: string[] }) =>
    new TextDecoder()
      .decode(await writer.write({ ...task, ...told }))
      .split(/\n(?=<svg data-page|<\/svg>$)/)
      .slice(1, -1)
      .map((sheet) => ({ name: /data-page="([^"]+)"/.exec(sheet)?.[1] ?? '', sheet }));
  const before = await cut({ cv });
  const known = before.map(({ name }) => name);
  expect(new Set(known).size).toBe(known.length);
  const whole = await cut({ cv: changed });
  const partial = await cut({ cv: changed, known });
  expect(partial.map(({ name }) => name)).toEqual(whole.map(({ name }) => name));
  expect(known).not.toContain(partial[0]?.name);
  expect(partial[0]).toEqual(whole[0]);
  const same = await cut({ cv, known });
  for (const { name, sheet } of same) {
    expect(known).toContain(name);
    expect(sheet).toMatch(/^<svg [^>]*><\/svg>$/);
  }
});

type Box = z.infer<typeof toldSchema>['boxes'][number];

/** Boxes of two places that share more than the room between lines. */
function listOverlaps(boxes: readonly Box[]): unknown[] {
  const isOver = ([p, x, y, w, h]: Box, [q, x2, y2, w2, h2]: Box) =>
    p !== q &&
    Math.min(x + w, x2 + w2) - Math.max(x, x2) > 1 &&
    Math.min(y + h, y2 + h2) - Math.max(y, y2) > Math.min(h, h2) / 4;
  return boxes.flatMap((box, index) =>
    boxes.slice(index + 1).flatMap((other) => (isOver(box, other) ? [[box, other]] : [])),
  );
}

describe('neither a heading nor the head of an entry is left at the foot of a page', () => {
  for (const template of templateNames) {
    it(template, tagLong(template !== 'timeline'), async () => {
      for (let lines = 0; lines < 28; lines += 1) {
        const cv = addLines(makeSample('normal', 'es'), lines);
        const { page } = layoutCv(cv, template, 'es');
        const { boxes } = await draw(cv, template, 'es');
        const pageOf = new Map(boxes.map(([place, , y]) => [place, Math.floor(y / page.heightPt)]));
        const texts = listPlaces(layoutCv(cv, template, 'es'));
        const parted = texts.filter((text, at) => {
          const next = texts[at + 1];
          const isHead = !['bullet', 'paragraph'].includes(text.kind);
          const leads = text.kind === 'heading' || (isHead && text.entry === next?.entry);
          const isOfOne = text.kind === 'heading' || text.entry !== null;
          return next && leads && isOfOne && pageOf.get(at) !== pageOf.get(at + 1);
        });
        expect({ lines, parted }).toEqual({ lines, parted: [] });
      }
    });
  }
});
