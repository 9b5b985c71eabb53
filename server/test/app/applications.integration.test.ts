import {
  getSending,
  listAnswers,
  listApplications,
  MOST_APPLICATIONS,
  updateApplication,
} from '@trayecto/core/contract';
import { spanishAnalyst } from '@trayecto/core/document/fixtures';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase, type TestPlace } from '../database';
import { signInNewPerson, startTestApp, type TestApp } from './start-test-app';

const posting = `Analista de datos sénior
Aurora Seguros · Madrid
Imprescindible SQL y Python. Se valora Power BI.
Salario: 38.000–44.000 € brutos anuales.`;

describeOnOneDatabase('applications', (context) => {
  let app: TestApp;
  let place: TestPlace;
  beforeAll(async () => {
    place = await context.openFresh();
    app = await startTestApp(place, { RATE_LIMIT_SCALE: '1000', STORAGE_QUOTA_MB: '1' });
  });
  afterAll(async () => {
    await app?.stop();
    await place?.cleanup();
  });

  async function enter() {
    const { session } = await signInNewPerson(app);
    const { access_token: token, user } = session;
    const call = (method: string, path: string, body?: unknown, headers = {}) =>
      app.call(method, path, { token, headers, ...(body === undefined ? {} : { body }) });
    const start = async (body: object = {}) =>
      (await call('POST', '/api/applications', { posting, ...body })).json.application;
    const saveCv = async (): Promise<string> => {
      const body = { filename: 'cv.pdf', content: 'texto', parsed_data: spanishAnalyst };
      return (await call('POST', '/api/cvs', body)).json.cv.id;
    };
    const change = (id: string, body: object, seen?: number) =>
      call(
        'PATCH',
        `/api/applications/${id}`,
        body,
        seen === undefined ? {} : { 'If-Match': `"${seen}"` },
      );
    const move = (id: string, body: object, seen: number) =>
      call('POST', `/api/applications/${id}/move`, body, { 'If-Match': `"${seen}"` });
    return { userId: user.id, token, call, start, saveCv, change, move };
  }

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

  it('tell what was answered of a skill, from the comparison they have now, to their owner alone', async () => {
    const [ana, bea] = [await enter(), await enter()];
    const cvId = await ana.saveCv();
    const { id } = await ana.start({ cv_id: cvId });
    const compare = async (): Promise<string> =>
      (await ana.call('POST', '/api/analyze-skill-gaps', { cvId, jobDescription: posting })).json
        .result.id;
    const note = (resultId: string, state: object) =>
      ana.call('PATCH', `/api/results/${resultId}`, { state });
    const told = async (person = ana) => {
      const { answers } = listAnswers.output.parse((await person.call('GET', '/api/answers')).json);
      return answers.toSorted((a, b) => a.skill_id.localeCompare(b.skill_id));
    };
    const first = await compare();
    await ana.change(id, { fit_result_id: first });
    const line = 'Desplegué los modelos del equipo.';
    await note(first, {
      answers: { kubernetes: 'Sí, en Tienda Alfa', azure: 'No', go: 'Un poco', sap: '?' },
      answerKinds: { kubernetes: 'yes', azure: 'no' },
      answerNames: { kubernetes: 'Kubernetes', azure: 'Azure' },
      answerPlaces: { kubernetes: 'Tienda Alfa' },
      addedSkills: { go: 'Go (conocimientos básicos)' },
      addedLines: { kubernetes: line },
    });
    const from = { application_id: id, application: 'Analista de datos sénior · Aurora Seguros' };
    expect(await told()).toEqual([
      { skill_id: 'azure', skill: 'Azure', kind: 'no', where: '', line: '', ...from },
      { skill_id: 'go', skill: '', kind: 'some', where: '', line: '', ...from },
      {
        skill_id: 'kubernetes',
        skill: 'Kubernetes',
        kind: 'yes',
        where: 'Tienda Alfa',
        line,
        ...from,
      },
    ]);
    expect(await told(bea)).toEqual([]);
    // One that was taken back, after another comparison, does not come back with the one before.
    await ana.change(id, { fit_result_id: await compare() });
    expect(await told()).toEqual([]);
  });

  it('tell what the person would say in an interview and wrote into letters, to their owner alone', async () => {
    const [ana, bea] = [await enter(), await enter()];
    const cvId = await ana.saveCv();
    const { id } = await ana.start({ cv_id: cvId });
    const asked = { cvId, jobDescription: posting };
    const resultId = (await ana.call('POST', '/api/analyze-skill-gaps', asked)).json.result.id;
    await ana.change(id, { fit_result_id: resultId });
    const interviewAnswers = { deed: 'Bajé el cierre de diez días a seis.', person: ' ' };
    await ana.call('PATCH', `/api/results/${resultId}`, { state: { interviewAnswers } });
    const text = 'Llevo tres años dando clases de apoyo de matemáticas los sábados.';
    const templates = [{ type: 'formal', subject: 'Analista', body: `Hola:\n\n${text}` }];
    const letter = { engine: { kind: 'builtin' }, language: 'es', kind: 'formal', templates };
    const kept = { ...letter, cvId, cvVersion: 1, own: [text] };
    const { version } = (await ana.call('GET', `/api/applications/${id}`)).json.application;
    expect((await ana.change(id, { letter: kept }, version)).status).toBe(200);
    const from = { application_id: id, application: 'Analista de datos sénior · Aurora Seguros' };
    const told = async (person = ana) =>
      listAnswers.output.parse((await person.call('GET', '/api/answers')).json);
    expect(await told()).toEqual({
      answers: [],
      interview: [{ question_id: 'deed', text: interviewAnswers.deed, ...from }],
      paragraphs: [{ text, language: 'es', ...from }],
    });
    expect(await told(bea)).toEqual({ answers: [], interview: [], paragraphs: [] });
  });

  it('what was sent stays as it was sent, whatever happens to the CV and the letter', async () => {
    const { call, start, saveCv, change, move } = await enter();
    const cvId = await saveCv();
    const { id } = await start({ cv_id: cvId });
    const letter = {
      engine: { kind: 'builtin' },
      language: 'es',
      kind: 'formal',
      templates: [{ type: 'formal', subject: 'Candidatura', body: 'Hola.' }],
      cvId,
      cvVersion: 1,
    };
    await change(id, { letter }, 1);
    const sent = await move(id, { stage: 'sent', on: '2026-11-10', next_on: '2026-11-20' }, 2);
    expect(sent.json.application).toMatchObject({
      stage: 'sent',
      sent_on: '2026-11-10',
      next_on: '2026-11-20',
      version: 3,
      sendings: [{ sent_on: '2026-11-10', cv_name: 'cv.pdf', has_cv: true, has_letter: true }],
    });
    const changed = { parsed_data: { ...spanishAnalyst, summary: 'Otro resumen.' } };
    await call('PATCH', `/api/cvs/${cvId}`, changed, { 'If-Match': '1' });
    await change(id, { letter: null }, 3);
    await call('DELETE', `/api/cvs/${cvId}`);
    await call('DELETE', `/api/trash/${cvId}`);
    const [{ id: sendingId }] = sent.json.application.sendings;
    const kept = await call('GET', `/api/applications/${id}/sendings/${sendingId}`);
    const { sending } = getSending.output.parse(kept.json);
    expect(sending.cv?.summary).toBe(spanishAnalyst.summary);
    expect(sending.letter?.templates[0]?.body).toBe('Hola.');
  });

  it('move on and back; a move by mistake leaves no trace', async () => {
    const { start, move, saveCv } = await enter();
    const { id } = await start({ cv_id: await saveCv() });
    const stale = await move(id, { stage: 'sent' }, 9);
    expect(stale.json.code).toBe('conflict');
    await move(id, { stage: 'interview', on: '2026-11-19', next_time: '10:30' }, 1);
    const back = await move(id, { stage: 'preparing', is_undo: true, next_time: null }, 2);
    expect(back.json.application).toMatchObject({
      stage: 'preparing',
      sent_on: null,
      interview_on: null,
      next_time: null,
      sendings: [],
    });
    expect(back.json.application.moves).toHaveLength(1);
    await move(id, { stage: 'sent', on: '2026-11-01' }, 3);
    await move(id, { stage: 'interview', on: '2026-11-19' }, 4);
    const answered = await move(id, { stage: 'answer', on: '2026-11-12', answer: 'offer' }, 5);
    expect(answered.json.application).toMatchObject({
      stage: 'answer',
      answer: 'offer',
      sent_on: '2026-11-01',
      interview_on: '2026-11-19',
      answered_on: '2026-11-12',
    });
    expect(answered.json.application.sendings).toHaveLength(1);
    expect(answered.json.application.moves.map(({ stage }: { stage: string }) => stage)).toEqual([
      'preparing',
      'sent',
      'interview',
      'answer',
    ]);
  });

  it('numbers: sent this month, answers, and half of the days to an answer', async () => {
    const { call, start, move } = await enter();
    const month = new Date().toISOString().slice(0, 7);
    const send = async (sent: string, answered?: string, answer = 'rejected') => {
      const { id } = await start();
      await move(id, { stage: 'sent', on: sent }, 1);
      if (answered) await move(id, { stage: 'answer', on: answered, answer }, 2);
    };
    await send('2025-03-01', '2025-03-05');
    await send('2025-03-01', '2025-03-11');
    await send('2025-03-01', '2025-06-01', 'silence');
    await send(`${month}-01`);
    expect((await call('GET', '/api/applications')).json.figures).toEqual({
      sent_this_month: 1,
      sent: 4,
      answered: 2,
      median_days_to_answer: 7,
    });
  });

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
    await context.queryAsOwner(
      place,
      `INSERT INTO applications (user_id) SELECT '${userId}' FROM generate_series(3, ${MOST_APPLICATIONS})`,
    );
    const full = await call('POST', '/api/applications', { posting });
    expect([full.status, full.json.code]).toEqual([422, 'applications_full']);
    expect(await start()).toBeUndefined();
  });
});
