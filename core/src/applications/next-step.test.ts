import { describe, expect, it } from 'vitest';
import { findNextStep, isForInterview, judgeUrgency } from './next-step';

const fresh = {
  stage: 'preparing' as const,
  next_action: '',
  next_on: null,
  next_time: null,
  cv_id: null,
  tailored_cv_id: null,
  has_letter: false,
  deadline: '2026-11-27',
  sent_on: null,
  interview_on: null,
};
const id = '00000000-0000-4000-8000-000000000001';

describe('the next step of an application', () => {
  it.each([
    [{}, 'choose', 'page'],
    [{ cv_id: id }, 'tailor', 'cv'],
    [{ cv_id: id, tailored_cv_id: id }, 'write', 'letter'],
    [{ cv_id: id, tailored_cv_id: id, has_letter: true }, 'send', 'fit'],
    [{ stage: 'sent' as const, sent_on: '2026-11-10' }, 'follow', 'email'],
    [{ stage: 'interview' as const, interview_on: '2026-11-19' }, 'interview', 'interview'],
    [{ stage: 'answer' as const }, 'none', 'notes'],
    [{ next_action: 'Llamar a Irene' }, 'own', 'notes'],
  ])('%o: %s', (change, kind, tab) => {
    expect(findNextStep({ ...fresh, ...change })).toMatchObject({ kind, tab });
  });

  it('has the day that was written down, or the one that follows from the rest', () => {
    const sent = { ...fresh, stage: 'sent' as const, sent_on: '2026-11-28' };
    expect(findNextStep(sent).on).toBe('2026-12-05');
    expect(findNextStep({ ...sent, next_on: '2026-12-01' }).on).toBe('2026-12-01');
    expect(findNextStep({ ...fresh, cv_id: id }).on).toBe('2026-11-27');
  });

  it('is late, for today, soon or later', () => {
    const judge = (on: string | null) => judgeUrgency({ ...findNextStep(fresh), on }, '2026-11-16');
    expect(['2026-11-15', '2026-11-16', '2026-11-23', '2026-11-24', null].map(judge)).toEqual([
      'late',
      'today',
      'soon',
      'later',
      'none',
    ]);
  });

  it('is for the interview on its day, whatever the person calls it', () => {
    const facts = { ...fresh, stage: 'interview' as const, interview_on: '2026-11-19' };
    const tell = (more: object) => {
      const told = { ...facts, ...more };
      return isForInterview(told, findNextStep(told));
    };
    const named = { next_action: 'Con Irene Sanz', next_on: '2026-11-19' };
    expect([tell({}), tell(named)]).toEqual([true, true]);
    expect(tell({ ...named, next_on: '2026-11-25' })).toBe(false);
    expect(tell({ ...named, stage: 'sent' })).toBe(false);
  });
});
