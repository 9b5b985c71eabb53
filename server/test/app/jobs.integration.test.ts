import { matchJobs, searchJobs } from '@trayecto/core/contract';
import { spanishAnalyst } from '@trayecto/core/document/fixtures';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JobSource } from '../../src/jobs/job-source';
import { createArbeitnowSource } from '../../src/jobs/sources/arbeitnow-source';
import { createRemotiveSource } from '../../src/jobs/sources/remotive-source';
import { describeOnEmbedded, describeOnOneDatabase, type TestPlace } from '../database';
import { type FakeJobApi, startFakeJobApi } from '../jobs/fake-job-api';
import { remotiveAnswer } from '../jobs/job-answers';
import { signInFirstAdmin, signInNewPerson, startTestApp, type TestApp } from './start-test-app';

describeOnOneDatabase('the job search', (context) => {
  let app: TestApp;
  let place: TestPlace;
  let token: string;

  beforeAll(async () => {
    place = await context.openFresh();
    app = await startTestApp(place, { RATE_LIMIT_SCALE: '1000' });
    token = (await signInNewPerson(app)).session.access_token;
  });
  afterAll(async () => {
    await app?.stop();
    await place?.cleanup();
  });

  const post = (path: string, body: object) => app.call('POST', path, { token, body });
  const saveCv = async (parsed_data: unknown): Promise<string> => {
    const body = { filename: 'cv.pdf', content: 'x', parsed_data };
    return (await app.call('POST', '/api/cvs', { token, body })).json.cv.id;
  };

  it('searches the samples, marked as such, while the board is empty', async () => {
    const { status, json } = await post('/api/search-jobs', {
      interest: 'enfermera',
      location: 'Madrid',
    });
    expect(status).toBe(200);
    const { jobs, sources, error } = searchJobs.output.parse(json);
    expect(jobs[0]).toMatchObject({
      id: 'sample-nurse-madrid-urgencias',
      link: '/job-search?job=sample-nurse-madrid-urgencias',
      isSample: true,
      source: 'samples',
      nearness: 'here',
      matchScore: null,
    });
    expect(jobs.every(({ isSample }) => isSample)).toBe(true);
    expect(sources).toEqual([{ name: 'samples', status: 'answered', found: jobs.length }]);
    expect(error).toBeNull();
    const shown = await app.call('GET', `/api/jobs/${jobs[0]?.id}`, { token });
    expect(shown.json.job).toMatchObject({ id: jobs[0]?.id, isSample: true });
    const admin = (await signInFirstAdmin(app)).session.access_token;
    const show = (shows_samples: boolean) =>
      app.call('PATCH', '/api/admin/job-board', { token: admin, body: { shows_samples } });
    expect((await show(false)).json.shows_samples).toBe(false);
    const none = await post('/api/search-jobs', { interest: 'enfermera', location: 'Madrid' });
    expect(none.json.jobs).toEqual([]);
    expect((await app.call('GET', `/api/jobs/${jobs[0]?.id}`, { token })).status).toBe(404);
    await show(true);
  });

  it('needs both fields, and who is asking', async () => {
    for (const body of [{ interest: 'x' }, { location: 'x' }, { interest: ' ', location: 'x' }])
      expect((await post('/api/search-jobs', body)).status).toBe(400);
    const odd = { interest: 'x', location: 'y', postedSince: 'yesterday' };
    expect((await post('/api/search-jobs', odd)).status).toBe(400);
    expect(
      (await app.call('POST', '/api/search-jobs', { body: { interest: 'x', location: 'y' } }))
        .status,
    ).toBe(401);
    expect((await app.call('GET', '/api/jobs/sample-none', { token })).status).toBe(404);
    expect((await app.call('GET', '/api/jobs/own-nothing', { token })).status).toBe(404);
    expect((await app.call('GET', '/api/jobs/remotive-1', { token })).status).toBe(400);
  });

  it('filters, and finds nothing without failing', async () => {
    const remote = await post('/api/search-jobs', {
      interest: 'developer',
      location: 'Madrid',
      remote: true,
      language: 'en',
    });
    expect(remote.json.jobs.length).toBeGreaterThan(0);
    for (const job of remote.json.jobs)
      expect(job).toMatchObject({ isRemote: true, language: 'en' });
    const none = await post('/api/search-jobs', { interest: 'xyzzy', location: 'Madrid' });
    expect(none).toMatchObject({ status: 200, json: { success: true, jobs: [] } });
  });

  it('says how well a CV fits, and finds jobs for a CV with what is there and what is missing', async () => {
    const cvId = await saveCv(spanishAnalyst);
    const search = await post('/api/search-jobs', {
      interest: 'analista de datos',
      location: 'Madrid',
      cvId,
    });
    expect(search.json.jobs[0].matchScore).toBeGreaterThan(0);
    const found = await post('/api/match-jobs', { cvId });
    const { matches } = matchJobs.output.parse(found.json);
    expect(matches.length).toBeGreaterThan(2);
    const scores = matches.map(({ matchScore }) => matchScore);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(matches[0]?.skills.matching.length).toBeGreaterThan(0);
    const stranger = (await signInNewPerson(app)).session.access_token;
    const foreign = await app.call('POST', '/api/match-jobs', { token: stranger, body: { cvId } });
    expect(foreign.status).toBe(404);
    expect((await post('/api/match-jobs', { cvId: await saveCv(null) })).status).toBe(422);
  });
});

