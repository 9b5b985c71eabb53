import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../database';
import { writePdf } from '../files/write-pdf';
import { signInNewPerson, startTestApp, type TestApp } from './start-test-app';

const LEFT_OVER = 'Carnet de conducir B';
const NOBODY = '00000000-0000-4000-8000-000000000000';
const pdf = writePdf([
  [
    { text: 'Marta Soler Vidal', x: 60, y: 780, size: 20 },
    { text: 'marta@example.com | Lleida', x: 60, y: 750 },
    { text: 'Experiencia', x: 60, y: 700 },
    { text: 'Panadera, Horno Viejo', x: 60, y: 680 },
    { text: '2019 – 2023', x: 60, y: 660 },
  ],
]);

describeOnOneDatabase('the review of a CV', (context) => {
  let app: TestApp;
  let place: Awaited<ReturnType<typeof context.openFresh>>;
  let token: string;
  let reading: Promise<object> | undefined;

  beforeAll(async () => {
    place = await context.openFresh();
    app = await startTestApp(place);
    token = (await signInNewPerson(app)).session.access_token;
  });
  afterAll(async () => {
    await app?.stop();
    await place?.cleanup();
  });

  async function upload(path: string, field: string) {
    const form = new FormData();
    form.set(field, new File([new Uint8Array(pdf)], 'marta.pdf'));
    const response = await fetch(`${app.url}${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: form,
    });
    return JSON.parse(await response.text());
  }
  const importPdf = async () => (await upload('/api/import', 'file')).cv;

  /** What was read of the file, saved once more: a process reads it once for all of them. */
  async function saveRead() {
    reading ??= (async () => {
      const { text } = await upload('/api/extract-pdf', 'pdf');
      const parsed = await app.call('POST', '/api/parse-text', { token, body: { text } });
      return { content: text, parsed_data: parsed.json.cvData };
    })();
    const body = { filename: 'marta.txt', ...(await reading) };
    return (await app.call('POST', '/api/cvs', { token, body })).json.cv;
  }

  /** The reader is too good to leave doubts: a field to check and a line left over are put into its report. */
  async function makeDoubts(make = saveRead) {
    const cv = await make();
    await context.queryAsOwner(
      place,
      `update parsed_cvs set parsed = jsonb_set(
         jsonb_set(parsed, '{provenance,/personal/email,confidence}', '0.4'),
         '{unplaced}', $2::jsonb) where cv_id = $1`,
      [cv.id, JSON.stringify([{ line: 3, text: LEFT_OVER, reason: 'not-understood' }])],
    );
    return cv;
  }
  const decide = (id: string, body: unknown, as = token) =>
    app.call('PATCH', `/api/cvs/${id}/review`, { token: as, body });

  it('counts what is open from the import on', async () => {
    const cv = await makeDoubts(importPdf);
    expect(cv.metadata.open_points).toBe(0);
    expect(cv.metadata.review).toEqual({ fields: [], lines: [] });
    expect((await decide(cv.id, {})).json.cv.metadata.open_points).toBe(2);
  });

  it('keeps each decision, makes no version of it, and takes it back', async () => {
    const { id } = await makeDoubts();
    const field = await decide(id, { fields: { '/personal/email': true } });
    expect(field.json.cv).toMatchObject({ version: 1, metadata: { open_points: 1 } });
    const line = await decide(id, { lines: { 3: true } });
    expect(line.json.cv.metadata).toMatchObject({
      open_points: 0,
      review: { fields: ['/personal/email'], lines: [3] },
    });
    const { cvs } = (await app.call('GET', '/api/cv-summaries', { token })).json;
    expect(cvs.find((cv: { id: string }) => cv.id === id).metadata.open_points).toBe(0);
    const back = await decide(id, { lines: { 3: false } });
    expect(back.json.cv.metadata).toMatchObject({ open_points: 1, review: { lines: [] } });
    expect(back.json.cv.metadata.engine).toBe('builtin');
  });

  it('keeps both of two decisions taken at once', async () => {
    const { id } = await makeDoubts();
    await Promise.all([
      decide(id, { fields: { '/personal/email': true } }),
      decide(id, { lines: { 3: true } }),
    ]);
    const { cv } = (await app.call('GET', `/api/cvs/${id}`, { token })).json;
    expect(cv.metadata).toMatchObject({
      open_points: 0,
      review: { fields: ['/personal/email'], lines: [3] },
    });
  });

  it('counts again when the CV is changed, and forgets no decision', async () => {
    const { id, parsed_data } = await makeDoubts();
    await decide(id, { fields: { '/personal/email': true } });
    const changed = await app.call('PATCH', `/api/cvs/${id}`, {
      token,
      headers: { 'If-Match': '"1"' },
      body: { parsed_data: { ...parsed_data, additional: { Otros: [LEFT_OVER] } } },
    });
    expect(changed.json.cv).toMatchObject({
      version: 2,
      metadata: { open_points: 0, review: { fields: ['/personal/email'], lines: [] } },
    });
  });

  describe('the pages of its file', () => {
    const pageOf = (id: string, page: number | string, as = token) =>
      fetch(`${app.url}/api/cvs/${id}/pages/${page}`, {
        headers: { Authorization: `Bearer ${as}` },
      });

    let id: string;
    beforeAll(async () => {
      ({ id } = await importPdf());
    });

    it('are drawn for their owner, and the reading says where each line is', async () => {
      const drawn = await pageOf(id, 1);
      expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(drawn.headers.get('x-content-type-options')).toBe('nosniff');
      const picture = Buffer.from(await drawn.arrayBuffer());
      expect(picture.subarray(1, 4).toString()).toBe('PNG');
      const { reading } = (await app.call('GET', `/api/cvs/${id}/reading`, { token })).json;
      expect(reading.geometry.pages).toEqual([{ widthPt: 595, heightPt: 842 }]);
      expect(reading.geometry.places).toHaveLength(reading.lines.length);
      const [[left, top]] = reading.geometry.places[0].boxes;
      expect([Math.round(left), Math.round(top)]).toEqual([60, 842 - 780 - 16]);
    });

    it('are nobody else’s, no more than there are, and none of a text', async () => {
      const other = (await signInNewPerson(app)).session.access_token;
      const typed = await saveRead();
      const answers = [
        await pageOf(id, 1, other),
        await pageOf(NOBODY, 1),
        await pageOf(id, 2),
        await pageOf(typed.id, 1),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
      for (const page of [0, -1, 61, 'x']) expect((await pageOf(id, page)).status).toBe(400);
    });
  });

  describe('refuses', () => {
    it('what was never read, without a word', async () => {
      const { id } = await makeDoubts();
      const { cv } = (await decide(id, { fields: { '/x': true }, lines: { 99: true } })).json;
      expect(cv.metadata.review).toEqual({ fields: [], lines: [] });
    });

    it('nonsense', async () => {
      const { id } = await makeDoubts();
      for (const body of [{ lines: { a: true } }, { fields: { '/personal/email': 'yes' } }]) {
        expect((await decide(id, body)).json.code).toBe('validation_failed');
      }
    });

    it('someone who does not own it, as if it were not there', async () => {
      const { id } = await makeDoubts();
      const other = (await signInNewPerson(app)).session.access_token;
      const body = { lines: { 3: true } };
      const [theirs, none] = [await decide(id, body, other), await decide(NOBODY, body, other)];
      expect([theirs.status, none.status]).toEqual([404, 404]);
      expect((await decide(id, {})).json.cv.metadata.review.lines).toEqual([]);
    });
  });
});
