import { describe, expect, it } from 'vitest';
import { foldText } from '../../language';
import { headingPairs } from '../words/heading-pairs';
import { languagePairs, proficiencyPairs } from '../words/language-pairs';
import { certificatePairs, degreePairs, skillPairs, subjectPairs, titlePairs } from './field-pairs';

describe.each([
  ['titles', titlePairs],
  ['skills', skillPairs],
  ['certificates', certificatePairs],
  ['degrees', degreePairs],
  ['subjects', subjectPairs],
  ['headings', headingPairs],
  ['languages', languagePairs],
  ['proficiencies', proficiencyPairs],
])('the table of %s', (_, pairs) => {
  it('has every name once, so that no row hides another', () => {
    for (const language of ['es', 'en'] as const) {
      const names = pairs.flatMap((pair) => pair[language].map(foldText));
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    }
  });

  it('has no comma inside a name, which would be the end of it', () => {
    const broken = pairs
      .flatMap(({ es, en }) => [...es, ...en])
      .filter((name) => name.split('(').length !== name.split(')').length);
    expect(broken).toEqual([]);
  });

  it('has both languages in every row, and no empty name', () => {
    const empty = pairs.filter(
      ({ es, en }) => es.length === 0 || en.length === 0 || [...es, ...en].includes(''),
    );
    expect(empty).toEqual([]);
  });
});
