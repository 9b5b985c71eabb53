import { describe, expect, it } from 'vitest';
import type { PagePicture } from '../pdf/draw-page';
import { eraseBars } from './erase-bars';
import { markSigns } from './mark-signs';
import type { Picture, RecognisedLine } from './ocr-engine';
import { readUnread } from './read-unread';
import { findSlope, leanBoxes, straighten } from './straighten';

/** Two pixels a point, with black boxes on it. */
function draw(
  ...boxes: readonly (readonly [x: number, y: number, width: number, height: number])[]
): PagePicture {
  const [width, height] = [600, 400];
  const grey = new Uint8Array(width * height).fill(255);
  for (const [x, y, wide, high] of boxes)
    for (let row = y; row < y + high; row++) grey.fill(0, row * width + x, row * width + x + wide);
  return { width, height, widthPt: 300, heightPt: 200, grey };
}

const inkOf = ({ grey }: Picture) => grey.reduce((sum, pixel) => sum + (pixel < 150 ? 1 : 0), 0);

const wordAt = (
  text: string,
  x: number,
  y: number,
  width: number,
  height: number,
  confidence = 95,
) => ({
  text,
  confidence,
  bbox: { x0: x, y0: y, x1: x + width, y1: y + height },
});

const lineOf = (...words: ReturnType<typeof wordAt>[]): RecognisedLine => {
  const [first] = words;
  const last = words.at(-1);
  const y = first?.bbox.y1 ?? 0;
  return { words, baseline: { x0: first?.bbox.x0 ?? 0, y0: y, x1: last?.bbox.x1 ?? 0, y1: y } };
};

describe('bars beside headings', () => {
  it.each([6, 12, 18])('%i pixels thick are painted over, and letters stay', (thickness) => {
    const letters = [
      [300, 100, 8, 30],
      [320, 100, 20, 30],
    ] as const;
    const page = draw([50, 110, 180, thickness], ...letters);
    expect(inkOf(eraseBars(page))).toBe(inkOf(draw(...letters)));
  });

  it('stay where they are as thick as a ground with words on it', () => {
    const page = draw([0, 100, 600, 40]);
    expect(inkOf(eraseBars(page))).toBe(inkOf(page));
  });

  it('are painted over below letters that touch them, which keep their shape', () => {
    const stems = [
      [100, 90, 6, 32],
      [150, 90, 6, 32],
    ] as const;
    const erased = eraseBars(draw([60, 116, 200, 6], ...stems));
    expect(inkOf(erased)).toBe(inkOf(draw(...stems)));
  });
});

describe('words that were passed over', () => {
  const page = draw([40, 20, 300, 60], [40, 200, 100, 20]);
  const known = lineOf(wordAt('Perfil', 40, 200, 100, 20));
  const again = (confidence: number) => (cut: Picture) => [
    lineOf(wordAt('Noelia', 5, 5, cut.width - 10, cut.height - 10, confidence)),
  ];
  const textsOf = (lines: readonly RecognisedLine[]) =>
    lines.flatMap(({ words }) => words.map(({ text }) => text));

  it('are read on their own, where they are', () => {
    const lines = readUnread(page, [known], again(95));
    expect(textsOf(lines)).toEqual(['Perfil', 'Noelia']);
    const box = lines.at(-1)?.words[0]?.bbox;
    expect(Math.abs((box?.x0 ?? 0) - 40)).toBeLessThan(16);
    expect(Math.abs((box?.y1 ?? 0) - 80)).toBeLessThan(16);
  });

  it('take the place of half a word, and of nothing where they are no surer', () => {
    const half = lineOf(wordAt('oelia', 90, 20, 250, 60, 50));
    expect(textsOf(readUnread(page, [half, known], again(95)))).toEqual(['Perfil', 'Noelia']);
    expect(textsOf(readUnread(page, [half, known], again(70)))).toEqual(['oelia', 'Perfil']);
  });

  it('are not looked for where every word is read', () => {
    const whole = lineOf(wordAt('Noelia', 40, 20, 300, 60));
    const lines = readUnread(page, [whole, known], () => {
      throw new Error('nothing is left to read');
    });
    expect(textsOf(lines)).toEqual(['Noelia', 'Perfil']);
  });
});

describe('signs of lists', () => {
  const items = (sign: string, lean = 0) =>
    ['Carga', 'Descarga', 'Inventario'].map((text, at) =>
      lineOf(
        wordAt(sign, 50 + lean * at, 100 + 40 * at, 12, 12),
        wordAt(text, 80, 95 + 40 * at, 90, 20),
      ),
    );

  it.each(['e', 'o', '©', '=', '»', '*'])(
    'taken for "%s" are signs, on a page askew too',
    (sign) => {
      for (const lean of [0, 4])
        for (const { words } of markSigns(items(sign, lean))) expect(words[0]?.text).toBe('•');
    },
  );

  it.each(['a', 'y', '5', '-'])('"%s" is none', (sign) => {
    expect(markSigns(items(sign)).map(({ words }) => words[0]?.text)).toEqual([sign, sign, sign]);
  });

  it('one or two are what they say', () => {
    expect(markSigns(items('e').slice(0, 2))[0]?.words[0]?.text).toBe('e');
  });
});

describe('a page that lies askew', () => {
  const straight = [60, 120, 180, 240].map((y) =>
    lineOf(wordAt('2019', 40, y, 60, 20), wordAt('Cocinera', 300, y, 200, 20)),
  );
  const lean = (slope: number) =>
    straight.map(({ words, baseline }) => ({
      words: words.map((word) => {
        const down = slope * ((word.bbox.x0 + word.bbox.x1) / 2);
        const { x0, y0, x1, y1 } = word.bbox;
        return { ...word, bbox: { x0, y0: y0 + down, x1, y1: y1 + down } };
      }),
      baseline: {
        ...baseline,
        y0: baseline.y0 + slope * baseline.x0,
        y1: baseline.y1 + slope * baseline.x1,
      },
    }));

  it.each([0, 0.006, 0.012, -0.02])('by %f has its words on one line again', (slope) => {
    const lines = lean(slope);
    const found = findSlope(lines);
    expect(found).toBeCloseTo(slope, 5);
    for (const { words } of straighten(lines, found)) {
      const tops = words.map(({ bbox }) => bbox.y0);
      expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1);
    }
  });

  it('shows its lines where they are drawn', () => {
    const slope = 0.012;
    const [word] = lean(slope).flatMap(({ words }) => words.slice(1));
    const [turned] = straighten(lean(slope), slope).flatMap(({ words }) => words.slice(1));
    const box = turned?.bbox ?? { x0: 0, y0: 0, x1: 0, y1: 0 };
    const [line] = leanBoxes(
      [
        {
          text: 'Cocinera',
          page: 1,
          boxes: [[box.x0, box.y0, box.x1 - box.x0, box.y1 - box.y0, 8]],
        },
      ],
      () => slope,
    );
    const [x = 0, y = 0] = line?.boxes?.[0] ?? [];
    expect(Math.abs(x - (word?.bbox.x0 ?? 0))).toBeLessThan(1);
    expect(Math.abs(y - (word?.bbox.y0 ?? 0))).toBeLessThan(1);
  });
});
