import { improveCv } from '@trayecto/core/contract';
import { spanishAnalyst } from '@trayecto/core/document/fixtures';
import { applyChanges } from '@trayecto/core/rewrite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEmbeddedFirst } from '../database';
import { signInNewPerson, startTestApp, type TestApp } from './start-test-app';

const weak = {
  ...spanishAnalyst,
  work_experience: spanishAnalyst.work_experience.map((item, index) =>
    index === 0
      ? { ...item, achievements: ['Responsable de la elaboración de informes de riesgo.'] }
      : item,
  ),
};

describeOnEmbeddedFirst('a better text for a CV', (context) => {
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
    expect(english.personal.email).toBe(weak.personal.email);
    expect(english.work_experience.map(({ company }) => company)).toEqual(
      weak.work_experience.map(({ company }) => company),
    );
    const stored = (await app.call('GET', `/api/cvs/${id}`, { token })).json.cv;
    expect(stored).toMatchObject({ version: 1, parsed_data: weak, parsed_data_english: null });
  });

  it('tells how far it is to whoever asks', async () => {
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

  it('a text that is not saved yet is translated as it stands', async () => {
    const id = await saveCv(weak);
    const cv = { ...weak, languages: [{ language: 'Español', proficiency: 'Nativo' }] };
    const answer = await app.call('POST', '/api/translate-cv', { token, body: { cvId: id, cv } });
    expect(answer.json.cv.languages).toEqual([{ language: 'Spanish', proficiency: 'Native' }]);
  });
});
