import { expect, it } from 'vitest';
import { hideTerms } from './hide-terms';
import { namePlaces } from './name-places';

const most = { number: 12, name: 10 };

it('a town that the model has not met is written as the other language calls it', () => {
  const text = 'Equipos de Madrid y Varsovia';
  const renamed = namePlaces(text, { from: 'es', to: 'en' }, (word) => word !== 'Varsovia');
  expect(hideTerms(text, { to: 'en', names: [], renamed, most })).toEqual([
    'Equipos de Madrid y ',
    { kind: 'name', written: 'Warsaw' },
  ]);
});

it('one that it has met is left to it, and a name that the person gave stays', () => {
  const text = 'Hotel Londres';
  expect(namePlaces(text, { from: 'es', to: 'en' }, () => true).size).toBe(0);
  const renamed = namePlaces(text, { from: 'es', to: 'en' }, () => false);
  expect(hideTerms(text, { to: 'en', names: ['Hotel Londres'], renamed, most })).toEqual([
    { kind: 'name', written: 'Hotel Londres' },
  ]);
});
