import { cvSchema } from '@trayecto/core/cv';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeModelServer, startFakeModelServer } from '../model/fake-model-server';
import { createModelUnderTest } from './engines-under-test';

const context = { signal: new AbortController().signal, onProgress: () => {} };
let fake: FakeModelServer;
let model: ReturnType<typeof createModelUnderTest>;

beforeAll(async () => {
  fake = await startFakeModelServer();
});
beforeEach(() => {
  model = createModelUnderTest(fake.baseUrl);
});
afterAll(() => fake.close());

describe('a second look at a file', () => {
  const text = [
    'Lucía Ferrer Soto',
    'Valencia · lucia.ferrer@example.com',
    'Responsable de almacén en Distribuciones Ejemplo, marzo 2019 – actualidad',
    'Reduje un 30 % el tiempo de preparación.',
    'Moza de almacén. Transportes Muestra (2016 – 2019)',
    'Manejo de Excel y de transpaleta eléctrica',
  ].join('\n');
  const read = cvSchema.parse({
    personal: { name: 'Lucía Ferrer Soto' },
    work_experience: [
      {
        title: 'Responsable de almacén',
        company: 'Distribuciones Ejemplo',
        achievements: ['Reduje un 30 % el tiempo de preparación.'],
      },
    ],
    skills: ['Excel'],
  });
  const answer = (parts: object) =>
    fake.behave({
      kind: 'say',
      text: JSON.stringify({ personal: {}, work_experience: [], ...parts }),
    });

  it('fills what was left empty, with words of the file', async () => {
    answer({
      personal: {
        name: 'Lucía F.',
        email: 'lucia.ferrer@example.com',
        location: 'Valencia',
        phone: null,
      },
      work_experience: [
        {
          title: 'Responsable de almacén',
          company: 'Distribuciones Ejemplo',
          dates: 'marzo 2019 – actualidad',
          description: 'Reduje un 30 % el tiempo de preparación.',
        },
        { title: 'Moza de almacén', company: 'Transportes Muestra', dates: '2016 – 2019' },
      ],
      skills: ['Excel', 'transpaleta eléctrica'],
    });
    const { cv, filled, refused } = await model.parse({ text, cv: read }, context);
    expect(refused).toEqual([]);
    expect(filled.map(({ pointer }) => pointer).toSorted()).toEqual([
      '/personal/email',
      '/personal/location',
      '/skills/1',
      '/work_experience/0/dates',
      '/work_experience/1/company',
      '/work_experience/1/dates',
      '/work_experience/1/title',
    ]);
    expect(cv).toMatchObject({
      personal: { name: 'Lucía Ferrer Soto', email: 'lucia.ferrer@example.com', phone: '' },
      skills: ['Excel', 'transpaleta eléctrica'],
    });
    expect(cv.work_experience[0]).toMatchObject({
      description: '',
      achievements: [expect.any(String)],
    });
  });

  it('takes nothing the file does not say', async () => {
    answer({
      personal: { phone: '+34 600 999 999', title: 'Almacén' },
      work_experience: [
        { title: 'Directora general', company: 'NASA', dates: '2010 – 2012' },
        { title: 'Responsable de almacén', company: 'Distribuciones Ejemplo', dates: 'marzo 2009' },
      ],
      education: [{ degree: 'Doctorado en Física', institution: 'Universidad Inventada' }],
      skills: ['Kubernetes', 'trans'],
    });
    const { cv, filled, refused } = await model.parse({ text, cv: read }, context);
    expect([cv, filled]).toEqual([read, []]);
    expect(refused?.map(({ quote }) => quote)).toEqual(
      expect.arrayContaining(['+34 600 999 999', 'Kubernetes', 'marzo 2009', 'trans']),
    );
  });
});
