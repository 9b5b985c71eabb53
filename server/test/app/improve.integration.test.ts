import { adviseOnLine, type CvRecord, improveCv } from '@trayecto/core/contract';
import { spanishAnalyst } from '@trayecto/core/document/fixtures';
import { applyChanges } from '@trayecto/core/improve';
import { keepOpenDrafts } from '@trayecto/core/review';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../database';
import { listPath, signInNewPerson, startTestApp, type TestApp } from './start-test-app';

const weak = {
  ...spanishAnalyst,
  work_experience: spanishAnalyst.work_experience.map((item, index) =>
    index === 0
      ? { ...item, achievements: ['Responsable de la elaboración de informes de riesgo.'] }
      : item,
  ),
};

describeOnOneDatabase('a better text for a CV', (context) => {
  let app: TestApp;
  let place: Awaited<ReturnType<typeof context.openFresh>>;
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

  async function saveCv(parsed_data: unknown): Promise<string> {
    const body = { filename: 'cv.pdf', content: 'x', parsed_data };
    return (await app.call('POST', '/api/cvs', { token, body })).json.cv.id;
  }
  const improve = (cvId: string, body: object = {}, headers: Record<string, string> = {}) =>
    app.call('POST', '/api/improve-cv', { token, body: { cvId, ...body }, headers });

  it('is offered for one line too, with every number of it and no other, or what is open is named', async () => {
    const ask = async (text: string, language: 'es' | 'en' = 'es', kind = 'achievement') => {
      const body = { text, language, kind, dates: 'ene. 2020 – actualidad' };
      const { status, json } = await app.call('POST', '/api/line-advice', { token, body });
      expect(status).toBe(200);
      return adviseOnLine.output.parse(json);
    };
    const numbers = (text: string) => text.match(/\d+/g) ?? [];
    const indirect = [
      ['Responsable de reducir un 35 % el tiempo de cierre con SQL.', 'es'],
      ['Responsible for managing a team of 5 and the budget in order to ensure quality', 'en'],
    ] as const;
    for (const [text, language] of indirect) {
      const { proposals } = await ask(text, language);
      expect(proposals[0]?.kind).toBe('direct');
      for (const proposal of proposals) {
        expect(numbers(proposal.text)).toEqual(numbers(text));
        expect(proposal.text).not.toMatch(/^Respons/);
      }
    }
    expect((await ask('Se gestionaban pedidos de la zona norte')).question?.code).toBe(
      'who-did-it',
    );
    const vague = await ask('Ayudé en varias tareas del departamento');
    expect(vague.question?.phrases).toContain('varias tareas');
    const well = 'Reduje un 35 % el tiempo de cierre mensual con procesos en Python y SQL.';
    for (const kind of ['achievement', 'description'])
      expect(await ask(well, 'es', kind)).toEqual({ question: null, proposals: [] });
  });

  it('is proposed by the built-in engine in both languages, and nothing is saved', async () => {
    const id = await saveCv(weak);
    const { status, json } = await improve(id);
    expect(status).toBe(200);
    const proposal = improveCv.output.parse(json);
    expect(proposal.engine).toEqual({ kind: 'builtin' });
    expect(proposal.version).toBe(1);
    expect(proposal.parsed_data.work_experience[0]?.achievements[0]).not.toMatch(/^Responsable/);
    expect(
      applyChanges(
        weak,
        proposal.changes,
        proposal.changes.map((change) => change.id),
      ),
    ).toEqual(proposal.parsed_data);
    const english = proposal.parsed_data_english;
    expect(english?.personal.email).toBe(weak.personal.email);
    expect(english?.work_experience.map(({ company }) => company)).toEqual(
      weak.work_experience.map(({ company }) => company),
    );
    const stored = (await app.call('GET', `/api/cvs/${id}`, { token })).json.cv;
    expect(stored).toMatchObject({ version: 1, parsed_data: weak, parsed_data_english: null });
  });

  it('makes no English for those who want their own language alone', async () => {
    const id = await saveCv(weak);
    const { json } = await improve(id, { targetLanguage: 'original' });
    const proposal = improveCv.output.parse(json);
    expect(proposal.parsed_data_english).toBeNull();
    expect([proposal.drafts, proposal.notes]).toEqual([[], []]);
    expect(proposal.changes.length).toBeGreaterThan(0);
  });

  it('reports its progress to callers that ask', async () => {
    const id = await saveCv(weak);
    const { text } = await improve(id, {}, { Accept: 'application/x-ndjson' });
    const lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.length).toBeGreaterThan(2);
    expect(lines[0].progress.step).toBe('analyze');
    expect(lines.at(-1)).toMatchObject({ status: 200, body: { success: true } });
  });

  it('is refused for what cannot be improved and for strangers', async () => {
    const stranger = (await signInNewPerson(app)).session.access_token;
    const id = await saveCv(weak);
    const foreign = await app.call('POST', '/api/improve-cv', {
      token: stranger,
      body: { cvId: id },
    });
    expect(foreign.status).toBe(404);
    expect((await improve(await saveCv(null))).status).toBe(422);
    expect((await improve(id, { style: 'baroque' })).status).toBe(400);
    expect((await improve(id, { focusArea: 'anything' })).status).toBe(200);
  });

  it('a text that is not saved yet is translated as it is', async () => {
    const id = await saveCv(weak);
    const cv = { ...weak, languages: [{ language: 'Español', proficiency: 'Nativo' }] };
    const answer = await app.call('POST', '/api/translate-cv', { token, body: { cvId: id, cv } });
    expect(answer.json.cv.languages).toEqual([{ language: 'Spanish', proficiency: 'Native' }]);
  });

  describe('what its translator was not sure of', () => {
    const doubtful = {
      ...spanishAnalyst,
      summary: 'Zurzo velas viejas y me da por cantar mientras tanto.',
      skills: ['Zurcido invisible', 'SQL'],
      additional: { Aficiones: ['Toco la dulzaina en las fiestas que se tercien.'] },
    };
    const listOpen = (cv: CvRecord) =>
      keepOpenDrafts(cv.metadata.english_drafts ?? [], cv.parsed_data_english);
    const change = async (id: string, version: number, body: object) => {
      const headers = { 'If-Match': `${version}` };
      return app.call('PATCH', `/api/cvs/${id}`, { token, body, headers });
    };

    async function saveImproved(id: string, version: number) {
      const { parsed_data, parsed_data_english, drafts } = improveCv.output.parse(
        (await improve(id)).json,
      );
      const body = {
        parsed_data,
        parsed_data_english,
        english_drafts: drafts,
        english_unread: true,
      };
      return { drafts, cv: (await change(id, version, body)).json.cv as CvRecord };
    }

    it('is kept with the CV until it is changed or called right', async () => {
      const id = await saveCv(doubtful);
      const { drafts, cv } = await saveImproved(id, 1);
      expect(drafts.length).toBeGreaterThan(2);
      expect(listOpen(cv)).toEqual(drafts);
      const [first, ...others] = drafts;

      const { source = '', draft = '' } = first ?? {};
      const verdict = { source, draft, is_right: true };
      const judged = await change(id, 1, { draft_verdicts: [verdict] });
      expect(judged.json.cv.version).toBe(2);
      expect(listOpen(judged.json.cv)).toEqual(others);

      // A tab that saw no verdict writes its text: the marks are the server's, and by the text.
      const turned = { ...cv.parsed_data_english, skills: ['SQL', 'Invisible mending'] };
      const edited = await change(id, 2, { parsed_data_english: turned });
      const left = others.filter(({ pointer }) => !pointer.startsWith('/skills'));
      expect(left.length).toBeLessThan(others.length);
      expect(listOpen(edited.json.cv)).toEqual(left);
      const list = (await app.call('GET', listPath(token), { token })).json.cvs as CvRecord[];
      expect(list.filter((one) => one.id === id).map(listOpen)).toEqual([left]);

      // What was said of a text holds for the versions that have it.
      const back = await app.call('POST', `/api/cvs/${id}/versions/2/restore`, { token });
      expect(listOpen(back.json.cv)).toEqual(others);
      // And a second translation asks only about what nobody has called right.
      const again = await saveImproved(id, back.json.cv.version);
      expect(listOpen(again.cv)).toEqual(others);
      const without = await change(id, again.cv.version, { parsed_data_english: null });
      expect(without.json.cv.metadata.english_drafts).toEqual([]);
      expect(without.json.cv.metadata.english_unread).toBe(false);
    });

    it('is called unread until somebody says that they read it', async () => {
      const id = await saveCv(doubtful);
      const { cv } = await saveImproved(id, 1);
      expect(cv.metadata).toMatchObject({ english_unread: true });
      const edited = await change(id, 2, { parsed_data_english: cv.parsed_data_english });
      expect(edited.json.cv.metadata.english_unread).toBe(true);
      const { json } = await app.call('PATCH', `/api/cvs/${id}`, {
        token,
        body: { english_unread: false },
      });
      expect([json.cv.version, json.cv.metadata.english_unread]).toEqual([3, false]);
    });

    it('confirms no more than the text it is about', async () => {
      const id = await saveCv(doubtful);
      const foreign = { pointer: '/summary', source: 'x', draft: 'Nothing that stands there.' };
      const saved = await change(id, 1, {
        parsed_data_english: { ...spanishAnalyst, summary: 'Mends sails.' },
        english_drafts: [foreign],
      });
      expect(listOpen(saved.json.cv)).toEqual([]);
      const broken = await change(id, 2, { english_drafts: [{ pointer: '/summary' }] });
      expect(broken.status).toBe(400);
    });
  });
});
