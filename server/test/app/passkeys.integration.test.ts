import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeSite } from '../../src/auth/passkey-browser';
import { describeOnOneDatabase, type TestPlace } from '../database';
import { makeSoftPasskey } from './soft-authenticator';
import {
  goodPassword,
  signInAgain,
  signInNewPerson,
  startTestApp,
  type TestApp,
} from './start-test-app';

const PATH = '/api/account/passkeys';
const FACTOR = '/api/account/second-factor';
const password = goodPassword;

describe('the name that passkeys are bound to', () => {
  it.each([
    ['https://cv.example.com', 'cv.example.com', 'https://cv.example.com'],
    ['http://127.0.0.1:3000', 'localhost', 'http://localhost:3000'],
    ['http://[::1]:3000', 'localhost', 'http://localhost:3000'],
  ])('%s', (url, id, origin) => {
    expect(describeSite(url)).toEqual({ id, origin });
  });
});

describeOnOneDatabase('passkeys', (context) => {
  let app: TestApp;
  let place: TestPlace;
  let origin: string;
  beforeAll(async () => {
    place = await context.openFresh();
    app = await startTestApp(place, { RATE_LIMIT_SCALE: '1000' });
    origin = describeSite(app.url).origin;
  });
  afterAll(async () => {
    await app?.stop();
    await place?.cleanup();
  });

  const post = (path: string, token: string | undefined, body?: unknown) =>
    app.call('POST', path, { ...(token === undefined ? {} : { token }), body });
  const askToMake = async (token: string) =>
    (await post(`${PATH}/options`, token, { password })).json.options;
  const askToUse = async () => (await post('/api/auth/passkey/options', undefined)).json.options;
  const enter = (assertion: unknown) => post('/api/auth/passkey', undefined, assertion);

  async function makeOne(token: string, name = 'Portátil') {
    const passkey = makeSoftPasskey(origin);
    const credential = passkey.make(await askToMake(token));
    const added = await post(PATH, token, { name, credential });
    expect(added.status).toBe(201);
    return { passkey, id: String(added.json.passkey.id) };
  }

  async function personWithOne() {
    const { email, session } = await signInNewPerson(app);
    const token = session.access_token;
    return { email, token, userId: session.user.id, ...(await makeOne(token)) };
  }

  it('are made with the password, listed, renamed and removed', async () => {
    const { session } = await signInNewPerson(app);
    const token = session.access_token;
    const begun = await post(`${PATH}/options`, token, { password: 'no es esta' });
    expect(begun.json.code).toBe('wrong_password');
    const { id } = await makeOne(token);
    const list = async () => (await app.call('GET', PATH, { token })).json.passkeys;
    expect(await list()).toMatchObject([{ id, name: 'Portátil', last_used_at: null }]);
    const renamed = await app.call('PATCH', `${PATH}/${id}`, { token, body: { name: ' Móvil ' } });
    expect(renamed.json.passkey.name).toBe('Móvil');
    const remove = (given: string) =>
      app.call('DELETE', `${PATH}/${id}`, { token, body: { password: given } });
    expect((await remove('no es esta')).json.code).toBe('wrong_password');
    expect((await remove(password)).status).toBe(204);
    expect((await remove(password)).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  it('open a session alone, once for each question', async () => {
    const { passkey, email } = await personWithOne();
    const assertion = passkey.use(await askToUse());
    const entered = await enter(assertion);
    expect(entered.json.user).toMatchObject({ email });
    expect((await enter(assertion)).json.code).toBe('passkey_wrong');
    expect((await app.call('GET', PATH, { token: entered.json.access_token })).status).toBe(200);
  });

  it('open nothing from another page, for another question, without the person, or changed', async () => {
    const { passkey, token } = await personWithOne();
    const other = makeSoftPasskey(origin);
    const right = await askToUse();
    const signed = passkey.use(await askToUse());
    const bytes = Buffer.from(signed.response.signature, 'base64url');
    bytes[bytes.length - 1] = (bytes[bytes.length - 1] ?? 0) ^ 1;
    const changed = { ...signed.response, signature: bytes.toString('base64url') };
    const refused = [
      passkey.use(right, { origin: 'https://evil.example' }),
      passkey.use({ ...right, rpId: 'evil.example' }),
      passkey.use({ ...right, challenge: 'bm90IG91cnM' }),
      passkey.use(right, { isVerified: false }),
      // A question that was meant for making one.
      passkey.use({ ...(await askToMake(token)), rpId: right.rpId }),
      { ...signed, response: changed },
      other.use(right),
      { ...other.use(right), id: passkey.id },
    ];
    for (const [at, assertion] of refused.entries()) {
      expect([at, (await enter(assertion)).json.code]).toEqual([at, 'passkey_wrong']);
    }
  });

  it('are kept for nobody but who asked, and once', async () => {
    const { token, passkey } = await personWithOne();
    const stranger = (await signInNewPerson(app)).session.access_token;
    const asked = await askToMake(token);
    const another = makeSoftPasskey(origin);
    const add = (who: string, credential: unknown) => post(PATH, who, { name: 'x', credential });
    expect((await add(stranger, another.make(asked))).json.code).toBe('passkey_wrong');
    // That question has been put.
    expect((await add(token, another.make(asked))).json.code).toBe('passkey_wrong');
    const known = passkey.make(await askToMake(stranger));
    expect((await add(stranger, known)).json.code).toBe('passkey_wrong');
    const foreign = another.make(await askToMake(token), { origin: 'https://evil.example' });
    expect((await add(token, foreign)).json.code).toBe('passkey_wrong');
    expect((await add(token, another.make(await askToMake(token)))).status).toBe(201);
  });

  it('that count are refused when a copy has counted further', async () => {
    const { passkey } = await personWithOne();
    const use = async (counter: number) =>
      (await enter(passkey.use(await askToUse(), { counter }))).status;
    expect([await use(5), await use(7), await use(7), await use(6), await use(8)]).toEqual([
      200, 200, 400, 400, 200,
    ]);
  });

  it('open so many sessions at most, and are so many at most, however many come at once', async () => {
    const { passkey, token, userId } = await personWithOne();
    const count = async (table: string) => {
      const live = table === 'sessions' ? 'and revoked_at is null' : '';
      const text = `select count(*) as n from ${table} where user_id = $1 ${live}`;
      return Number((await context.queryAsOwner(place, text, [userId]))[0]?.n);
    };
    // All but one of twenty.
    await context.queryAsOwner(
      place,
      `insert into passkeys (user_id, credential_id, public_key, name, transports)
       select user_id, credential_id || n, public_key, name, transports
       from passkeys, generate_series(1, 18) n where user_id = $1`,
      [userId],
    );
    const asked = await Promise.all(Array.from({ length: 4 }, () => askToMake(token)));
    await Promise.all(
      asked.map((options) =>
        post(PATH, token, { name: 'Otra', credential: makeSoftPasskey(origin).make(options) }),
      ),
    );
    expect(await count('passkeys')).toBe(20);

    // With tokens of their own, or the sweep takes them away where the test is slow.
    await context.queryAsOwner(
      place,
      `with made as (
         insert into sessions (user_id, user_agent, ends_at)
         select user_id, user_agent, ends_at from sessions, generate_series(1, 18) where user_id = $1 returning id)
       insert into refresh_tokens (session_id, token_hash, expires_at)
       select id, uuid_send(id), now() + interval '1 day' from made`,
      [userId],
    );
    const questions = await Promise.all(Array.from({ length: 8 }, askToUse));
    const entered = await Promise.all(questions.map((question) => enter(passkey.use(question))));
    expect(entered.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await count('sessions')).toBe(20);
  });

  it('open nothing of somebody who is disabled', async () => {
    const { passkey, userId } = await personWithOne();
    const disable = 'update users set disabled_at = now() where id = $1';
    await context.queryAsOwner(place, disable, [userId]);
    expect((await enter(passkey.use(await askToUse()))).json.code).toBe('passkey_wrong');
  });

  it('are the second step, without an app too, and the last one stays while they are', async () => {
    const { email, token, passkey, id } = await personWithOne();
    const signIn = (code?: string) =>
      app.call('POST', '/api/auth/sign-in', { body: { email, password, code } });
    expect((await signIn()).status).toBe(200);
    const turned = await post(`${FACTOR}/passkeys`, token, { password });
    expect(turned.json.recovery_codes).toHaveLength(10);
    const needed = (await signIn()).json;
    expect(needed).toMatchObject({ code: 'second_factor_needed', methods: ['code', 'passkey'] });
    expect(needed.passkey.allowCredentials).toMatchObject([{ id: passkey.id }]);
    // After the password, having the key is enough.
    const entered = await enter(passkey.use(needed.passkey, { isVerified: false }));
    expect(entered.status).toBe(200);
    expect((await signIn('000000')).json.code).toBe('second_factor_wrong');
    expect((await signIn(turned.json.recovery_codes[0])).status).toBe(200);
    const remove = () => app.call('DELETE', `${PATH}/${id}`, { token, body: { password } });
    expect((await remove()).json.code).toBe('passkey_needed');
    await app.call('DELETE', FACTOR, { token, body: { password } });
    expect((await remove()).status).toBe(204);
  });

  it('asked for before a new password open nothing after it', async () => {
    const { email, token, passkey } = await personWithOne();
    await post(`${FACTOR}/passkeys`, token, { password });
    const body = { email, password };
    const needed = (await app.call('POST', '/api/auth/sign-in', { body })).json;
    const changed = { current_password: password, new_password: 'otra frase bien distinta' };
    await post('/api/auth/password', token, changed);
    const late = passkey.use(needed.passkey, { isVerified: false });
    expect((await enter(late)).json.code).toBe('passkey_wrong');
  });

  it('or an app are asked of everybody where the server says so, before anything else', async () => {
    const { email, session } = await signInNewPerson(app);
    await app.stop();
    app = await startTestApp(place, { RATE_LIMIT_SCALE: '1000', SECOND_FACTOR: 'required' });
    origin = describeSite(app.url).origin;
    // Sessions that were open stay as they are.
    const old = session.access_token;
    expect((await app.call('GET', '/api/saved-jobs', { token: old })).status).toBe(200);
    const token = (await signInAgain(app, email)).access_token;
    const look = (path: string) => app.call('GET', path, { token });
    expect((await look('/api/saved-jobs')).json.code).toBe('second_factor_required');
    expect((await look('/api/cv-summaries')).json.code).toBe('second_factor_required');
    expect((await look('/api/auth/user')).json).toMatchObject({ needs_second_factor: true });
    await makeOne(token);
    expect((await look('/api/saved-jobs')).status).toBe(403);
    expect((await post(`${FACTOR}/passkeys`, token, { password })).status).toBe(200);
    expect((await look('/api/saved-jobs')).status).toBe(200);
    expect((await look('/api/auth/user')).json.needs_second_factor).toBeUndefined();
    const removal = await app.call('DELETE', FACTOR, { token, body: { password } });
    expect(removal.json.code).toBe('second_factor_required');
  });
});
