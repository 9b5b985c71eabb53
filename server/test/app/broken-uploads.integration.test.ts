import { allEndpoints, type Endpoint } from '@trayecto/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnOneDatabase, type TestPlace } from '../database';
import { openConnection, readToEnd, statusOf, writeRequest } from './raw-connection';
import { signInNewPerson, startTestApp, type TestApp } from './start-test-app';

const AT_ONCE = 50;
const EVERY_CUT_BELOW = 300;
const RANDOM_CUTS = 20;
const BOUNDARY = '----trayecto';

const uploads = allEndpoints.filter(({ upload }) => upload !== undefined);

/** More than the cuts of its beginning, and more than one piece of a network. */
const file = Buffer.alloc(200_000, '%PDF-1.7\r\n--almost a boundary\r\n');

const writeForm = (field: string) =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="note"\r\n\r\nhola\r\n--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n`,
    ),
    file,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);

/** All of them share one reader: each cut is tried on one, and some on each. */
function chooseCuts(at: Endpoint, length: number): number[] {
  const step = at === uploads[0] ? 1 : 11;
  const beginning = Array.from({ length: EVERY_CUT_BELOW / step }, (_, i) => i * step);
  const anywhere = Array.from({ length: RANDOM_CUTS }, () => Math.floor(Math.random() * length));
  return [...beginning, ...anywhere, length - 5];
}

describeOnOneDatabase('an upload that is broken', (context) => {
  let app: TestApp;
  let place: TestPlace;
  let token: string;
  beforeAll(async () => {
    place = await context.openFresh();
    app = await startTestApp(place, { RATE_LIMIT_SCALE: '100000' });
    const { session } = await signInNewPerson(app);
    token = session.access_token;
    // Some files are for admins alone.
    await context.queryAsOwner(place, `update profiles set role = 'admin' where id = $1`, [
      session.user.id,
    ]);
  });
  afterAll(async () => {
    await app?.stop();
    await place?.cleanup();
  });

  async function inTurns<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
    const waiting = [...all];
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await work(next);
      }),
    );
    expect((await app.call('GET', '/api/health')).status).toBe(200);
  }
  const head = (endpoint: Endpoint, type: string, length: number) => ({
    method: endpoint.method,
    path: endpoint.path,
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': type,
      'Content-Length': String(length),
      Connection: 'close',
    },
  });
  const formType = `multipart/form-data; boundary=${BOUNDARY}`;

  it('is what these tests are about', () => {
    expect(uploads.length).toBeGreaterThanOrEqual(5);
  });

  describe.each(uploads.map((endpoint) => [endpoint.path, endpoint] as const))('%s', (_, at) => {
    const form = writeForm(at.upload?.field ?? '');

    it('cut off before its last boundary is refused, wherever it is cut', async () => {
      await inTurns(chooseCuts(at, form.length), async (cut) => {
        const socket = await openConnection(app.url);
        socket.write(writeRequest({ ...head(at, formType, cut), body: form.subarray(0, cut) }));
        expect([cut, statusOf(await readToEnd(socket))]).toEqual([cut, 400]);
      });
    });

    it('left in the middle, by the door or through the wall, hurts nobody', async () => {
      await inTurns(chooseCuts(at, form.length), async (cut) => {
        const socket = await openConnection(app.url);
        const request = { ...head(at, formType, form.length), body: form.subarray(0, cut) };
        await new Promise<void>((resolve) => {
          socket.on('close', () => resolve());
          socket.write(writeRequest(request), () => {
            if (cut % 2 === 0) socket.resetAndDestroy();
            else socket.end();
          });
          socket.resume();
        });
      });
    });

    it.each([
      ['no boundary', 'multipart/form-data', 415],
      ['an empty one', 'multipart/form-data; boundary=""', 415],
      ['one too long', `multipart/form-data; boundary=${'a'.repeat(200)}`, 415],
      ['one of other letters', 'multipart/form-data; boundary=\xf1\xf1', 415],
      ['the wrong one', 'multipart/form-data; boundary=other', 400],
      ['half of the right one', `multipart/form-data; boundary=${BOUNDARY.slice(0, 6)}`, 400],
      ['another kind of parts', `multipart/mixed; boundary=${BOUNDARY}`, 415],
      ['no kind at all', '', 415],
    ])('that says %s is refused', async (_said, type, status) => {
      const socket = await openConnection(app.url);
      socket.write(writeRequest({ ...head(at, type, form.length), body: form }));
      expect(statusOf(await readToEnd(socket))).toBe(status);
    });
  });
});
