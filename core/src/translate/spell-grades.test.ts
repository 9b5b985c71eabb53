import { expect, it } from 'vitest';
import { spellGrades } from './spell-grades';

it.each([
  ['Oficial de 1.ª electricista', 'Oficial de primera electricista'],
  [
    'oficial 1ª fontanero y oficiales de 2ª.',
    'oficial de primera fontanero y oficiales de segunda.',
  ],
  ['Conductor de 1a en Obras Sáez', 'Conductor de primera en Obras Sáez'],
])('%s: the grade of a trade in words', (text, spelled) => {
  expect(spellGrades(text)).toBe(spelled);
});

it.each([
  'Premio al 1.er puesto',
  'Oficial de 12 años de oficio',
  '2.ª planta, oficial mayor',
  'Oficial de 1 año',
])('%s: no other number changes', (text) => {
  expect(spellGrades(text)).toBe(text);
});
