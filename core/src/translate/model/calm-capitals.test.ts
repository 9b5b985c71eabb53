import { expect, it } from 'vitest';
import { calmCapitals } from './calm-capitals';

const WORDS = new Set(
  'soldador homologado de y guionista periodista Huelva fontanero en'.split(' '),
);
const knows = (word: string) => WORDS.has(word);

it.each([
  ['SOLDADOR HOMOLOGADO TIG / MIG-MAG', 'Soldador homologado TIG / MIG-MAG'],
  ['PERIODISTA Y GUIONISTA', 'Periodista y guionista'],
  ['FONTANERO EN HUELVA', 'Fontanero en Huelva'],
  ['• FONTANERO EN TALLERES DE LUNA', '• Fontanero en TALLERES DE LUNA'],
])('%s is written %s', (text, calm) => {
  expect(calmCapitals(text, ['TALLERES DE LUNA'], knows)).toBe(calm);
});

it.each(['TIG', 'AWS D1.1', 'Soldador TIG', '', '2019'])('“%s” stays', (text) => {
  expect(calmCapitals(text, [], knows)).toBeUndefined();
});
