import { describe, expect, it } from 'vitest';
import { readTokens } from '../../language';
import { findDegrees } from './find-degrees';

it.each([
  ['Requisitos: Grado, inglés B2 y Excel.', ['bachelors-degree']],
  ['Imprescindible: SQL y Python. Grado.', ['bachelors-degree']],
  ['Requirements:\n- Degree\n- SQL', ['bachelors-degree']],
  ['Requisitos:\n- Máster\n- SQL', ['masters-degree']],
  ['Con alto grado de autonomía, y en mayor grado, criterio.', []],
  ['A high degree of care, to some degree.', []],
])('a rank by itself is one of what is asked for: %s', (text, ids) => {
  expect(findDegrees(readTokens(text)).map(({ id }) => id)).toEqual(ids);
});

describe('a branch of studies', () => {
  it.each([
    'Ciclo formativo de grado medio o superior de la rama de electricidad, imagen o sonido',
    'FP de grado medio de la familia de electricidad, imagen o sonido',
    'NVQ in upholstery',
  ])('belongs to the degree: %s', (text) => {
    const tokens = readTokens(`${text}.`);
    expect(findDegrees(tokens).map(({ first, last }) => [first, last])).toEqual([
      [0, tokens.length - 1],
    ]);
  });
});

it.each([
  'Grado en Derecho, Sociales o Económicas, y máster en cooperación',
  'Degree in Law, Politics or Economics, and master in development',
])('two degrees with their own fields are two: %s', (text) => {
  expect(findDegrees(readTokens(text)).map(({ level }) => level)).toHaveLength(2);
});