describeOnEmbedded('job sources over the network', (context) => {
  let app: TestApp;
  let place: TestPlace;
  let token: string;
  let good: FakeJobApi;
  let bad: FakeJobApi;

  beforeAll(async () => {
    place = await context.openFresh();
    [good, bad] = [await startFakeJobApi(), await startFakeJobApi()];
    const stubborn: JobSource = { name: 'adzuna', search: () => new Promise(() => {}) };
    app = await startTestApp(
      place,
      { RATE_LIMIT_SCALE: '1000' },
      {
        jobSources: [
          createRemotiveSource(good.baseUrl),
          createArbeitnowSource(bad.baseUrl),
          stubborn,
        ],
        jobSourceMs: 800,
      },
    );
    token = (await signInNewPerson(app)).session.access_token;
  });
  afterAll(async () => {
    await app?.stop();
    await Promise.all([good?.close(), bad?.close()]);
    await place?.cleanup();
  });
  const search = () =>
    app.call('POST', '/api/search-jobs', {
      token,
      body: { interest: 'developer', location: 'Madrid' },
    });

  it('one that fails or is late is named, the others answer, and no sample replaces them', async () => {
    good.behave({ kind: 'json', body: remotiveAnswer });
    bad.behave({ kind: 'html' });
    const { status, json } = await search();
    expect(status).toBe(200);
    expect(json.jobs).toMatchObject([{ id: 'remotive-123', isSample: false, nearness: 'remote' }]);
    expect(json.sources).toEqual([
      { name: 'own', status: 'answered', found: 0 },
      { name: 'remotive', status: 'answered', found: 1 },
      { name: 'arbeitnow', status: 'failed', found: 0 },
      { name: 'adzuna', status: 'late', found: 0 },
    ]);
    expect(json.error).toBe('No answer from Arbeitnow, Adzuna.');
    expect(app.logLines.join('')).toContain('a job source gave no answer');
  });

  it('one that has had enough is left alone', async () => {
    good.behave({ kind: 'status', status: 429, headers: { 'retry-after': '60' } });
    expect((await search()).json.sources[1].status).toBe('resting');
    const asked = good.requests.length;
    expect((await search()).json.sources[1].status).toBe('resting');
    expect(good.requests).toHaveLength(asked);
  });
});

describeOnOneDatabase('job sources that all fail', (context) => {
  it('are said in one sentence', async () => {
    const place = await context.openFresh();
    const failing: JobSource = {
      name: 'remotive',
      search: () => Promise.reject(new Error('down')),
    };
    const settings = { JOB_SOURCES: 'remotive' };
    const app = await startTestApp(place, settings, { jobSources: [failing] });
    const token = (await signInNewPerson(app)).session.access_token;
    const body = { interest: 'developer', location: 'Madrid' };
    const { status, json } = await app.call('POST', '/api/search-jobs', { token, body });
    expect(status).toBe(502);
    expect(json).toMatchObject({ success: false, code: 'job_sources_failed' });
    await app.stop();
    await place.cleanup();
  });
});
