import { PROGRESS_TYPE } from '@trayecto/core/contract';
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

  async function upload(path: string, bytes: Uint8Array, accept: string) {
    const form = new FormData();
    const field = path === '/api/import' ? 'file' : 'pdf';
    form.set(field, new File([new Uint8Array(bytes)], 'cv.pdf'));
    const response = await fetch(app.url + path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, Accept: accept },
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

  it('is told page by page by /api/import, and the last line is the answer', () =>
    checkPages('/api/import', 201));
  it('and by /api/extract-pdf', { tags: ['long'] }, () => checkPages('/api/extract-pdf', 200));

  async function checkPages(path: string, status: number) {
    const answer = await upload(path, scan, `${PROGRESS_TYPE}, application/json`);
    expect(answer).toMatchObject({ status: 200, type: PROGRESS_TYPE });
    const lines = readLines(answer.text);
    expect(lines.slice(0, -1)).toEqual([0, 1, 2].map((page) => ({ progress: { page, of: 2 } })));
    expect(lines.at(-1).status).toBe(status);
    expect(JSON.stringify(lines.at(-1).body)).toContain('Marta Soler');
  }

  it('is told of a reading that fails too, with the status it would have had', {
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
