import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, it, vi } from 'vitest';
import { signAccessToken } from '../server/src/auth/access-token';
import { MAILED_LINK_SECONDS } from '../server/src/auth/recovery';
import { deriveKey } from '../server/src/secrets/load-secret';
import { type BuiltServer, runBuiltServer } from '../server/test/app/run-built-server';
import {
  createCaller,
  goodPassword,
  signInAgain,
  signInNewPerson,
} from '../server/test/app/start-test-app';
import { describeOnPostgres, type TestPlace } from '../server/test/database';
import { startFakeMailServer } from '../server/test/mail/fake-mail-server';
import { makeTestFolder } from '../server/test/test-folder';
import { noteFigure } from './parts/note-figure';
import type { Call } from './parts/people';

const SECRET_KEY = 'd2a9f0c47b1e4d86a3c5e7f10928b6d4c5a7938e';
const HOUR_SECONDS = 60 * 60;
const PRELOAD = pathToFileURL(join(import.meta.dirname, 'parts/shift-clock.mjs')).href;

/** How far the clocks of two servers are from the database’s. */
const pairs = [
  [90, 0],
  [0, -90],
  [45, -45],
  [90, 90],
  [HOUR_SECONDS, 0],
  [0, -HOUR_SECONDS],
  [HOUR_SECONDS, -HOUR_SECONDS],
] as const;

/** A server whose clock is that far from the machine’s, which is the database’s. */
function startShifted(place: TestPlace, seconds: number, mailUrl: string): BuiltServer {
  return runBuiltServer({
    DATABASE_URL: place.databaseUrl ?? '',
    DATA_DIR: makeTestFolder('test'),
    STORAGE_URL: 'db:',
    SECRET_KEY,
    LOG_LEVEL: 'debug',
    RATE_LIMIT_SCALE: '100000',
    SMTP_URL: mailUrl,
    MAIL_FROM: 'Trayecto <trayecto@example.com>',
    NODE_OPTIONS: `--import=${PRELOAD}`,
    CLOCK_SHIFT_MS: String(seconds * 1000),
  });
}

describeOnPostgres('two servers with clocks of their own on one Postgres', (context) => {
  it.each(pairs)(
    '%i s and %i s from it: nobody is signed out, and nothing lasts longer',
    async (...shifts) => {
      const place = await context.openFresh();
      const mail = await startFakeMailServer();
      const servers = shifts.map((seconds) => startShifted(place, seconds, mail.url));
      const urls = await Promise.all(servers.map((server) => server.url));
      const calls = urls.map((url) => createCaller(url));
      for (const [i, server] of servers.entries()) {
        // Without this the servers might share the right time, and nothing below would be tried.
        expect(Math.abs((await tellShift(server, urls[i])) - (shifts[i] ?? 0))).toBeLessThan(10);
      }
      for (const [one, other] of [calls, calls.toReversed()]) {
        if (!one || !other) throw new Error('two servers were started');
        await stayIn(one, other);
        await lastNoLonger(one, other);
        await openLinks(context, place, mail, one, other);
      }
      for (const [i, server] of servers.entries()) {
        if (shifts[i] === 0) continue;
        const { session } = await signInNewPerson({ call: createCaller(urls[i] ?? '') });
        await jump(server);
        expect(await statusOf(calls, session.access_token)).toEqual([200, 200]);
      }
      await Promise.all(servers.map((server) => server.kill('SIGTERM')));
      await mail.stop();
      await place.cleanup();
      noteFigure(
        10,
        `two servers ${shifts.join(' s and ')} s from their database: nobody signed out; tokens, links and pairs of tabs end by the database’s clock at both`,
      );
    },
  );
});

const statusOf = (calls: readonly (Call | undefined)[], token: string) =>
  Promise.all(
    calls.map(async (call) => (await call?.('GET', '/api/auth/user', { token }))?.status),
  );

