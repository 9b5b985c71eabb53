import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../database';
import {
  freshEmail,
  goodPassword,
  signInAgain,
  signInNewPerson,
  startTestApp,
  type TestApp,
} from './start-test-app';

describeOnOneDatabase('limits', (context) => {
  let app: TestApp;
  let place: Awaited<ReturnType<typeof context.openFresh>>;

  beforeAll(async () => {
    place = await context.openFresh();
    app = await startTestApp(place, { TRUST_PROXY: 'on' });
  });
  afterAll(async () => {
    await app?.stop();
    await place?.cleanup();
  });

  const signIn = (email: string, password: string, address: string, target: TestApp = app) =>
    target.call('POST', '/api/auth/sign-in', {
      body: { email, password },
      headers: { 'x-forwarded-for': `198.51.100.7, ${address}` },
    });
  const signUp = (email: string) =>
    app.call('POST', '/api/auth/sign-up', {
      body: { email, password: goodPassword },
      headers: { 'x-forwarded-for': '203.0.113.250' },
    });

  it('guessing is refused from the eleventh try, and the owner gets in from elsewhere', async () => {
    const email = freshEmail();
    await signUp(email);
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++)
      statuses.push((await signIn(email, `wrong ${i}`, '203.0.113.1')).status);
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
    const refused = await signIn(email, goodPassword, '203.0.113.1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signIn(email, goodPassword, '203.0.113.2')).status).toBe(200);
  });

  it('one password over many accounts from one address is refused too', async () => {
    const elsewhere = await context.openFresh();
    // A fifth of every limit: twelve tries an address instead of sixty.
    const strict = await startTestApp(elsewhere, { RATE_LIMIT_SCALE: '0.2' });
    try {
      const statuses: number[] = [];
      for (let i = 0; i < 15; i++) {
        // A forged header changes nothing where no proxy is trusted.
        const answer = await signIn(
          `person${i}@example.com`,
          'one guess',
          `203.0.113.${i}`,
          strict,
        );
        statuses.push(answer.status);
      }
      expect(statuses).toEqual([...Array(12).fill(400), 429, 429, 429]);
    } finally {
      await strict.stop();
      await elsewhere.cleanup();
    }
  });

  it('signing in rightly is let be as often as people do it, and no more; from elsewhere it still is', {
    tags: ['long'],
  }, async () => {
    const email = freshEmail();
    await signUp(email);
    const statuses: number[] = [];
    for (let i = 0; i < 62; i++)
      statuses.push((await signIn(email, goodPassword, '203.0.113.4')).status);
    expect(statuses).toEqual([...Array(60).fill(200), 429, 429]);
    expect((await signIn(email, goodPassword, '203.0.113.44')).status).toBe(200);
  });

  it('right sign-ins of many people from one address are refused before they take all there is', async () => {
    const elsewhere = await context.openFresh();
    // A twentieth of every limit: fifteen sign-ins an address instead of three hundred.
    const strict = await startTestApp(elsewhere, { RATE_LIMIT_SCALE: '0.05', TRUST_PROXY: 'on' });
    try {
      const statuses: number[] = [];
      for (let person = 0; person < 6; person++) {
        const email = freshEmail();
        await strict.call('POST', '/api/auth/sign-up', {
          body: { email, password: goodPassword },
          headers: { 'x-forwarded-for': `203.0.113.${person}` },
        });
        for (let i = 0; i < 3; i++)
          statuses.push((await signIn(email, goodPassword, '203.0.113.99', strict)).status);
      }
      expect(statuses).toEqual([...Array(15).fill(200), 429, 429, 429]);
      // One person has three of sixty from an address, and may still come from elsewhere.
      const email = freshEmail();
      await strict.call('POST', '/api/auth/sign-up', {
        body: { email, password: goodPassword },
        headers: { 'x-forwarded-for': '203.0.113.50' },
      });
      const own: number[] = [];
      for (let i = 0; i < 4; i++)
        own.push((await signIn(email, goodPassword, '203.0.113.51', strict)).status);
      expect(own).toEqual([200, 200, 200, 429]);
      expect((await signIn(email, goodPassword, '203.0.113.52', strict)).status).toBe(200);
    } finally {
      await strict.stop();
      await elsewhere.cleanup();
    }
  });

  it('saves are counted before what is sent is read, and by person', async () => {
    const elsewhere = await context.openFresh();
    // Six saves in the window instead of forty.
    const strict = await startTestApp(elsewhere, { RATE_LIMIT_SCALE: '0.15' });
    try {
      const [ana, bea] = [await signInNewPerson(strict), await signInNewPerson(strict)];
      const save = (person: typeof ana, rawBody: string) =>
        strict.call('POST', '/api/cvs', {
          token: person.session.access_token,
          rawBody,
          headers: { 'content-type': 'application/json' },
        });
      const statuses: number[] = [];
      for (let i = 0; i < 7; i++) statuses.push((await save(ana, 'no JSON')).status);
      expect(statuses).toEqual([...Array(6).fill(400), 429]);
      const cv = JSON.stringify({ filename: 'cv.pdf', content: '', parsed_data: null });
      expect((await save(ana, cv)).status).toBe(429);
      expect((await save(bea, cv)).status).toBe(201);
    } finally {
      await strict.stop();
      await elsewhere.cleanup();
    }
  });

  it('a hundred requests of one person at once are all answered', async () => {
    const { session } = await signInNewPerson(app);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        app.call('GET', '/api/profile', { token: session.access_token }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('a person has twenty sessions at most: the one left alone the longest ends', async () => {
    const elsewhere = await context.openFresh();
    const wide = await startTestApp(elsewhere, { RATE_LIMIT_SCALE: '1000' });
    try {
      const { email, session: first } = await signInNewPerson(wide);
      const { access_token: second } = await signInAgain(wide, email);
      for (let i = 0; i < 18; i++) await signInAgain(wide, email);
      const ask = (token: string) => wide.call('GET', '/api/account/sessions', { token });
      expect((await ask(second)).json.sessions).toHaveLength(20);
      await signInAgain(wide, email);
      expect((await ask(first.access_token)).status).toBe(401);
      expect((await ask(second)).json.sessions).toHaveLength(20);
    } finally {
      await wide.stop();
      await elsewhere.cleanup();
    }
  });

  it('tries made at the same moment are all counted', async () => {
    const email = freshEmail();
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, i) => signIn(email, `wrong ${i}`, '203.0.113.5')),
    );
    expect(answers.filter((a) => a.status === 400)).toHaveLength(10);
  });

  // One embedded folder has one server: two servers need a shared database.
  if (context.kind === 'embedded') return;
  it('limits hold over two servers and over a restart', async () => {
    let second = await startTestApp(place, { TRUST_PROXY: 'on' });
    const email = freshEmail();
    const statuses: number[] = [];
    for (let i = 0; i < 10; i++) {
      statuses.push((await signIn(email, 'wrong', '203.0.113.6', i % 2 ? second : app)).status);
    }
    expect(statuses).toEqual(Array(10).fill(400));
    await second.stop();
    second = await startTestApp(place, { TRUST_PROXY: 'on' });
    expect((await signIn(email, 'wrong', '203.0.113.6', second)).status).toBe(429);
    expect((await signIn(email, 'wrong', '203.0.113.6', app)).status).toBe(429);
    await second.stop();
  });
});
