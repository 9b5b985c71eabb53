import { afterEach, expect, it } from 'vitest';
import { describeOnOneDatabase, type TestPlace } from '../database';
import { type FakeMailServer, startFakeMailServer } from '../mail/fake-mail-server';
import {
  type Answer,
  freshEmail,
  goodPassword,
  signInAgain,
  signInFirstAdmin,
  signInNewPerson,
  startTestApp,
  type TestApp,
} from './start-test-app';

const ADMIN = 'jefa@example.com';

describeOnOneDatabase('the first admin', (context) => {
  let place: TestPlace;
  let isOpen = false;
  let mail: FakeMailServer | undefined;
  const running: TestApp[] = [];

  async function start(env: Record<string, string> = {}): Promise<TestApp> {
    if (!isOpen) place = await context.openFresh();
    isOpen = true;
    const app = await startTestApp(place, { RATE_LIMIT_SCALE: '1000', ...env });
    running.push(app);
    return app;
  }
  async function stopAll(): Promise<void> {
    for (const app of running.splice(0)) await app.stop();
  }
  afterEach(async () => {
    await stopAll();
    await mail?.stop();
    await place.cleanup();
    isOpen = false;
    mail = undefined;
  });

  const claim = (app: TestApp, token: string, code: string | undefined): Promise<Answer> =>
    app.call('POST', '/api/account/admin', { token, body: { code } });
  const roleOf = async (app: TestApp, token: string): Promise<string> =>
    (await app.call('GET', '/api/auth/user', { token })).json.user.role;
  const remove = (app: TestApp, token: string, immediately = true) =>
    app.call('DELETE', '/api/account', { token, body: { password: goodPassword, immediately } });

  it('nobody becomes one by knowing an address, not even after its owner has left', async () => {
    const app = await start({ ADMIN_EMAIL: ADMIN });
    for (let round = 0; round < 2; round += 1) {
      const { session } = await signInNewPerson(app, ADMIN);
      expect(await roleOf(app, session.access_token)).toBe('user');
      expect(
        (await app.call('GET', '/api/admin/users', { token: session.access_token })).status,
      ).toBe(403);
      expect((await remove(app, session.access_token)).status).toBe(204);
    }
  });

  it('is the person who has the printed code, which works once', async () => {
    const app = await start();
    const { session } = await signInNewPerson(app);
    const token = session.access_token;
    const state = () => app.call('GET', '/api/account/admin', { token });
    expect((await state()).json).toEqual({ success: true, is_waiting: true });
    expect(app.adminCode).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    for (const wrong of [
      'AAAA-AAAA-AAAA',
      'x',
      `${app.adminCode}A`,
      '------------',
      'ñ'.repeat(12),
    ]) {
      const answer = await claim(app, token, wrong);
      expect([answer.status, answer.json.code]).toEqual([403, 'admin_code_wrong']);
    }
    // As someone types it who reads it off a screen.
    const typed = app.adminCode?.toLowerCase().replaceAll('-', ' ');
    const answer = await claim(app, token, typed);
    expect([answer.status, answer.json.profile?.role]).toEqual([200, 'admin']);
    expect(await roleOf(app, token)).toBe('admin');
    expect((await state()).json.is_waiting).toBe(false);
    const second = await signInNewPerson(app);
    expect((await claim(app, second.session.access_token, app.adminCode)).status).toBe(403);
    expect(app.logLines.join('')).not.toContain(app.adminCode);
  });

  it('is one of two who bring the code at once', async () => {
    const app = await start();
    const people = await Promise.all(Array.from({ length: 6 }, () => signInNewPerson(app)));
    const answers = await Promise.all(
      people.map(({ session }) => claim(app, session.access_token, app.adminCode)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403, 403]);
    const rows = await context.queryAsOwner(
      place,
      `select count(*)::int as admins from profiles where role = 'admin'`,
    );
    expect(rows).toEqual([{ admins: 1 }]);
  });

  it('has the same code after a restart, none once there is one, and a new one should there be none again', async () => {
    const first = await start();
    const code = first.adminCode;
    await stopAll();
    const again = await start();
    expect(again.adminCode).toBe(code);
    const { email } = await signInFirstAdmin(again);
    await stopAll();
    const third = await start();
    expect(third.adminCode).toBeUndefined();
    await context.queryAsOwner(place, `update profiles set role = 'user'`);
    await stopAll();
    const fourth = await start();
    expect(fourth.adminCode).toBeDefined();
    expect(fourth.adminCode).not.toBe(code);
    const { access_token } = await signInAgain(fourth, email);
    expect((await claim(fourth, access_token, code)).status).toBe(403);
  });

  it('with mail is the named address, once its owner has opened the link sent to it', async () => {
    mail = await startFakeMailServer();
    const app = await start({
      ADMIN_EMAIL: ADMIN,
      SMTP_URL: mail.url,
      MAIL_FROM: 'trayecto@example.com',
    });
    const { session } = await signInNewPerson(app, ADMIN);
    expect(await roleOf(app, session.access_token)).toBe('user');
    const token = /#verify=([\w-]+)/.exec(await mail.next())?.[1];
    expect((await app.call('POST', '/api/auth/verify', { body: { token } })).status).toBe(204);
    expect(await roleOf(app, session.access_token)).toBe('admin');
    // Anybody else who confirms their address is who they were.
    const other = await signInNewPerson(app, freshEmail());
    expect(await roleOf(app, other.session.access_token)).toBe('user');
  });

  it('cannot leave while being the last, neither now nor later, nor two at once', async () => {
    const app = await start();
    const first = await signInFirstAdmin(app);
    const token = first.session.access_token;
    for (const immediately of [true, false]) {
      const answer = await remove(app, token, immediately);
      expect([answer.status, answer.json.code]).toEqual([409, 'last_admin']);
    }
    expect(await roleOf(app, token)).toBe('admin');
    const second = await signInNewPerson(app);
    const promoted = await app.call('PATCH', `/api/admin/users/${second.session.user.id}`, {
      token,
      body: { role: 'admin' },
    });
    expect(promoted.status).toBe(200);
    const both = await Promise.all([
      remove(app, token, false),
      remove(app, second.session.access_token, false),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    // Who is about to leave does not count as one who stays.
    const staying = both[0].status === 409 ? first.session : second.session;
    const demoted = await app.call('PATCH', `/api/admin/users/${staying.user.id}`, {
      token: staying.access_token,
      body: { role: 'user' },
    });
    expect(demoted.json.code).toBe('last_admin');
  });
});
