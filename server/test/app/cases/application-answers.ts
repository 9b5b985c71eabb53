import { listAnswers } from '@trayecto/core/contract';
import { expect, it } from 'vitest';
import { type Enter, posting } from './open-applications';

export function tryAnswers(enter: Enter): void {
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
}
