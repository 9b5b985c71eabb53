import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommandLine } from '../../src/commands/run-command-line';
import { describeOnOneDatabase, type TestPlace } from '../database';
import { type FakeMailServer, startFakeMailServer } from '../mail/fake-mail-server';
import {
  freshEmail,
  goodPassword,
  signInFirstAdmin,
  signInNewPerson,
  startTestApp,
  type TestApp,
} from './start-test-app';

const password = goodPassword;
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Mobile/15E148 Safari/604.1';

describeOnOneDatabase('what people learn about their account', (context) => {
  let app: TestApp;
  let mailless: TestApp;
  let place: TestPlace;
  let other: TestPlace;
  let mail: FakeMailServer;
  beforeAll(async () => {
    mail = await startFakeMailServer();
    place = await context.openFresh();
    const settings = {
      RATE_LIMIT_SCALE: '1000',
      SMTP_URL: mail.url,
      MAIL_FROM: 'trayecto@example.com',
      TRUST_PROXY: 'on',
    };
    app = await startTestApp(place, settings, { noticeMailMs: 25 });
    other = await context.openFresh();
    mailless = await startTestApp(other, { RATE_LIMIT_SCALE: '1000' });
  });
  afterAll(async () => {
    await app?.stop();
    await mailless?.stop();
    await mail?.stop();
    await place?.cleanup();
    await other?.cleanup();
  });

  const listOf = async (token: string) =>
    (await app.call('GET', '/api/account/notices', { token })).json.notices;
  const newOnes = async (token: string) =>
    (await app.call('GET', '/api/auth/user', { token })).json.new_notices ?? 0;
  const signInOn = async (userAgent: string, email: string, given = password) =>
    app.call('POST', '/api/auth/sign-in', {
      body: { email, password: given },
      headers: { 'user-agent': userAgent, 'x-forwarded-for': '203.0.113.7' },
    });
  /** Mails of one person come one after another; those of others in between are not theirs. */
  async function nextTo(email: string): Promise<string> {
    for (;;) {
      const letter = await mail.next();
      if (letter.includes(`To: ${email}`)) return letter;
    }
  }

  it('a new device is announced on the others and by mail, and cannot be hidden by itself', async () => {
    const { email, session } = await signInNewPerson(app);
    const home = session.access_token;
    expect(await listOf(home)).toEqual([]);
    const intruder = (await signInOn(phone, email)).json.access_token;
    expect(await nextTo(email)).toContain('dispositivo nuevo');
    expect(await newOnes(intruder)).toBe(0);
    await app.call('POST', '/api/account/notices/seen', { token: intruder });
    expect(await newOnes(home)).toBe(1);
    expect(await listOf(home)).toMatchObject([
      { kind: 'new_device', device: 'Safari / iPhone', address: '203.0.113.7', is_new: true },
    ]);
    await app.call('POST', '/api/account/notices/seen', { token: home });
    expect(await newOnes(home)).toBe(0);
    // It is known now.
    await signInOn(phone, email);
    expect(await listOf(home)).toHaveLength(1);
  });

  it('what an admin does is announced, also from the machine itself, without where from', async () => {
    const { email, session } = await signInNewPerson(app);
    const token = session.access_token;
    const admin = (await signInFirstAdmin(app)).session.access_token;
    const { id } = session.user;
    await app.call('POST', `/api/admin/users/${id}/recovery`, { token: admin });
    expect(await nextTo(email)).toContain('enlace para cambiar tu contraseña');
    const env = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl };
    expect(await runCommandLine(['admin', 'grant', email], env, () => {})).toBe(0);
    expect(await nextTo(email)).toContain('administras este servidor');
    const kinds = (await listOf(token)).map((one: Record<string, unknown>) => [
      one.kind,
      one.address,
    ]);
    expect(kinds).toEqual([
      ['role_granted', null],
      ['recovery_link_made', null],
    ]);
    const { events } = (await app.call('GET', '/api/admin/audit', { token: admin })).json;
    const made = events.find((one: { event: string }) => one.event === 'recovery_link_made');
    expect(made).toMatchObject({ address: '127.0.0.1', device: expect.any(String) });
  });

  it('a new password is announced, and nobody is mailed who does not want it', async () => {
    const { session } = await signInNewPerson(app);
    const token = session.access_token;
    const preferences = { email: false, desktop: false, updates: false, marketing: false };
    await app.call('PATCH', '/api/profile', {
      token,
      body: { notification_preferences: preferences },
    });
    const before = mail.mails.length;
    const body = { current_password: password, new_password: 'otra frase bien distinta' };
    await app.call('POST', '/api/auth/password', { token, body });
    expect(await listOf(token)).toMatchObject([{ kind: 'password_changed' }]);
    const made = { name: 'x', scopes: ['read'], expires_in_days: 1, password: body.new_password };
    await app.call('POST', '/api/account/tokens', { token, body: made });
    expect(await listOf(token)).toMatchObject([{ kind: 'token_created' }, {}]);
    const waiting = () =>
      context.queryAsOwner(place, 'select 1 from notices where not is_mailed', []);
    await expect.poll(async () => (await waiting()).length).toBe(0);
    expect(mail.mails.length).toBe(before);
  });

  it('an email is changed by its link, the old address is notified, and its links end', async () => {
    const { email, session } = await signInNewPerson(app);
    const token = session.access_token;
    const next = freshEmail('nueva');
    const change = (given: string, address = next) =>
      app.call('POST', '/api/account/email', { token, body: { email: address, password: given } });
    expect((await change('no es esta')).json.code).toBe('wrong_password');
    await app.call('POST', '/api/auth/recover', { body: { email } });
    const oldLink = /#reset=([\w-]+)/.exec(await nextTo(email))?.[1];
    expect((await change(password)).json).toMatchObject({ is_pending: true });
    const word = /#email=([\w-]+)/.exec(await nextTo(next))?.[1];
    expect((await signInOn('curl/8', next)).status).toBe(400);
    const confirm = (given: string | undefined) =>
      app.call('POST', '/api/auth/confirm-email', { body: { token: given } });
    expect((await confirm(word)).status).toBe(204);
    expect((await confirm(word)).json.code).toBe('link_invalid');
    expect(await nextTo(email)).toContain('ahora usa otro correo');
    expect((await signInOn('curl/8', email)).status).toBe(400);
    expect((await signInOn('curl/8', next)).status).toBe(200);
    expect((await app.call('GET', '/api/profile', { token })).json.profile.email).toBe(next);
    const reset = { token: oldLink, password: 'otra frase bien distinta' };
    const late = await app.call('POST', '/api/auth/reset', { body: reset });
    expect(late.json.code).toBe('link_invalid');
    expect((await listOf(token))[0]).toMatchObject({ kind: 'email_changed' });

    // Nobody learns from the answer who has an account, and nobody is moved in with.
    const taken = (await signInNewPerson(app)).email;
    expect((await change(password, taken)).json).toMatchObject({ is_pending: true });
    const stolen = /#email=([\w-]+)/.exec(await nextTo(taken))?.[1];
    expect((await confirm(stolen)).json.code).toBe('already_registered');
  });

  it('without mail the password is enough', async () => {
    const { email, session } = await signInNewPerson(mailless);
    const token = session.access_token;
    const taken = (await signInNewPerson(mailless)).email;
    const next = freshEmail('nueva');
    const change = (address: string) =>
      mailless.call('POST', '/api/account/email', { token, body: { email: address, password } });
    expect((await change(taken)).json.code).toBe('already_registered');
    expect((await change(next)).json).toMatchObject({ is_pending: false });
    const enter = (address: string) =>
      mailless.call('POST', '/api/auth/sign-in', { body: { email: address, password } });
    expect([(await enter(email)).status, (await enter(next)).status]).toEqual([400, 200]);
  });

  it('an address that two want at once goes to one, and the other is told', async () => {
    const next = freshEmail('deseada');
    const people = await Promise.all([1, 2, 3, 4].map(() => signInNewPerson(mailless)));
    const answers = await Promise.all(
      people.map(({ session: { access_token: token } }) =>
        mailless.call('POST', '/api/account/email', { token, body: { email: next, password } }),
      ),
    );
    const told = answers.map(({ json }) => json.code ?? json.is_pending);
    expect(told.sort()).toEqual([...Array(3).fill('already_registered'), false]);
  });

  it('where entries of the log came from is forgotten in time, and then the entries', async () => {
    const count = async (condition: string) => {
      const counted = `select count(*)::int as n from audit_events where ${condition}`;
      return (await context.queryAsOwner(place, counted, []))[0]?.n;
    };
    await context.queryAsOwner(
      place,
      `update audit_events set at = now() - interval '40 days' where event = 'signed_up'`,
      [],
    );
    await context.queryAsOwner(
      place,
      `update audit_events set at = now() - interval '3 years' where event = 'token_created'`,
      [],
    );
    expect(await count(`event = 'signed_up' and address is not null`)).toBeGreaterThan(0);
    await app.stop();
    app = await startTestApp(place);
    await context.queryAsOwner(place, 'select thin_audit_events(30, 730)', []);
    expect(await count(`event = 'signed_up' and (address is not null or device is not null)`)).toBe(
      0,
    );
    expect(await count(`event = 'signed_up'`)).toBeGreaterThan(0);
    expect(await count(`event = 'token_created'`)).toBe(0);
    expect(await count(`event = 'signed_in' and address is not null`)).toBeGreaterThan(0);
  });
});
