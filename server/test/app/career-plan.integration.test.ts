import { planDevelopment } from '@trayecto/core/contract';
import { spanishAnalyst } from '@trayecto/core/document/fixtures';
import { expect, it } from 'vitest';
import { describeOnOneDatabase } from '../database';
import { useTwoPeople } from './two-people';

describeOnOneDatabase('the career plan', (context) => {
  const people = useTwoPeople(context);
  const { call } = people;
  const saveCv = (cv: unknown = spanishAnalyst) => people.saveCv(cv);
  const plan = (cvId: string, careerGoal: string, more: object = {}, as = people.token) =>
    call('POST', '/api/development-plan', { cvId, careerGoal, ...more }, as);

  it('answers in the documented shape and is kept with its question', async () => {
    const cvId = await saveCv();
    const { status, json } = await plan(cvId, ' ingeniera de datos en dos años ', {
      hoursPerWeek: 8,
    });
    expect(status).toBe(200);
    const answer = planDevelopment.output.parse(json);
    expect(answer.engine).toEqual({ kind: 'builtin' });
    const { id, cvVersion, ...result } = answer.plan;
    expect(result.goal).toMatchObject({ title: { id: 'data-engineer' }, deadline_months: 24 });
    expect(result.analysis.key_gaps.length).toBeGreaterThan(0);
    const { immediate, short_term, long_term } = result.learning_path;
    const courses = [immediate, short_term, long_term].flatMap((part) => part.courses);
    expect(courses.length).toBeGreaterThan(0);
    for (const { url } of courses) expect(url).toMatch(/^https:\/\//);
    expect(result.timeline.milestones.at(-1)?.id).toBe('apply');

    const kept = (await call('GET', `/api/results/${id}`)).json.result;
    expect(kept).toMatchObject({
      kind: 'development',
      title: 'ingeniera de datos en dos años',
      cv_id: cvId,
      cv_version: cvVersion,
      input: { careerGoal: 'ingeniera de datos en dos años', language: 'es', hoursPerWeek: 8 },
    });
    expect(kept.result).toEqual(result);
  });

  it('keeps which milestones are done and the hours a week', async () => {
    const { id } = (await plan(await saveCv(), 'data scientist', { language: 'en' })).json.plan;
    const state = { done: ['learn-python', 'apply'], hoursPerWeek: 12 };
    expect((await call('PATCH', `/api/results/${id}`, { state })).status).toBe(200);
    expect((await call('GET', `/api/results/${id}`)).json.result.state).toEqual(state);
    expect((await call('PATCH', `/api/results/${id}`, { state }, people.stranger)).status).toBe(
      404,
    );
  });

  it('does not keep a goal it does not know, and offers the nearest', async () => {
    const { json } = await plan(await saveCv(), 'zzz qqq');
    expect(json.plan).toMatchObject({ id: null, outcome: 'unknown-goal' });
    expect(json.plan.nearest_titles.length).toBeGreaterThan(0);
    const list = (await call('GET', '/api/results?kind=development')).json.results;
    expect(list.map(({ title }: { title: string }) => title)).not.toContain('zzz qqq');
  });

  it('is fed by the jobs the person saved, and by nobody else’s', async () => {
    const cvId = await saveCv();
    const job = {
      title: 'Ingeniera de datos',
      description: 'Imprescindible: Snowflake, Terraform y Apache Kafka.',
    };
    await call('POST', '/api/saved-jobs', job, people.stranger);
    const jobsOf = async () =>
      (await plan(cvId, 'ingeniera de datos')).json.plan.analysis.gaps.filter(
        (gap: { jobs: number }) => gap.jobs > 0,
      );
    expect(await jobsOf()).toEqual([]);
    await call('POST', '/api/saved-jobs', job);
    expect((await jobsOf()).map(({ id }: { id: string }) => id)).toContain('snowflake');
  });

  it('needs a goal, hours that can be, a CV of one’s own, and one that was read', async () => {
    const cvId = await saveCv();
    expect((await plan(cvId, '  \n')).json.code).toBe('validation_failed');
    expect((await plan(cvId, 'x'.repeat(501))).status).toBe(400);
    expect((await plan(cvId, 'chef', { hoursPerWeek: 0 })).status).toBe(400);
    expect((await plan(cvId, 'chef', { hoursPerWeek: 100 })).status).toBe(400);
    expect((await plan(cvId, 'chef', { language: 'fr' })).status).toBe(400);
    expect((await plan(cvId, 'chef', {}, people.stranger)).status).toBe(404);
    expect((await plan(await saveCv(null), 'chef')).json.code).toBe('no_parsed_data');
    expect(
      (await people.app.call('POST', '/api/development-plan', { body: { cvId } })).status,
    ).toBe(401);
  });
});
