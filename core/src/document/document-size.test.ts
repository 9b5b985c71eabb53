import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cvSchema } from '../cv';
import {
  type DocumentUse,
  estimatePages,
  hasRoomIn,
  isTooLong,
  LONGEST_LABEL,
} from './document-size';
import { makeSample, sampleNames } from './fixtures';
import { layoutCv } from './layout-cv';
import { listTexts } from './list-sections';
import { templateNames } from './templates';

const uses: readonly DocumentUse[] = ['file', 'screen', 'fit'];

/** One text in every place that is printed, so that each can be filled by itself. */
const plain = cvSchema.parse({
  personal: { name: 'Ana Ruiz', email: 'ana@example.com', phone: '600', location: 'Soria' },
  summary: 'Analista',
  work_experience: [
    { title: 'Analista', company: 'Datos', dates: '2019 – 2020', achievements: ['Informes'] },
  ],
  education: [{ degree: 'Grado', institution: 'Universidad', dates: '2015', description: 'Notas' }],
  skills: ['SQL'],
  certifications: [{ name: 'Curso', issuer: 'Centro', date: '2018' }],
  languages: [{ language: 'Inglés', proficiency: 'B2' }],
  additional: { Otros: ['Carné'] },
});

function listPaths(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value === 'string') return value === '' ? [] : [[...path]];
  return Object.entries(Object(value)).flatMap(([name, inner]) =>
    listPaths(inner, [...path, name]),
  );
}

function fillPlace(path: readonly string[], text: string) {
  const fill = (value: unknown, [name, ...rest]: readonly string[]): unknown => {
    if (name === undefined) return text;
    if (Array.isArray(value)) return value.with(Number(name), fill(value[Number(name)], rest));
    return { ...Object(value), [name]: fill(Object(value)[name], rest) };
  };
  return cvSchema.parse(fill(plain, path));
}

const place = fc.constantFrom(...listPaths(plain));
const template = fc.constantFrom(...templateNames);
const piece = fc.constantFrom(
  'x',
  'x ',
  'palabra ',
  'a-',
  '24 % ',
  'שלום ',
  '漢',
  '👩‍👩‍👧 ',
  'e\u0301 ',
);

it('no text counts for more than the most that its letters could', () => {
  const heavy = fc.constantFrom(
    'e\u0301\u0301\u0301',
    '\u0301',
    '-',
    '!?!',
    '﷽',
    '漢',
    '9 %',
    'x',
    ' ',
  );
  const texts = fc.array(heavy, { minLength: 1, maxLength: 200 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(texts, place, (text, path) => {
      const tree = layoutCv(fillPlace(path, text), 'classic', 'es');
      const most = listTexts(tree).reduce((sum, { length }) => sum + 10 + 45 * length, 0);
      expect(hasRoomIn({ pages: Number.POSITIVE_INFINITY, characters: most - 1 }, tree)).toBe(true);
    }),
  );
});

describe('what is too long to be set', () => tryAnyPlace(20));
describe('what is too long to be set, many times over', { tags: ['long'] }, () => tryAnyPlace(60));

function tryAnyPlace(numRuns: number): void {
  it('is far too much text in any place, whatever it says', () => {
    fc.assert(
      fc.property(place, template, piece, fc.constantFrom(...uses), (path, name, text, use) => {
        const cv = fillPlace(path, text.repeat(250_000 / text.length));
        expect(isTooLong(layoutCv(cv, name, 'es'), use)).toBe(true);
      }),
      { numRuns },
    );
  });

  it('never grows shorter by more text', () => {
    const length = fc.nat(20_000);
    fc.assert(
      fc.property(place, template, piece, length, length, (path, name, text, some, more) => {
        const layout = (count: number) => layoutCv(fillPlace(path, text.repeat(count)), name, 'es');
        const [short, long] = [layout(some + 1), layout(some + 1 + more)];
        expect(estimatePages(long)).toBeGreaterThanOrEqual(estimatePages(short));
        for (const use of uses) if (isTooLong(short, use)) expect(isTooLong(long, use)).toBe(true);
      }),
      { numRuns },
    );
  });
}

describe('what is too long to be set', () => {
  it.each([
    ['a name', ['personal', 'name']],
    ['a way to reach the person', ['personal', 'location']],
    ['a date', ['work_experience', '0', 'dates']],
  ])('%s ends after so many characters', (_, path) => {
    const layout = (count: number) => layoutCv(fillPlace(path, 'x'.repeat(count)), 'modern', 'es');
    expect(isTooLong(layout(LONGEST_LABEL), 'file')).toBe(false);
    expect(isTooLong(layout(LONGEST_LABEL + 1), 'file')).toBe(true);
  });

  it('is a text of letters under heaps of marks, long before its pages are', () => {
    const layout = (summary: string) => layoutCv({ ...plain, summary }, 'modern', 'es');
    const heaps = (count: number, marks: number) => `e${'\u0301'.repeat(marks)} `.repeat(count);
    expect(isTooLong(layout(heaps(8_000, 30)), 'file')).toBe(true);
    expect(isTooLong(layout(heaps(8_000, 2)), 'file')).toBe(false);
  });

  it('is no ordinary CV, for anything that is done with it', () => {
    for (const name of sampleNames)
      for (const use of uses)
        expect(isTooLong(layoutCv(makeSample(name, 'es'), 'modern', 'es'), use)).toBe(false);
  });
});
