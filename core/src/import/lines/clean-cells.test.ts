import { expect, it } from 'vitest';
import { closeLetterSpacing } from './clean-cells';

it.each([
  ['E X P E R I E N C I A', 'EXPERIENCIA'],
  ['P e r f i l', 'Perfil'],
  ['B y C', 'B y C'],
  ['A o B', 'A o B'],
])('the letters of “%s” are drawn apart only where they are a word', (text, closed) => {
  expect(closeLetterSpacing(text)).toBe(closed);
});
