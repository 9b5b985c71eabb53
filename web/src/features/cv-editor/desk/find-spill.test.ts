import type { PlacedText } from '@trayecto/core/document';
import { describe, expect, it } from 'vitest';
import { findSpill, followSpill } from './find-spill';

const HEIGHT = 800;

/** Texts with the heights at which their lines are, page after page. */
function draw(pages: number, ...lines: readonly (readonly [Partial<PlacedText>, number[]])[]) {
  const texts = lines.map(
    ([text], index): PlacedText => ({
      at: `/${index}`,
      kind: 'bullet',
      texts: [`texto ${index}`],
      entry: null,
      section: 'work_experience',
      column: 1,
      ...text,
    }),
  );
  const places = new Map(
    lines.map(([, ys], index) => [
      `/${index}`,
      ys.map((y) => ({ x: 50, y, width: 200, height: 12 })),
    ]),
  );
  const sheets = Array.from({ length: pages }, (_, page) => ({ name: `${page}`, markup: '' }));
  return { texts, picture: { pages: sheets, places, pageHeightPt: HEIGHT } };
}

const heading = { kind: 'heading', texts: ['Formación'] } as const;
const lead = { kind: 'lead', texts: ['Técnica de datos'], entry: '/work_experience/1' } as const;
const dates = { kind: 'dates', texts: ['2017 – 2019'], entry: '/work_experience/1' } as const;
const bullet = { texts: ['Automaticé informes'], entry: '/work_experience/1' };

describe('findSpill', () => {
  it('says nothing of one page, or of a last one that holds nothing', () => {
    expect(findSpill(draw(1, [heading, [100]]))).toBeNull();
    expect(findSpill(draw(2, [heading, [100]]))).toBeNull();
  });

  it('begins with a heading', () => {
    const pages = draw(2, [lead, [700]], [heading, [840]], [bullet, [860, 874]]);
    expect(findSpill(pages)).toEqual({ lines: 3, begins: 'Formación' });
  });

  it('calls what goes on there by the entry it belongs to', () => {
    const pages = draw(2, [lead, [760]], [bullet, [780, 840]]);
    expect(findSpill(pages)).toEqual({ lines: 1, begins: 'Técnica de datos' });
  });

  it('counts what is beside each other in a column as one line', () => {
    const pages = draw(3, [lead, [1640]], [dates, [1640.5]], [bullet, [1655]]);
    expect(findSpill(pages)).toEqual({ lines: 2, begins: 'Técnica de datos' });
  });

  it('begins where the page does, in whichever column that is', () => {
    const aside = { ...heading, column: 2, texts: ['Idiomas'] };
    expect(findSpill(draw(2, [heading, [900]], [aside, [840]]))?.begins).toBe('Idiomas');
  });
});

describe('followSpill', () => {
  const follow = (counts: readonly number[]) =>
    counts
      .slice(1)
      .reduce<number | null>(
        (before, to, index) => followSpill(before, counts[index] ?? to, to),
        null,
      );

  it.each([
    [[1, 1, 1], null],
    [[1, 2], 1],
    [[1, 2, 2], 1],
    [[1, 2, 1], null],
    [[1, 2, 3], 1],
    [[1, 3, 2], 1],
    [[2, 1], null],
    [[2, 1, 2], 1],
  ])('of %j pages remembers %j', (counts, before) => {
    expect(follow(counts)).toBe(before);
  });
});
