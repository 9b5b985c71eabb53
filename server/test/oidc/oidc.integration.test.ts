import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  freshEmail,
  goodPassword,
  signInNewPerson,
  startTestApp,
  type TestApp,
} from '../app/start-test-app';
import { describeOnOneDatabase, type TestPlace } from '../database';
import { startFakeMailServer } from '../mail/fake-mail-server';
import { startProvider, type TestProvider, visitProvider } from './start-provider';

const password = goodPassword;

describeOnOneDatabase('signing in with a provider', (context) => {
  let app: TestApp;
  let place: TestPlace;
  let provider: TestProvider;
  const settings = () => ({
    RATE_LIMIT_SCALE: '1000',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
    OIDC_NAME: 'Universidad',
  });
  beforeAll(async () => {
    provider = await startProvider();
    place = await context.openFresh();
    app = await startTestApp(place, settings());
    provider.admitClient(`${app.url}/auth`);
  });
  afterAll(async () => {
    await app?.stop();
    await provider?.stop();
    await place?.cleanup();
  });

  const begin = async () => (await app.call('POST', '/api/auth/oidc/begin')).json.url as string;
  const comeBack = (back: URLSearchParams) =>
    app.call('POST', '/api/auth/oidc', { body: Object.fromEntries(back) });
  const enter = async (person: string) => comeBack(await visitProvider(await begin(), person));
  const userOf = async (token: string) =>
    (await app.call('GET', '/api/auth/user', { token })).json.user;

  it('makes an account, opens it again, and tells nobody anything but the code and the state', async () => {
    const email = freshEmail('nora');
    provider.people.set('nora', { email, email_verified: true });
    const options = await app.call('GET', '/api/auth/options');
    expect(options.json.provider).toBe('Universidad');
    const address = new URL(await begin());
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${app.url}/auth`,
    });
    const back = await visitProvider(address.href, 'nora');
    const entered = await comeBack(back);
    expect(await userOf(entered.json.access_token)).toMatchObject({ email, role: 'user' });
    // The same answer opens nothing again.
    expect((await comeBack(back)).json.code).toBe('oidc_failed');
    const again = await enter('nora');
    expect(again.json.user.id).toBe(entered.json.user.id);
    // Their address may change there: it is the person who is known, not the address.
    provider.people.set('nora', { email: freshEmail('otra'), email_verified: true });
    expect((await enter('nora')).json.user).toMatchObject({ id: entered.json.user.id, email });
  });

  it('takes no answer that is another flow’s, made up, or late', async () => {
    provider.people.set('mara', { email: freshEmail('mara'), email_verified: true });
    const back = await visitProvider(await begin(), 'mara');
    const other = new URL(await begin()).searchParams.get('state') ?? '';
    const swapped = new URLSearchParams(back);
    swapped.set('state', other);
    expect((await comeBack(swapped)).json.code).toBe('oidc_failed');
    const guessed = new URLSearchParams({ code: 'guessed', state: 'guessed' });
    expect((await comeBack(guessed)).json.code).toBe('oidc_failed');
    await context.queryAsOwner(place, 'update oidc_flows set expires_at = now()', []);
    expect((await comeBack(back)).json.code).toBe('oidc_failed');
  });

  it('never moves in with an account that has the address, until its owner connects the two', async () => {
    const { email, session } = await signInNewPerson(app);
    const token = session.access_token;
    provider.people.set('lucia', { email, email_verified: true });
    expect((await enter('lucia')).json.code).toBe('oidc_email_taken');
    const link = (given: string) =>
      app.call('POST', '/api/account/identities/begin', { token, body: { password: given } });
    expect((await link('no es esta')).json.code).toBe('wrong_password');
    const back = await visitProvider((await link(password)).json.url, 'lucia');
    expect((await comeBack(back)).json.user.id).toBe(session.user.id);
    expect((await enter('lucia')).json.user.id).toBe(session.user.id);
    const { identities } = (await app.call('GET', '/api/account/identities', { token })).json;
    expect(identities).toMatchObject([{ label: email }]);
    // Who is someone's here already is not taken over by another.
    const stranger = (await signInNewPerson(app)).session.access_token;
    const begun = await app.call('POST', '/api/account/identities/begin', {
      token: stranger,
      body: { password },
    });
    const taken = await comeBack(await visitProvider(begun.json.url, 'lucia'));
    expect(taken.json.code).toBe('oidc_failed');
    const path = `/api/account/identities/${identities[0].id}`;
    expect((await app.call('DELETE', path, { token, body: { password } })).status).toBe(204);
    expect((await enter('lucia')).json.code).toBe('oidc_email_taken');
  });

  it('connects nothing and opens nothing when what was asked for ended meanwhile', async () => {
    const { session } = await signInNewPerson(app);
    const token = session.access_token;
    provider.people.set('berta', { email: freshEmail('berta'), email_verified: true });
    const body = { password };
    const begun = await app.call('POST', '/api/account/identities/begin', { token, body });
    const back = await visitProvider(begun.json.url, 'berta');
    provider.meanwhile(async () => {
      const change = { current_password: password, new_password: `${password} y más` };
      await app.call('POST', '/api/auth/password', { token, body: change });
    });
    expect((await comeBack(back)).json.code).toBe('oidc_failed');
    provider.meanwhile(undefined);
    const listed = await app.call('GET', '/api/account/identities', { token });
    expect(listed.json.identities).toEqual([]);

    const { id } = (await enter('berta')).json.user;
    const set = (value: string) =>
      context.queryAsOwner(place, `update users set disabled_at = ${value} where id = $1`, [id]);
    const again = await visitProvider(await begin(), 'berta');
    provider.meanwhile(async () => void (await set('now()')));
    expect((await comeBack(again)).json.code).toBe('oidc_failed');
    provider.meanwhile(undefined);
    await set('null');
  });

  it('keeps the doors of this server: no address, disabled, closed', async () => {
    provider.people.set('sin-correo', {});
    expect((await enter('sin-correo')).json.code).toBe('oidc_email_missing');
    provider.people.set('vera', { email: freshEmail('vera'), email_verified: true });
    const { id } = (await enter('vera')).json.user;
    await context.queryAsOwner(place, 'update users set disabled_at = now() where id = $1', [id]);
    expect((await enter('vera')).json.code).toBe('oidc_failed');
    await app.stop();
    app = await startTestApp(place, { ...settings(), SIGN_UP: 'closed' });
    provider.admitClient(`${app.url}/auth`);
    provider.people.set('nadie', { email: freshEmail('nadie'), email_verified: true });
    expect((await enter('nadie')).json.code).toBe('sign_up_closed');
  });

  it('moves in by itself where both sides have confirmed the address, and past no second factor', async () => {
    const mail = await startFakeMailServer();
    const place = await context.openFresh();
    const settle = (sql: string) => context.queryAsOwner(place, sql, []);
    let app = await startTestApp(place, settings());
    try {
      const ana = await signInNewPerson(app, freshEmail('ana'));
      const luz = await signInNewPerson(app, freshEmail('luz'));
      const { access_token: token } = luz.session;
      const factor = '/api/account/second-factor';
      const { secret } = (await app.call('POST', factor, { token, body: { password } })).json;
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
      await app.call('POST', `${factor}/confirm`, { token, body: { code } });
      await app.stop();
      const mailing = { SMTP_URL: mail.url, MAIL_FROM: 'trayecto@example.com' };
      app = await startTestApp(place, { ...settings(), ...mailing, EMAIL_VERIFICATION: 'on' });
      provider.admitClient(`${app.url}/auth`);
      const enterAs = async (person: string, email: string, isVerified: boolean | string) => {
        provider.people.set(person, { email, email_verified: isVerified });
        const { url } = (await app.call('POST', '/api/auth/oidc/begin')).json;
        const back = Object.fromEntries(await visitProvider(url, person));
        return (await app.call('POST', '/api/auth/oidc', { body: back })).json;
      };
      expect((await enterAs('ana', ana.email, true)).code).toBe('oidc_email_taken');
      await settle('update users set email_verified_at = now()');
      expect((await enterAs('ana', ana.email, false)).code).toBe('oidc_email_taken');
      expect((await enterAs('luz', luz.email, true)).code).toBe('oidc_email_taken');
      expect((await enterAs('ana', ana.email, 'true')).user.id).toBe(ana.session.user.id);

      // A known user must still have confirmed the address, here or there.
      await settle('update users set email_verified_at = null');
      expect((await enterAs('ana', freshEmail('otra'), true)).code).toBe('email_unverified');
      expect((await enterAs('ana', ana.email, false)).code).toBe('email_unverified');
      expect((await enterAs('ana', ana.email, true)).user.id).toBe(ana.session.user.id);
      expect((await enterAs('ana', freshEmail('otra'), true)).user.id).toBe(ana.session.user.id);
    } finally {
      await app.stop();
      await mail.stop();
      await place.cleanup();
    }
  });

  it('is said to be away when it is, and is not there where none is set up', async () => {
    await provider.stop();
    await app.stop();
    app = await startTestApp(place, settings());
    expect((await app.call('POST', '/api/auth/oidc/begin')).json.code).toBe('oidc_unreachable');
    await app.stop();
    app = await startTestApp(place);
    expect((await app.call('POST', '/api/auth/oidc/begin')).json.code).toBe('oidc_off');
    provider = await startProvider();
  });
});
