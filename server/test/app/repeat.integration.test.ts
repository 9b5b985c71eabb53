import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../database';
import { writePdf } from '../files/write-pdf';
import { signInNewPerson, startTestApp, type TestApp } from './start-test-app';

const pdf = (name: string) =>
  writePdf([
    [
      { text: name, x: 60, y: 780, size: 20 },
      { text: 'Experiencia', x: 60, y: 720 },
      { text: 'Panadera, Horno Viejo, 2019 – 2023', x: 60, y: 700 },
    ],
  ]);
const newCv = (filename = 'a.pdf') => ({ filename, content: 'Ana Ruiz', parsed_data: null });

describeOnOneDatabase('a repeated request', (context) => {
  let apps: TestApp[];
  let place: Awaited<ReturnType<typeof context.openFresh>>;
  let token: string;

  beforeAll(async () => {
    place = await context.openFresh();
    const settings = { RATE_LIMIT_SCALE: '1000' };
    apps = [await startTestApp(place, settings)];
    // Only a Postgres server is shared by several processes.
    if (context.kind === 'postgres') apps.push(await startTestApp(place, settings));
  });
  afterAll(async () => {
    await Promise.all((apps ?? []).map((app) => app.stop()));
    await place?.cleanup();
  });

  const pick = (index: number) => apps[index % apps.length] as TestApp;
  const signIn = async () => {
    token = (await signInNewPerson(pick(0))).session.access_token;
  };
  const save = (key: string | undefined, body: unknown = newCv(), at = 0, as = token) =>
    pick(at).call('POST', '/api/cvs', {
      token: as,
      body,
      headers: key === undefined ? {} : { 'Idempotency-Key': key },
    });
  async function importFile(key: string, bytes: Uint8Array, at = 0) {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(bytes)], 'ana.pdf'));
    const response = await fetch(`${pick(at).url}/api/import`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': key },
      body: form,
    });
    return { status: response.status, json: JSON.parse(await response.text()) };
  }
  const countCvs = async () =>
    (await pick(0).call('GET', '/api/cv-summaries', { token })).json.cvs.length as number;

  describe('to save a CV', () => {
    beforeAll(signIn);

    it('makes one CV and gets the same answer', async () => {
      const first = await save('una-clave');
      const second = await save('"una-clave"', newCv(), 1);
      expect([first.status, second.status]).toEqual([201, 201]);
      expect(second.json).toEqual(first.json);
      expect(await countCvs()).toBe(1);
    });

    it('makes one CV out of ten at the same moment, whichever process they reach', async () => {
      const before = await countCvs();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, i) => save('diez-a-la-vez', newCv(), i)),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
      expect(new Set(answers.map(({ json }) => json.cv.id)).size).toBe(1);
      expect(await countCvs()).toBe(before + 1);
    });

    it('is refused when it asks for something else', async () => {
      await save('ya-usada');
      const before = await countCvs();
      const other = await save('ya-usada', newCv('otro.pdf'));
      expect(other.json.code).toBe('key_reused');
      expect((await importFile('ya-usada', pdf('Ana Ruiz'))).json.code).toBe('key_reused');
      expect(await countCvs()).toBe(before);
    });

    it('is done when the first one failed: a failure leaves no key behind', async () => {
      const missing = { ...newCv(), storage_path: 'nobody/1-a.pdf' };
      expect((await save('fallida', missing)).json.code).toBe('file_missing');
      expect((await save('fallida', missing)).json.code).toBe('file_missing');
      expect((await save('fallida')).status).toBe(201);
    });

    it('does not bring a deleted CV back', async () => {
      const { cv } = (await save('borrado')).json;
      await context.queryAsOwner(place, 'update cvs set deleted_at = now() where id = $1', [cv.id]);
      const before = await countCvs();
      expect((await save('borrado')).json.code).toBe('not_found');
      expect(await countCvs()).toBe(before);
    });

    it('is a new one once the key has expired', async () => {
      const first = await save('caducada');
      await context.queryAsOwner(
        place,
        "update request_keys set expires_at = now() - interval '1 second' where key = $1",
        ['caducada'],
      );
      const second = await save('caducada', newCv('otro.pdf'));
      expect(second.status).toBe(201);
      expect(second.json.cv.id).not.toBe(first.json.cv.id);
    });

    it('of another person has nothing to do with mine', async () => {
      const mine = await save('de-las-dos');
      const { session } = await signInNewPerson(pick(0));
      const theirs = await save('de-las-dos', newCv(), 0, session.access_token);
      expect(theirs.status).toBe(201);
      expect(theirs.json.cv.id).not.toBe(mine.json.cv.id);
    });

    it('without a key is a separate request; a key nobody could write is refused', async () => {
      const before = await countCvs();
      await save(undefined);
      await save(undefined);
      expect(await countCvs()).toBe(before + 2);
      for (const key of ['', 'con espacio', 'x'.repeat(201)]) {
        expect((await save(key)).json.code).toBe('validation_failed');
      }
      expect(await countCvs()).toBe(before + 2);
    });
  });

  describe('to import a file', () => {
    beforeAll(signIn);

    it('makes one CV, one after the other or both at once', async () => {
      const both = await Promise.all([
        importFile('importar', pdf('Ana Ruiz'), 0),
        importFile('importar', pdf('Ana Ruiz'), 1),
      ]);
      const later = await importFile('importar', pdf('Ana Ruiz'), 1);
      expect([...both, later].map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(new Set([...both, later].map(({ json }) => json.cv.id)).size).toBe(1);
      expect(later.json.cv.parsed_data.personal.name).toBe('Ana Ruiz');
      expect(await countCvs()).toBe(1);
    });

    it('is refused for another file', async () => {
      expect((await importFile('importar', pdf('Eva Soler'))).json.code).toBe('key_reused');
      expect(await countCvs()).toBe(1);
    });
  });
});
