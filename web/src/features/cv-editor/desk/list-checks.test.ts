import { spanishAnalyst } from '@trayecto/core/document/fixtures';
import { describe, expect, it } from 'vitest';
import { findDeed, findMissingDates, listChecks } from './list-checks';

const well = { question: null, proposals: [] };
const deed = { kind: 'achievement', dates: '2020' } as const;
const line = {
  text: 'Reduje un 35 % el cierre',
  deed,
  advice: well,
  slips: 0,
  printedLines: 1,
  lacksDates: false,
};
const told = (changed: Partial<Parameters<typeof listChecks>[0]>) =>
  listChecks({ ...line, ...changed }).map(({ mark, name }) => `${mark} ${name}`);

describe('how a line reads', () => {
  it('is well when it says what was done, with a figure and without slips', () => {
    expect(told({})).toEqual(['good says-what', 'good figure', 'good no-slips']);
  });

  it('says nothing of what nobody has looked at yet', () => {
    expect(told({ advice: null, slips: null })).toEqual(['good figure']);
    expect(told({ text: ' ' })).toEqual([]);
  });

  it('names what is open, one thing at a time', () => {
    const question = { code: 'your-part', phrases: ['Ayudé en'] } as const;
    expect(
      told({ advice: { question: { ...question, phrases: ['Ayudé en'] }, proposals: [] } }),
    ).toContain('close asks');
    const proposals = [{ kind: 'direct' as const, text: 'Reduje' }];
    expect(told({ advice: { question: null, proposals } })).toContain('close indirect');
    expect(told({ printedLines: 3 })).toContain('close long');
    expect(told({ slips: 2 })).toContain('missing slips');
    expect(told({ lacksDates: true })).toContain('missing dates');
  });

  it('does not praise a figure while it asks for one', () => {
    const question = { code: 'missing-number' as const, phrases: [] };
    expect(told({ advice: { question, proposals: [] } })).toEqual(['close asks', 'good no-slips']);
  });

  it('asks of lines of jobs alone what was done in them', () => {
    expect(told({ deed: null })).toEqual(['good no-slips']);
    expect(findDeed(spanishAnalyst, '/work_experience/1/achievements/0')).toEqual({
      kind: 'achievement',
      dates: 'mar. 2017 – dic. 2019',
    });
    for (const at of ['/summary', '/skills/0', '/work_experience/0/title', '/education/0/degree'])
      expect(findDeed(spanishAnalyst, at)).toBeNull();
  });

  it('misses dates where an entry should have some', () => {
    const [job, ...jobs] = spanishAnalyst.work_experience;
    const cv = { ...spanishAnalyst, work_experience: [{ ...job!, dates: ' ' }, ...jobs] };
    expect(findMissingDates(cv, '/work_experience/0/achievements/1')).toBe(
      '/work_experience/0/dates',
    );
    for (const at of ['/work_experience', '/work_experience/1/title', '/skills/0', '/summary'])
      expect(findMissingDates(cv, at)).toBeNull();
  });
});
