import { randomBytes } from 'node:crypto';
import { listCvs, summarizeCv } from '@trayecto/core/contract';
import { cvSchema } from '@trayecto/core/cv';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase, type TestPlace } from '../database';
import { listPath, signInNewPerson, startTestApp, type TestApp } from './start-test-app';

/** What is handed out in one piece is a megabyte. */
const sizes = [10, 400_000, 250_000, 700_000, 10, 900_000, 10, 10, 300_000, 500_000];

describeOnOneDatabase('a list of many CVs', (context) => {
  let app: TestApp;
  let place: TestPlace;
  let token: string;
  const ids: string[] = [];
  const call = (method: string, path: string, body?: unknown, as = token) =>
    app.call(method, path, { token: as, ...(body === undefined ? {} : { body }) });
  const save = async (size: number, as = token) => {
    const parsed_data = cvSchema.parse({
      personal: { name: `Ana ${size}` },
      additional: {
        Zeta: Array.from({ length: 10 }, () => randomBytes(Math.ceil(size / 20)).toString('hex')),
        Alfa: [],
      },
    });
    const body = { filename: 'cv.pdf', content: '', parsed_data };
    return (await call('POST', '/api/cvs', body, as)).json.cv.id;
  };

  beforeAll(async () => {
    place = await context.openFresh();
    app = await startTestApp(place, { RATE_LIMIT_SCALE: '1000' });
    token = (await signInNewPerson(app)).session.access_token;
    for (const size of sizes) ids.push(await save(size));
    for (const at of [2, 5]) await call('PATCH', `/api/cvs/${ids[at]}`, { is_favorite: true });
  });
  afterAll(async () => {
    await app?.stop();
    await place?.cleanup();
  });

  it('is handed out piece by piece, whole and in its order', async () => {
    const list = await call('GET', listPath(token));
    expect(list.status).toBe(200);
    expect(list.headers.get('content-type')).toContain('application/json');
    const { cvs } = listCvs.output.parse(list.json);
    const order = [5, 2, 9, 8, 7, 6, 4, 3, 1, 0].map((at) => ids[at]);
    expect(cvs.map(({ id }) => id)).toEqual(order);
    for (const cv of cvs) {
      expect(cv).toEqual((await call('GET', `/api/cvs/${cv.id}`)).json.cv);
      expect(Object.keys(cv.parsed_data?.additional ?? {})).toEqual(['Zeta', 'Alfa']);
    }
  });

  it('says of each what lists show, page by page, without what is in it', async () => {
    const parsed_data = cvSchema.parse({
      personal: { name: 'Eva', title: 'Panadera', location: 'Vigo' },
      work_experience: [{ title: 'Aprendiz' }, { title: 'Ayudante' }],
    });
    const body = { filename: 'eva.pdf', content: '', parsed_data };
    const eva = (await signInNewPerson(app)).session.access_token;
    const made = (await call('POST', '/api/cvs', body, eva)).json.cv;
    const raw = { ...body, parsed_data: null };
    const second = (await call('POST', '/api/cvs', raw, eva)).json.cv;
    const all = (await call('GET', '/api/cv-summaries', undefined, eva)).json;
    expect(all.total).toBe(2);
    expect(all.cvs).toEqual([summarizeCv(second), summarizeCv(made)]);
    expect(all.cvs[1]).toMatchObject({
      ...{ name: 'Eva', title: 'Panadera', location: 'Vigo', last_job: 'Aprendiz' },
      ...{ has_data: true, has_english: false, open_drafts: 0 },
    });
    expect(all.cvs[0]).toMatchObject({ id: second.id, name: '', has_data: false });
    const page = (await call('GET', '/api/cv-summaries?offset=1&limit=1', undefined, eva)).json;
    expect(page).toEqual({ success: true, cvs: [all.cvs[1]], total: 2 });
    const many = (await call('GET', '/api/cv-summaries')).json;
    const listed = (await call('GET', listPath(token))).json.cvs;
    const idsOf = (cvs: readonly { id: string }[]) => cvs.map(({ id }) => id);
    expect(idsOf(many.cvs)).toEqual(idsOf(listed));
  });

  it('counts the sentences nobody has looked at, and leaves out what is long', async () => {
    const [id] = ids;
    const english = cvSchema.parse({ skills: ['Baking', 'Sales'] });
    const drafts = english.skills.map((draft, i) => ({
      pointer: `/skills/${i}`,
      source: '',
      draft,
    }));
    const path = `/api/cvs/${id}`;
    const translated = { parsed_data_english: english, english_drafts: drafts };
    await app.call('PATCH', path, { token, body: translated, headers: { 'If-Match': '1' } });
    const verdict = { source: '', draft: 'Sales', is_right: true };
    const { cv } = (await call('PATCH', path, { draft_verdicts: [verdict] })).json;
    expect(cv.metadata.english_drafts).toHaveLength(2);
    const { cvs } = (await call('GET', '/api/cv-summaries')).json;
    const told = cvs.find((one: { id: string }) => one.id === id);
    expect(told).toEqual(summarizeCv(cv));
    expect(told).toMatchObject({ has_english: true, open_drafts: 1 });
    expect(Object.keys(told.metadata)).not.toContain('english_drafts');
  });

  it('is asked for with whose it is, and no other’s is handed out', async () => {
    expect((await call('GET', '/api/cvs')).status).toBe(400);
    expect((await call('GET', '/api/cvs?userId=')).status).toBe(400);
    expect((await call('GET', `/api/cvs?userId=${crypto.randomUUID()}`)).status).toBe(403);
  });

  it('twelve of them at once are all whole', async () => {
    const lists = await Promise.all(Array.from({ length: 12 }, () => call('GET', listPath(token))));
    expect(lists.map(({ json }) => json.cvs.length)).toEqual(lists.map(() => sizes.length));
  });

  it('no CVs are an empty list, few come in one piece, and nobody sees another’s', async () => {
    const other = (await signInNewPerson(app)).session.access_token;
    expect((await call('GET', listPath(other), undefined, other)).json).toEqual({
      success: true,
      cvs: [],
    });
    const id = await save(10, other);
    const { cvs } = (await call('GET', listPath(other), undefined, other)).json;
    expect(cvs.map((cv: { id: string }) => cv.id)).toEqual([id]);
  });
});
