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
  'Full driving licence incl. trailer',
  'Arizona driver license',
  'Registro de conducir B1',
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
  'No driving licence',
  'Sin carnet de conducir',
])('%s is none', (text) => {
  expect(partLicence(text)).toBeNull();
});

const read = (text: string) =>
  parseText(
    `Rosa Vidal Campos\nrosa@example.com\n\nExperiencia\nCajera, Bar Sol\n2019 – 2022\n\n${text}\n`,
  ).cv;

it('is a certificate of its own among certificates', () => {
  const { certifications } = read(
    'Cursos\nTrabajos en altura, 2022\nCarretillero, 2016\nPermisos B, C1 y C+E',
  );
  expect(certifications.slice(1)).toEqual([
    { name: 'Carretillero', issuer: '', date: '2016' },
    { name: 'Permisos B, C1 y C+E', issuer: '', date: '' },
  ]);
});

it.each([
  [
    'Otros datos\nCarnet de conducir B. Vehículo propio.',
    'Carnet de conducir B',
    ['Vehículo propio.'],
  ],
  [
    'Otros datos\nVehículo propio. Carnet de conducir B.',
    'Carnet de conducir B',
    ['Vehículo propio.'],
  ],
  [
    'Otros datos\nPermiso B, con coche.\nDisponibilidad total',
    'Permiso B, con coche',
    ['Disponibilidad total'],
  ],
  ['Otros datos\nCarné de conducir B y coche propio', 'Carné de conducir B y coche propio', []],
  [
    'Otros datos\nPermiso(s) de conducción\tB\nDisponibilidad total',
    'Permiso(s) de conducción: B',
    ['Disponibilidad total'],
  ],
  ['Otros datos\nCarnet de conducir\tPermiso B', 'Permiso B', []],
])(
  'is one under other headings too, and what is beside it stays there: %s',
  (text, name, others) => {
    const { certifications, additional } = read(text);
    expect(certifications).toEqual([{ name, issuer: '', date: '' }]);
    expect(Object.values(additional).flat()).toEqual(others);
  },
);

it('is one among the data of a person, unless there is none', () => {
  const withData = (value: string) =>
    parseText(
      `Rosa Vidal Campos\nrosa@example.com\nFecha de nacimiento: 3/5/1984\nCarnet de conducir: ${value}\n\nExperiencia\nCajera, Bar Sol\n2019 – 2022\n`,
    ).cv;
  expect(withData('B y C').certifications).toMatchObject([{ name: 'Carnet de conducir: B y C' }]);
  expect(withData('No').certifications).toEqual([]);
  expect(JSON.stringify(withData('No').additional)).toContain('No');
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

it.each([' · ', ', ', ' | '])('is a skill in a list of skills, parted by %s', (sign) => {
  const { skills, certifications } = read(
    `Competencias\n${['Permiso D', 'Tacógrafo digital', 'Primeros auxilios'].join(sign)}`,
  );
  expect(skills).toEqual(['Permiso D', 'Tacógrafo digital', 'Primeros auxilios']);
  expect(certifications).toEqual([]);
});

it('right below the studies, with nothing to tell where they end, it is a certificate all the same', () => {
  for (const noun of nouns)
    for (const kind of classes.filter((one) => one !== '')) {
      const cv = read(
        [
          'Formación',
          '2006 – 2009',
          'Ciclo superior de Soldadura',
          'IES Torralda',
          `${noun}${kind}`,
        ].join('\n'),
      );
      expect(cv.certifications.map((one) => one.name)).toEqual([`${noun}${kind}`]);
      expect(JSON.stringify(cv.education)).not.toContain(noun);
    }
});
