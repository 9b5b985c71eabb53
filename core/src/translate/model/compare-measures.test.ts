import { expect, it } from 'vitest';
import { hasSameMeasures } from './compare-measures';

const ENGLISH = { from: 'es', to: 'en' } as const;
const SPANISH = { from: 'en', to: 'es' } as const;

it.each([
  ['Fontanería y calefacción, 15 años.', 'Plumbing and heating, 15.', ENGLISH],
  ['Turnos de doce horas', 'Shifts of twelve', ENGLISH],
  ['Silos de 40 toneladas', '40 silos', ENGLISH],
  ['A 6-month placement', 'Unas prácticas de 6', SPANISH],
] as const)('%s has lost what is counted in “%s”', (source, text, direction) => {
  expect(hasSameMeasures(source, text, direction)).toBe(false);
});

it.each([
  ['Fontanería y calefacción, 15 años.', 'Plumbing and heating, 15 years.', ENGLISH],
  ['Tengo 19 años y ganas de aprender', 'I am 19 and keen to learn', ENGLISH],
  ['Niños de 3 a 6 años', 'Children aged 3 to 6', ENGLISH],
  ['Guardias de 24 horas', '24-hour on-call duty', ENGLISH],
  ['Three years in one yard', 'Tres años en el mismo astillero', SPANISH],
  ['40 hrs a week', '40 horas semanales', SPANISH],
  ['Llevé 12 mesas', 'Waited on 12 tables', ENGLISH],
] as const)('%s keeps it in “%s”', (source, text, direction) => {
  expect(hasSameMeasures(source, text, direction)).toBe(true);
});