/** Signed in at one, at work and renewed at the other, at both in turn; two tabs at the same moment stay too. */
async function stayIn(one: Call, other: Call): Promise<void> {
  const { email, session } = await signInNewPerson({ call: one });
  expect(await statusOf([one, other], session.access_token)).toEqual([200, 200]);
  const renew = (call: Call, token: string) =>
    call('POST', '/api/auth/refresh', { body: { refresh_token: token } });
  let { refresh_token } = session;
  for (const call of [other, one, other]) {
    const renewed = await renew(call, refresh_token);
    expect(renewed.status).toBe(200);
    expect(await statusOf([one, other], renewed.json.access_token)).toEqual([200, 200]);
    refresh_token = renewed.json.refresh_token;
  }
  const tabs = await Promise.all([renew(one, refresh_token), renew(other, refresh_token)]);
  expect(tabs.map(({ status }) => status)).toEqual([200, 200]);
  expect(tabs[0]?.json.refresh_token).toBe(tabs[1]?.json.refresh_token);
  const again = await signInAgain({ call: other }, email);
  const lasts = Math.abs(again.expires_at - again.expires_in - Date.now() / 1000);
  expect(lasts).toBeLessThan(10);
}

/** A token ends when its time is over by the database’s clock, wherever it is shown. */
async function lastNoLonger(one: Call, other: Call): Promise<void> {
  const { session } = await signInNewPerson({ call: one });
  const payload = session.access_token.split('.')[1] ?? '';
  const { sid } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const sign = (secondsLeft: number) => {
    const expiresAt = Math.floor(Date.now() / 1000) + secondsLeft;
    const claim = { userId: session.user.id, sessionId: sid, issuedAt: expiresAt - 600, expiresAt };
    return signAccessToken(deriveKey(SECRET_KEY, 'access-token'), claim);
  };
  expect(await statusOf([one, other], await sign(30))).toEqual([200, 200]);
  expect(await statusOf([one, other], await sign(-5))).toEqual([401, 401]);
  const ends = await sign(2);
  await sleep(3_500);
  expect(await statusOf([one, other], ends)).toEqual([401, 401]);
}

/** A link to a new password, asked for at one and opened at the other, shortly before and after its time. */
async function openLinks(
  context: Parameters<Parameters<typeof describeOnPostgres>[1]>[0],
  place: TestPlace,
  mail: Awaited<ReturnType<typeof startFakeMailServer>>,
  one: Call,
  other: Call,
): Promise<void> {
  const { email, session } = await signInNewPerson({ call: one });
  const nextWord = async () => {
    for (;;) {
      const letter = await mail.next();
      const word = /#\w+=([\w-]+)/.exec(letter)?.[1];
      if (word && letter.includes(`To: ${email}`)) return word;
    }
  };
  const openAfter = async (seconds: number) => {
    await one('POST', '/api/auth/recover', { body: { email } });
    const word = await nextWord();
    const [ticket] = await context.queryAsOwner(
      place,
      `update tickets set expires_at = expires_at - make_interval(secs => $2)
         where user_id = $1 and used_at is null returning expires_at - clock_timestamp() as left`,
      [session.user.id, seconds],
    );
    expect(ticket).toBeDefined();
    const body = { token: word, password: `${goodPassword} otra vez` };
    const { status, json } = await other('POST', '/api/auth/reset', { body });
    return status < 300 ? 'opened' : json.code;
  };
  expect(await openAfter(MAILED_LINK_SECONDS + 1)).toBe('link_invalid');
  expect(await openAfter(MAILED_LINK_SECONDS - 30)).toBe('opened');
}

async function jump(server: BuiltServer): Promise<void> {
  server.child.kill('SIGUSR2');
  while (!server.output().includes('jumped\n')) await sleep(5);
}

/** How many seconds a server is ahead, by what it writes into its log. */
async function tellShift(server: BuiltServer, url = ''): Promise<number> {
  await fetch(`${url}/api/health`);
  const times = () =>
    [...server.output().matchAll(/"time":"?([^",]+)/g)].map((one) => one[1] ?? '');
  await vi.waitUntil(() => times().length > 0);
  const said = times().at(-1) ?? '';
  return ((Number(said) || Date.parse(said)) - Date.now()) / 1000;
}
