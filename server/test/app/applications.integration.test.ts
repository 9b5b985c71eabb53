import { listApplications, MOST_APPLICATIONS, updateApplication } from '@trayecto/core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase, type TestPlace } from '../database';
import { tryAnswers } from './cases/application-answers';
import { tryStages } from './cases/application-stages';
import { enter as enterApp, posting } from './cases/open-applications';
import { startTestApp, type TestApp } from './start-test-app';
import { whenOpened } from './when-opened';

describeOnOneDatabase('applications', (context) => {
  let opened: TestApp;
  let home: TestPlace;
  const app = whenOpened(() => opened);
  const place = whenOpened(() => home);
  beforeAll(async () => {
    home = await context.openFresh();
    opened = await startTestApp(home, { RATE_LIMIT_SCALE: '1000', STORAGE_QUOTA_MB: '1' });
  });
  afterAll(async () => {
    await opened?.stop();
    await home?.cleanup();
  });

  const enter = () => enterApp(app);

  it('start from a pasted job description, with what it says read from it, and are listed without it', async () => {
    const { call, start } = await enter();
    const first = await start();
    expect(first).toMatchObject({
      title: 'Analista de datos sénior',
      company: 'Aurora Seguros',
      place: 'Madrid',
      language: 'es',
      salary: '38.000–44.000 € brutos anuales',
      stage: 'preparing',
      version: 1,
      posting,
      letter: null,
    });
    const corrected = await start({ title: 'Analista', company: '', deadline: '2026-12-01' });
    expect(corrected).toMatchObject({ title: 'Analista', company: '', deadline: '2026-12-01' });
    const { json } = await call('GET', '/api/applications?limit=1');
    const page = listApplications.output.parse(json);
    expect([page.total, page.applications.map(({ id }) => id)]).toEqual([2, [corrected.id]]);
    expect(JSON.stringify(json)).not.toContain('Imprescindible');
    const [other] = [await enter()];
    expect((await other.call('GET', '/api/applications')).json.total).toBe(0);
    expect((await other.call('GET', `/api/applications/${first.id}`)).status).toBe(404);
  });

  it('are made once under one key, also when asked twice at once', async () => {
    const { call } = await enter();
    const ask = (body: object) =>
      call('POST', '/api/applications', body, { 'idempotency-key': '"one"' });
    const made = await Promise.all([ask({ posting }), ask({ posting }), ask({ posting })]);
    expect(new Set(made.map(({ json }) => json.application.id)).size).toBe(1);
    expect((await call('GET', '/api/applications')).json.total).toBe(1);
    const other = await ask({ posting: 'Otra oferta' });
    expect([other.status, other.json.code]).toEqual([422, 'key_reused']);
  });

  it('keep what two tabs write: the second gets a conflict, and links need no version', async () => {
    const { start, change, saveCv } = await enter();
    const { id } = await start();
    const cvId = await saveCv();
    expect((await change(id, { notes: 'Sin versión' })).json.code).toBe('version_needed');
    const saved = await change(id, { notes: 'Llamar a Irene', next_on: '2026-11-20' }, 1);
    expect(saved.json.application).toMatchObject({ version: 2, notes: 'Llamar a Irene' });
    const late = await change(id, { notes: 'Otra cosa' }, 1);
    expect([late.status, late.json.code]).toEqual([409, 'conflict']);
    expect(late.json.application).toMatchObject({ version: 2, notes: 'Llamar a Irene' });
    const linked = await change(id, { cv_id: cvId });
    expect(linked.json.application).toMatchObject({ version: 2, cv_id: cvId });
    expect(updateApplication.output.safeParse(linked.json).success).toBe(true);
  });

  it('take the match from the comparison that was kept, and nobody else’s CV or comparison', async () => {
    const [ana, bea] = [await enter(), await enter()];
    const cvId = await ana.saveCv();
    const { id } = await ana.start({ cv_id: cvId });
    const compare = async () =>
      (await ana.call('POST', '/api/analyze-skill-gaps', { cvId, jobDescription: posting })).json
        .result;
    const { id: resultId, matchPercentage } = await compare();
    const fitted = await ana.change(id, { fit_result_id: resultId });
    expect(fitted.json.application).toMatchObject({
      match: matchPercentage,
      match_at_start: matchPercentage,
      fit_result_id: resultId,
      matches: [{ match: matchPercentage }],
    });
    // The same number again is no step of a way.
    const again = await ana.change(id, { fit_result_id: (await compare()).id });
    expect(again.json.application.matches).toHaveLength(1);
    await ana.change(id, { fit_result_id: resultId });
    const hers = await bea.start();
    for (const link of [{ cv_id: cvId }, { tailored_cv_id: cvId }, { fit_result_id: resultId }])
      expect((await bea.change(hers.id, link)).status).toBe(404);
    expect((await bea.call('POST', '/api/applications', { posting, cv_id: cvId })).status).toBe(
      404,
    );
    // The CV goes for good: the application stays, without it.
    await ana.call('DELETE', `/api/cvs/${cvId}`);
    await ana.call('DELETE', `/api/trash/${cvId}`);
    const { json } = await ana.call('GET', `/api/applications/${id}`);
    expect(json.application).toMatchObject({
      cv_id: null,
      fit_result_id: null,
      match: matchPercentage,
    });
  });

  it('have no match where the job description asks for nothing', async () => {
    const ana = await enter();
    const cvId = await ana.saveCv();
    const { id } = await ana.start({ cv_id: cvId, posting: 'Panadera' });
    const asked = { cvId, jobDescription: 'Panadera' };
    const { result } = (await ana.call('POST', '/api/analyze-skill-gaps', asked)).json;
    const { json } = await ana.change(id, { fit_result_id: result.id });
    expect(json.application).toMatchObject({
      fit_result_id: result.id,
      match: null,
      match_at_start: null,
      matches: [],
    });
  });

  tryAnswers(enter);
  tryStages(enter, context, place);

  it('are archived apart, deleted, and brought back', async () => {
    const { call, start, change } = await enter();
    const { id } = await start();
    await start();
    await change(id, { is_archived: true });
    const list = async (which: string) => (await call('GET', `/api/applications${which}`)).json;
    expect(await list('')).toMatchObject({ total: 1, archived: 1 });
    expect((await list('?which=archived')).applications[0]).toMatchObject({
      id,
      is_archived: true,
    });
    expect((await list('?which=all')).total).toBe(2);
    expect((await call('DELETE', `/api/applications/${id}`)).status).toBe(204);
    expect((await call('DELETE', `/api/applications/${id}`)).status).toBe(404);
    expect((await change(id, { is_archived: false })).status).toBe(404);
    expect((await call('POST', `/api/applications/${id}/restore`)).status).toBe(200);
    expect((await list('?which=all')).total).toBe(2);
  });

  it('were sent by the day of the interview or the answer one tells of afterwards', async () => {
    const { call, start } = await enter();
    const { id, version } = await start();
    const move = (stage: string, seen: number, on: string) =>
      call('POST', `/api/applications/${id}/move`, { stage, on }, { 'if-match': `${seen}` });
    const { json } = await move('answer', version, '2026-01-08');
    expect(json.application).toMatchObject({ sent_on: '2026-01-08', answered_on: '2026-01-08' });
    expect(json.application.sendings[0].sent_on).toBe('2026-01-08');
    const later = await move('interview', version + 1, '2099-01-08');
    expect(later.json.application).toMatchObject({ sent_on: '2026-01-08' });
  });

  it('are moved so often at most, and going back stays possible', async () => {
    const { userId, call, start } = await enter();
    const { id, version } = await start();
    await context.queryAsOwner(
      place,
      `INSERT INTO application_moves (application_id, user_id, stage, moved_on)
       SELECT '${id}', '${userId}', 'preparing', '2026-11-01' FROM generate_series(2, 199)`,
    );
    const move = (stage: string, seen: number, more: object = {}) =>
      call('POST', `/api/applications/${id}/move`, { stage, ...more }, { 'if-match': `${seen}` });
    expect((await move('sent', version)).status).toBe(200);
    const over = await move('interview', version + 1);
    expect([over.status, over.json.fields?.[0].field]).toEqual([400, 'stage']);
    expect((await move('preparing', version + 1, { is_undo: true })).status).toBe(200);
  });

  it('stop at the quota and at their number', async () => {
    const { userId, call, start } = await enter();
    const long = await call('POST', '/api/applications', { posting: 'x'.repeat(199_000) });
    expect(long.status).toBe(201);
    const setQuota = (bytes: number) =>
      context.queryAsOwner(
        place,
        `UPDATE storage_usage SET quota_bytes = ${bytes} WHERE user_id = '${userId}'`,
      );
    await setQuota(500_000);
    const twice = await call('POST', '/api/applications', { posting: 'y'.repeat(199_000) });
    const third = await call('POST', '/api/applications', { posting: 'z'.repeat(199_000) });
    expect([twice.status, third.status, third.json.code]).toEqual([201, 413, 'storage_quota']);
    await call('DELETE', `/api/applications/${long.json.application.id}`);
    await setQuota(100_000_000);
    const [last, key] = [{ posting: 'La última' }, { 'idempotency-key': 'last' }];
    const made = await call('POST', '/api/applications', last, key);
    await context.queryAsOwner(
      place,
      `INSERT INTO applications (user_id) SELECT '${userId}' FROM generate_series(4, ${MOST_APPLICATIONS})`,
    );
    const again = await call('POST', '/api/applications', last, key);
    expect([again.status, again.json.application?.id]).toEqual([201, made.json.application.id]);
    const full = await call('POST', '/api/applications', { posting });
    expect([full.status, full.json.code]).toEqual([422, 'applications_full']);
    expect(await start()).toBeUndefined();
  });
});
