import { expect, it } from 'vitest';
import { looksGarbled } from './looks-garbled';

const real =
  'Responsable de la contabilidad de la cooperativa y de la presentación de los modelos ante la Agencia Tributaria. Cierre mensual en tres días y control de tesorería con previsión de cobros a noventa días.';

it('takes Spanish, English and lists of names for what they are', () => {
  expect(looksGarbled(real)).toBe(false);
  expect(
    looksGarbled(
      'PostgreSQL, TypeScript, Kubernetes, Docker, CSS, HTML, AWS, GCP, SQL. '.repeat(4),
    ),
  ).toBe(false);
});

it('sees text whose letters were shifted by a missing map', () => {
  const shifted = Array.from(real, (letter) =>
    letter === ' ' ? ' ' : String.fromCharCode(letter.charCodeAt(0) - 29),
  ).join('');
  expect(looksGarbled(shifted)).toBe(true);
});

it('does not judge a few words', () => {
  expect(looksGarbled('xkcd brrr')).toBe(false);
});
