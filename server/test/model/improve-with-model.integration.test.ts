import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInNewPerson, startTestApp, type TestApp } from '../app/start-test-app';
import { describeOnOneDatabase, type TestPlace } from '../database';
import { type FakeModelServer, startFakeModelServer } from './fake-model-server';
import { sampleCv } from './sample-cv';

describeOnOneDatabase('the improvement of a CV by a model', (context) => {
  let place: TestPlace;
  let app: TestApp;
  let fake: FakeModelServer;
  let token: string;
  let cvId: string;

  beforeAll(async () => {
    place = await context.openFresh();
    fake = await startFakeModelServer();
    app = await startTestApp(place, {
      OPENAI_BASE_URL: fake.baseUrl,
      OPENAI_API_KEY: 'sk-of-the-house',
      OPENAI_MODEL: 'fake-model',
      OPENAI_TIMEOUT_SECONDS: '5',
      OPENAI_DAILY_CALLS: '8',
    });
  });
  beforeEach(async () => {
    fake.requests.length = 0;
    ({ token, cvId } = await addPersonWithCv());
  });
  afterAll(async () => {
    await app?.stop();
    await fake?.close();
    await place?.cleanup();
  });

  async function addPersonWithCv() {
    const { session } = await signInNewPerson(app);
    const body = { filename: 'cv.pdf', content: 'texto', parsed_data: sampleCv };
    const made = await app.call('POST', '/api/cvs', { token: session.access_token, body });
    return { token: session.access_token, cvId: String(made.json.cv.id) };
  }

  const improve = (query = '') =>
    app.call('POST', `/api/improve-cv${query}`, { token, body: { cvId } });
  const readCv = async () => (await app.call('GET', `/api/cvs/${cvId}`, { token })).json.cv;

  const rewritten = {
    summary: 'Logística con 8 años de experiencia en almacenes.',
    work_experience: [
      { id: 'work_experience-1', company: 'Inventada', description: 'Dirijo a 12 personas.' },
    ],
  };

  it('is paid for once when it is asked for again under its key', async () => {
    fake.behave({ kind: 'say', text: JSON.stringify(rewritten) });
    const ask = (style: string, query = '', key = 'the-first-try') =>
      app.call('POST', `/api/improve-cv${query}`, {
        token,
        body: { cvId, style },
        headers: { 'idempotency-key': key },
      });
    const first = await ask('formal');
    expect(first.json.engine.kind).toBe('model');
    const calls = fake.requests.length;
    const second = await ask('formal');
    expect(second.json).toEqual(first.json);
    expect(fake.requests).toHaveLength(calls);

    expect((await ask('startup')).json.code).toBe('key_reused');
    expect((await ask('formal', '?engine=builtin')).json.code).toBe('key_reused');
    expect((await ask('formal', '', 'another-try')).status).toBe(200);
    expect(fake.requests.length).toBeGreaterThan(calls);
    // A key is one person's: under the same one another gets their own answer.
    ({ token, cvId } = await addPersonWithCv());
    expect((await ask('startup')).status).toBe(200);
  });

  it('is asked of the model once by two who ask at the same moment', async () => {
    fake.behave({ kind: 'saySlowly', text: JSON.stringify(rewritten) });
    const ask = (key?: string, style = 'formal') =>
      app.call('POST', '/api/improve-cv', {
        token,
        body: { cvId, style },
        headers: key === undefined ? {} : { 'idempotency-key': key },
      });
    const answers = await Promise.all([ask('a-double-click'), ask('a-double-click'), ask()]);
    for (const { status, json } of answers) {
      expect([status, json]).toEqual([200, answers[0]?.json]);
    }
    // One to improve, one to translate.
    expect(fake.requests).toHaveLength(2);
    await Promise.all([ask(undefined, 'startup'), ask(undefined, 'academic')]);
    expect(fake.requests).toHaveLength(6);
  });

  it('is tried again under its key after a failure', async () => {
    fake.behave({ kind: 'html' });
    const ask = () =>
      app.call('POST', '/api/improve-cv', {
        token,
        body: { cvId },
        headers: { 'idempotency-key': 'a-key-that-failed' },
      });
    expect((await ask()).json.code).toBe('model_bad_answer');
    fake.behave({ kind: 'say', text: JSON.stringify(rewritten) });
    expect((await ask()).status).toBe(200);
  });

  it('is proposed under the model’s name, guarded, and not saved', async () => {
    fake.behave({ kind: 'say', text: JSON.stringify(rewritten) });
    const before = await readCv();
    const answer = await improve();
    expect(answer.status).toBe(200);
    expect(answer.json.engine).toEqual({ kind: 'model', name: 'fake-model' });
    expect(answer.json.parsed_data.summary).toBe(rewritten.summary);
    expect(answer.json.parsed_data.work_experience[0].company).toBe('Distribuciones Ejemplo');
    expect(answer.json.warnings.map(({ code }: { code: string }) => code)).toContain(
      'new-employer',
    );
    expect(fake.requests).toHaveLength(2);
    expect(await readCv()).toEqual(before);
  });

  it('is the built-in engine’s when that is asked for', async () => {
    const answer = await improve('?engine=builtin');
    expect([answer.status, answer.json.engine]).toEqual([200, { kind: 'builtin' }]);
    expect(fake.requests).toHaveLength(0);
  });

  describe('when the model fails', () => {
    it.each([
      ['a hang', { kind: 'hang' }, 504, 'model_timeout'],
      ['a refused key', { kind: 'refuse', status: 401 }, 422, 'model_key_rejected'],
      ['cut JSON', { kind: 'say', text: '{"summary": "a' }, 502, 'model_bad_answer'],
      ['no choices', { kind: 'emptyChoices' }, 502, 'model_empty_answer'],
    ] as const)(
      'answers %s with its code, and the CV is what it was',
      async (_, behaviour, status, code) => {
        fake.behave(behaviour);
        const before = await readCv();
        const answer = await improve();
        expect([answer.status, answer.json.code]).toEqual([status, code]);
        expect(await readCv()).toEqual(before);
        expect(app.logLines.join('')).not.toContain('sk-of-the-house');
      },
    );
  });

  it.each([
    ['improve-cv', {}, 'Failed to improve CV content. Please try again.'],
    [
      'development-plan',
      { careerGoal: 'Jefa de equipo' },
      'Failed to analyze learning path. Please try again.',
    ],
    [
      'optimize-large-profile',
      { targetPlatform: 'linkedin', industryFocus: 'Logística', careerLevel: 'mid' },
      'Failed to optimize profile',
    ],
  ])('a model that breaks is told in the words of %s', async (path, body, words) => {
    fake.behave({ kind: 'refuse', status: 500 });
    const answer = await app.call('POST', `/api/${path}`, { token, body: { cvId, ...body } });
    expect([answer.json.code, answer.json.error]).toEqual(['model_failed', words]);
  });

  it('is over for the day with the share, and says until when', async () => {
    fake.behave({ kind: 'say', text: JSON.stringify(rewritten) });
    for (let time = 0; time < 4; time += 1) expect((await improve()).status).toBe(200);
    const answer = await improve();
    expect([answer.status, answer.json.code]).toEqual([429, 'ai_budget_spent']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(80_000);
    expect(Date.parse(answer.json.resetsAt)).toBeGreaterThan(Date.now());
    expect((await improve('?engine=builtin')).status).toBe(200);
  });

  it('stops upstream when the browser goes away', async () => {
    fake.behave({ kind: 'drip', everyMs: 20 });
    const leaving = new AbortController();
    const asked = fetch(`${app.url}/api/improve-cv`, {
      method: 'POST',
      body: JSON.stringify({ cvId }),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      signal: leaving.signal,
    }).catch((error: unknown) => error);
    await expect.poll(() => fake.requests.length).toBe(1);
    leaving.abort();
    await asked;
    await expect.poll(() => fake.requests[0]?.aborted).toBe(true);
  });
});
