import { PROGRESS_TYPE, saveKeyOf } from '@trayecto/core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../database';
import { writePdf } from '../files/write-pdf';
import { writeScan } from '../files/write-scan';
import { signInNewPerson, startTestApp, type TestApp } from './start-test-app';

describeOnOneDatabase('how far the reading is', (context) => {
  let app: TestApp;
  let place: Awaited<ReturnType<typeof context.openFresh>>;
  let token: string;
  let scan: Uint8Array;

  beforeAll(async () => {
    place = await context.openFresh();
    app = await startTestApp(place);
    token = (await signInNewPerson(app)).session.access_token;
    scan = await writeScan([['Marta Soler', 'marta@example.com'], ['Experiencia laboral']]);
  });
  afterAll(async () => {
    await app?.stop();
    await place?.cleanup();
  });

  async function upload(path: string, bytes: Uint8Array, accept: string, key?: string) {
    const form = new FormData();
    const field = path.startsWith('/api/import') ? 'file' : 'pdf';
    form.set(field, new File([new Uint8Array(bytes)], 'cv.pdf'));
    const response = await fetch(app.url + path, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        Accept: accept,
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      },
      body: form,
    });
    const text = await response.text();
    return { status: response.status, type: response.headers.get('content-type'), text };
  }
  const readLines = (text: string) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));

  const pages = [0, 1, 2].map((page) => ({ page, of: 2 }));
  const drawnCv = (name: string) =>
    writePdf([
      [
        { text: name, x: 60, y: 780, size: 20 },
        { text: 'Experiencia', x: 60, y: 720 },
        { text: 'Panadera, Horno Viejo, 2019 – 2023', x: 60, y: 700 },
      ],
    ]);

  it('is reported step by step and page by page by /api/import, and the last line is the answer', async () => {
    const { news, last } = await followImport(scan);
    expect(news.map(({ step, page, of }) => step ?? { page, of })).toEqual([
      'extract',
      ...pages,
      'parse',
      'recognize',
      'save',
    ]);
    expect(last).toMatchObject({ status: 201, body: { cv: { filename: 'cv.pdf' } } });
    const { read } = news.find(({ step }) => step === 'recognize');
    expect(read.content).toContain('Marta Soler');
    expect(read.parsed_data).toEqual(last.body.cv.parsed_data);
  });

  it('is reported page by page by /api/extract-pdf', { tags: ['long'] }, async () => {
    const answer = await upload('/api/extract-pdf', scan, `${PROGRESS_TYPE}, application/json`);
    expect(answer).toMatchObject({ status: 200, type: PROGRESS_TYPE });
    const lines = readLines(answer.text);
    expect(lines.slice(0, -1)).toEqual(pages.map((progress) => ({ progress })));
    expect(lines.at(-1)).toMatchObject({ status: 200 });
    expect(lines.at(-1).body.text).toContain('Marta Soler');
  });

  async function followImport(bytes: Uint8Array, key?: string, query = '') {
    const answer = await upload(`/api/import${query}`, bytes, PROGRESS_TYPE, key);
    expect(answer).toMatchObject({ status: 200, type: PROGRESS_TYPE });
    const lines = readLines(answer.text);
    return { news: lines.slice(0, -1).map(({ progress }) => progress), last: lines.at(-1) };
  }

  async function saveRead(read: object, key: string) {
    const answer = await app.call('POST', '/api/cvs', {
      token,
      body: read,
      headers: { 'Idempotency-Key': key },
    });
    return answer.json;
  }

  it('hands on what was read when it cannot be saved, and that is saved later', async () => {
    await context.queryAsOwner(
      place,
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`,
    );
    await context.queryAsOwner(
      place,
      'create trigger refuse before insert on parsed_cvs execute function refuse()',
    );
    const { news, last } = await followImport(drawnCv('Rosa Prieto'), 'no-se-guarda');
    await context.queryAsOwner(place, 'drop trigger refuse on parsed_cvs');
    expect(last).toMatchObject({ status: 500, body: { success: false, code: 'internal' } });
    const { read } = news.find(({ step }) => step === 'recognize');
    const saved = await saveRead(read, saveKeyOf('no-se-guarda'));
    expect(saved.cv).toMatchObject({
      has_original: true,
      parsed_data: { personal: { name: 'Rosa Prieto' } },
    });
    const again = await followImport(drawnCv('Rosa Prieto'), 'no-se-guarda');
    expect(again.last.body.cv.id).toBe(saved.cv.id);
  });

  it('makes one CV when the client saves what was read because the answer was lost, and can be asked for by its key', async () => {
    const { news, last } = await followImport(drawnCv('Olga Mata'), 'respuesta-perdida');
    const { read } = news.find(({ step }) => step === 'recognize');
    const saved = await saveRead(read, saveKeyOf('respuesta-perdida'));
    expect(saved.cv.id).toBe(last.body.cv.id);
    const ask = (key: string, as = token) =>
      app.call('GET', `/api/imports/${key}`, { token: as }).then(({ json }) => json.cv);
    expect(await ask('respuesta-perdida')).toEqual(last.body.cv);
    expect(await ask('nunca-usada')).toBeNull();
    const other = (await signInNewPerson(app)).session.access_token;
    expect(await ask('respuesta-perdida', other)).toBeNull();
  });

  it('ends with a question where the file is a CV already, if asked to', async () => {
    const bytes = drawnCv('Inés Vidal');
    const first = await followImport(bytes);
    const second = await upload('/api/import?twin=refuse', bytes, PROGRESS_TYPE);
    expect(second.status).toBe(409);
    const { id, filename } = first.last.body.cv;
    expect(JSON.parse(second.text)).toMatchObject({
      code: 'file_known',
      existing: { id, filename },
    });
    const third = await followImport(bytes, undefined, '?twin=make');
    expect(third.last.body.cv.id).not.toBe(id);
  });

  it('goes on without an original that cannot be kept, if that may be', async () => {
    await context.queryAsOwner(
      place,
      `create or replace function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`,
    );
    await context.queryAsOwner(
      place,
      'create trigger refuse before insert on stored_files execute function refuse()',
    );
    const bytes = drawnCv('Eva Luna');
    const strict = await upload('/api/import', bytes, PROGRESS_TYPE);
    const { last } = await followImport(bytes, undefined, '?original=optional');
    await context.queryAsOwner(place, 'drop trigger refuse on stored_files');
    expect(strict.status).toBe(500);
    expect(last).toMatchObject({ status: 201, body: { cv: { has_original: false } } });
  });

  it('is reported for a failed reading too, with the status it would have had', {
    tags: ['long'],
  }, async () => {
    const answer = await upload('/api/extract-pdf', await writeScan([[]]), PROGRESS_TYPE);
    const last = readLines(answer.text).at(-1);
    expect(last).toMatchObject({ status: 422, body: { success: false, code: 'file_is_scan' } });
    expect(last.body.request_id).toMatch(/^[\w-]+$/);
  });

  it('is not told to who does not ask', { tags: ['long'] }, async () => {
    const plain = await upload('/api/extract-pdf', scan, 'application/json');
    expect(plain).toMatchObject({ status: 200, type: 'application/json' });
    expect(JSON.parse(plain.text)).toMatchObject({ pages: 2, readFromImage: true });
  });

  it('is not told where there is nothing to tell', async () => {
    const drawn = writePdf([[{ text: 'Marta Soler', x: 60, y: 780 }]]);
    const quick = await upload('/api/extract-pdf', drawn, PROGRESS_TYPE);
    expect(quick).toMatchObject({ status: 200, type: 'application/json' });
    const broken = await upload('/api/extract-pdf', Buffer.from('%PDF-1.4 …'), PROGRESS_TYPE);
    expect(broken).toMatchObject({ status: 422, type: 'application/json' });
  });
});
