import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeOnOneDatabase, type TestPlace } from '../database';
import { type FakeMailServer, startFakeMailServer } from '../mail/fake-mail-server';
import {
  goodPassword,
  signInAgain,
  signInNewPerson,
  startTestApp,
  type TestApp,
} from './start-test-app';

const NEW_PASSWORD = 'otra frase bien distinta';
const AT_ONCE = 12;

describeOnOneDatabase('a password that is changed', (context) => {
  let app: TestApp;
  let place: TestPlace;
  let mail: FakeMailServer;
  beforeAll(async () => {
    place = await context.openFresh();
    mail = await startFakeMailServer();
    app = await startTestApp(place, {
      RATE_LIMIT_SCALE: '1000',
      SMTP_URL: mail.url,
      MAIL_FROM: 'trayecto@example.com',
    });
  });
  afterAll(async () => {
    await app?.stop();
    await mail?.stop();
    await place?.cleanup();
  });

  let email: string;
  let token: string;
  let other: string;
  let cvId: string;
  beforeEach(async () => {
    const person = await signInNewPerson(app);
    email = person.email;
    token = person.session.access_token;
    other = (await signInAgain(app, email)).access_token;
    const made = await app.call('POST', '/api/cvs', {
      token,
      body: { filename: 'cv.txt', content: 'Nuria Casals', parsed_data: { personal: {} } },
    });
    cvId = made.json.cv.id;
    await app.call('PATCH', '/api/profile', {
      token,
      body: { notification_preferences: { email: false } },
    });
  });

  const change = (with_ = token, current = goodPassword, next = NEW_PASSWORD) =>
    app.call('POST', '/api/auth/password', {
      token: with_,
      body: { current_password: current, new_password: next },
    });
  const askForLink = async () => {
    await app.call('POST', '/api/auth/recover', { body: { email } });
    return /#reset=([\w-]+)/.exec(await mail.next())?.[1] ?? '';
  };
  const reset = (word: string, password = 'una tercera, por si acaso') =>
    app.call('POST', '/api/auth/reset', { body: { token: word, password } });
  const takeTicket = async (as = token): Promise<string> =>
    (await app.call('POST', `/api/cv-debug/${cvId}/ticket`, { token: as })).json?.ticket;
  const openTicket = (ticket: string) =>
    app.call('GET', `/api/cv-debug/${cvId}?ticket=${encodeURIComponent(ticket)}`);
  const signInWith = (password: string) =>
    app.call('POST', '/api/auth/sign-in', { body: { email, password } });

  it('ends links to set a new one, other sessions and tickets, and keeps its own session', async () => {
    const word = await askForLink();
    const tickets = [await takeTicket(), await takeTicket(other)];
    expect(tickets).toEqual([expect.any(String), expect.any(String)]);
    expect((await change()).status).toBe(204);
    expect((await reset(word)).json.code).toBe('link_invalid');
    for (const ticket of tickets) expect((await openTicket(ticket)).status).toBe(403);
    expect((await app.call('GET', '/api/auth/user', { token: other })).status).toBe(401);
    expect((await app.call('GET', '/api/auth/user', { token })).status).toBe(200);
    expect((await openTicket(await takeTicket())).status).toBe(200);
    expect((await signInWith(goodPassword)).status).toBe(400);
    expect((await signInWith(NEW_PASSWORD)).status).toBe(200);
  });

  it('by a link ends every other link, every session and every ticket', async () => {
    const [first, second] = [await askForLink(), await askForLink()];
    const ticket = await takeTicket();
    expect((await reset(first, NEW_PASSWORD)).status).toBe(204);
    expect((await reset(second)).json.code).toBe('link_invalid');
    expect((await openTicket(ticket)).status).toBe(403);
    for (const each of [token, other])
      expect((await app.call('GET', '/api/auth/user', { token: each })).status).toBe(401);
  });

  describe('while', () => {
    it('people sign in with the old one leaves none of them signed in', async () => {
      const signIns = Array.from({ length: AT_ONCE }, () => signInWith(goodPassword));
      const [changed, ...opened] = await Promise.all([change(), ...signIns]);
      expect(changed.status).toBe(204);
      for (const { status, json } of opened) {
        expect([200, 400]).toContain(status);
        const after = await app.call('GET', '/api/auth/user', { token: json.access_token ?? 'x' });
        expect(after.status).toBe(401);
      }
    });

    it('another session takes tickets leaves none of them', async () => {
      const taking = Array.from({ length: AT_ONCE }, () => takeTicket(other));
      const [changed, ...tickets] = await Promise.all([change(), ...taking]);
      expect(changed.status).toBe(204);
      for (const ticket of tickets) expect((await openTicket(ticket ?? 'x')).status).toBe(403);
    });

    it('it is changed from elsewhere too is changed once', async () => {
      const [one, two] = await Promise.all([
        change(token, goodPassword, 'la primera que llegue'),
        change(other, goodPassword, 'la segunda que llegue'),
      ]);
      expect([one.status, two.status].filter((status) => status === 204)).toHaveLength(1);
      expect([one.status, two.status].filter((s) => s === 400 || s === 401)).toHaveLength(1);
    });

    it('sessions are refreshed and used is answered like everything else', async () => {
      const sessions = await Promise.all(
        Array.from({ length: AT_ONCE }, () => signInAgain(app, email)),
      );
      const using = sessions.flatMap(({ access_token, refresh_token }) => [
        app.call('POST', '/api/auth/refresh', { body: { refresh_token } }),
        app.call('GET', '/api/cv-summaries', { token: access_token }),
      ]);
      const [changed, ...answers] = await Promise.all([change(), ...using]);
      expect(changed.status).toBe(204);
      for (const { status } of answers) expect([200, 401]).toContain(status);
    });
  });
});
