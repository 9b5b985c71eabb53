import { expect, it } from 'vitest';
import { parseText } from '../parse-text';
import { partLicence } from './driving-licence';

const nouns = [
  'Carnet de conducir',
  'Carné de conducir',
  'Permiso de conducción',
  'Driving licence',
];
const classes = ['', ' B', ': B', ' B y C1', ' (B, C, C+E)', ' tipo B', ' - clase AM'];
const rests = [
  '',
  '. Vehículo propio.',
  ', coche propio',
  ' y vehículo propio',
  '; disponibilidad',
];

it.each(nouns)('finds %s with and without classes, whatever else is in the line', (noun) => {
  for (const kind of classes)
    for (const rest of rests) {
      const found = partLicence(`${noun}${kind}${rest}`);
      expect(found?.licence).toBe(`${noun}${kind}`);
      expect(found?.rest).toBe(rest.replace(/^(?:\. |, | y |; )/, ''));
    }
});

it.each([
  'Permiso B',
  'Permisos B y C1',
  'Permiso B (en trámite)',
  'Full clean UK driving licence',
])('%s is one', (text) => {
  expect(partLicence(text)).toEqual({ licence: text, rest: '' });
});

it.each([
  'Permiso de residencia',
  'Carnet de manipulador de alimentos',
  'Carnet de instalador de baja tensión',
  'Licencia de armas',
  'Driving licence training for new staff',
  'Permiso Barcelona',
  'Sin carnet de conducir',
])('%s is none', (text) => {
  expect(partLicence(text)).toBeNull();
});

it('is a certificate of its own among certificates, and stays where it is written elsewhere', () => {
  const read = (text: string) =>
    parseText(
      `Rosa Vidal Campos\nrosa@example.com\n\nExperiencia\nCajera, Bar Sol\n2019 – 2022\n\n${text}\n`,
    ).cv;
  const { certifications } = read(
    'Cursos\nTrabajos en altura, 2022\nCarretillero, 2016\nPermisos B, C1 y C+E',
  );
  expect(certifications.slice(1)).toEqual([
    { name: 'Carretillero', issuer: '', date: '2016' },
    { name: 'Permisos B, C1 y C+E', issuer: '', date: '' },
  ]);
  const other = read('Otros datos\nCarnet de conducir B. Vehículo propio.');
  expect(other.certifications).toEqual([]);
  expect(other.additional).toEqual({ 'Otros datos': ['Carnet de conducir B. Vehículo propio.'] });
});

it.each(['Clean driving licence: B, C1, D', 'Driving licence categories B, C1, C and C+E'])(
  'no class of %s gave it',
  (licence) => {
    const { certifications } = parseText(
      `Rosa Vidal Campos\nrosa@example.com\n\nCertificates\nDriver CPC (2012)\nFirst Aid, St John Ambulance (2021)\n${licence}\n`,
    ).cv;
    expect(certifications.at(-1)).toEqual({ name: licence, issuer: '', date: '' });
  },
);
