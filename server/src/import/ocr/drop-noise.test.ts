import { expect, it } from 'vitest';
import { toContent } from './read-scan';

const box = (x0: number, y0: number, width: number, height: number) => ({
  x0,
  y0,
  x1: x0 + width,
  y1: y0 + height,
});

type Said = readonly [text: string, confidence: number, width: number, height: number];

/** Words beside each other on lines of a page whose letters are 26 pixels high. */
function read(...rows: readonly (readonly Said[])[]): readonly string[] {
  const lines = rows.map((row, at) => {
    let x = 100;
    const words = row.map(([text, confidence, width, height]) => {
      const bbox = box(x, 100 + at * 60, width, height);
      x += width + 12;
      return { text, confidence, bbox };
    });
    return { words, baseline: { x0: 0, y0: 130 + at * 60, x1: 500, y1: 130 + at * 60 } };
  });
  return toContent({ width: 600, widthPt: 600, heightPt: 800 }, lines).glyphs.map(
    ({ text }) => text,
  );
}

const sentence: readonly Said[] = [
  ['Oficinas', 92, 130, 26],
  ['y', 93, 14, 26],
  ['portales', 94, 120, 26],
];
const words = sentence.map(([text]) => text);

it.each<Said>([
  ['AA', 32, 1377, 35],
  ['E', 91, 475, 59],
  ['Lu', 50, 196, 67],
  ['a', 42, 55, 50],
  [':', 61, 2, 2],
  ['i', 56, 3, 2],
])('a rule or a speck is no word: %s, confidence %d, %d by %d pixels', (...noise) => {
  expect(read(sentence, [noise], [...sentence, noise])).toEqual([...words, ...words]);
});

it.each<Said>([
  ['•', 39, 13, 13],
  ['·', 90, 4, 4],
  ['–', 90, 24, 3],
  ['m', 55, 26, 18],
  ['A', 93, 60, 60],
  ['de', 58, 34, 26],
])(
  'what is as large as letters and signs are is kept: %s, confidence %d, %d by %d pixels',
  (...word) => {
    expect(read(sentence, [...sentence, word])).toEqual([...words, ...words, word[0]]);
  },
);

it('an address is whole where its sign was read as a word of its own', () => {
  const parts: readonly Said[] = [
    ['Correo:', 95, 90, 26],
    ['ana.ruiz', 66, 100, 26],
    ['Q', 66, 20, 26],
    ['example.com', 90, 140, 26],
  ];
  expect(read(parts)).toEqual(['Correo:', 'ana.ruiz@example.com']);
});
