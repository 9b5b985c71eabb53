import { describe, expect, it } from 'vitest';
import { cvSchema } from '../cv';
import { listParts, partKeyOf } from './cv-parts';
import { findSources } from './find-sources';
import { boxesOfParts, boxesOfWords, linesInside, linesOfParts } from './page-regions';
import type { Reading } from './reading';

const LINES: readonly (readonly [string, number, number, number, number])[] = [
  ['Ana Ruiz', 1, 50, 40, 120],
  ['EXPERIENCIA', 1, 50, 80, 90],
  ['2019 – 2023 Analista, Banco Sol', 1, 50, 100, 200],
  ['Cuadros de mando para ocho equipos', 1, 50, 114, 220],
  ['2015 – 2019 Técnica, Tienda Alfa', 1, 50, 128, 200],
  ['Informes semanales', 2, 50, 40, 110],
  ['SQL, Python', 1, 400, 100, 90],
];

const reading: Reading = {
  lines: LINES.map(([text]) => text),
  provenance: {
    '/personal/name': { lines: [1], confidence: 0.9 },
    '/work_experience/0/title': { lines: [2, 3], confidence: 0.9 },
    '/work_experience/0/company': { lines: [3], confidence: 0.9 },
    '/work_experience/0/description': { lines: [4], confidence: 0.9 },
    '/work_experience/1/company': { lines: [5], confidence: 0.9 },
    '/work_experience/1/description': { lines: [6], confidence: 0.9 },
    '/skills/0': { lines: [7], confidence: 0.9 },
  },
  unplaced: [],
  geometry: {
    pages: [
      { widthPt: 595, heightPt: 842 },
      { widthPt: 595, heightPt: 842 },
    ],
    places: LINES.map(([text, page, left, top, width]) => ({
      page,
      boxes: [[left, top, width, 10, text.length]],
    })),
  },
};

const cv = cvSchema.parse({
  personal: { name: 'Ana Ruiz' },
  work_experience: [
    { title: 'Analista', company: 'Banco Sol', description: 'Cuadros de mando para ocho equipos' },
    { title: '', company: 'Tienda Alfa', description: 'Informes semanales' },
  ],
  skills: ['SQL', 'Python'],
});

function boxes() {
  const sources = findSources(reading, cv);
  const lines = linesOfParts(listParts(cv), sources, cv, reading.lines);
  return reading.geometry ? boxesOfParts(lines, reading.geometry) : new Map();
}

describe('the boxes of a page', () => {
  it('go around what is together, and begin again on another page', () => {
    expect(boxes().get('/work_experience/0')).toEqual([
      { page: 1, left: 50, top: 100, width: 220, height: 24 },
    ]);
    expect(boxes().get('/work_experience/1')).toMatchObject([
      { page: 1, top: 128, height: 10 },
      { page: 2, top: 40, height: 10 },
    ]);
  });

  it('never reach into those of another part, and leave headings out', () => {
    const all = [...boxes()].flatMap(([key, some]) =>
      some.map(
        (box: { page: number; left: number; top: number; width: number; height: number }) => ({
          key,
          ...box,
        }),
      ),
    );
    for (const a of all)
      for (const b of all) {
        if (a.key === b.key || a.page !== b.page) continue;
        const isApart =
          a.left + a.width <= b.left + 1 ||
          b.left + b.width <= a.left + 1 ||
          a.top + a.height <= b.top + 1 ||
          b.top + b.height <= a.top + 1;
        expect(isApart, `${a.key} and ${b.key}`).toBe(true);
      }
    expect(boxes().get('/work_experience/0')?.[0]?.top).toBe(100);
  });

  it('find the words of a value in their line', () => {
    const [found] = boxesOfWords(reading, [3], 'Banco Sol');
    expect(found?.left).toBeGreaterThan(50 + 200 * 0.6);
    expect((found?.left ?? 0) + (found?.width ?? 0)).toBeCloseTo(250, 0);
    expect(boxesOfWords(reading, [3], 'nada de esto')).toEqual([]);
  });

  it('give the lines inside a frame', () => {
    if (!reading.geometry) throw new Error('no geometry');
    const frame = { page: 1, left: 40, top: 95, width: 300, height: 32 };
    expect(linesInside(reading.geometry, frame)).toEqual([3, 4]);
  });
});

it('every field is in the part that says so', () => {
  for (const { key, pointers } of listParts(cv))
    for (const pointer of pointers) expect(partKeyOf(pointer)).toBe(partKeyOf(key));
});
