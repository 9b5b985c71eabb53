import { expect, it } from 'vitest';
import table from '../../data/skill-countries.tsv' with { type: 'text' };
import { skills } from '../catalog/skills';
import { readNames, readRows } from '../tables';
import { openCountryCheck } from './skill-countries';

it('knows skills of the catalogue', () => {
  const ids = new Set(skills.map(({ id }) => id));
  const named = readRows(table, ['skills', 'countries']).flatMap((row) => readNames(row.skills));
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});

it('goes by the town, and by the language where it is not known', () => {
  const asked = (location: string, language: 'es' | 'en') =>
    ['lexnet', 'hipaa', 'excel'].filter(openCountryCheck(location, language));
  expect(asked('Gijón', 'es')).toEqual(['lexnet', 'excel']);
  expect(asked('Rosario, Argentina', 'es')).toEqual(['excel']);
  expect(asked('Boise, United States', 'en')).toEqual(['hipaa', 'excel']);
  expect(asked('', 'es')).toEqual(['lexnet', 'excel']);
});
