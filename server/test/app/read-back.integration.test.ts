import { spanishAnalyst } from '@trayecto/core/document/fixtures';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase, type TestPlace } from '../database';
import { signInNewPerson, startTestApp, type TestApp } from './start-test-app';

describeOnOneDatabase('a CV read back from its PDF', (context) => {
  let app: TestApp;
  let place: TestPlace;
  let token: string;
  let id: string;
  beforeAll(async () => {
    place = await context.openFresh();
    app = await startTestApp(place);
    token = (await signInNewPerson(app)).session.access_token;
    const body = { filename: 'cv.pdf', content: 'x', parsed_data: spanishAnalyst };
    id = (await app.call('POST', '/api/cvs', { token, body })).json.cv.id;
  });
  afterAll(async () => {
    await app?.stop();
    await place?.cleanup();
  });
  const ask = (body: object = {}) => app.call('POST', `/api/cvs/${id}/read-back`, { token, body });

  // Each reading starts a process. Every template is held to this by the round trips of the PDF.
  async function expectNearlyEverything(template: string) {
    const { status, json } = await ask({ template });
    expect(status).toBe(200);
    const { counts, missed, text, pages, other_text: other } = json.read_back;
    const all = Object.values<number>(counts).reduce((sum, count) => sum + count, 0);
    expect(all).toBeGreaterThan(30);
    expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(all / 50);
    expect(counts.found + missed.length).toBe(all);
    expect(pages).toBeGreaterThan(0);
    for (const read of [text, other].filter(Boolean)) expect(read).toContain('Banco Guadalquivir');
    return json.read_back;
  }

  it('brings nearly everything back in two columns, and says what it looks like', async () => {
    await expectNearlyEverything('sidebar');
  });

  it('reads the page as it is shown, with all that was chosen and not saved yet', async () => {
    const saved = await expectNearlyEverything('minimal');
    const design = {
      ...{ template: 'minimal', fonts: 'fraunces-source-serif', density: 'compact' },
      ...{ margins: 'narrow', dates: 'years', textSize: 'small' },
      sectionTitles: { work_experience: 'Lo que he hecho' },
    };
    const { read_back: shown } = (await ask({ design })).json;
    expect(shown.text).toContain('Lo que he hecho');
    expect(shown.text).not.toContain('ene. 2020');
    expect(shown.pages).toBeLessThan(saved.pages);
    expect(shown.counts.lost).toBe(0);
  });

  it('says which words of a job it shows, and misses no dates where the saved design shows them in another form', async () => {
    const design = { template: 'modern', dates: 'years' };
    await app.call('PATCH', `/api/cvs/${id}`, { token, body: { design } });
    const posting = 'Analista de datos\nImprescindible SQL y Power BI. Imprescindible alemán B2.';
    const made = await app.call('POST', '/api/applications', { token, body: { posting } });
    const { json } = await ask({ application_id: made.json.application.id });
    expect(json.code).toBe(undefined);
    const { missed } = json.read_back;
    expect(missed.filter(({ field }: { field: string }) => field.startsWith('date'))).toEqual([]);
    expect(json.read_back.posting.hits).toContain('SQL');
    expect(json.read_back.posting.misses.join()).toMatch(/alemán/i);
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect((await ask({ application_id: nobody })).status).toBe(404);
    expect((await ask({ text: 'english' })).json.code).toBe('no_parsed_data');
  });
});
