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

describe('names that the catalogue only has something near of', () => {
  const english = (parts: object) => cvSchema.parse(parts);

  it('a sure answer says it better; without one the near name is a draft', () => {
    const skills = { skills: ['normativa DIAN'] };
    const asked = translateCv({ cv: english(skills), from: 'es', to: 'en' }, () =>
      sure('DIAN regulations'),
    );
    expect(asked.cv.skills).toEqual(['DIAN regulations']);
    expect(asked.drafts).toEqual([]);
    const alone = translateCv({ cv: english(skills), from: 'es', to: 'en' });
    expect(alone.cv.skills).not.toEqual(skills.skills);
    expect(alone.drafts).toMatchObject([{ pointer: '/skills/0', draft: alone.cv.skills[0] }]);
  });

  it('only the field of a degree is asked for where its kind is known', () => {
    const degree = { education: [{ degree: 'HND in Byzantine Papyrology, Distinction' }] };
    const asked: string[] = [];
    const { cv: spanish, drafts } = translateCv(
      { cv: english(degree), from: 'en', to: 'es' },
      (sentence) => {
        asked.push(sentence);
        return unsure('papirología bizantina');
      },
    );
    expect(asked).toEqual(['Byzantine Papyrology']);
    expect(spanish.education[0]?.degree).toBe(
      'Higher National Diploma (HND) en Papirología Bizantina, con distinción',
    );
    expect(drafts).toHaveLength(1);
  });

  it.each([
    ['Margaret Hollis', 'Jefa de cocina', 0],
    ['Gareth Pryce', 'Jefe de cocina', 0],
    ['Robin Ashdown', 'Jefe de cocina', 1],
  ])('a title is for the person: %s', (name, title, drafts) => {
    const chef = { personal: { name, title: 'Head Chef' } };
    const result = translateCv({ cv: english(chef), from: 'en', to: 'es' });
    expect(result.cv.personal.title).toBe(title);
    expect(result.drafts).toHaveLength(drafts);
  });

  it('several titles in a line are asked for one by one, and none is lost', () => {
    const asked: string[] = [];
    const answer: AnswerSentence = (sentence) => {
      asked.push(sentence);
      return { ...unsure(`(${sentence})`), doubtful: [sentence] };
    };
    const title = 'Contable | Domadora de tejones · Antes, flambronista';
    const input = { cv: cvSchema.parse({ personal: { title } }), from: 'es', to: 'en' } as const;
    const result = translateCv(input, answer);
    expect(asked).toEqual(['Domadora de tejones', 'Antes, flambronista']);
    expect(result.cv.personal.title).toMatch(
      /^Accountant \| \(Domadora de tejones\) · \(Antes, flambronista\)$/i,
    );
    expect(result.drafts[0]?.doubtful).toEqual(asked);
  });

  it('a title that was asked for is for the person too, and a draft where nobody tells', () => {
    const tamer = (name: string) =>
      translateCv(
        {
          cv: english({ personal: { name, title: 'Badger Groomer' } }),
          from: 'en',
          to: 'es',
        },
        () => sure('Peluquera de tejones'),
      );
    expect(tamer('Gareth Pryce').cv.personal.title).toBe('Peluquero de tejones');
    expect(tamer('Gareth Pryce').drafts).toEqual([]);
    expect(tamer('Margaret Hollis').cv.personal.title).toBe('Peluquera de tejones');
    expect(tamer('Robin Ashdown').drafts).toHaveLength(1);
  });
});

describe('lines that say how well somebody speaks', () => {
  const translateLine = (line: string, from: 'es' | 'en') => {
    const to = from === 'es' ? 'en' : 'es';
    const { cv: other, drafts } = translateCv({
      cv: cvSchema.parse({ additional: { [from === 'es' ? 'Otros' : 'Other']: [line] } }),
      from,
      to,
    });
    return [Object.values(other.additional)[0]?.[0], drafts.length];
  };

  it.each([
    ['Inglés: nivel medio, hablado y escrito', 'English: intermediate, spoken and written'],
    ['Francés B2 (EOI)', 'French B2 (EOI)'],
    ['Catalán nativo', 'Native Catalan'],
    ['Alemán (nociones básicas)', 'German (basic knowledge)'],
  ])('%s', (es, en) => expect(translateLine(es, 'es')).toEqual([en, 0]));

  it.each([
    ['German: basic (A2)', 'Alemán: básico (A2)'],
    ['Fluent in Polish and English', 'Polaco e inglés con fluidez'],
    ['Bilingual English/Polish', 'Bilingüe en inglés y polaco'],
    ['Bilingual German–Spanish', 'Bilingüe en alemán y español'],
    ['Conversational Spanish', 'Español: nivel conversacional'],
  ])('%s', (en, es) => expect(translateLine(en, 'en')).toEqual([es, 0]));

  it('leaves any other line to the translator', () => {
    expect(translateLine('Inglés en el trabajo cada día', 'es')[1]).toBe(1);
  });
});

describe('what somebody does in a job', () => {
  it('has no “I” in English, while the summary may', () => {
    const told: AnswerSentence = () => sure('I run the kitchen.');
    const result = translateCv(
      {
        cv: cvSchema.parse({
          summary: 'Llevo la cocina.',
          work_experience: [{ title: 'Cocinera', achievements: ['Llevo la cocina.'] }],
        }),
        ...{ from: 'es', to: 'en' },
      },
      told,
    );
    expect(result.cv.work_experience[0]?.achievements).toEqual(['Run the kitchen.']);
    expect(result.cv.summary).toBe('I run the kitchen.');
  });

  it('is of today in a job that goes on', () => {
    const told: AnswerSentence = () => sure('Managed the rota.');
    const job = { title: 'Encargada', achievements: ['Gestión de los turnos.'] };
    const result = translateCv(
      {
        cv: cvSchema.parse({
          work_experience: [
            { ...job, dates: '2021 – actualidad' },
            { ...job, dates: '2018 – 2021' },
          ],
        }),
        ...{ from: 'es', to: 'en' },
      },
      told,
    );
    expect(result.cv.work_experience.map(({ achievements }) => achievements[0])).toEqual([
      'Manage the rota.',
      'Managed the rota.',
    ]);
  });

  it('goes on in small letters behind a semicolon where English has “I”', () => {
    const answers: Readonly<Record<string, string>> = {
      'Developers own their pipelines;': 'Los desarrolladores llevan sus canalizaciones;',
      'I keep the servers up': 'Mantengo los servidores en marcha',
    };
    const result = translateCv(
      {
        cv: cvSchema.parse({
          work_experience: [
            {
              title: 'Admin',
              achievements: ['Developers own their pipelines; I keep the servers up'],
            },
          ],
        }),
        ...{ from: 'en', to: 'es' },
      },
      (sentence) => sure(answers[sentence] ?? sentence),
    );
    expect(result.cv.work_experience[0]?.achievements).toEqual([
      'Los desarrolladores llevan sus canalizaciones; mantengo los servidores en marcha',
    ]);
  });
});
