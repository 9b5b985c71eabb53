import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { runCommandLine } from '../../src/commands/run-command-line';
import { describeOnEachDatabase, describeOnOneDatabase, type TestPlace } from '../database';
import { type FakeMailServer, startFakeMailServer } from '../mail/fake-mail-server';
import {
  freshEmail,
  goodPassword,
  signInAgain,
  signInFirstAdmin,
  signInNewPerson,
  startTestApp,
  type TestApp,
} from './start-test-app';

const wide = { RATE_LIMIT_SCALE: '1000' };
const wordOf = (link: string) => /#invite=([\w-]{43})$/.exec(link)?.[1] ?? '';

const signUp = (app: TestApp, email: string, invitation?: string) =>
  app.call('POST', '/api/auth/sign-up', { body: { email, password: goodPassword, invitation } });

describeOnEachDatabase('a server that takes those who were invited', (context) => {
  let app: TestApp;
  let place: TestPlace;
  let admin: string;
  beforeAll(async () => {
    place = await context.openFresh();
    app = await startTestApp(place, wide);
    admin = (await signInFirstAdmin(app)).session.access_token;
    await app.stop();
    app = await startTestApp(place, { ...wide, SIGN_UP: 'invite' });
  });
  afterAll(async () => {
    await app?.stop();
    await place?.cleanup();
  });

  const invite = async (body: object = {}) =>
    (await app.call('POST', '/api/admin/invitations', { token: admin, body })).json.link;
  const listed = async () =>
    (await app.call('GET', '/api/admin/invitations', { token: admin })).json.invitations;

  it('lets in one person for each invitation, and nobody without', async () => {
    expect((await app.call('GET', '/api/auth/options')).json.sign_up).toBe('invite');
    expect((await signUp(app, freshEmail())).json.code).toBe('invitation_needed');
    expect((await signUp(app, freshEmail(), 'x'.repeat(43))).json.code).toBe('invitation_invalid');

    const link = await invite();
    const together = await Promise.all(
      Array.from({ length: 6 }, () => signUp(app, freshEmail(), wordOf(link))),
    );
    expect(together.map(({ status }) => status).sort()).toEqual([201, ...Array(5).fill(403)]);
    expect(await listed()).toEqual([]);
    const [row] = await context.queryAsOwner(place, `select count(*)::int as n from users`);
    expect(row?.n).toBe(2);
  });

  it('holds an invitation to its address and its end, and takes it back', async () => {
    const email = freshEmail();
    const word = wordOf(await invite({ email }));
    expect(await listed()).toEqual([expect.objectContaining({ email })]);
    expect((await signUp(app, freshEmail(), word)).json.code).toBe('invitation_invalid');
    expect((await signUp(app, email.toUpperCase(), word)).status).toBe(201);

    const late = wordOf(await invite());
    await context.queryAsOwner(place, `update invitations set expires_at = now()`);
    expect((await signUp(app, freshEmail(), late)).json.code).toBe('invitation_invalid');

    const back = wordOf(await invite());
    const [{ id }] = await listed();
    const path = `/api/admin/invitations/${id}`;
    expect((await app.call('DELETE', path, { token: admin })).status).toBe(204);
    expect((await signUp(app, freshEmail(), back)).json.code).toBe('invitation_invalid');
  });

  it('keeps an invitation that somebody used for an account they have already', async () => {
    const { email } = { email: freshEmail() };
    expect((await signUp(app, email, wordOf(await invite()))).status).toBe(201);
    const word = wordOf(await invite());
    expect((await signUp(app, email, word)).json.code).toBe('already_registered');
    expect((await signUp(app, freshEmail(), word)).status).toBe(201);
  });

  it('is entered with an invitation from the command line too', async () => {
    const email = freshEmail();
    const said: string[] = [];
    const env = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl };
    const code = await runCommandLine(['admin', 'invite', email], env, (line) => said.push(line));
    expect(code).toBe(0);
    expect((await signUp(app, email, wordOf(said.join('\n')))).status).toBe(201);
    expect(await runCommandLine(['admin', 'invite', email], env, () => {})).toBe(1);
  });

  it('ends a session on its day, however much it is used', async () => {
    const email = freshEmail();
    await signUp(app, email, wordOf(await invite()));
    const { access_token: token, refresh_token } = await signInAgain(app, email);
    const sessions = () => app.call('GET', '/api/account/sessions', { token });
    expect((await sessions()).status).toBe(200);
    const [row] = await context.queryAsOwner(
      place,
      `select extract(epoch from ends_at - created_at)::int as seconds from sessions order by created_at desc limit 1`,
    );
    expect(Math.round(Number(row?.seconds) / 86_400)).toBe(90);
    await context.queryAsOwner(place, 'update sessions set ends_at = now()');
    expect((await sessions()).status).toBe(401);
    const again = await app.call('POST', '/api/auth/refresh', { body: { refresh_token } });
    expect(again.json.code).toBe('session_ended');
  });
});

