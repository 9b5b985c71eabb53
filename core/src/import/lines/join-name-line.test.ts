import { expect, it } from 'vitest';
import { heading, line, parse } from '../fixtures/drawn-lines';

const large = (text: string) => line(text, { fontSizePt: 24 });
const rest = [
  line('ana@example.com'),
  heading('Perfil'),
  line('Enfermera con nueve años de experiencia en urgencias, y más en otras cosas.'),
];

it.each([
  [
    'Noelia Villalba',
    'Montseny | Enfermera de urgencias',
    'Noelia Villalba Montseny',
    'Enfermera de urgencias',
  ],
  ['Noelia Villalba | Enfermera de', 'urgencias', 'Noelia Villalba', 'Enfermera de urgencias'],
])('reads name and title of a line that was too long: %s, %s', (first, second, name, title) => {
  const { personal } = parse(large(first), large(second), ...rest);
  expect(personal).toMatchObject({ name, title });
});

it('leaves a line of another size alone', () => {
  const { personal } = parse(large('Noelia Villalba'), line('Lugo | Enfermera'), ...rest);
  expect(personal.name).toBe('Noelia Villalba');
});
