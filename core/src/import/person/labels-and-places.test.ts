import { expect, it } from 'vitest';
import { line, name, parse } from '../fixtures/drawn-lines';
import { labelKind } from '../lines/split-label';

it.each([
  'Tel',
  'Tels.',
  'Telf.',
  'Telfs.',
  'Telef.',
  'Tlf.',
  'Tlfs.',
  'Tlfno.',
  'Tfno.',
  'Tfnos.',
  'Tf.',
])('%s is a phone’s label, never a place', (label) => {
  expect(labelKind(label)).toBe('phone');
  const { personal } = parse(
    name,
    line('Camarera de sala'),
    line(`${label}: 655 00 00 09 / 928 00 00 77`),
    line('ana@example.com'),
  );
  expect(personal.location).toBe('');
  expect(personal.phone).toContain('655 00 00 09');
});

it.each([
  'A Coruña, Galicia, España',
  'Alicante, Comunidad Valenciana, España',
  'Torralda, Galicia, España',
])('keeps %s out of a headline as wide as the page', (place) => {
  const headline = 'Responsable de logística inversa | Cadena de suministro | Devoluciones rápidas';
  const { personal } = parse(
    name,
    line(headline, { widthPt: 400 }),
    line(place),
    line('ana@example.com'),
  );
  expect(personal).toMatchObject({ title: headline, location: place });
});

it.each([
  ['Dirección: Avda. de la Cuesta, 88, bajo dcha.,', '45600 Torralda (Toledo)'],
  ['14 Otley Mews', 'LS6 9ZZ Leeds'],
])('reads an address on two lines: %s', (first, second) => {
  const { personal } = parse(
    name,
    line(first),
    line(second),
    line('Móvil: 677 00 12 45'),
    line('ana@example.com'),
  );
  const joined = `${first.replace('Dirección: ', '').replace(/,$/, '')}, ${second}`;
  expect(personal.location).toBe(joined);
});

it('knows a label of several words whose spaces a scan lost', () => {
  expect(labelKind('Nombrey apellidos')).toBe('name');
  expect(labelKind('Fechade nacimiento')).toBe('other');
  expect(labelKind('Nombre de la empresa')).not.toBe('name');
});
