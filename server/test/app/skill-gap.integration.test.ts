import { analyzeSkillGaps, getSavedJobGaps } from '@trayecto/core/contract';
import { spanishAnalyst } from '@trayecto/core/document/fixtures';
import { describe, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../database';
import { signInNewPerson } from './start-test-app';
import { useTwoPeople } from './two-people';

const posting = `Analista de datos
Imprescindible: SQL, Python y Power BI. Al menos 3 años de experiencia.
Inglés B2. Se valorará Git.`;

describeOnOneDatabase('skill gap and saved jobs', (context) => {
  const people = useTwoPeople(context);
  const { call } = people;
  const saveCv = (cv: unknown = spanishAnalyst) => people.saveCv(cv);
  const analyze = (cvId: string, jobDescription: string, more: object = {}, as = people.token) =>
    call('POST', '/api/analyze-skill-gaps', { cvId, jobDescription, ...more }, as);

  describe('an analysis', () => {
    it('answers in the documented shape, with places on both sides, and is kept', async () => {
      const cvId = await saveCv();
      const { status, json } = await analyze(cvId, posting, { jobTitle: ' Analista ' });
      expect(status).toBe(200);
      const { engine, result } = analyzeSkillGaps.output.parse(json);
      expect(engine).toEqual({ kind: 'builtin' });
      const sql = result.matchedSkills.find(({ id }) => id === 'sql');
      expect(sql).toMatchObject({ relevance: 'high', evidence: ['SQL'] });
      expect(sql?.cvPlaces[0]?.quote).toMatch(/sql/i);
      expect(result.missingSkills.map(({ id }) => id)).toContain('git');
      const { shortTerm, mediumTerm, longTerm } = result.actionablePlan ?? {};
      const links = [shortTerm, mediumTerm, longTerm].flatMap((items) =>
        (items ?? []).flatMap(({ resources }) => resources.flatMap(({ link }) => link ?? [])),
      );
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) expect(link).toMatch(/^https:\/\//);

      const kept = await call('GET', `/api/results/${result.id}`);
      expect(kept.json.result).toMatchObject({
        kind: 'skill_gap',
        title: 'Analista',
        cv_id: cvId,
        cv_version: 1,
        input: { jobTitle: 'Analista', jobDescription: posting, language: 'es' },
      });
      const { id, cvVersion, ...answer } = result;
      expect(kept.json.result.result).toEqual(answer);
    });

    it('is written in the language asked for, and takes its name from the job description when none is given', async () => {
      const { json } = await analyze(await saveCv(), posting, { language: 'en' });
      expect(json.result.summary).toMatch(/^Your CV shows/);
      const list = (await call('GET', '/api/results?kind=skill_gap')).json.results;
      expect(list[0]).toMatchObject({ id: json.result.id, title: 'Analista de datos' });
    });

    it('counts a change of the CV at once', async () => {
      const cvId = await saveCv();
      const before = (await analyze(cvId, posting)).json.result;
      const skills = [...spanishAnalyst.skills, 'Git'];
      await people.app.call('PATCH', `/api/cvs/${cvId}`, {
        token: people.token,
        body: { parsed_data: { ...spanishAnalyst, skills } },
        headers: { 'If-Match': '1' },
      });
      const after = (await analyze(cvId, posting)).json.result;
      expect(after.cvVersion).toBe(2);
      expect(after.matchPercentage).toBeGreaterThan(before.matchPercentage);
    });

    it.each([
      ['one word', 'camarero', 'too-short'],
      [
        'a third language',
        'Wir suchen eine Pflegefachkraft für unsere Station in Vollzeit. Sie bringen eine abgeschlossene Ausbildung mit und arbeiten gerne im Team mit Kolleginnen und Kollegen.',
        'other-language',
      ],
      ['a page without a text', '<html><script>alert(1)</script></html>', 'empty'],
    ])('of %s says what it is worth', async (_, text, outcome) => {
      const { status, json } = await analyze(await saveCv(), text);
      expect([status, json.result.posting.outcome]).toEqual([200, outcome]);
      expect(json.result.summary.length).toBeGreaterThan(20);
    });

    it('of a page with markup quotes its text without the markup', async () => {
      const html = `<h1>Analista</h1><ul><li>Imprescindible <b>SQL</b> &amp; Python</li></ul><img src=x onerror=alert(1)>`;
      const { result } = (await analyze(await saveCv(), html)).json;
      expect(result.posting.text).not.toMatch(/[<>]|onerror/);
      expect(result.matchedSkills.map(({ id }: { id: string }) => id)).toContain('sql');
    });

    it('of 200 KB answers, and of more than a job description can be is refused', {
      tags: ['long'],
    }, async () => {
      const cvId = await saveCv();
      const long = `${posting}\n`.repeat(Math.ceil(200_000 / posting.length)).slice(0, 200_000);
      expect((await analyze(cvId, long)).json.result.posting.outcome).toBe('read');
      expect((await analyze(cvId, 'x'.repeat(200_001))).status).toBe(400);
    });

    it('needs a job description, a CV of one’s own, and one that was read', async () => {
      const cvId = await saveCv();
      expect((await analyze(cvId, '  \n')).json.code).toBe('validation_failed');
      expect((await analyze(cvId, posting, {}, people.stranger)).status).toBe(404);
      expect((await analyze(await saveCv(null), posting)).json.code).toBe('no_parsed_data');
      expect(
        (await people.app.call('POST', '/api/analyze-skill-gaps', { body: { cvId } })).status,
      ).toBe(401);
    });
  });

  describe('saved jobs', () => {
    const save = (title: string, description: string, as = people.token) =>
      call('POST', '/api/saved-jobs', { title, description }, as);
    const list = async (as = people.token) =>
      (await call('GET', '/api/saved-jobs', undefined, as)).json;
    const titles = async (as = people.token) =>
      (await list(as)).jobs.map(({ title }: { title: string }) => title);

    it('are listed latest first, the same pair once, and can be deleted', async () => {
      const first = await save('Analista', posting);
      expect(first.status).toBe(201);
      await save('Enfermera', 'Urgencias');
      const again = await save(' Analista ', `${posting}\n`);
      expect([again.status, again.json.job]).toEqual([201, first.json.job]);
      await save('Analista', 'Otra descripción');
      expect(await titles()).toEqual(['Analista', 'Enfermera', 'Analista']);
      const { id } = first.json.job;
      const path = `/api/saved-jobs/${id}`;
      expect((await call('DELETE', path, undefined, people.stranger)).status).toBe(404);
      expect((await call('DELETE', path)).json).toEqual({ success: true });
      expect((await call('DELETE', path)).status).toBe(404);
      expect(await titles()).toEqual(['Analista', 'Enfermera']);
      expect(await titles(people.stranger)).toEqual([]);
    });

    it('saved twice at the same moment are one', async () => {
      const { session } = await signInNewPerson(people.app);
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => save('A la vez', 'Igual', session.access_token)),
      );
      expect(new Set(answers.map(({ json }) => json.job.id)).size).toBe(1);
    });

    it('need a title and a description', async () => {
      expect((await save(' ', posting)).status).toBe(400);
      expect((await save('Analista', ' ')).status).toBe(400);
    });

    it('there is an end to them', async () => {
      const { session } = await signInNewPerson(people.app);
      await context.queryAsOwner(
        people.place,
        `INSERT INTO saved_jobs (user_id, title, description)
         SELECT $1, n::text, 'x' FROM generate_series(1, 200) n`,
        [session.user.id],
      );
      expect((await save('Una más', 'x', session.access_token)).json.code).toBe('saved_jobs_full');
      expect((await save('7', 'x', session.access_token)).status).toBe(201);
    });

    it('together say which missing skill would raise the most matches', async () => {
      const { session } = await signInNewPerson(people.app);
      const hers = session.access_token;
      await save('Uno', 'Imprescindible SQL y Kubernetes.', hers);
      await save('Dos', 'Imprescindible Python, Kubernetes y COBOL.', hers);
      const body = { filename: 'cv.pdf', content: 'x', parsed_data: spanishAnalyst };
      const cvId = (await call('POST', '/api/cvs', body, hers)).json.cv.id;
      const path = `/api/saved-jobs/gaps?cvId=${cvId}`;
      const { json } = await call('GET', path, undefined, hers);
      const { jobs, gaps } = getSavedJobGaps.output.parse(json);
      expect(jobs.map(({ title }) => title)).toEqual(['Dos', 'Uno']);
      expect(gaps[0]).toMatchObject({ id: 'kubernetes', jobs: jobs.map(({ id }) => id) });
      expect((await call('GET', path)).status).toBe(404);
    });

    it('a table that is missing is an empty list, and is there again', async () => {
      await context.queryAsOwner(people.place, 'DROP TABLE saved_jobs');
      expect(await list()).toEqual({ success: true, jobs: [] });
      await context.queryAsOwner(people.place, 'DROP TABLE saved_jobs');
      expect((await save('Analista', posting)).status).toBe(201);
      expect(await titles()).toEqual(['Analista']);
      expect(await titles(people.stranger)).toEqual([]);
    });
  });
});
