import { expect, it } from 'vitest';
import { filterPostings } from './filter-postings';
import type { JobPosting } from './job-posting';
import { mergePostings } from './merge-postings';

const make = (changes: Partial<JobPosting>): JobPosting => ({
  id: 'a-1',
  source: 'a',
  title: 'Data Analyst',
  company: 'Meridian',
  location: 'London, UK',
  country: 'GB',
  isRemote: false,
  language: 'en',
  description: 'Write SQL.',
  postedOn: '2026-11-01',
  url: 'https://a.example.com/1',
  isSample: false,
  ...changes,
});

it('the same job of two sources is there once, with the fuller text', () => {
  const twin = make({
    id: 'b-9',
    source: 'b',
    title: 'DATA ANALYST',
    location: 'Londres',
    url: 'https://b.example.com/9',
    description: 'Write SQL and build dashboards for the planners of buses.',
  });
  expect(mergePostings([[make({})], [twin]]).map(({ id }) => id)).toEqual(['b-9']);
  const short = { ...twin, description: 'Write SQL!' };
  expect(mergePostings([[make({})], [short]]).map(({ id }) => id)).toEqual(['a-1']);
});

it('an address that differs only in what counts visits is the same', () => {
  const twin = make({
    id: 'c',
    title: 'Analyst (data)',
    url: 'https://www.a.example.com/1/?utm_source=x',
  });
  expect(mergePostings([[make({}), twin]])).toHaveLength(1);
});

it('other places, companies or roles are other jobs', () => {
  const others = [
    make({}),
    make({ id: '2', url: '', location: 'Manchester' }),
    make({ id: '3', url: '', company: 'Other' }),
    make({ id: '4', url: '', isRemote: true }),
    make({ id: '5', url: '', company: '' }),
    make({ id: '6', url: '', company: '' }),
  ];
  expect(mergePostings([others])).toHaveLength(others.length);
});

it('filters by remote, day and language; a day that is not known is not recent', () => {
  const postings = [
    make({}),
    make({ id: '2', isRemote: true, language: 'es', postedOn: '2026-11-10' }),
    make({ id: '3', postedOn: null, language: null }),
  ];
  const ids = (filters: object) => filterPostings(postings, filters).map(({ id }) => id);
  expect(ids({})).toEqual(['a-1', '2', '3']);
  expect(ids({ remote: true })).toEqual(['2']);
  expect(ids({ remote: false })).toEqual(['a-1', '2', '3']);
  expect(ids({ postedSince: '2026-11-05' })).toEqual(['2']);
  expect(ids({ language: 'en' })).toEqual(['a-1']);
});
