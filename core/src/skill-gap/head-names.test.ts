import { expect, it } from 'vitest';
import { readPosting } from './read-posting';

const namesIn = (text: string) => readPosting(text).requirements.map(({ name }) => name);

it.each([
  'Residencia Los Tilos · Cáceres',
  'Residencia Los Tilos, en Cáceres',
  'Talleres Mendiola S.L. | Vitoria',
  'Harrow & Finch Logistics, Doncaster',
])('who is looking and where is nothing that is asked for: %s', (who) => {
  const asked = 'Requisitos: carné B y un año en almacén.';
  expect(namesIn(`Mozo de almacén\n${who}\n${asked}`)).toEqual(
    namesIn(`Mozo de almacén\n${asked}`),
  );
});

it('a short list below the title is still read', () => {
  expect(namesIn('Camarera\nInglés B2\nCarné B\nPhotoshop')).toHaveLength(3);
});
