import { anyCv, anySent, shapes } from '@trayecto/core/cv/fixtures';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../database';
import { signInNewPerson, startTestApp, type TestApp } from './start-test-app';

describeOnEachDatabase('what goes in', (context) => {
  let app: TestApp;
  let place: Awaited<ReturnType<typeof context.openFresh>>;
  let token: string;

  beforeAll(async () => {
    place = await context.openFresh();
    app = await startTestApp(place, { RATE_LIMIT_SCALE: '100000' });
    token = (await signInNewPerson(app)).session.access_token;
  });
  afterAll(async () => {
    await app?.stop();
    await place?.cleanup();
  });

  const create = (parsed_data: unknown, more: object = {}) =>
    app.call('POST', '/api/cvs', {
      token,
      body: { filename: 'cv.pdf', content: 'texto', parsed_data, ...more },
    });
  const change = (cv: { id: string; version: number }, body: object) =>
    app.call('PATCH', `/api/cvs/${cv.id}`, {
      token,
      body,
      headers: { 'If-Match': `"${cv.version}"` },
    });
  const read = async (id: string) => (await app.call('GET', `/api/cvs/${id}`, { token })).json.cv;

  describe('every shape a CV was kept in', () => tryShapes(1));
  describe('every shape a CV was kept in, many of each', { tags: ['long'] }, () => tryShapes(3));

  function tryShapes(numRuns: number): void {
    it.each(Object.entries(shapes))('is stored whole: %s', async (_, shape) => {
      await fc.assert(
        fc.asyncProperty(anyCv, async (cv) => {
          const made = await create(shape(cv));
          expect([made.status, made.json.cv?.parsed_data]).toEqual([201, cv]);
          const { id } = made.json.cv;
          const changed = await change(made.json.cv, {
            parsed_data: shape({ ...cv, summary: 'otra' }),
            parsed_data_english: shape(cv),
          });
          expect(changed.status).toBe(200);
          expect(await read(id)).toMatchObject({
            parsed_data: { ...cv, summary: 'otra' },
            parsed_data_english: cv,
          });
        }),
        { numRuns },
      );
    });
  }

  it('of any shape at all is stored whole or refused by name, and then changes nothing', () =>
    tryAnyShape(12));
  it('of any shape at all, many of them', { tags: ['long'] }, () => tryAnyShape(40));

  async function tryAnyShape(numRuns: number): Promise<void> {
    const before = (await create({ summary: 'la de antes' })).json.cv;
    await fc.assert(
      fc.asyncProperty(anySent, async ({ data, values }) => {
        const made = await create(data);
        if (made.status === 201) {
          const kept = JSON.stringify((await read(made.json.cv.id)).parsed_data);
          expect(values.filter((value) => !kept.includes(value))).toEqual([]);
          return;
        }
        const changed = await change(before, { parsed_data: data, parsed_data_english: data });
        for (const refused of [made, changed].filter(({ status }) => status !== 200)) {
          expect([400, 422]).toContain(refused.status);
          expect(refused.json.fields[0].field).toMatch(/^parsed_data/);
        }
        // Null is a value for one of the two texts, so only a refusal is expected to change nothing.
        if (changed.status !== 200) expect((await read(before.id)).version).toBe(before.version);
      }),
      { numRuns },
    );
  }

  it('a body with a name it does not know is refused, not half taken', async () => {
    const { cv } = (await create({ summary: 's' })).json;
    for (const body of [
      { gpt_data: { summary: 'x' } },
      { experience: [{ company: 'x' }] },
      { isFavorite: true },
      { is_favorite: true, name: 'Ana' },
    ]) {
      const answer = await change(cv, body);
      expect([answer.status, answer.json.code]).toEqual([422, 'not_understood']);
      expect(answer.json.fields).toEqual([
        { field: Object.keys(body).at(-1), problem: 'unplaced' },
      ]);
    }
    expect(await read(cv.id)).toEqual(cv);
    expect((await create({}, { parsed_data_english: { summary: 'x' } })).status).toBe(422);
    // Who sends back the whole record with a change in it is understood.
    const { parsed_data_english, ...record } = cv;
    expect((await change(cv, { ...record, filename: 'b.pdf' })).status).toBe(200);
  });

  it('a refusal names what was sent, but not half a megabyte of it for each value', async () => {
    const long = { ['n'.repeat(200_000)]: Array.from({ length: 30 }, (_, at) => at) };
    const { status, json, text } = await create({ summary: 's', more: long });
    expect([status, json.code, json.fields.length]).toEqual([422, 'not_understood', 20]);
    expect(json.fields[0].field).toMatch(/^parsed_data\.more\.n+…$/);
    expect(text.length).toBeLessThan(10_000);
  });

  it('every call that takes a CV takes the same shapes, and refuses the same', async () => {
    const { cv } = (await create({ summary: 's' })).json;
    const nested = { gpt_data: { name: 'Ana Ruiz', experience: [{ position: 'Chef' }] } };
    const text = await app.call('POST', '/api/documents', {
      token,
      body: { cv: nested, language: 'es', format: 'txt' },
    });
    expect(text.text).toContain('Ana Ruiz');
    expect(text.text).toContain('Chef');
    const calls: [string, (sent: unknown) => object][] = [
      ['/api/documents', (sent) => ({ cv: sent, language: 'es', format: 'txt' })],
      ['/api/documents/pages', (sent) => ({ cv: sent, language: 'es' })],
      ['/api/translate-cv?engine=builtin', (sent) => ({ cvId: cv.id, cv: sent })],
      ['/api/assist-reading', (sent) => ({ cvId: cv.id, cv: sent })],
    ];
    for (const [path, body] of calls) {
      const answer = await app.call('POST', path, { token, body: body({ ...nested, more: 'x' }) });
      expect([path, answer.status, answer.json.fields]).toEqual([
        path,
        422,
        [{ field: 'cv.more', problem: 'unplaced' }],
      ]);
    }
  });

  it('a JSON Resume file is kept whole, what it has no name for included', async () => {
    await fc.assert(
      fc.asyncProperty(anyCv, async (cv) => {
        const resume = Object(shapes['JSON Resume']?.(cv));
        resume.basics.image = 'https://example.com/retrato.png';
        resume.basics.name ||= 'Ana';
        resume.basics.summary += '\u0000\ud800';
        resume['x-otros'] = { moto: 'sí, una Vespa' };
        const form = new FormData();
        form.set('file', new File([JSON.stringify(resume)], 'cv.json'));
        const answer = await fetch(`${app.url}/api/import`, {
          method: 'POST',
          body: form,
          headers: { authorization: `Bearer ${token}` },
        });
        expect(answer.status).toBe(201);
        const made = JSON.parse(await answer.text()).cv.parsed_data;
        expect(made.additional).toEqual({
          ...cv.additional,
          image: ['https://example.com/retrato.png'],
          'x-otros': ['moto: sí, una Vespa'],
        });
        expect(made.summary).toBe(`${cv.summary}\ufffd`);
        expect(made.work_experience).toEqual(cv.work_experience);
        expect(made.education).toEqual(cv.education);
      }),
      { numRuns: 4 },
    );
  });

  it('names of files are labels, wherever they come from', async () => {
    const odd = '../../etc/\u202epass\u0000wd\ud800.pdf';
    const made = await create({ summary: 's' }, { filename: odd });
    expect(made.json.cv.filename).toBe('passwd\ufffd.pdf');
    const long = await change(made.json.cv, { filename: `${'ñ'.repeat(400)}.docx` });
    expect(long.json.cv.filename).toBe(`${'ñ'.repeat(250)}.docx`);
  });

  it('text with characters that cannot be stored is kept without them', async () => {
    const answer = await app.call('POST', '/api/parse-text', {
      token,
      body: { text: 'Ana\u0000 Pérez\nCocinera\ud800' },
    });
    expect(answer.status).toBe(200);
    const made = await app.call('POST', '/api/cvs', {
      token,
      rawBody: String.raw`{"filename":"a.pdf","content":"a\u0000b\ud800","parsed_data":{"summary":"a\u0000b\ud800","additional":{"s\u0000":["\udc00"]}}}`,
    });
    expect(made.json.cv.parsed_data).toMatchObject({
      summary: 'ab\ufffd',
      additional: { s: ['\ufffd'] },
    });
    const raw = await app.call('GET', `/api/cv-raw/${made.json.cv.id}`, { token });
    expect(raw.json.raw_content).toBe('ab\ufffd');
  });
});
