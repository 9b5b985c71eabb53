import { expect, it } from 'vitest';
import { readPosting } from '../../skill-gap';
import { labelledQueries } from '../fixtures/labelled-queries';
import { jobPosting } from '../job-posting';
import { listSamplePostings } from './index';

const today = new Date('2026-11-15T12:00:00Z');
const samples = listSamplePostings(today);

it('there are at least 150 over 30 professions in both languages, each once and labelled as a sample', () => {
  expect(samples.length).toBeGreaterThanOrEqual(150);
  expect(new Set(samples.map(({ id }) => id)).size).toBe(samples.length);
  const professions = new Set(samples.map(({ id }) => id.split('-')[1]));
  expect(professions.size).toBeGreaterThanOrEqual(30);
  for (const language of ['es', 'en'])
    expect(samples.filter((one) => one.language === language).length).toBeGreaterThan(60);
  for (const sample of samples) {
    expect(jobPosting.parse(sample)).toEqual(sample);
    expect(sample.isSample).toBe(true);
    expect(sample.url).toBe(`/job-search?job=${sample.id}`);
  }
});

it('what is asked for is in words the job description reader understands', () => {
  const read = samples.map(({ title, description }) => readPosting(description, title));
  expect(read.map(({ language }) => language)).toEqual(samples.map(({ language }) => language));
  const withMusts = read.filter(({ requirements }) =>
    requirements.some(({ demand }) => demand === 'required'),
  );
  expect(withMusts.length / samples.length).toBeGreaterThan(0.95);
});

it('days ago count from today', () => {
  const newest = samples.find(({ id }) => id === 'sample-waiter-madrid-terraza');
  expect(newest?.postedOn).toBe('2026-11-14');
});

it('the labelled queries name listings that exist', () => {
  const ids = new Set(samples.map(({ id }) => id));
  const named = labelledQueries.flatMap(({ grades }) => [...grades.keys()]);
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
  expect(labelledQueries.length).toBeGreaterThanOrEqual(30);
});
