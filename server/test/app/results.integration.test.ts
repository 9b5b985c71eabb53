import {
  LARGEST_KEPT_STATE,
  listResults,
  MOST_RESULTS,
  type ResultKind,
} from '@trayecto/core/contract';
import { spanishAnalyst } from '@trayecto/core/document/fixtures';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../src/db';
import { keepResult, purgeDeletedResults } from '../../src/results/result-store';
import { describeOnOneDatabase } from '../database';
import { addPerson } from '../database/add-person';
import { silentLogger } from '../database/silent-logger';
import { signInNewPerson, startTestApp, type TestApp } from './start-test-app';

describeOnOneDatabase('kept results', (context) => {
  let app: TestApp;
  let place: Awaited<ReturnType<typeof context.openFresh>>;
  let token: string;
  let userId: string;

  beforeAll(async () => {
    place = await context.openFresh();
    app = await startTestApp(place, { RATE_LIMIT_SCALE: '1000' });
    ({ token, userId } = await signIn());
  });
  afterAll(async () => {
    await app?.stop();
    await place?.cleanup();
  });

  async function signIn() {
    const { session } = await signInNewPerson(app);
    return { token: session.access_token, userId: session.user.id };
  }
  const call = (method: string, path: string, body?: unknown, as = token) =>
    app.call(method, path, { token: as, ...(body === undefined ? {} : { body }) });

  async function saveCv(as = token): Promise<string> {
    const body = { filename: 'cv.pdf', content: 'texto', parsed_data: spanishAnalyst };
    return (await call('POST', '/api/cvs', body, as)).json.cv.id;
  }

  async function keep(cvId: string, title: string, kind: ResultKind = 'skill_gap', of = userId) {
    const [row] = await context.queryAsOwner(
      place,
      `INSERT INTO results (user_id, cv_id, cv_version, kind, title, input, result, engine)
       VALUES ($1, $2, 1, $3, $4, '{"asked": 1}', '{"answered": 2}', '{"kind": "builtin"}') RETURNING id`,
      [of, cvId, kind, title],
    );
    return String(row?.id);
  }
  const listTitles = async (query = '', as = token): Promise<string[]> =>
    (await call('GET', `/api/results${query}`, undefined, as)).json.results.map(
      (one: { title: string }) => one.title,
    );

  it('are listed latest first by kind and page, without the answers, and open one by one', async () => {
    const cvId = await saveCv();
    await keep(cvId, 'Analista');
    const id = await keep(cvId, 'Auditora');
    await keep(cvId, 'Jefa de riesgos', 'development');
    const { json } = await call('GET', '/api/results?kind=skill_gap');
    expect(listResults.output.parse(json).total).toBe(2);
    expect(json.results[0]).toEqual({
      id,
      kind: 'skill_gap',
      title: 'Auditora',
      cv_id: cvId,
      cv_name: 'Lucía Fernández Ortega',
      cv_version: 1,
      cv_version_now: 1,
      engine: { kind: 'builtin' },
      score: null,
      created_at: json.results[0].created_at,
    });
    expect(await listTitles()).toEqual(['Jefa de riesgos', 'Auditora', 'Analista']);
    expect(await listTitles('?kind=skill_gap&offset=1&limit=1')).toEqual(['Analista']);
    expect(await listTitles(`?cv=${await saveCv()}`)).toEqual([]);
    expect(await listTitles(`?cv=${cvId}&kind=development`)).toEqual(['Jefa de riesgos']);
    expect((await call('GET', '/api/results?kind=other')).status).toBe(400);
    const one = await call('GET', `/api/results/${id}`);
    expect(one.json.result).toMatchObject({
      input: { asked: 1 },
      result: { answered: 2 },
      state: {},
    });
  });

  it('tell when the CV has changed since, and rest while it is in the trash', async () => {
    const { token: hers, userId: her } = await signIn();
    const cvId = await saveCv(hers);
    const id = await keep(cvId, 'Analista', 'skill_gap', her);
    await app.call('PATCH', `/api/cvs/${cvId}`, {
      token: hers,
      body: { parsed_data: { ...spanishAnalyst, summary: 'Otro.' } },
      headers: { 'If-Match': '1' },
    });
    const changed = await call('GET', `/api/results/${id}`, undefined, hers);
    expect(changed.json.result).toMatchObject({ cv_version: 1, cv_version_now: 2 });
    await call('DELETE', `/api/cvs/${cvId}`, undefined, hers);
    expect(await listTitles('', hers)).toEqual([]);
    expect((await call('GET', `/api/results/${id}`, undefined, hers)).status).toBe(404);
    await call('POST', `/api/cvs/${cvId}/restore`, undefined, hers);
    expect(await listTitles('', hers)).toEqual(['Analista']);
    await call('DELETE', `/api/cvs/${cvId}`, undefined, hers);
    await call('DELETE', `/api/trash/${cvId}`, undefined, hers);
    const left = await context.queryAsOwner(place, 'SELECT id FROM results WHERE id = $1', [id]);
    expect(left).toEqual([]);
  });

  it('remember what the person did with them, key by key', async () => {
    const id = await keep(await saveCv(), 'Analista');
    const note = (state: unknown) => call('PATCH', `/api/results/${id}`, { state });
    await note({ done: ['a'], hours: 5 });
    const noted = await note({ done: ['a', 'b'], open: { plan: true } });
    expect(noted.json.result.state).toEqual({
      done: ['a', 'b'],
      hours: 5,
      open: { plan: true },
    });
    expect((await note({ long: Array.from({ length: 30 }, () => 'x'.repeat(999)) })).status).toBe(
      400,
    );
    const odd = await note({ text: 'a\u0000b' });
    expect(odd.json.result.state).toMatchObject({ text: 'ab' });
    expect((await note({ deep: { in: { it: 1 } } })).status).toBe(400);
  });

  it('remember only so much, however many requests it comes in', async () => {
    const id = await keep(await saveCv(), 'Analista');
    const note = (state: unknown) => call('PATCH', `/api/results/${id}`, { state });
    const page = (name: number, length = 1_800) =>
      Object.fromEntries(
        Array.from({ length: 10 }, (_, i) => [`${name}-${i}`, 'x'.repeat(length)]),
      );
    for (let name = 0; name < 10; name += 1) expect((await note(page(name))).status).toBe(200);
    const over = [await note(page(10)), await note(page(11))].at(-1);
    expect([over?.status, over?.json.fields]).toEqual([
      400,
      [{ field: 'state', problem: 'too_big' }],
    ]);
    const kept = JSON.stringify((await call('GET', `/api/results/${id}`)).json.result.state);
    expect(kept.length).toBeLessThan(LARGEST_KEPT_STATE);
    // What is there can still be changed.
    expect((await note(page(0, 10))).status).toBe(200);
  });

  it('can be deleted and brought back', async () => {
    const id = await keep(await saveCv(), 'Por borrar');
    expect((await call('DELETE', `/api/results/${id}`)).status).toBe(204);
    expect(await listTitles()).not.toContain('Por borrar');
    expect((await call('GET', `/api/results/${id}`)).status).toBe(404);
    expect((await call('PATCH', `/api/results/${id}`, { state: { a: 1 } })).status).toBe(404);
    expect((await call('DELETE', `/api/results/${id}`)).status).toBe(404);
    const back = await call('POST', `/api/results/${id}/restore`);
    expect(back.json.result).toMatchObject({ title: 'Por borrar', state: {} });
    expect((await call('POST', `/api/results/${id}/restore`)).status).toBe(200);
  });

  it('are nobody else’s business', async () => {
    const id = await keep(await saveCv(), 'Mío');
    const { token: stranger } = await signIn();
    expect(await listTitles('', stranger)).toEqual([]);
    expect((await call('GET', `/api/results/${id}`, undefined, stranger)).status).toBe(404);
    expect((await call('PATCH', `/api/results/${id}`, { state: { a: 1 } }, stranger)).status).toBe(
      404,
    );
    expect((await call('DELETE', `/api/results/${id}`, undefined, stranger)).status).toBe(404);
    expect((await app.call('GET', '/api/results')).status).toBe(401);
    expect(await listTitles()).toContain('Mío');
  });
});

