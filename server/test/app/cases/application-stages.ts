import { getSending } from '@trayecto/core/contract';
import { spanishAnalyst } from '@trayecto/core/document/fixtures';
import { expect, it } from 'vitest';
import type { DatabaseContext, TestPlace } from '../../database';
import type { Enter } from './open-applications';

export function tryStages(enter: Enter, _context: DatabaseContext, _place: TestPlace): void {
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
}
