import { describe, expect, it } from 'vitest';
import { findAmerican, findBritish, isSpeltBothWays, listSpellingPairs } from './spelling-pairs';

type Pairs = readonly { readonly british: string; readonly american: string }[];

/** Words that rows spell in two ways, or take for British once and for American once. */
function listContradictions(pairs: Pairs): string[] {
  const starred = pairs.filter(({ british }) => british.endsWith('*'));
  const bare = (word: string) => word.replace('*', '');
  return pairs.flatMap(({ british, american }) => {
    const [ours, theirs] = [bare(british), bare(american)];
    const begun = starred
      .filter((row) => ours.startsWith(bare(row.british)))
      .map((row) => bare(row.american) + ours.slice(bare(row.british).length));
    const others = pairs.flatMap((row) => [
      ...(bare(row.british) === ours ? [bare(row.american)] : []),
      ...(bare(row.american) === ours ? [ours] : []),
    ]);
    const back = pairs.filter((row) => bare(row.american) === theirs);
    const isTold =
      [...begun, ...others].every((word) => word === theirs) &&
      back.every((row) => bare(row.british) === ours);
    return isTold ? [] : [`${british} ${american}`];
  });
}

describe('the table of spellings', () => {
  it('contradicts itself nowhere', () => {
    expect(listContradictions(listSpellingPairs())).toEqual([]);
  });

  it.each([
    [
      'two American spellings',
      { british: 'grey', american: 'gray' },
      { british: 'grey', american: 'gry' },
    ],
    [
      'two British spellings',
      { british: 'grey', american: 'gray' },
      { british: 'greye', american: 'gray' },
    ],
    [
      'a beginning against a word',
      { british: 'grey*', american: 'gray*' },
      { british: 'greyed', american: 'grayd' },
    ],
    [
      'British and American at once',
      { british: 'grey', american: 'gray' },
      { british: 'gray', american: 'groy' },
    ],
  ])('would tell of %s', (_, one, other) => {
    expect(listContradictions([one, other])).not.toEqual([]);
  });

  it('knows its ways, and stars both sides or none', () => {
    for (const { british, american, way } of listSpellingPairs()) {
      expect(['', 'american', 'british', 'noun']).toContain(way);
      expect([british, american.endsWith('*')]).toEqual([british, british.endsWith('*')]);
    }
  });

  it('stars nothing that ends otherwise with -d or -ing: "maneuverd"', () => {
    expect(listSpellingPairs().filter(({ british }) => british.endsWith('re*'))).toEqual([]);
  });

  it('is read there and back, each row as it says', () => {
    for (const { british, american, way } of listSpellingPairs()) {
      const [ours, theirs] = [british.replace('*', ''), american.replace('*', '')];
      expect([ours, findAmerican(ours)]).toEqual([ours, way === 'british' ? undefined : theirs]);
      expect([theirs, findBritish(theirs, '')]).toEqual([
        theirs,
        way === 'american' ? undefined : ours,
      ]);
    }
  });
});

it('one word in two spellings is not two words, unless each means something', () => {
  expect(isSpeltBothWays('catalogs', 'catalogues')).toBe(true);
  expect(isSpeltBothWays('tyre', 'tire')).toBe(true);
  expect(isSpeltBothWays('practise', 'practice')).toBe(false);
  expect(isSpeltBothWays('color', 'colors')).toBe(false);
});
