import { describe, expect, it } from 'vitest';
import { beginProgress, hearProgress, type Progress, type Ticks, tick } from './task-progress';

const tens: Ticks = { everyMs: 1_000, by: () => 10, most: 90 };

function tickTimes(times: number, from: Progress): Progress {
  let now = from;
  for (let count = 0; count < times; count += 1) now = tick(now, tens);
  return now;
}

describe('the bar of a task', () => {
  it('ticks up to its most while the server says nothing', () => {
    expect(tickTimes(3, beginProgress(tens)).percent).toBe(30);
    expect(tickTimes(30, beginProgress(tens)).percent).toBe(90);
  });

  it('waits where the server is until it tells of the next step', () => {
    const analyzing = hearProgress(beginProgress(tens), { step: 'analyze', percent: 10 }, tens);
    expect(tickTimes(30, analyzing).percent).toBe(10);
    const writing = hearProgress(analyzing, { step: 'enhance', percent: 42 }, tens);
    expect(tickTimes(30, writing).percent).toBe(42);
  });

  it('fills a step that the server knows the end of, and no more', () => {
    const news = { step: 'analyze', percent: 10, until: 25 };
    const analyzing = hearProgress(beginProgress(tens), news, tens);
    expect(tickTimes(1, analyzing).percent).toBe(20);
    expect(tickTimes(30, analyzing).percent).toBe(25);
  });

  it('never goes back, and never passes its most before the task is done', () => {
    const ticked = tickTimes(4, beginProgress(tens));
    expect(hearProgress(ticked, { step: 'analyze', percent: 10 }, tens).percent).toBe(40);
    expect(hearProgress(ticked, { step: 'check', percent: 95 }, tens).percent).toBe(90);
  });

  it('without ticks shows what the server tells and nothing else', () => {
    const begun = beginProgress(null);
    expect(begun.percent).toBe(0);
    expect(hearProgress(begun, { step: 'check', percent: 95 }, null).percent).toBe(95);
    expect(hearProgress(begun, 'nonsense', null)).toBe(begun);
  });
});