describeOnOneDatabase('the doors of a server', (context) => {
  let app: TestApp;
  let place: TestPlace;
  let mail: FakeMailServer | undefined;
  const start = async (env: Record<string, string>) => {
    place = await context.openFresh();
    app = await startTestApp(place, { ...wide, ...env });
  };
  afterEach(async () => {
    await app?.stop();
    await mail?.stop();
    mail = undefined;
    await place?.cleanup();
  });

  it('that is closed takes nobody, whatever they bring', async () => {
    await start({ SIGN_UP: 'closed' });
    expect((await app.call('GET', '/api/auth/options')).json.sign_up).toBe('closed');
    expect((await signUp(app, freshEmail())).json.code).toBe('sign_up_closed');
    expect((await signUp(app, freshEmail(), 'x'.repeat(43))).json.code).toBe('sign_up_closed');
  });

  it('that names domains takes their addresses alone', async () => {
    mail = await startFakeMailServer();
    await start({
      SIGN_UP_DOMAINS: 'example.com, Uni.Example.org',
      SMTP_URL: mail.url,
      MAIL_FROM: 'trayecto@example.com',
      EMAIL_VERIFICATION: 'on',
    });
    expect((await signUp(app, 'ana@example.com')).status).toBe(201);
    expect((await signUp(app, 'ana@UNI.example.org')).status).toBe(201);
    for (const email of ['ana@example.net', 'ana@sub.example.com', 'ana@notexample.com'])
      expect((await signUp(app, email)).json.code).toBe('email_domain');
  });

  /** The filter as people copy it. */
  const filter = /failregex = (.+)/.exec(
    readFileSync(new URL('../../../docs/deploy.md', import.meta.url), 'utf8'),
  )?.[1];

  it('tells fail2ban who did not get in, where it is asked to, and nobody else', async () => {
    await start({ TRUST_PROXY: 'on', LOG_FAILED_SIGN_INS: 'on' });
    const { email } = await signInNewPerson(app);
    const from = (address: string, password: string) =>
      app.call('POST', '/api/auth/sign-in', {
        body: { email, password },
        headers: { 'x-forwarded-for': address },
      });
    await from('203.0.113.9', 'no es esta');
    await from('2001:db8::7', 'no es esta');
    await from('203.0.113.10', goodPassword);
    const pattern = new RegExp(`${filter}`.replace('<HOST>', '(?<host>[\\d.]+|[\\da-f:]+)'));
    const found = app.logLines.flatMap((line) => pattern.exec(line)?.groups?.host ?? []);
    expect(found).toEqual(['203.0.113.9', '2001:db8::7']);
    expect(app.logLines.join('')).not.toContain('203.0.113.10');
    expect(app.logLines.join('')).not.toContain(email);
  });

  it('says once that a proxy is in front which it was not told of', async () => {
    await start({});
    const ask = (headers: Record<string, string>) => app.call('GET', '/api/health', { headers });
    const warnings = () => app.logLines.filter((line) => line.includes('TRUST_PROXY is off'));
    await ask({});
    expect(warnings()).toHaveLength(0);
    await ask({ 'x-forwarded-for': '203.0.113.9' });
    await ask({ 'x-forwarded-for': '203.0.113.9' });
    expect(warnings()).toHaveLength(1);
    await app.call('POST', '/api/auth/sign-in', {
      body: { email: 'a@example.com', password: 'x' },
    });
    expect(app.logLines.join('')).not.toContain('127.0.0.1');
  });
});
