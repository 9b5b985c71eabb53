import { describe, expect, it } from 'vitest';
import { type StepEffort, schedulePlan } from './schedule-plan';

const step = (id: string, kind: StepEffort['kind'], hours: number, months = 0): StepEffort => ({
  id,
  kind,
  hours,
  months,
});

describe('scheduling a plan', () => {
  const steps = [
    step('sql', 'learn', 26),
    step('dashboard', 'project', 26),
    step('python', 'learn', 104),
    step('apply', 'apply', 6, 1),
  ];

  it('does one thing after the other at so many hours a week', () => {
    const { steps: dated, monthsToGoal } = schedulePlan(steps, 6, '2026-01-01');
    expect(dated.map(({ id }) => id)).toEqual(['sql', 'dashboard', 'python', 'apply']);
    expect(dated.map(({ targetDate }) => targetDate)).toEqual([
      '2026-01-31',
      '2026-03-03',
      '2026-07-03',
      '2026-08-02',
    ]);
    expect(dated.map(({ horizon }) => horizon)).toEqual([
      'immediate',
      'immediate',
      'immediate',
      'long_term',
    ]);
    expect(monthsToGoal).toBe(7);
  });

  it('is sooner with more hours, but time in a post passes as it passes', () => {
    expect(schedulePlan(steps, 12, '2026-01-01').monthsToGoal).toBe(4);
    const long = [...steps, step('years', 'experience', 0, 24)];
    expect(schedulePlan(long, 40, '2026-01-01').monthsToGoal).toBe(25);
    expect(schedulePlan(long, 40, '2026-01-01').steps.at(-1)?.id).toBe('apply');
  });

  it('has nothing to say of nothing', () => {
    expect(schedulePlan([], 6, '2026-01-01')).toEqual({ monthsToGoal: 0, steps: [] });
  });
});
