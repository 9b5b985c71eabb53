import { expect, it } from 'vitest';
import { addressLetter, joinHead } from './address-letter';

const text = { subject: 'Analista', body: 'Estimado equipo:' };
const on = new Date('2026-11-05T12:00:00');

it('has the day and the addressee, in the language of the letter', () => {
  const spanish = addressLetter(text, { language: 'es', recipient: ' Irene Sanz ' }, on);
  expect(spanish).toEqual({ ...text, head: '5 de noviembre de 2026\nIrene Sanz' });
  expect(joinHead(spanish)).toBe('5 de noviembre de 2026\nIrene Sanz\n\nEstimado equipo:');
  const english = addressLetter(text, { language: 'en', recipient: '' }, on);
  expect(english.head).toBe('5 November 2026');
  expect(joinHead(text)).toBe('Estimado equipo:');
});
