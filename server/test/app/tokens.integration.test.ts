import {
  allEndpoints,
  type Endpoint,
  findScopes,
  MOST_TOKENS,
  scopedEndpointIds,
  type TokenScope,
  tokenScopes,
} from '@trayecto/core/contract';
import { unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeOnOneDatabase, type TestPlace } from '../database';
import {
  goodPassword,
  signInFirstAdmin,
  signInNewPerson,
  startTestApp,
  type TestApp,
} from './start-test-app';

const wish = {
  name: 'Copia semanal',
  scopes: ['read'],
  expires_in_days: 30,
  password: goodPassword,
};
const NOBODY = '00000000-0000-4000-8000-000000000000';

describe('the scopes of tokens', () => {
  it('name endpoints that are there and take a signed-in person', () => {
    const users = allEndpoints.filter(({ access }) => access === 'user').map(({ id }) => id);
    expect(scopedEndpointIds.filter((id) => !users.includes(id))).toEqual([]);
  });

  it('leave the account itself to people', () => {
    for (const id of ['changePassword', 'createToken', 'listTokens', 'deleteToken', 'endSession'])
      expect(findScopes(id)).toBe(undefined);
    for (const id of ['deleteAccount', 'exportAccount', 'claimAdmin', 'storeModelKey', 'purgeCv'])
      expect(findScopes(id)).toBe(undefined);
  });
});

describeOnOneDatabase('personal tokens', (context) => {
  let app: TestApp;
  let place: TestPlace;
  beforeAll(async () => {
    place = await context.openFresh();
    app = await startTestApp(place, { RATE_LIMIT_SCALE: '1000' });
  });
  afterAll(async () => {
    await app?.stop();
    await place?.cleanup();
  });

  const make = (session: string, changes: object = {}) =>
    app.call('POST', '/api/account/tokens', { token: session, body: { ...wish, ...changes } });
  const makeToken = async (session: string, changes: object = {}): Promise<string> =>
    (await make(session, changes)).json.token;
  const list = async (session: string) =>
    (await app.call('GET', '/api/account/tokens', { token: session })).json.tokens;
  const statusOf = async (token: string, path = '/api/auth/user') =>
    (await app.call('GET', path, { token })).status;
  const signIn = async () => {
    const { email, session } = await signInNewPerson(app);
    return { email, session: session.access_token, userId: session.user.id };
  };

  it('are shown once, kept as a hash, and read what their person has and nothing else', async () => {
    const { session, userId, email } = await signIn();
    const cv = { filename: 'cv.txt', content: 'Nuria Casals', parsed_data: { personal: {} } };
    const made = await app.call('POST', '/api/cvs', { token: session, body: cv });
    const stranger = await signIn();
    await app.call('POST', '/api/cvs', { token: stranger.session, body: cv });

    const { status, json } = await make(session);
    expect(status).toBe(201);
    expect(json.about).toMatchObject({
      name: wish.name,
      scopes: ['read'],
      last_used_at: null,
      is_expired: false,
    });
    const [row] = await context.queryAsOwner(
      place,
      'select * from personal_tokens where user_id = $1',
      [userId],
    );
    expect(JSON.stringify(row)).not.toContain(json.token);
    expect(JSON.stringify(await list(session))).not.toContain(json.token);

    const seen = await app.call('GET', `/api/cvs?userId=${userId}`, { token: json.token });
    expect(seen.json.cvs.map(({ id }: { id: string }) => id)).toEqual([made.json.cv.id]);
    expect((await app.call('GET', '/api/auth/user', { token: json.token })).json.user.email).toBe(
      email,
    );
    expect((await list(session))[0].last_used_at).toEqual(expect.any(String));
  });

  it('take the password, a name, a scope and an end', async () => {
    const { session } = await signIn();
    expect((await make(session, { password: 'no es esta' })).json.code).toBe('wrong_password');
    for (const changes of [
      { name: ' ' },
      { scopes: [] },
      { scopes: ['everything'] },
      { expires_in_days: 0 },
      { expires_in_days: 1_000 },
      { expires_in_days: undefined },
    ]) {
      expect((await make(session, changes)).json.code).toBe('validation_failed');
    }
    expect(await list(session)).toEqual([]);
  });

  it('stop at once when revoked, over, or their person is disabled', async () => {
    const admin = await signInFirstAdmin(app);
    const { session, userId } = await signIn();
    const stranger = await signIn();
    const token = await makeToken(session);
    const [{ id }] = await list(session);
    const path = `/api/account/tokens/${id}`;
    expect((await app.call('DELETE', path, { token: stranger.session })).status).toBe(404);
    expect(await statusOf(token)).toBe(200);
    expect((await app.call('DELETE', path, { token: session })).status).toBe(204);
    expect(await statusOf(token)).toBe(401);
    expect(await list(session)).toEqual([]);

    const old = await makeToken(session);
    await context.queryAsOwner(
      place,
      `update personal_tokens set expires_at = now() - interval '1 second' where user_id = $1`,
      [userId],
    );
    expect(await statusOf(old)).toBe(401);
    expect(await list(session)).toEqual([expect.objectContaining({ is_expired: true })]);

    const live = await makeToken(session);
    const disable = (disabled: boolean) =>
      app.call('PATCH', `/api/admin/users/${userId}`, {
        token: admin.session.access_token,
        body: { disabled },
      });
    expect((await disable(true)).status).toBe(200);
    expect(await statusOf(live)).toBe(401);
  });

  it('end with the password that made them, also while it is being changed', async () => {
    const { session } = await signIn();
    const early = await makeToken(session);
    const [changed, ...made] = await Promise.all([
      app.call('POST', '/api/auth/password', {
        token: session,
        body: { current_password: goodPassword, new_password: 'otra frase bien distinta' },
      }),
      ...Array.from({ length: 8 }, () => make(session)),
    ]);
    expect(changed?.status).toBe(204);
    const tokens = made.filter(({ status }) => status === 201).map(({ json }) => json.token);
    for (const token of [early, ...tokens]) expect(await statusOf(token)).toBe(401);
    expect(await list(session)).toEqual([]);
  });

  it('end when their person asks for the account to be deleted, and are listed in the export', async () => {
    const { session } = await signIn();
    const token = await makeToken(session);
    const zip = await fetch(`${app.url}/api/account/export`, {
      headers: { authorization: `Bearer ${session}` },
    });
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    const told = new TextDecoder().decode(files['tokens.json']);
    expect(JSON.parse(told)).toEqual([expect.objectContaining({ name: wish.name })]);
    expect(told).not.toMatch(/hash|trayecto_/);
    await app.call('DELETE', '/api/account', {
      token: session,
      body: { password: goodPassword, immediately: false },
    });
    expect(await statusOf(token)).toBe(401);
  });

  it('are so many at most, however many are asked for at once', { tags: ['long'] }, async () => {
    const { session } = await signIn();
    // Room for two, and six who want it; more passwords at once than that are refused as guesses.
    for (let count = 2; count < MOST_TOKENS; count++) await makeToken(session);
    const made = await Promise.all(Array.from({ length: 6 }, () => make(session)));
    const codes = made.filter(({ status }) => status !== 201).map(({ json }) => json.code);
    expect(codes).toEqual(Array(4).fill('tokens_full'));
    expect(await list(session)).toHaveLength(MOST_TOKENS);
  });

  it('are counted each by itself, beside the limits of their person', async () => {
    const { session } = await signIn();
    const [first, second] = [await makeToken(session), await makeToken(session)];
    await app.stop();
    app = await startTestApp(place, { RATE_LIMIT_SCALE: '0.02' });
    const statuses: number[] = [];
    for (let call = 0; call < 7; call++) statuses.push(await statusOf(first));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(await statusOf(second)).toBe(200);
    expect(await statusOf(session)).toBe(200);
  });
});

