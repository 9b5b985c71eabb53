import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cvSchema, emptyCv } from '../cv';
import { readField } from '../review';
import { bothWays } from './phrases';
import { protectTerms } from './protect-terms';
import { translateCv } from './translate-cv';

const cv = cvSchema.parse({
  personal: {
    name: 'Rosa Delgado Cuenca',
    email: 'rosa@example.com',
    phone: '+34 600 000 000',
    location: 'Sevilla, España',
    title: 'Jefa de proyecto',
  },
  summary: 'Contable con diez años de experiencia. DNI: 12345678Z. Abracadabrante retahíla.',
  work_experience: [
    {
      title: 'Contable',
      company: 'Almacenes La Reforma',
      dates: 'ene. 2019 – actualidad',
      location: 'Madrid, España',
      achievements: [
        'Gestión de nóminas de 300 empleados.',
        'Reduje un 12 % los costes de Almacenes La Reforma.',
      ],
    },
  ],
  education: [{ degree: 'Grado en Enfermería', institution: 'Universidad de Sevilla' }],
  skills: ['Contabilidad', 'SAP'],
  languages: [{ language: 'Inglés', proficiency: 'C1' }],
  additional: { Voluntariado: ['Vendí productos.'], Nacionalidad: ['Española'] },
});

describe('a CV in English', () => {
  const result = translateCv({ cv, from: 'es', to: 'en' });

  it('translates what it knows and passes names and contact data through', () => {
    expect(result.cv.personal).toEqual({
      ...cv.personal,
      location: 'Sevilla, Spain',
      title: 'Project manager',
    });
    expect(result.cv.work_experience[0]).toMatchObject({
      title: 'Accountant',
      company: 'Almacenes La Reforma',
      dates: 'Jan 2019 – Present',
      achievements: [
        'Manage payroll of 300 employees.',
        'Reduced the costs of Almacenes La Reforma by 12%.',
      ],
    });
    expect(result.cv.education[0]?.institution).toBe('Universidad de Sevilla');
    expect(result.cv.additional).toEqual({
      Volunteering: ['Sold products.'],
      Nationality: ['Spanish'],
    });
  });

  it('lists what it is not sure of, with the draft that stands in the CV', () => {
    expect(result.drafts.map(({ pointer }) => pointer)).toEqual(['/summary']);
    for (const { pointer, draft } of result.drafts)
      expect(readField(result.cv, pointer)).toBe(draft);
  });

  it('names the habits that English CVs do not have', () => {
    expect(result.notes).toEqual(['national-id', 'nationality']);
    expect(translateCv({ cv, from: 'en', to: 'es' }).notes).toEqual([]);
  });

  it('gives the same answer each time', () => {
    expect(translateCv({ cv, from: 'es', to: 'en' })).toEqual(result);
  });
});

it('translates an empty CV to an empty CV', () => {
  const empty = emptyCv();
  for (const [from, to] of [
    ['es', 'en'],
    ['en', 'es'],
  ] as const)
    expect(translateCv({ cv: empty, from, to })).toEqual({
      cv: empty,
      drafts: [],
      notes: [],
      warnings: [],
    });
});

it('leaves a CV alone that is in the language already', () => {
  expect(translateCv({ cv, from: 'es', to: 'es' }).cv).toEqual(cv);
});

describe('whatever is written', () => {
  const words = fc.constantFrom(
    ...'Gestión de nóminas y la reduje un el empresa con para que se cumplieron trampantojo mediante 35 % 1.200 € 7,9 2019 hasta a del al en por , . ( ) equipo clientes nuevos SAP team managed by the of growth'.split(
      ' ',
    ),
  );
  const sentence = fc.array(words, { minLength: 1, maxLength: 14 }).map((parts) => parts.join(' '));
  const digits = (text: string) => (text.match(/\d+/g) ?? []).sort();

  it.each([
    ['es', 'en'],
    ['en', 'es'],
  ] as const)('figures, addresses and employers survive from %s', (from, to) => {
    fc.assert(
      fc.property(sentence, sentence, (before, after) => {
        const text = `${before} Talleres Luna ana@example.com ${after}`;
        const item = { company: 'Talleres Luna', achievements: [text] };
        const source = cvSchema.parse({ work_experience: [item] });
        const told =
          translateCv({ cv: source, from, to }).cv.work_experience[0]?.achievements[0] ?? '';
        expect(digits(told)).toEqual(digits(text));
        expect(told).toContain('Talleres Luna');
        expect(told).toContain('ana@example.com');
      }),
      { numRuns: 150, seed: 7 },
    );
  });
});

it('hides names from a machine translator and puts them back', () => {
  const { text, restore } = protectTerms(
    'Migré la base de datos a PostgreSQL en Talleres Luna.',
    'es',
  );
  expect(text).not.toMatch(/PostgreSQL|Luna/);
  expect(restore(text)).toBe('Migré la base de datos a PostgreSQL en Talleres Luna.');
});

it('knows at least 1,500 phrases', () => {
  expect(new Set(bothWays().map(({ es }) => es)).size).toBeGreaterThan(1500);
});
