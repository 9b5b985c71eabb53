import { expect, it } from 'vitest';
import { readSavedName, writeSavedName } from './saved-name';

it.each([
  { title: 'Contable', company: 'Asesoría Lindero' },
  { title: 'Contable · turno de tarde', company: 'Talleres Rumbo, S.L.' },
])('the name of a saved job is the job and who is looking: $title', (job) => {
  expect(readSavedName(writeSavedName(job))).toEqual(job);
});

it.each([
  ['Contable', { title: 'Contable' }],
  ['', {}],
])('a name somebody wrote may be of the job alone: "%s"', (name, job) => {
  expect(readSavedName(name)).toEqual(job);
});
