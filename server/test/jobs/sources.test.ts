import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type JobSource, SourceBusyError } from '../../src/jobs/job-source';
import { runJobTask } from '../../src/jobs/job-tasks';
import { rememberAnswers } from '../../src/jobs/remember-answers';
import { createAdzunaSource } from '../../src/jobs/sources/adzuna-source';
import { createArbeitnowSource } from '../../src/jobs/sources/arbeitnow-source';
import { createRemotiveSource } from '../../src/jobs/sources/remotive-source';
import { type FakeJobApi, startFakeJobApi } from './fake-job-api';
import { adzunaAnswer, arbeitnowAnswer, remotiveAnswer } from './job-answers';

let api: FakeJobApi;
beforeAll(async () => {
  api = await startFakeJobApi();
});
afterEach(() => {
  api.requests.length = 0;
});
afterAll(() => api.close());

const adzuna = { appId: 'an-id', appKey: 'a-key', country: 'es' };
const sources: readonly [string, () => JobSource, unknown][] = [
  ['remotive', () => createRemotiveSource(api.baseUrl), remotiveAnswer],
  ['arbeitnow', () => createArbeitnowSource(api.baseUrl), arbeitnowAnswer],
  ['adzuna', () => createAdzunaSource(adzuna, api.baseUrl), adzunaAnswer],
];
const wish = { interest: 'enfermera', location: 'Madrid' };
const query = { ...wish, ...runJobTask('readWish', wish) };
const patient = () => new AbortController().signal;

it('Remotive: asked in English, read with its markup taken out and unsafe links left out', async () => {
  api.behave({ kind: 'json', body: remotiveAnswer });
  const found = await createRemotiveSource(api.baseUrl).search(query, patient());
  expect(api.requests[0]?.pathname).toBe('/api/remote-jobs');
  expect(api.requests[0]?.searchParams.get('search')).toBe('nurse');
  expect(found).toEqual([
    {
      id: 'remotive-123',
      source: 'remotive',
      title: 'Lead Developer',
      company: 'Example Co',
      location: 'Worldwide',
      country: '',
      isRemote: true,
      language: 'en',
      description: 'The Python team is looking for a developer.',
      postedOn: '2026-11-05',
      url: 'https://remotive.com/remote-jobs/product/lead-developer-123',
      isSample: false,
    },
  ]);
});

it('Arbeitnow: takes no question, days are counted in seconds', async () => {
  api.behave({ kind: 'json', body: arbeitnowAnswer });
  const found = await createArbeitnowSource(api.baseUrl).search(query, patient());
  expect(api.requests[0]?.search).toBe('');
  expect(found).toMatchObject([
    { id: 'arbeitnow-nurse-berlin-77', country: 'DE', isRemote: false, postedOn: '2026-10-26' },
  ]);
});

it('Adzuna: asked with its key in its country, and for no older days than wanted', async () => {
  api.behave({ kind: 'json', body: adzunaAnswer });
  const since = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
  const found = await createAdzunaSource(adzuna, api.baseUrl).search(
    { ...query, ...runJobTask('readWish', { ...wish, interest: 'nurse' }), postedSince: since },
    patient(),
  );
  const { pathname, searchParams } = api.requests[0] ?? new URL('http://none.example.test');
  expect(pathname).toBe('/v1/api/jobs/es/search/1');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    app_id: 'an-id',
    app_key: 'a-key',
    what: 'enfermera',
    where: 'Madrid',
    max_days_old: '4',
  });
  expect(found).toMatchObject([
    { id: 'adzuna-129698749', title: 'Enfermera urgencias', country: 'ES', language: 'es' },
  ]);
});

describe.each(sources)('%s', (_, create, good) => {
  const fail = (signal = patient()) =>
    create()
      .search(query, signal)
      .then(
        () => 'answered',
        (error: Error) => error,
      );

  it.each([
    ['a failing server', { kind: 'status', status: 500 }],
    ['a refused key', { kind: 'status', status: 401 }],
    ['a page instead of data', { kind: 'html' }],
    ['half an answer', { kind: 'broken' }],
    ['another shape', { kind: 'json', body: { jobs: 'none', data: 1, results: {} } }],
    ['a list of strangers', { kind: 'json', body: { jobs: [1], data: [1], results: [1] } }],
    ['somewhere else', { kind: 'redirect', to: 'http://169.254.169.254/' }],
    ['more than can be read', { kind: 'flood', bytes: 20_000_000 }],
  ] as const)('%s is an error, not an answer', async (_, behaviour) => {
    api.behave(behaviour);
    expect(await fail()).toBeInstanceOf(Error);
  });

  it('too many questions: rests for as long as the answer says', async () => {
    api.behave({ kind: 'status', status: 429, headers: { 'retry-after': '7' } });
    const error = await fail();
    expect(error).toBeInstanceOf(SourceBusyError);
    expect(error).toMatchObject({ restMs: 7_000 });
  });

  it('the same question is asked once', async () => {
    api.behave({ kind: 'json', body: good });
    const source = rememberAnswers(create());
    const first = await source.search(query, patient());
    expect(await source.search({ ...query, interest: ' ENFERMERA ' }, patient())).toBe(first);
    expect(api.requests).toHaveLength(1);
  });

  // Last: what nobody waits for any more may reach the other side after the test.
  it('silence ends when the signal says so', async () => {
    api.behave({ kind: 'hang' });
    expect(await fail(AbortSignal.timeout(50))).toMatchObject({ name: 'TimeoutError' });
  });
});
