import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { signAccessToken } from '../../src/auth/access-token';
import { deriveKey } from '../../src/secrets/load-secret';
import { describeOnEachDatabase } from '../database';
import { signInAgain, signInNewPerson, startTestApp, type TestApp } from './start-test-app';

const SECRET_KEY = 'q9WmZ2xT4vB8nL1pR6sD3fG5hJ0yCuKe';
const HOUR_MS = 60 * 60 * 1000;

describeOnEachDatabase('clocks', (context) => {
  let app: TestApp;
  let place: Awaited<ReturnType<typeof context.openFresh>>;

  beforeAll(async () => {
    place = await context.openFresh();
    app = await startTestApp(place, { RATE_LIMIT_SCALE: '1000', SECRET_KEY });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  afterAll(async () => {
    await app?.stop();
    await place?.cleanup();
  });

  const statusOf = async (token: string) =>
    (await app.call('GET', '/api/auth/user', { token })).status;

  it.each([
    ['ahead', HOUR_MS],
    ['behind', -HOUR_MS],
  ])('a server an hour %s signs nobody out and keeps nobody in', async (_, shiftMs) => {
    const { email, session } = await signInNewPerson(app);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + shiftMs });
    expect(await statusOf(session.access_token)).toBe(200);
    const again = await signInAgain(app, email);
    expect(again.expires_at - session.expires_at).toBeLessThan(120);
    expect(await statusOf(again.access_token)).toBe(200);
    const refreshed = await app.call('POST', '/api/auth/refresh', {
      body: { refresh_token: again.refresh_token },
    });
    expect(refreshed.status).toBe(200);
  });

  it('an access token ends when its time is over by the database’s clock', async () => {
    const { session } = await signInNewPerson(app);
    const payload = session.access_token.split('.')[1] ?? '';
    const { sid } = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const sign = (secondsLeft: number) => {
      const now = session.expires_at - session.expires_in;
      const claim = {
        userId: session.user.id,
        sessionId: sid,
        issuedAt: now - 60,
        expiresAt: now + secondsLeft,
      };
      return signAccessToken(deriveKey(SECRET_KEY, 'access-token'), claim);
    };
    expect(await statusOf(await sign(300))).toBe(200);
    expect(await statusOf(await sign(-1))).toBe(401);
  });

  it('a token of another server’s secret is worth nothing', async () => {
    const { session } = await signInNewPerson(app);
    const payload = session.access_token.split('.')[1] ?? '';
    const { sid } = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const key = deriveKey('another secret, just as long as ours', 'access-token');
    const claim = {
      userId: session.user.id,
      sessionId: sid,
      issuedAt: 0,
      expiresAt: 9_999_999_999,
    };
    expect(await statusOf(await signAccessToken(key, claim))).toBe(401);
    const wrongPurpose = deriveKey(SECRET_KEY, 'refresh-token');
    expect(await statusOf(await signAccessToken(wrongPurpose, claim))).toBe(401);
  });
});