describeOnOneDatabase('the scopes of tokens', (context) => {
  let app: TestApp;
  let place: TestPlace;
  // A server’s code makes one admin.
  beforeEach(async () => {
    place = await context.openFresh();
    app = await startTestApp(place, { RATE_LIMIT_SCALE: '1000' });
  });
  afterEach(async () => {
    await app?.stop();
    await place?.cleanup();
  });

  it('open each call to exactly the scopes it names, and to no admin’s token what is for admins', () =>
    // The token of all scopes and one of a single scope, in turn.
    tryScopes((set, at) => set === tokenScopes.length || set === at % tokenScopes.length));

  it('open each call to exactly the scopes it names, whatever the scope', { tags: ['long'] }, () =>
    tryScopes(() => true),
  );

  async function tryScopes(isTried: (set: number, endpoint: number) => boolean): Promise<void> {
    const { session } = await signInFirstAdmin(app);
    const admin = session.access_token;
    const sets: readonly (readonly TokenScope[])[] = [
      ...tokenScopes.map((scope) => [scope]),
      [...tokenScopes],
    ];
    const wrong: string[] = [];
    const closed = allEndpoints.filter(({ access }) => access !== 'public');
    for (const [set, scopes] of sets.entries()) {
      const body = { ...wish, scopes };
      const made = await app.call('POST', '/api/account/tokens', { token: admin, body });
      const { token } = made.json;
      for (const endpoint of closed.filter((_, at) => isTried(set, at))) {
        const needed = findScopes(endpoint.id);
        const isOpen = needed?.every((scope) => scopes.includes(scope)) ?? false;
        const { status, json } = await ask(endpoint, token);
        const isRefused = status === 403 && json?.code === 'token_scope';
        if (isRefused === isOpen || status === 401 || status >= 500)
          wrong.push(`${endpoint.id} with ${scopes.join()}: ${status} ${json?.code}`);
      }
    }
    expect(wrong).toEqual([]);
  }

  function ask(endpoint: Endpoint, token: string) {
    const path = endpoint.path.replace('{version}', '1').replace(/\{\w+\}/g, NOBODY);
    return app.call(endpoint.method, `${path}?format=txt&userId=${NOBODY}&cvId=${NOBODY}`, {
      token,
      ...(endpoint.body ? { body: {} } : {}),
      ...(endpoint.versioned ? { headers: { 'If-Match': '1' } } : {}),
    });
  }
});
