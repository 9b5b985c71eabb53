import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignEntries } from './align-entries';
import { compareCvs } from './compare-cvs';
import { type Cv, cvSchema } from './cv-schema';
import { mergeCvs } from './merge-cvs';

const pairsOf = (before: readonly object[], after: readonly object[]) =>
  alignEntries(
    before.map((entry) => ({ ...entry })),
    after.map((entry) => ({ ...entry })),
  ).map(({ from, at }) => `${from}→${at}`);

describe('which entries are the same one', () => {
  it.each([
    ['the very same, wherever it went', [{ title: 'A' }, { title: 'B' }], ['1→0', '0→1'], [1, 0]],
    ['the same twice, each in its place', [{ title: 'A' }, { title: 'A' }], ['0→0', '1→1'], [0, 1]],
    ['one that is gone, and one that came', [{ title: 'A' }, { title: 'B' }], ['1→0', '0→-1'], [1]],
  ])('%s', (_, before, expected, order) => {
    const after = order.map((index) => before[index] ?? {});
    expect(pairsOf(before, after)).toEqual(expected);
  });

  it('who shares the most is taken first: two jobs at one company are told apart by their dates', () => {
    const before = [
      { title: 'Becaria', company: 'Acme', dates: '2018' },
      { title: 'Técnica', company: 'Acme', dates: '2020' },
    ];
    const after = [
      { title: 'Técnica principal', company: 'Acme', dates: '2020' },
      { title: 'Prácticas', company: 'Acme', dates: '2018' },
    ];
    expect(pairsOf(before, after)).toEqual(['1→0', '0→1']);
  });

  it('dates alone tell an entry in its own place, and nowhere else', () => {
    const [first, second] = [{ dates: '2015' }, { company: 'Acme' }];
    const changed = [
      { dates: '2015', title: 'A' },
      { company: 'Acme', title: 'B' },
    ];
    expect(pairsOf([first, second], changed)).toEqual(['0→0', '1→1']);
    expect(pairsOf([first, second], changed.toReversed())).toEqual(['1→0', '-1→1', '0→-1']);
  });

  it('a place or who gave it alone make no pair; an entry rewritten whole keeps its place', () => {
    expect(pairsOf([{ location: 'Vigo' }], [{ location: 'Vigo', title: 'A' }, {}])).toEqual([
      '-1→0',
      '-1→1',
      '0→-1',
    ]);
    expect(pairsOf([{ title: 'A' }], [{ title: 'B' }])).toEqual(['0→0']);
  });

  it('every entry of both lists is in one pair', () => {
    const word = fc.constantFrom('', 'A', 'B', 'C');
    const list = fc.array(fc.record({ title: word, company: word, dates: word }), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(list, list, (before, after) => {
        const pairs = alignEntries(before, after);
        const places = (side: 'from' | 'at') =>
          pairs
            .map((pair) => pair[side])
            .filter((place) => place >= 0)
            .toSorted((a, b) => a - b);
        expect(places('from')).toEqual([...before.keys()]);
        expect(places('at')).toEqual([...after.keys()]);
      }),
    );
  });
});

/** How often a field of an entry is looked at; no clock is asked. */
function countReads(work: (make: (cv: Cv) => Cv) => void): number {
  let reads = 0;
  const watch = <T extends object>(entry: T): T =>
    new Proxy(entry, {
      get(target, field, self) {
        reads += 1;
        return Reflect.get(target, field, self);
      },
    });
  work((cv) => ({ ...cv, work_experience: cv.work_experience.map(watch) }));
  return reads;
}

const makeCv = (count: number, mark: string) =>
  cvSchema.parse({
    work_experience: Array.from({ length: count }, (_, index) => ({
      title: `Puesto ${index % 7}${mark}`,
      company: index % 2 === 0 ? 'Acme' : `Empresa ${index}`,
      dates: `${1990 + (index % 30)}`,
    })),
  });

describe.each([
  ['compared with itself', (cv: Cv) => compareCvs(cv, cv)],
  ['compared with another', (cv: Cv) => compareCvs(cv, makeCv(cv.work_experience.length, ' b'))],
  [
    'merged with two others',
    (cv: Cv) =>
      mergeCvs(
        cv,
        makeCv(cv.work_experience.length, ' mine'),
        makeCv(cv.work_experience.length, ' theirs'),
      ),
  ],
])('a CV %s', (_, work) => {
  it('costs twice as much with twice the entries', () => {
    const [some, twice] = [200, 400].map((count) =>
      countReads((watch) => work(watch(makeCv(count, '')))),
    );
    expect(twice).toBeLessThan(2.2 * (some ?? 0));
  });
});
