import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { cvSchema } from '@trayecto/core/cv';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase, type TestPlace } from '../database';
import { signInNewPerson, startTestApp, type TestApp } from './start-test-app';

const MEGABYTE = 1024 * 1024;

describeOnEachDatabase('one person’s share of the disk', (context) => {
  let app: TestApp;
  let place: TestPlace;
  beforeAll(async () => {
    place = await context.openFresh();
    app = await startTestApp(place, { RATE_LIMIT_SCALE: '1000', STORAGE_QUOTA_MB: '2' });
  });
  afterAll(async () => {
    await app?.stop();
    await place?.cleanup();
  });

  const makeCv = (characters: number) =>
    cvSchema.parse({
      personal: { name: 'Ana' },
      summary: randomBytes(characters / 2).toString('hex'),
    });
  const readUsage = async (userId: string) => {
    const [row] = await context.queryAsOwner(
      place,
      'select bytes::int from storage_usage where user_id = $1',
      [userId],
    );
    return row?.bytes ?? 0;
  };
  async function enter() {
    const { session } = await signInNewPerson(app);
    const { access_token: token, user } = session;
    const call = (method: string, path: string, body?: unknown, headers = {}) =>
      app.call(method, path, { token, headers, ...(body === undefined ? {} : { body }) });
    const save = (parsed_data: unknown) =>
      call('POST', '/api/cvs', { filename: 'cv.pdf', content: 'texto', parsed_data });
    const upload = async (kilobytes: number) => {
      const form = new FormData();
      const filler = randomBytes(kilobytes * 512).toString('hex');
      form.set('file', new File([JSON.stringify({ basics: { name: 'Ana' }, filler })], 'cv.json'));
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${app.url}/api/storage/cvs`, {
        method: 'POST',
        body: form,
        headers,
      });
      return answer.status;
    };
    return { userId: user.id, call, save, upload };
  }

  it('saving again and again stops at the quota, for every kind of thing, and for that person alone', async () => {
    const [ana, bea] = [await enter(), await enter()];
    const { id } = (await ana.save(makeCv(1_000))).json.cv;
    const statuses: number[] = [];
    for (let version = 1; statuses.at(-1) !== 413 && version < 40; version += 1) {
      const body = { parsed_data: makeCv(200_000) };
      const seen = { 'If-Match': `${version}` };
      statuses.push((await ana.call('PATCH', `/api/cvs/${id}`, body, seen)).status);
    }
    expect(statuses.slice(0, -1)).toEqual(statuses.slice(0, -1).map(() => 200));
    expect(statuses.length).toBeGreaterThan(7);
    expect(statuses.length).toBeLessThan(12);
    expect(await readUsage(ana.userId)).toBeLessThanOrEqual(2 * MEGABYTE);
    const refused = await ana.save(makeCv(200_000));
    expect(refused.status).toBe(413);
    expect(refused.json).toMatchObject({ success: false, code: 'storage_quota' });
    expect(await ana.upload(200)).toBe(413);
    expect((await bea.save(makeCv(200_000))).status).toBe(201);
    expect(await bea.upload(200)).toBe(201);
    // What is there can be read, and be deleted to make room.
    expect((await ana.call('GET', `/api/cvs/${id}`)).status).toBe(200);
    expect((await ana.call('DELETE', `/api/cvs/${id}`)).status).toBe(200);
    expect((await ana.call('DELETE', `/api/trash/${id}`)).status).toBe(204);
    expect((await ana.save(makeCv(200_000))).status).toBe(201);
  });

  it('files that come at the same moment share what is left, and none is kept without its row', async () => {
    const { userId, upload } = await enter();
    const statuses = await Promise.all(Array.from({ length: 8 }, () => upload(500)));
    expect(statuses.filter((status) => status === 201)).toHaveLength(4);
    expect(statuses.filter((status) => status === 413)).toHaveLength(4);
    const rows = await context.queryAsOwner(
      place,
      'select path from stored_files where user_id = $1',
      [userId],
    );
    const files = await readdir(join(place.dataDir, 'files', userId));
    expect(files.sort()).toEqual(rows.map(({ path }) => path.split('/')[1]).sort());
    expect(await readUsage(userId)).toBeLessThanOrEqual(2 * MEGABYTE);
  });
});
