import { randomBytes } from 'node:crypto';
import type { Assistant } from '@trayecto/core/assistant';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createChooseAssistant } from '../../src/assistant/model/choose-assistant';
import { createModelKeys, type ModelKeys } from '../../src/assistant/model/model-keys';
import { readConfig } from '../../src/config';
import { type Database, openDatabase } from '../../src/db';
import { describeOnOneDatabase, type TestPlace } from '../database';
import { addPerson } from '../database/add-person';
import { silentLogger } from '../database/silent-logger';
import { type FakeModelServer, startFakeModelServer } from './fake-model-server';
import { sampleCv } from './sample-cv';

const notAsked = async () => {
  throw new Error('nobody asks for this here');
};
const builtin: Assistant = {
  engine: { kind: 'builtin' },
  improve: async ({ cv }) => ({ cv, changes: [], questions: [], warnings: [] }),
  translate: async ({ cv }) => ({ cv, drafts: [], notes: [], warnings: [] }),
  parse: notAsked,
  skillGap: notAsked,
  jobGaps: notAsked,
  letters: notAsked,
  matchJobs: notAsked,
  optimize: notAsked,
  enhance: notAsked,
  careerPlan: notAsked,
};
const guard = {
  improvement: async (_: unknown, cv: typeof sampleCv) => ({ cv, findings: [] }),
  translation: async (_: unknown, cv: typeof sampleCv) => ({ cv, findings: [] }),
  weave: notAsked,
};
const secret = 'a secret that is only for this test, and long enough';
const makeKey = () => `sk-${randomBytes(24).toString('hex')}`;

describeOnOneDatabase('who does a person’s task', (context) => {
  let place: TestPlace;
  let database: Database;
  let keys: ModelKeys;
  let fake: FakeModelServer;
  let ana: string;
  let bruno: string;

  beforeAll(async () => {
    place = await context.openFresh();
    database = await openDatabase({ ...place, logger: silentLogger });
    keys = createModelKeys(database, randomBytes(32));
    fake = await startFakeModelServer();
  });
  beforeEach(async () => {
    [ana, bruno] = [await addPerson(database), await addPerson(database)];
    fake.requests.length = 0;
    fake.behave({ kind: 'say', text: '{"summary": "", "work_experience": []}' });
  });
  afterAll(async () => {
    await fake?.close();
    await database?.close();
    await place?.cleanup();
  });

  function createChoose(env: Record<string, string>) {
    const { model } = readConfig(env);
    const choose = createChooseAssistant({
      builtin: () => builtin,
      guard: () => guard,
      keys,
      model,
      database,
      secret,
    });
    return (userId: string, wanted?: 'builtin') => choose(userId, ['translate'], wanted);
  }
  const withModel = (env: Record<string, string> = {}) =>
    createChoose({ OPENAI_BASE_URL: fake.baseUrl, OPENAI_API_KEY: 'sk-house', ...env });
  const run = (assistant: Assistant) =>
    assistant.translate(
      { cv: sampleCv, from: 'es', to: 'en' },
      { signal: new AbortController().signal, onProgress: () => {} },
    );

  it('is the built-in engine where no model is set up', async () => {
    expect(await createChoose({})(ana)).toBe(builtin);
    expect(await createChoose({ OPENAI_API_KEY: 'sk-someone-else-set-this' })(ana)).toBe(builtin);
  });

  it('is the built-in engine when that is asked for', async () => {
    await keys.store(ana, makeKey());
    expect(await withModel()(ana, 'builtin')).toBe(builtin);
  });

  it('is the model with a person’s own key, or else with the installation’s', async () => {
    const own = makeKey();
    await keys.store(ana, own);
    const choose = withModel({ OPENAI_MODEL: 'some-model' });
    for (const person of [ana, bruno, ana]) {
      const assistant = await choose(person);
      expect(assistant.engine).toEqual({ kind: 'model', name: 'some-model' });
      await run(assistant);
    }
    expect(fake.requests.map(({ authorization }) => authorization)).toEqual([
      `Bearer ${own}`,
      'Bearer sk-house',
      `Bearer ${own}`,
    ]);
  });

  it('is a model without a key where the endpoint wants none', async () => {
    await run(await createChoose({ OPENAI_BASE_URL: fake.baseUrl })(ana));
    expect(fake.requests[0]?.authorization).toBeUndefined();
  });

  it('is a model for those who bring a key, also where the installation has none', async () => {
    await keys.store(ana, makeKey());
    const choose = createChoose({});
    expect((await choose(ana)).engine.kind).toBe('model');
    expect(await choose(bruno)).toBe(builtin);
  });

  it('is nobody else when a stored key can no longer be opened', async () => {
    await createModelKeys(database, randomBytes(32)).store(ana, makeKey());
    await expect(withModel()(ana)).rejects.toMatchObject({ code: 'model_key_missing' });
    expect(await withModel()(ana, 'builtin')).toBe(builtin);
  });

  it('is no model any more when the day’s share is used up, whichever process is asked', async () => {
    const processes = [1, 2].map(() => withModel({ OPENAI_DAILY_CALLS: '2' }));
    for (const choose of processes) await run(await choose(ana));
    for (const choose of processes) {
      await expect(run(await choose(ana))).rejects.toMatchObject({
        code: 'ai_budget_spent',
      });
      await run(await choose(ana, 'builtin'));
    }
    expect(fake.requests).toHaveLength(2);
    await run(await withModel({ OPENAI_DAILY_CALLS: '2' })(bruno));
  });
});
