import { emptyCv } from '@trayecto/core/cv';
import { englishAnalyst, spanishAnalyst } from '@trayecto/core/document/fixtures';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../database';
import { readPdfPages } from '../export/read-pdf-words';
import { signInNewPerson, startTestApp, type TestApp } from './start-test-app';

describeOnOneDatabase('files of a CV', (context) => {
  let app: TestApp;
  let place: Awaited<ReturnType<typeof context.openFresh>>;
  let token: string;

  beforeAll(async () => {
    place = await context.openFresh();
    app = await startTestApp(place, { RATE_LIMIT_SCALE: '1000' });
    token = await signIn();
  });
  afterAll(async () => {
    await app?.stop();
    await place?.cleanup();
  });

  const signIn = async () => (await signInNewPerson(app)).session.access_token;
  async function saveCv(parsed_data: unknown): Promise<string> {
    const body = { filename: 'cv.pdf', content: 'x', parsed_data };
    return (await app.call('POST', '/api/cvs', { token, body })).json.cv.id;
  }
  async function fetchFile(path: string, as = token, init: RequestInit = {}) {
    const response = await fetch(app.url + path, {
      ...init,
      headers: { Authorization: `Bearer ${as}`, ...init.headers },
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, bytes };
  }
  const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    fetchFile(path, token, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

  it.each([
    ['pdf', 'application/pdf', '%PDF-'],
    [
      'docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'PK\u0003\u0004',
    ],
    ['json', 'application/json', '{'],
    ['txt', 'text/plain; charset=utf-8', 'Lucía Fernández Ortega'],
  ])('%s comes as an attachment with its type and name', async (format, type, start) => {
    const id = await saveCv(spanishAnalyst);
    const file = await fetchFile(`/api/cvs/${id}/export?format=${format}`);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toBe(type);
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="cv.${format}"`);
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect(text(file.bytes).startsWith(start)).toBe(true);
  });

  it('files are named after the person for those who ask', async () => {
    const id = await saveCv(spanishAnalyst);
    const file = await fetchFile(`/api/cvs/${id}/export?format=pdf&name=person`);
    expect(file.headers.get('content-disposition')).toBe(
      'attachment; filename="Lucia-Fernandez-Ortega-CV-es.pdf"',
    );
  });

  it('JSON Resume can be read back', async () => {
    const id = await saveCv(spanishAnalyst);
    const { bytes } = await fetchFile(`/api/cvs/${id}/export?format=json`);
    expect(JSON.parse(text(bytes)).basics.name).toBe('Lucía Fernández Ortega');
  });

  it('words on the page follow the language of the CV, and English is a separate version', async () => {
    const id = await saveCv(spanishAnalyst);
    const missing = await fetchFile(`/api/cvs/${id}/export?format=txt&language=english`);
    expect([missing.status, JSON.parse(text(missing.bytes)).code]).toEqual([422, 'no_parsed_data']);
    await app.call('PATCH', `/api/cvs/${id}`, {
      token,
      body: { parsed_data_english: englishAnalyst },
      headers: { 'If-Match': '1' },
    });
    const original = await fetchFile(`/api/cvs/${id}/export?format=txt`);
    const english = await fetchFile(`/api/cvs/${id}/export?format=txt&language=english`);
    expect(text(original.bytes)).toContain('EXPERIENCIA');
    expect(text(english.bytes)).toContain('EXPERIENCE');
  });

  it('paper and template are those asked for', async () => {
    const id = await saveCv(spanishAnalyst);
    const path = `/api/cvs/${id}/export?format=pdf&template=executive&pageSize=letter`;
    const { bytes } = await fetchFile(path);
    expect(Buffer.from(bytes).toString('latin1')).toContain('612 792');
    expect((await readPdfPages(bytes))[0]).toContain('Lucía Fernández Ortega');
  });

  it.each([
    'format=gif',
    'format=pdf&template=baroque',
    'format=pdf&language=fr',
    '',
    'format=pdf&accent=red',
  ])('an order that makes no sense is refused: %s', async (query) => {
    const id = await saveCv(spanishAnalyst);
    expect((await fetchFile(`/api/cvs/${id}/export?${query}`)).status).toBe(400);
  });

  it('a CV without data says so', async () => {
    for (const data of [null, emptyCv()]) {
      const file = await fetchFile(`/api/cvs/${await saveCv(data)}/export?format=pdf`);
      expect([file.status, JSON.parse(text(file.bytes)).error]).toEqual([
        422,
        'No parsed data available',
      ]);
    }
  });

  it('nobody gets a file of someone else’s CV', async () => {
    const id = await saveCv(spanishAnalyst);
    const stranger = await signIn();
    expect((await fetchFile(`/api/cvs/${id}/export?format=pdf`, stranger)).status).toBe(404);
    expect((await fetchFile(`/api/cvs/${id}/export?format=pdf`, 'nobody')).status).toBe(401);
  });

  it('a CV that is not saved can be taken along and looked at too', async () => {
    const draft = { cv: spanishAnalyst, language: 'es', template: 'classic' };
    const file = await post('/api/documents', { ...draft, format: 'pdf' });
    expect(text(file.bytes.slice(0, 5))).toBe('%PDF-');
    const pages = await post('/api/documents/pages', draft);
    for (const coding of ['br', 'gzip', null]) {
      const accepted = { 'Accept-Encoding': coding ?? 'identity' };
      const packed = await post('/api/documents/pages', draft, accepted);
      expect(packed.headers.get('content-encoding')).toBe(coding);
      // Compared as a whole: letter by letter takes so long that the server gives the idle connection up.
      expect(Buffer.compare(packed.bytes, pages.bytes)).toBe(0);
    }
    expect(pages.headers.get('content-type')).toBe('image/svg+xml');
    expect(pages.headers.get('content-security-policy')).toContain('sandbox');
    expect(text(pages.bytes.slice(0, 4))).toBe('<svg');
    expect((await post('/api/documents/pages', { ...draft, cv: {} })).status).toBe(422);
  });

  it('a CV that is not saved is measured, and fitted to the page before', async () => {
    const cv = {
      ...spanishAnalyst,
      additional: { Notas: Array.from({ length: 8 }, (_, at) => `Una nota más, la ${at}.`) },
    };
    const request = { cv, language: 'es', template: 'classic' };
    const measured = JSON.parse(text((await post('/api/documents/measure', request)).bytes));
    expect(measured).toMatchObject({ success: true, pages: { count: 2 } });
    expect(measured.pages.spill.lines).toBeGreaterThan(0);
    const fitted = JSON.parse(text((await post('/api/documents/fit', request)).bytes));
    expect(fitted).toMatchObject({ isFitted: true, after: { count: 1 } });
    const file = await post('/api/documents', {
      ...request,
      squeeze: fitted.squeeze,
      format: 'pdf',
    });
    expect(await readPdfPages(file.bytes)).toHaveLength(1);
  });
});
