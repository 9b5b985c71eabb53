import { describe, expect, it } from 'vitest';
import { parseCv } from '../parse-cv';
import { parseText } from '../parse-text';
import { findContactValues } from './read-contact-values';
import { isPlace, scorePlace } from './recognise-place';

const valuesOf = (text: string) =>
  findContactValues(text).map(({ kind, text: value }) => [kind, value]);

describe('values', () => {
  it.each([
    '+34 612 345 678',
    '612 34 56 78',
    '(214) 555-0147',
    '+44 (0)7700 900 609',
    '+52 33 5133 0991',
    '+54 9 341 824-5996',
    '020 7946 0000',
    '713.555.0122',
    '(+34) 667 983 301',
    '0034 600 000 000',
  ])('reads the phone %s', (phone) => {
    expect(valuesOf(`Tel.: ${phone}`)).toEqual([['phone', phone]]);
  });

  it.each([
    '2014 - 2018',
    '01/09/2018 – 30/08/2019',
    '41010 Sevilla',
    '87.000 usuarios',
    '12/05/1984',
  ])('reads no phone in %s', (text) => {
    expect(valuesOf(text)).toEqual([]);
  });

  it('reads several values from one line', () => {
    expect(
      valuesOf('ana@example.com | linkedin.com/in/ana-ruiz | github.com/ana | ana.example.com'),
    ).toEqual([
      ['email', 'ana@example.com'],
      ['linkedin', 'linkedin.com/in/ana-ruiz'],
      ['github', 'github.com/ana'],
      ['website', 'ana.example.com'],
    ]);
  });

  it('reads profiles named without their address', () => {
    expect(valuesOf('ana-ruiz (LinkedIn)')).toEqual([['linkedin', 'ana-ruiz']]);
    expect(valuesOf('github/anaruiz')).toEqual([['github', 'github/anaruiz']]);
  });
});

describe('places', () => {
  it.each([
    'Sevilla',
    'Columbus, OH',
    'Cork (Ireland)',
    'Murcia, Región de Murcia, ES',
    'Dallas, TX 75201',
    'Villarriba, Andalucía',
    'Talca, Maule Region, Chile',
    'Apodaca, N.L.',
    'Guadalajara, Jal.',
    'Naucalpan, Edo. de Méx.',
    'Tandil, Bs. As.',
    'Bahía Blanca, Pcia. de Buenos Aires',
    'Puebla, Pue',
  ])('knows %s', (text) => {
    expect(isPlace(text)).toBe(true);
  });

  it.each([
    'Acme, Bogotá',
    'Lonestar Supply, Inc., Dallas, TX',
    'Camarero',
    'Universidad de León',
    'Java, Go',
    'Acme, Camp',
    'Grupo Sin',
  ])('does not take %s for a place', (text) => {
    expect(isPlace(text)).toBe(false);
  });

  it('is less sure of a town it does not know', () => {
    expect(scorePlace('Villarriba, Andalucía')).toBeLessThan(scorePlace('Sevilla, Andalucía'));
  });
});

describe('names', () => {
  it.each([
    ['José Núñez\nCamarero\nnunez@example.com', 'José Núñez'],
    ['MARÍA DE LA CRUZ VON HOFFMANN\nExperiencia\nCamarera', 'MARÍA DE LA CRUZ VON HOFFMANN'],
    ['Curriculum vitae\nNombre: Ana Ruiz\nTel.: 600 000 000', 'Ana Ruiz'],
    ['Ana Ruiz Pérez – Enfermera\n600 000 000', 'Ana Ruiz Pérez'],
    [
      'Contacto\nana.ruiz@example.com\n\nIdiomas\nInglés: C1\n\nAna Ruiz Pérez\nEnfermera\n\nExperiencia\nEnfermera',
      'Ana Ruiz Pérez',
    ],
  ])('finds the name in %j', (text, name) => {
    expect(parseText(text).cv.personal.name).toBe(name);
  });

  it('leaves the name empty rather than take a heading or a job for one', () => {
    expect(
      parseText('Experiencia Laboral\nCamarero en Bar Sol (2019 - 2020)').cv.personal.name,
    ).toBe('');
  });
});

