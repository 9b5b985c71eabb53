import { expect, it } from 'vitest';
import { cvSchema } from '../cv/cv-schema';
import { labelledQueries } from './fixtures/labelled-queries';
import { listSpoken } from './list-spoken';
import { measureRanking } from './measure-ranking';
import { rankPostings } from './rank-postings';
import { listSamplePostings } from './samples';

const today = new Date('2026-11-15T12:00:00Z');
const samples = listSamplePostings(today);
const rank = (interest: string, location: string) =>
  rankPostings({ interest, location }, samples, today).map(({ posting }) => posting.id);

it('orders the samples much as a person would', () => {
  const scores = labelledQueries.map(({ interest, location, grades }) =>
    measureRanking(rank(interest, location), grades),
  );
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  expect(mean).toBeGreaterThan(0.9);
});

it('finds the same work in the other language, with or without accents', () => {
  expect(rank('enfermera', 'Sevilla')[0]).toBe('sample-nurse-sevilla-primaria');
  expect(rank('NURSE', 'Seville')[0]).toBe('sample-nurse-sevilla-primaria');
  expect(rank('fontanero', 'London')[0]).toBe('sample-plumber-london');
});

it('says where each job is, seen from the place asked for', () => {
  const near = (location: string) =>
    new Map(
      rankPostings({ interest: 'frontend developer', location }, samples, today).map((one) => [
        one.posting.id,
        one.nearness,
      ]),
    );
  const madrid = near('Madrid');
  expect(madrid.get('sample-frontend-madrid')).toBe('here');
  expect(madrid.get('sample-frontend-remote-vue')).toBe('remote');
  expect(madrid.get('sample-frontend-barcelona-english')).toBe('country');
  expect(madrid.get('sample-frontend-toronto')).toBe('elsewhere');
  expect(near('remote').get('sample-frontend-remote-vue')).toBe('here');
  expect(near('España').get('sample-frontend-barcelona-english')).toBe('here');
});

it('a town that two countries have is told apart by its country', () => {
  expect(rank('pharmacist', 'Guadalajara, México')[0]).toBe('sample-pharmacist-guadalajara-mx');
  const spanish = rankPostings(
    { interest: 'pharmacist', location: 'Guadalajara, España' },
    samples,
    today,
  );
  expect(spanish[0]?.posting.country).toBe('ES');
});

it('leaves out what has nothing to do with it', () => {
  expect(rank('xyzzy', 'Madrid')).toEqual([]);
  expect(rank('enfermera', 'Madrid')).not.toContain('sample-electrician-madrid');
});

it('offers nobody a post below the one asked for first, however near it is', () => {
  expect(rank('enfermera', 'Valencia')[0]).toBe('sample-nurse-madrid-urgencias');
  expect(rank('enfermera UCI', 'Valencia')[0]).toMatch(/^sample-nurse-/);
  expect(rank('auxiliar de enfermería', 'Valencia')[0]).toBe('sample-assistant-valencia-noche');
});

it('offers a post in a language somebody does not speak behind the others, and leaves out none', () => {
  const wishes = { interest: 'nurse', location: 'Spain' };
  const plain = rankPostings(wishes, samples, today);
  const ranked = rankPostings({ ...wishes, spoken: ['en'] }, samples, today);
  const languages = ranked.map(({ posting }) => posting.language);
  expect(plain[0]?.posting.language).toBe('es');
  expect(languages[0]).toBe('en');
  expect(ranked).toHaveLength(plain.length);
});

it('reads from a CV which languages somebody can work in', () => {
  const line = 'Staff nurse on a surgical ward, with a caseload of eight patients';
  const nurse = (languages: { language: string; proficiency: string }[]) =>
    listSpoken(
      cvSchema.parse({
        personal: { title: 'Nurse' },
        summary: line,
        work_experience: [{ title: 'Staff nurse', achievements: [line] }],
        languages,
      }),
    );
  expect(nurse([{ language: 'Spanish', proficiency: 'A2' }])).toEqual(['en']);
  expect(nurse([{ language: 'Spanish', proficiency: 'C1' }])).toEqual(['en', 'es']);
});
