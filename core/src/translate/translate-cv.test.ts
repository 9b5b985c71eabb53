import { describe, expect, it } from 'vitest';
import { cvSchema, emptyCv } from '../cv';
import { readField } from '../review';
import { type AnswerSentence, sure, unsure } from './direction';
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

const book: Readonly<Record<string, ReturnType<AnswerSentence>>> = {
  'Contable con diez años de experiencia.': sure('Accountant with ten years of experience.'),
  'DNI: 12345678Z.': sure('DNI: 12345678Z.'),
  'Abracadabrante retahíla.': unsure('Abracadabrant string.'),
  'Gestión de nóminas de 300 empleados.': sure('Manage payroll for 300 employees.'),
  'Reduje un 12 % los costes de Almacenes La Reforma.': sure(
    'Cut the costs of Almacenes La Reforma by 12%.',
  ),
  'Vendí productos.': sure('Sold products.'),
  Española: sure('Spanish'),
};
const answer: AnswerSentence = (sentence) => book[sentence];

describe('a CV in English', () => {
  const result = translateCv({ cv, from: 'es', to: 'en' }, answer);

  it('translates what it knows and passes names and contact data through', () => {
    expect(result.cv.personal).toEqual({
      ...cv.personal,
      location: 'Sevilla, Spain',
      title: 'Project Manager',
    });
    expect(result.cv.work_experience[0]).toMatchObject({
      title: 'Accountant',
      company: 'Almacenes La Reforma',
      dates: 'Jan 2019 – Present',
      achievements: [
        'Manage payroll for 300 employees.',
        'Cut the costs of Almacenes La Reforma by 12%.',
      ],
    });
    expect(result.cv.education[0]?.institution).toBe('Universidad de Sevilla');
    expect(result.cv.additional).toEqual({
      Volunteering: ['Sold products.'],
      Nationality: ['Spanish'],
    });
  });

  it('lists what it is not sure of, with the draft that is in the CV', () => {
    expect(result.drafts.map(({ pointer }) => pointer)).toEqual(['/summary']);
    for (const { pointer, draft } of result.drafts)
      expect(readField(result.cv, pointer)).toBe(draft);
  });

  it('has names from the catalogue and sentences as they were written, all of them drafts, where nobody answers', () => {
    const alone = translateCv({ cv, from: 'es', to: 'en' });
    expect(alone.cv).toMatchObject({
      personal: { title: 'Project Manager' },
      summary: cv.summary,
      work_experience: [{ title: 'Accountant', achievements: cv.work_experience[0]?.achievements }],
    });
    expect(alone.drafts.map(({ pointer }) => pointer)).toEqual([
      '/summary',
      '/work_experience/0/achievements/0',
      '/work_experience/0/achievements/1',
      '/additional/Volunteering/0',
      '/additional/Nationality/0',
    ]);
  });

  it('names the habits that English CVs do not have', () => {
    expect(result.notes).toEqual(['national-id', 'nationality']);
    expect(translateCv({ cv, from: 'en', to: 'es' }).notes).toEqual([]);
  });

  it('gives the same answer each time', () => {
    expect(translateCv({ cv, from: 'es', to: 'en' }, answer)).toEqual(result);
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
