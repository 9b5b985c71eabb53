import { expect, it } from 'vitest';
import { naturalHeading } from './natural-heading';

it.each([
  ['VOLUNTARIADO', 'Voluntariado'],
  ['PROYECTOS DE I+D', 'Proyectos de I+D'],
  ['ÚLTIMAS PUBLICACIONES', 'Últimas publicaciones'],
  ['TIC', 'TIC'],
  ['Voluntariado en ONG', 'Voluntariado en ONG'],
])('%s is kept as %s', (heading, natural) => {
  expect(naturalHeading(heading)).toBe(natural);
});
