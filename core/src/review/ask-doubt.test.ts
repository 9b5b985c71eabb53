import { expect, it } from 'vitest';
import { type Cv, cvSchema } from '../cv';
import { answerDoubt, askDoubt, type DoubtAnswer } from './ask-doubt';
import { findSources } from './find-sources';
import type { Reading } from './reading';

const cv = cvSchema.parse({
  personal: { name: 'Ana Ruiz', location: 'Sevilla' },
  work_experience: [
    { title: 'Banco Sol', company: '', dates: '2020 – actualidad' },
    { title: 'Tienda Alfa', company: 'Técnica', dates: '2015 – 2019' },
  ],
  skills: ['SQL', 'Carnet B'],
});

const reading: Reading = {
  lines: [
    'Ana Ruiz, Sevilla',
    'Banco Sol 2020 – actualidad',
    'Tienda Alfa Técnica 2015 – 2019',
    'SQL',
    'Carnet B',
  ],
  provenance: {
    '/personal/location': { lines: [1], confidence: 0.5 },
    '/work_experience/0/title': { lines: [2], confidence: 0.5 },
    '/work_experience/0/dates': { lines: [2], confidence: 0.5 },
    '/work_experience/1/title': { lines: [3], confidence: 0.5 },
    '/work_experience/1/company': { lines: [3], confidence: 0.9 },
    '/work_experience/1/dates': { lines: [3], confidence: 0.5 },
    '/skills/0': { lines: [4], confidence: 0.9 },
    '/skills/1': { lines: [5], confidence: 0.4 },
  },
  unplaced: [],
};

const ask = (pointer: string) =>
  askDoubt(cv, pointer, findSources(reading, cv).get(pointer), reading);

function answer(pointer: string, given: DoubtAnswer): Cv {
  const doubt = ask(pointer);
  if (!doubt) throw new Error('nothing is asked');
  return answerDoubt(cv, pointer, doubt, given, 'Otros datos');
}

it.each([
  ['/personal/location', 'place', 'Sevilla'],
  ['/work_experience/0/title', 'job-or-company', 'Banco Sol'],
  ['/work_experience/0/dates', 'still-there', '2020 – actualidad'],
  ['/work_experience/1/title', 'names', 'Tienda Alfa'],
  ['/work_experience/1/dates', 'dates', '2015 – 2019'],
  ['/skills', 'skill', 'Carnet B'],
])('asks about %s what can be wrong with it: %s', (pointer, question, value) => {
  expect(ask(pointer)).toMatchObject({ question, value });
});

it('asks nothing about what is clear', () => {
  expect(ask('/work_experience/1/company')).toBeUndefined();
  expect(ask('/personal/name')).toBeUndefined();
});

it('puts each answer into the CV, and loses no word of it', () => {
  expect(answer('/work_experience/0/title', 'is-company').work_experience[0]).toMatchObject({
    title: '',
    company: 'Banco Sol',
  });
  expect(answer('/work_experience/1/title', 'swap').work_experience[1]).toMatchObject({
    title: 'Técnica',
    company: 'Tienda Alfa',
  });
  expect(answer('/skills', 'move')).toMatchObject({
    skills: ['SQL'],
    additional: { 'Otros datos': ['Carnet B'] },
  });
  expect(answer('/skills', 'clear').skills).toEqual(['SQL']);
  expect(answer('/personal/location', 'clear').personal.location).toBe('');
  expect(answer('/personal/location', 'yes')).toBe(cv);
  expect(answer('/work_experience/0/title', 'is-title')).toBe(cv);
});