describeOnOneDatabase('keeping a result', (context) => {
  let place: Awaited<ReturnType<typeof context.openFresh>>;
  let database: Database;
  let userId: string;
  let cvId: string;

  beforeAll(async () => {
    place = await context.openFresh();
    database = await openDatabase({ ...place, logger: silentLogger });
    userId = await addPerson(database);
    const [cv] = await context.queryAsOwner(
      place,
      `INSERT INTO cvs (user_id, filename) VALUES ($1, 'cv.pdf') RETURNING id`,
      [userId],
    );
    cvId = String(cv?.id);
  });
  afterAll(async () => {
    await database?.close();
    await place?.cleanup();
  });

  const keep = (title: string, kind: ResultKind) =>
    database.asUser(userId, (tx) =>
      keepResult(tx, {
        userId,
        cvId,
        cvVersion: 1,
        kind,
        title,
        input: {},
        result: {},
        engine: { kind: 'builtin' },
      }),
    );
  const titlesOf = async (kind: ResultKind) =>
    (
      await context.queryAsOwner(
        place,
        'SELECT title FROM results WHERE kind = $1 ORDER BY created_at DESC',
        [kind],
      )
    ).map(({ title }) => title);

  it('pushes the oldest of its kind out when there are too many', async () => {
    await keep('other kind', 'development');
    await context.queryAsOwner(
      place,
      `INSERT INTO results (user_id, cv_id, cv_version, kind, title, input, result, engine, created_at)
       SELECT $1, $2, 1, 'skill_gap', n::text, '{}', '{}', '{}', now() - make_interval(mins => n)
         FROM generate_series(1, $3) n`,
      [userId, cvId, MOST_RESULTS],
    );
    await keep('newest', 'skill_gap');
    const titles = await titlesOf('skill_gap');
    expect([titles.length, titles[0], titles.at(-1)]).toEqual([
      MOST_RESULTS,
      'newest',
      String(MOST_RESULTS - 1),
    ]);
    expect(await titlesOf('development')).toEqual(['other kind']);
  });

  it('a title of any length is kept in short, and half a character is no reason to fail', async () => {
    await keep(`${'x'.repeat(199)}😀`, 'optimization');
    expect(await titlesOf('optimization')).toEqual([`${'x'.repeat(199)}\ufffd`]);
  });

  it('what was deleted is cleared away after a day, and nothing else', async () => {
    const old = await keep('old', 'enhancement');
    const fresh = await keep('fresh', 'enhancement');
    await keep('kept', 'enhancement');
    await context.queryAsOwner(
      place,
      `UPDATE results SET deleted_at = now() - CASE id WHEN $1 THEN interval '2 days' ELSE interval '1 hour' END
        WHERE id IN ($1, $2)`,
      [old, fresh],
    );
    await database.asService(purgeDeletedResults);
    expect((await titlesOf('enhancement')).sort()).toEqual(['fresh', 'kept']);
  });
});
