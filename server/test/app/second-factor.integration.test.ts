import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommandLine } from '../../src/commands/run-command-line';
import { describeOnOneDatabase, type TestPlace } from '../database';
import {
  goodPassword,
  signInAgain,
  signInNewPerson,
  startTestApp,
  type TestApp,
} from './start-test-app';

const PATH = '/api/account/second-factor';

describeOnOneDatabase('a second factor', (context) => {
  let app: TestApp;
  let place: TestPlace;
  beforeAll(async () => {
    place = await context.openFresh();
    app = await startTestApp(place, { RATE_LIMIT_SCALE: '1000', LOG_FAILED_SIGN_INS: 'on' });
  });
  afterAll(async () => {
    await app?.stop();
    await place?.cleanup();
  });

  const password = goodPassword;
  const signInWith = (email: string, code?: string, given = password) =>
    app.call('POST', '/api/auth/sign-in', { body: { email, password: given, code } });
  const stateOf = async (token: string) =>
    (await app.call('GET', PATH, { token })).json.second_factor;
  /** As an app would show it so many steps from now. */
  const codeOf = (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: Date.now() + steps * 30_000,
    });

  async function turnOn() {
    const { email, session } = await signInNewPerson(app);
    const token = session.access_token;
    const begun = await app.call('POST', PATH, { token, body: { password } });
    const { secret, uri } = begun.json;
    // The code of the step before, so that this step's own is still there to be used.
    const confirmed = await app.call('POST', `${PATH}/confirm`, {
      token,
      body: { code: codeOf(secret, -1) },
    });
    expect(confirmed.status).toBe(200);
    const codes: string[] = confirmed.json.recovery_codes;
    return { email, token, secret, uri, codes, userId: session.user.id };
  }

  it('is on once the app has shown a code, and ends sessions opened without it', async () => {
    const { email, session } = await signInNewPerson(app);
    const token = session.access_token;
    const other = (await signInAgain(app, email)).access_token;
    const begin = (given: string) => app.call('POST', PATH, { token, body: { password: given } });
    expect((await begin('no es esta')).json.code).toBe('wrong_password');
    const { secret, uri } = (await begin(password)).json;
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(await stateOf(token)).toMatchObject({ is_on: false });
    expect((await signInWith(email)).status).toBe(200);

    const confirm = (code: string) =>
      app.call('POST', `${PATH}/confirm`, { token, body: { code } });
    expect((await confirm('000000')).json.code).toBe('second_factor_wrong');
    expect((await confirm(codeOf(secret))).json.recovery_codes).toHaveLength(10);
    expect(await stateOf(token)).toMatchObject({ is_on: true, recovery_codes_left: 10 });
    expect((await app.call('GET', PATH, { token: other })).status).toBe(401);
    expect((await begin(password)).json.code).toBe('second_factor_on');
    expect((await confirm(codeOf(secret, 1))).json.code).toBe('second_factor_wrong');
  });

  it('is asked of those too who were signing in while it was turned on', async () => {
    const { email, session } = await signInNewPerson(app);
    const token = session.access_token;
    const { secret } = (await app.call('POST', PATH, { token, body: { password } })).json;
    const signIns: ReturnType<typeof signInWith>[] = [];
    // Some of them before, some in the middle, some after.
    const begin = () => signIns.push(signInWith(email));
    for (let at = 0; at < 8; at++) begin();
    await signIns[0];
    const confirmed = app.call('POST', `${PATH}/confirm`, {
      token,
      body: { code: codeOf(secret) },
    });
    for (let at = 0; at < 8; at++) begin();
    expect((await confirmed).status).toBe(200);
    for (const { json } of await Promise.all(signIns)) {
      if (json.access_token === undefined) expect(json.code).toBe('second_factor_needed');
      else expect((await app.call('GET', PATH, { token: json.access_token })).status).toBe(401);
    }
    expect((await stateOf(token)).is_on).toBe(true);
  });

  it('is asked for after the password alone, and says nothing to those without it', async () => {
    const { email, secret } = await turnOn();
    expect((await signInWith(email)).json).toMatchObject({ code: 'second_factor_needed' });
    expect((await signInWith(email)).json).not.toHaveProperty('access_token');
    expect((await signInWith(email, codeOf(secret), 'no es esta')).json.code).toBe(
      'invalid_credentials',
    );
    expect((await signInWith(email, '000000')).json.code).toBe('second_factor_wrong');
    expect((await signInWith(email, codeOf(secret))).status).toBe(200);
  });

  it('takes each code once, also from several who bring it at once, and no older one after it', async () => {
    const { email, secret } = await turnOn();
    const [now, next] = [codeOf(secret), codeOf(secret, 1)];
    const together = await Promise.all(Array.from({ length: 6 }, () => signInWith(email, next)));
    expect(together.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(400)]);
    expect((await signInWith(email, now)).json.code).toBe('second_factor_wrong');
  });

  it('is replaced by a recovery code, once each', async () => {
    const { email, token, codes } = await turnOn();
    const [first = '', second = ''] = codes;
    expect((await signInWith(email, first.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await signInWith(email, first)).json.code).toBe('second_factor_wrong');
    expect(await stateOf(token)).toMatchObject({ recovery_codes_left: 9 });
    const renewed = await app.call('POST', `${PATH}/recovery-codes`, { token, body: { password } });
    expect(renewed.json.recovery_codes).toHaveLength(10);
    expect((await signInWith(email, second)).json.code).toBe('second_factor_wrong');
    expect((await signInWith(email, renewed.json.recovery_codes[0])).status).toBe(200);
  });

  it('tells its person of new recovery codes, which end the old ones', async () => {
    const { email, token, codes } = await turnOn();
    const body = { password };
    const renewed = await app.call('POST', `${PATH}/recovery-codes`, { token, body });
    expect(renewed.json.recovery_codes).toHaveLength(10);
    expect((await signInWith(email, codes[0])).json.code).toBe('second_factor_wrong');
    const { notices } = (await app.call('GET', '/api/account/notices', { token })).json;
    expect(notices[0]).toMatchObject({ kind: 'recovery_codes_renewed' });
  });

  it('is in the database sealed, and in no answer or log', async () => {
    const { secret, codes, userId } = await turnOn();
    const [row] = await context.queryAsOwner(
      place,
      `select f::text as factor, (select string_agg(c::text, ' ') from recovery_codes c where c.user_id = f.user_id) as codes
       from second_factors f where user_id = $1`,
      [userId],
    );
    const kept = `${row?.factor} ${row?.codes}`;
    const bytes = (text: string) => Buffer.from(text).toString('hex');
    for (const told of [secret, ...codes]) {
      expect(kept).not.toContain(bytes(told));
      expect(app.logLines.join('')).not.toContain(told);
    }
    expect(kept).not.toContain(Buffer.from(Secret.fromBase32(secret).bytes).toString('hex'));
  });

  it('stays through a new password, and goes with the password or from the machine itself', async () => {
    const { email, token, secret } = await turnOn();
    const changed = 'otra frase bien distinta';
    await app.call('POST', '/api/auth/password', {
      token,
      body: { current_password: password, new_password: changed },
    });
    expect((await signInWith(email, undefined, changed)).json.code).toBe('second_factor_needed');
    expect((await signInWith(email, codeOf(secret), changed)).status).toBe(200);
    const remove = (given: string) =>
      app.call('DELETE', PATH, { token, body: { password: given } });
    expect((await remove(password)).json.code).toBe('wrong_password');
    expect((await remove(changed)).status).toBe(204);
    expect((await remove(changed)).status).toBe(404);
    expect((await signInWith(email, undefined, changed)).status).toBe(200);

    const lost = await turnOn();
    const env = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl };
    const said: string[] = [];
    const run = () =>
      runCommandLine(['admin', 'forget-factor', lost.email], env, (line) => said.push(line));
    expect(await run()).toBe(0);
    expect((await signInWith(lost.email)).status).toBe(200);
    expect(await run()).toBe(1);
  });

  it('is not guessed: wrong codes are counted for the account, wherever they come from', async () => {
    const { email, codes, secret } = await turnOn();
    await app.stop();
    app = await startTestApp(place, { TRUST_PROXY: 'on', LOG_FAILED_SIGN_INS: 'on' });
    const from = (at: number, code?: string) =>
      app.call('POST', '/api/auth/sign-in', {
        body: { email, password, code },
        headers: { 'x-forwarded-for': `203.0.113.${at}` },
      });
    const statuses: number[] = [];
    for (let at = 0; at < 11; at++) statuses.push((await from(at, '000000')).status);
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
    expect((await from(20, codeOf(secret))).status).toBe(429);
    // A right password is no guess, however often the code is asked for.
    for (let at = 0; at < 12; at++) expect((await from(30)).json.code).toBe('second_factor_needed');
    // Their owner has another way in.
    expect((await from(21, codes[0] ?? '')).status).toBe(200);
    expect(app.logLines.filter((line) => line.includes('sign-in failed from'))).toHaveLength(12);
  });
});
