import { cvLimits, cvSchema, taskLimits } from '@trayecto/core/cv';
import { spanishAnalyst } from '@trayecto/core/document/fixtures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnOneDatabase, type TestPlace } from '../database';
import { listPath, signInNewPerson, startTestApp, type TestApp } from './start-test-app';

const jobs = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ title: `Puesto ${at}`, company: `Empresa ${at}` }));

describeOnOneDatabase('a CV with more in it than one can hold', (context) => {
  let app: TestApp;
  let place: TestPlace;
  let token: string;
  beforeAll(async () => {
    place = await context.openFresh();
    app = await startTestApp(place, { RATE_LIMIT_SCALE: '1000' });
    token = (await signInNewPerson(app)).session.access_token;
  });
  afterAll(async () => {
    await app?.stop();
    await place?.cleanup();
  });
  const call = (method: string, path: string, body?: unknown, headers = {}) =>
    app.call(method, path, { token, headers, ...(body === undefined ? {} : { body }) });
  const save = (parsed_data: unknown, content = 'texto') =>
    call('POST', '/api/cvs', { filename: 'cv.pdf', content, parsed_data });

  const tooMuch = {
    ...cvSchema.parse({ personal: { name: 'Ana' } }),
    work_experience: jobs(cvLimits.entries.work_experience + 1),
  };
  const refusal = {
    success: false,
    code: 'cv_too_large',
    excess: { pointer: '/work_experience', unit: 'entries', most: 200, found: 201 },
  };

  it('is refused with what and where, wherever one is sent in, and nothing is kept', async () => {
    const { id, version } = (await save(spanishAnalyst)).json.cv;
    const seen = { 'If-Match': `${version}` };
    const unsaved = { cv: tooMuch, language: 'es' };
    const answers = await Promise.all([
      save(tooMuch),
      call('PATCH', `/api/cvs/${id}`, { parsed_data: tooMuch }, seen),
      call('PATCH', `/api/cvs/${id}`, { parsed_data_english: tooMuch }, seen),
      call('POST', '/api/documents', { ...unsaved, format: 'txt' }),
      call('POST', '/api/documents/pages', unsaved),
      call('POST', '/api/translate-cv', { cvId: id, cv: tooMuch }),
      call('POST', '/api/assist-reading', { cvId: id, cv: tooMuch }),
    ]);
    for (const { status, json } of answers) {
      expect(status).toBe(422);
      expect(json).toMatchObject(refusal);
    }
    const { cvs } = (await call('GET', listPath(token))).json;
    expect(cvs).toMatchObject([{ id, version, parsed_data: spanishAnalyst }]);
  });

  it('is refused when a file holds it, and the file is not kept', async () => {
    const form = new FormData();
    const resume = {
      basics: { name: 'Ana' },
      work: jobs(201).map(({ title }) => ({ name: title })),
    };
    form.set('file', new File([JSON.stringify(resume)], 'cv.json'));
    const answer = await fetch(`${app.url}/api/import`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject(refusal);
    expect(await context.queryAsOwner(place, 'select path from stored_files')).toEqual([]);
  });

  it('as much as one can hold is taken', async () => {
    const full = { ...tooMuch, work_experience: tooMuch.work_experience.slice(1) };
    const { status, json } = await save(full, 'a'.repeat(150_000));
    expect(status).toBe(201);
    expect(json.cv.parsed_data.work_experience).toHaveLength(200);
  });

  it('what no task takes is kept, and refused by every task with what and where', async () => {
    const lines = Array.from({ length: taskLimits.lines + 1 }, (_, at) => `Línea ${at}`);
    const heavy = { ...spanishAnalyst, additional: { Otros: lines } };
    const cvId = (await save(heavy)).json.cv.id;
    const light = (await save(spanishAnalyst)).json.cv.id;
    const posting = { jobDescription: 'Buscamos analista con SQL.', jobTitle: 'Analista' };
    const answers = await Promise.all([
      call('POST', '/api/improve-cv', { cvId }),
      call('POST', '/api/translate-cv', { cvId }),
      call('POST', '/api/translate-cv', { cvId: light, cv: heavy }),
      call('POST', '/api/analyze-skill-gaps', { cvId, ...posting }),
      call('POST', '/api/optimize-large-profile', { cvId, industryFocus: 'Datos' }),
      call('POST', '/api/enhance-profile', {
        cvId,
        industryFocus: posting.jobTitle,
        careerLevel: posting.jobDescription,
      }),
      call('POST', '/api/development-plan', { cvId, careerGoal: 'Jefa de datos' }),
      call('POST', '/api/email-templates', { cvId, job: { title: 'Analista' } }),
      call('POST', '/api/match-jobs', { cvId }),
      call('GET', `/api/saved-jobs/gaps?cvId=${cvId}`),
    ]);
    const excess = { pointer: '/additional/Otros', unit: 'lines', most: 800, found: 801 };
    for (const { status, json } of answers) {
      expect(status, JSON.stringify(json).slice(0, 300)).toBe(422);
      expect(json).toMatchObject({ code: 'task_too_heavy', excess });
    }
  });

  describe('stored before there was a limit', () => {
    let id: string;
    beforeAll(async () => {
      id = (await save(spanishAnalyst)).json.cv.id;
      const data = JSON.stringify(cvSchema.parse(tooMuch));
      await context.queryAsOwner(
        place,
        'update cvs set parsed_data = $1, parsed_data_english = $1 where id = $2',
        [data, id],
      );
    });

    it('still opens, is listed, exported, renamed, put into the trash and taken out', async () => {
      const opened = await call('GET', `/api/cvs/${id}`);
      expect(opened.json.cv.parsed_data.work_experience).toHaveLength(201);
      expect((await call('GET', listPath(token))).json.cvs).toContainEqual(opened.json.cv);
      for (const format of ['json', 'txt', 'pdf', 'docx']) {
        expect((await call('GET', `/api/cvs/${id}/export?format=${format}`)).status).toBe(200);
      }
      expect((await call('GET', '/api/account/export')).status).toBe(200);
      const { version } = opened.json.cv;
      const name = { filename: 'nombre.pdf' };
      expect(
        (await call('PATCH', `/api/cvs/${id}`, name, { 'If-Match': `${version}` })).status,
      ).toBe(200);
      expect((await call('GET', `/api/cvs/${id}/versions`)).status).toBe(200);
      expect((await call('DELETE', `/api/cvs/${id}`)).status).toBe(200);
      expect((await call('POST', `/api/cvs/${id}/restore`)).status).toBe(200);
    });
  });
});