it('keeps personal data under their own labels', () => {
  const { cv } = parseText(
    'Ana Ruiz\nNacionalidad: española | Fecha de nacimiento: 1 de mayo de 1990 | Tel.: 600 000 000',
  );
  expect(cv.additional).toEqual({
    Nacionalidad: ['española'],
    'Fecha de nacimiento': ['1 de mayo de 1990'],
  });
  expect(cv.personal.phone).toBe('600 000 000');
});

it('reads an address that is on every page, parted by dashes', () => {
  const foot = 'Virrey Soler 1799 – 1426 Buenos Aires – Argentina';
  const lines = [
    ...['Ana Ruiz', 'Experiencia', 'Soldadora 2019 – 2022', 'Talleres Norte', 'Tareas', foot],
    ...['Calderera 2016 – 2018', 'Obras Sur', 'Otras tareas', 'Más tareas', foot],
  ].map((text, at) => ({ text, page: at < 6 ? 1 : 2 }));
  const { cv } = parseCv({ format: 'pdf', pages: 2, lines });
  expect(cv.personal.location).toBe('Virrey Soler 1799, 1426 Buenos Aires, Argentina');
});

it('takes a line that ends with a British postcode for the address, whatever it begins with', () => {
  const { cv } = parseText(
    [
      'Fergus Marlow',
      'School of Geography, University of Torralda, Torralda TX9 2QD',
      '+44 (0)1224 960 118 | f.marlow@example.com',
    ].join('\n'),
  );
  expect(cv.personal).toMatchObject({
    location: 'School of Geography, University of Torralda, Torralda TX9 2QD',
    title: '',
  });
});

it('reads an address over two lines, with a street without numbers and a town in no list', () => {
  const { cv } = parseText(
    [
      'Alba Ruiz',
      'Coordinadora de eventos',
      'Tlf.: 34-622-555-190',
      'Camino de la Ermita, s/n',
      '41930 Villarriba, Sevilla',
      'alba@example.com',
    ].join('\n'),
  );
  expect(cv.personal.location).toBe('Camino de la Ermita, s/n, 41930 Villarriba, Sevilla');
});

it('reads an address whose street is above its town, or before it on a line of contact', () => {
  const above = parseText(
    [
      'Inés Ruiz',
      'Details',
      'Unit 5, The Maltings',
      'Brewery Road',
      'Torralda IP33 1TT',
      'United Kingdom',
      'ines@example.com',
    ].join('\n'),
  );
  expect(above.cv.personal.location).toBe(
    'Unit 5, The Maltings, Brewery Road, Torralda IP33 1TT, United Kingdom',
  );
  const before = parseText(
    'Jo Ruiz\n7719 Mesquite Trail · El Paso, TX 79912 · (915) 555-0143 (c) · jo@example.com',
  );
  expect(before.cv.personal.location).toBe('7719 Mesquite Trail, El Paso, TX 79912');
});

it.each([
  'Class 1 driver with nine years on the road and no points.',
  'Calm, punctual and good with forms.',
])('what is told of a person below the addresses is no place and not lost: %s', (sentence) => {
  const { cv } = parseText(
    `Kwame Boateng\nHGV Driver\nkwame@example.com\n07700 900 321\nDoncaster, UK\n\n${sentence}\n\nSKILLS\nMoffett, ADR`,
  );
  expect(cv.personal.location).toBe('Doncaster, UK');
  expect(cv.summary).toBe(sentence);
});

it('a town behind number and address right below the name is no occupation', () => {
  const { cv } = parseText(
    'Javier Ruiz\nfjruiz@example.com · 600 123 987 · Villarriba de Abajo\n\nEXPERIENCIA\nElectricista\nMontajes Vela\n2012 - 2017',
  );
  expect(cv.personal).toMatchObject({ title: '', location: 'Villarriba de Abajo' });
});
