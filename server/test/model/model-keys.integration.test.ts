import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createModelBudget } from '../../src/assistant/model/model-budget';
import { createModelKeys } from '../../src/assistant/model/model-keys';
import { type Database, openDatabase } from '../../src/db';
import { signInNewPerson, startTestApp, type TestApp } from '../app/start-test-app';
import { describeOnOneDatabase, type TestPlace } from '../database';
import { addPerson } from '../database/add-person';
import { silentLogger } from '../database/silent-logger';

const path = '/api/profile/model-key';
const makeKey = () => `sk-${randomBytes(24).toString('hex')}`;

describeOnOneDatabase('a person’s own model key', (context) => {
  let place: TestPlace;
  let app: TestApp;
  let token: string;

  beforeAll(async () => {
    place = await context.openFresh();
    app = await startTestApp(place);
    token = (await signInNewPerson(app)).session.access_token;
  });
  afterAll(async () => {
    await app?.stop();
    await place?.cleanup();
  });

  it('is kept sealed, told by its last four, and forgotten on request', async () => {
    const key = makeKey();
    const none = await app.call('GET', path, { token });
    expect(none.json).toMatchObject({ key: null, engine: { kind: 'builtin' } });

    const stored = await app.call('PUT', path, { token, body: { key: `  ${key}\n` } });
    expect(stored.status).toBe(200);
    expect(stored.json).toMatchObject({
      key: { lastFour: key.slice(-4) },
      engine: { kind: 'model', name: 'gpt-4' },
    });
    const read = await app.call('GET', path, { token });
    expect(read.json).toEqual(stored.json);
    expect(stored.text + read.text).not.toContain(key.slice(0, 12));

    const [row] = await context.queryAsOwner(place, 'SELECT sealed_key FROM model_keys');
    expect(Buffer.from(row.sealed_key).includes(Buffer.from(key.slice(3, 12)))).toBe(false);
    expect(app.logLines.join('')).not.toContain(key.slice(0, 12));

    const gone = await app.call('DELETE', path, { token });
    expect(gone.json).toMatchObject({ key: null, engine: { kind: 'builtin' } });
    expect((await app.call('DELETE', path, { token })).status).toBe(200);
    expect(await context.queryAsOwner(place, 'SELECT 1 FROM model_keys')).toEqual([]);
  });

  it('replaces the one before', async () => {
    const keys = [makeKey(), makeKey()];
    for (const key of keys) await app.call('PUT', path, { token, body: { key } });
    const read = await app.call('GET', path, { token });
    expect(read.json.key.lastFour).toBe(keys[1]?.slice(-4));
  });

  it.each([
    ['', 'model_key_missing', 'OpenAI API key is required'],
    ['   ', 'model_key_missing', 'OpenAI API key is required'],
    [`sk-${'a'.repeat(36)}`, 'model_key_invalid', 'Invalid OpenAI API key format'],
    [`pk-${'a'.repeat(60)}`, 'model_key_invalid', 'Invalid OpenAI API key format'],
    [`sk-${'a'.repeat(20)}\r\nX-Evil: ${'a'.repeat(20)}`, 'model_key_invalid', 'Invalid OpenAI'],
    [`sk-${'ñ'.repeat(40)}`, 'model_key_invalid', 'Invalid OpenAI API key format'],
  ])('refuses %j', async (key, code, words) => {
    const answer = await app.call('PUT', path, { token, body: { key } });
    expect([answer.status, answer.json.code]).toEqual([422, code]);
    expect(answer.json.error).toContain(words);
  });

  it('is nobody’s business without signing in', async () => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      expect((await app.call(method, path)).status).toBe(401);
    }
  });
});

describeOnOneDatabase('model keys and budgets in the database', (context) => {
  let place: TestPlace;
  let database: Database;
  let ana: string;
  let bruno: string;
  const secret = randomBytes(32);

  beforeAll(async () => {
    place = await context.openFresh();
    database = await openDatabase({ ...place, logger: silentLogger });
    ana = await addPerson(database);
    bruno = await addPerson(database);
  });
  afterAll(async () => {
    await database?.close();
    await place?.cleanup();
  });

  describe('a key', () => {
    it('opens for its owner alone, and only with the secret it was sealed with', async () => {
      const keys = createModelKeys(database, secret);
      const key = makeKey();
      await keys.store(ana, key);
      expect(await keys.open(ana)).toBe(key);
      expect(await keys.open(bruno)).toBeUndefined();
      expect(await keys.describe(bruno)).toBeUndefined();
      await keys.forget(bruno);
      expect(await keys.open(ana)).toBe(key);

      const other = createModelKeys(database, randomBytes(32));
      await expect(other.open(ana)).rejects.toMatchObject({ code: 'model_key_missing' });

      await context.queryAsOwner(
        place,
        `INSERT INTO model_keys (user_id, sealed_key, last_four)
         SELECT $1, sealed_key, last_four FROM model_keys WHERE user_id = $2`,
        [bruno, ana],
      );
      await expect(keys.open(bruno)).rejects.toMatchObject({ code: 'model_key_missing' });
    });

    it('goes with its person', async () => {
      const keys = createModelKeys(database, secret);
      const carla = await addPerson(database);
      await keys.store(carla, makeKey());
      await context.queryAsOwner(place, 'DELETE FROM users WHERE id = $1', [carla]);
      const left = await context.queryAsOwner(
        place,
        'SELECT 1 FROM model_keys WHERE user_id = $1',
        [carla],
      );
      expect(left).toEqual([]);
    });
  });

  describe('a day’s budget', () => {
    it('is counted over all processes, for each person alone', async () => {
      const processes = [1, 2].map(() => createModelBudget(database, secret, 5));
      const takes = Array.from({ length: 12 }, (_, at) => processes[at % 2]?.(ana).take());
      const outcomes = await Promise.allSettled(takes);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
      const refused = outcomes.find((outcome) => outcome.status === 'rejected');
      expect(refused?.reason).toMatchObject({ code: 'ai_budget_spent', status: 429 });
      expect(refused?.reason.retryAfterSeconds).toBeGreaterThan(86_000);
      const resetsAt = Date.parse(refused?.reason.details.resetsAt);
      expect(resetsAt).toBeGreaterThan(Date.now() + 86_000_000);
      await processes[0]?.(bruno).take();
    });

    it('takes back what was not used', async () => {
      const budget = createModelBudget(database, secret, 1)(await addPerson(database));
      await budget.take();
      await expect(budget.take()).rejects.toMatchObject({ code: 'ai_budget_spent' });
      await budget.giveBack();
      await budget.take();
    });
  });
});
