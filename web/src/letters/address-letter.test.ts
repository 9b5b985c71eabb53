import { expect, it } from 'vitest';
import { addressLetter } from './address-letter';

const text = { subject: 'Analista', body: 'Estimado equipo:' };
const on = new Date('2026-11-05T12:00:00');

it('has the day and the addressee above the text, in the language of the letter', () => {
  expect(addressLetter(text, { language: 'es', recipient: ' Irene Sanz ' }, on)).toEqual({
    subject: 'Analista',
    body: '5 de noviembre de 2026\n\nIrene Sanz\n\nEstimado equipo:',
  });
  expect(addressLetter(text, { language: 'en', recipient: '' }, on).body).toBe(
    '5 November 2026\n\nEstimado equipo:',
  );
});
