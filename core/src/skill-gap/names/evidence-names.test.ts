import { describe, expect, it } from 'vitest';
import table from '../../../data/same-skills.tsv' with { type: 'text' };
import { evidenceSkills } from '../../evidence';
import { readNames, readRows } from '../../tables';
import { findThing, listEvidence } from './skill-names';

describe('what the evidence shows of the catalogue', () => {
  const places = new Map(evidenceSkills().map(({ en }, index) => [en, index]));

  it('is found under each skill that a row names', () => {
    const lost = readRows(table, ['skill', 'ids']).flatMap(({ skill, ids }) =>
      readNames(ids)
        .filter(
          (id) =>
            findThing(id) === undefined || !listEvidence(id).includes(places.get(skill) ?? -1),
        )
        .map((id) => `${skill}: ${id}`),
    );
    expect(lost).toEqual([]);
  });

  it.each(['welding', 'translation', 'bookkeeping', 'dishwashing', 'car-mechanics', 'packaging'])(
    'has phrases for %s, which is seldom written by its name',
    (id) => {
      expect(listEvidence(id).length).toBeGreaterThan(0);
    },
  );
});
