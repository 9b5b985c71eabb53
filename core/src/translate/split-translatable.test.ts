import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitTranslatable } from './split-translatable';

const sentencesOf = (text: string, names: readonly string[]) =>
  splitTranslatable(text, names)
    .filter(({ isSentence }) => isSentence)
    .map((part) => part.text);

it('no sentence ends inside a name, and one may end with it', () => {
  const text = 'Montaje en Instalaciones Hnos. Cervera desde 2004. Trabajé con Hnos. Ruiz también.';
  expect(sentencesOf(text, ['Instalaciones Hnos. Cervera'])).toEqual([
    'Montaje en Instalaciones Hnos. Cervera desde 2004.',
    'Trabajé con Hnos.',
    'Ruiz también.',
  ]);
  expect(
    sentencesOf('Peón en Obras Sáez y Hnos. Después, en Obras Sáez y Hnos.', [
      'Obras Sáez y Hnos.',
    ]),
  ).toEqual(['Peón en Obras Sáez y Hnos.', 'Después, en Obras Sáez y Hnos.']);
});

it('the parts of any text are the text, whatever its names', () => {
  const word = fc.constantFrom('Hnos.', 'Cervera', 'en', '2004.', 'Fin!', '\n', '- ', 'S.L.;');
  const text = fc.array(word, { maxLength: 20 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(text, fc.array(text, { maxLength: 3 }), (given, names) => {
      const parts = splitTranslatable(given, names);
      expect(parts.map((part) => part.text).join('')).toBe(given);
    }),
  );
});
