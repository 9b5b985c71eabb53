import { describe, expect, it } from 'vitest';
import { mendWords } from './mend-words';
import { dropSpecks, joinStrokes, takeGrid } from './take-grid';

/** Three pixels a point. */
function draw(
  ...boxes: readonly (readonly [x: number, y: number, width: number, height: number])[]
) {
  const [width, height] = [900, 600];
  const grey = new Uint8Array(width * height).fill(255);
  for (const [x, y, wide, high] of boxes)
    for (let row = y; row < y + high; row++) grey.fill(0, row * width + x, row * width + x + wide);
  return { width, height, widthPt: 300, heightPt: 200, grey };
}

const inkOf = ({ grey }: { readonly grey: Uint8Array }) =>
  grey.reduce((sum, pixel) => sum + (pixel < 150 ? 1 : 0), 0);

const word = (text: string, x0: number, x1: number) => ({
  text,
  confidence: 95,
  bbox: { x0, x1, y0: 100, y1: 120 },
});

const rules = [
  [60, 60, 600, 3],
  [60, 140, 600, 3],
  [60, 60, 3, 83],
  [360, 60, 3, 83],
  [657, 60, 3, 83],
] as const;
const letters = [
  [100, 90, 5, 24],
  [120, 90, 20, 4],
] as const;

describe('the rules of a scanned table', () => {
  it('are painted over, and what is between them stays', () => {
    const grid = takeGrid(draw(...rules, ...letters));
    expect(inkOf(grid.picture)).toBe(inkOf(draw(...letters)));
    const down = joinStrokes(grid.down, true).map(({ x0 }) => x0);
    expect(down).toEqual([60, 360, 657]);
    expect(joinStrokes(grid.across, false)).toHaveLength(2);
  });

  it('are found in a table with a box for each cell, and on a page that leans', () => {
    const cells = [60, 260].flatMap((x) => [
      [x, 60, 190, 2] as const,
      [x, 130, 190, 2] as const,
      [x, 60, 2, 72] as const,
      [x + 188, 60, 2, 72] as const,
    ]);
    expect(inkOf(takeGrid(draw(...cells, ...letters)).picture)).toBe(inkOf(draw(...letters)));
    const leaning = Array.from({ length: 6 }, (_, at) => [60 + at * 100, 60 + at, 100, 3] as const);
    const sides = [60, 657].map((x) => [x, 60, 3, 80] as const);
    expect(inkOf(takeGrid(draw(...leaning, ...sides, ...letters)).picture)).toBe(
      inkOf(draw(...letters)),
    );
  });

  it('are neither a line below a heading nor letters', () => {
    const page = draw([60, 60, 600, 3], [100, 90, 9, 60], [140, 90, 60, 9]);
    expect(takeGrid(page).picture).toBe(page);
  });

  it('leave no signs behind where they were', () => {
    const grid = takeGrid(draw(...rules));
    const line = {
      baseline: { x0: 0, y0: 120, x1: 600, y1: 120 },
      words: [word('2014', 80, 140), word('—', 352, 372), word('Taller', 380, 460)],
    };
    const [kept] = dropSpecks([line], grid);
    expect(kept?.words.map(({ text }) => text)).toEqual(['2014', 'Taller']);
  });
});

describe('what OCR takes for something else', () => {
  const mend = (...words: readonly ReturnType<typeof word>[]) =>
    mendWords(words).map(({ text }) => text);

  it('is an address with its sign glued to the domain', () => {
    expect(mend(word('anaruiz', 0, 90), word('Qexample.com', 100, 220))).toEqual([
      'anaruiz@example.com',
    ]);
  });

  it('is a span whose dash was passed over, or has wide room around it', () => {
    expect(mend(word('2009', 0, 80), word('2015', 140, 220))).toEqual(['2009 - 2015']);
    expect(mend(word('2009', 0, 80), word('-', 115, 125), word('hoy', 160, 200))).toEqual([
      '2009 - hoy',
    ]);
    expect(mend(word('2009', 0, 80), word('2015', 300, 380))).toEqual(['2009', '2015']);
  });

  it('is the small letter of an ordinal', () => {
    const page = [word('Oficial', 0, 90), word('de', 100, 120), word('12', 130, 150)];
    expect(mend(...page)).toEqual(['Oficial', 'de', '1ª']);
    expect(mend(word('curso', 0, 90), word('de', 100, 120), word('12', 130, 150)).at(-1)).toBe(
      '12',
    );
  });
});
