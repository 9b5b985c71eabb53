import { cvSchema } from '@trayecto/core/cv';
import { spanishAnalyst } from '@trayecto/core/document/fixtures';
import { describe, expect, it } from 'vitest';
import { judgeCv } from './judge-cv';

const told = (...given: Parameters<typeof judgeCv>) =>
  judgeCv(...given).map(({ mark, name, at }) => `${mark} ${name} ${at ?? ''}`.trim());

describe('judgeCv', () => {
  it('has nothing against a CV that is whole', () => {
    expect(told(spanishAnalyst, [])).toEqual(['good figures', 'good all-dated', 'good no-slips']);
  });

  it('says nothing of slips until somebody has read for them', () => {
    expect(told(spanishAnalyst, null)).toEqual(['good figures', 'good all-dated']);
  });

  it('leads to the first slip, to what has no date and to who cannot be reached', () => {
    const [job, ...others] = spanishAnalyst.work_experience;
    const cv = {
      ...spanishAnalyst,
      personal: { ...spanishAnalyst.personal, email: '', phone: '' },
      work_experience: [...others, { ...job, ...cvSchema.parse({}), title: 'Becaria', dates: '' }],
    };
    expect(told(cvSchema.parse(cv), ['/summary', '/work_experience/0/title'])).toEqual([
      'missing unreachable /personal/name',
      expect.stringContaining('figures'),
      `missing undated /work_experience/${others.length}`,
      'missing slips /summary',
    ]);
  });

  it('tells of dates written in several ways until the page shows them in one, the most usual', () => {
    const [job, ...others] = spanishAnalyst.work_experience;
    const cv = {
      ...spanishAnalyst,
      work_experience: [{ ...job!, dates: '01/2020 – actualidad' }, ...others],
    };
    expect(judgeCv(cv, null)).toContainEqual({
      ...{ mark: 'close', name: 'mixed-dates', at: null },
      ...{ count: 2, form: 'short' },
    });
    expect(told(cv, null, 'short')).toEqual(['good figures', 'good all-dated']);
  });

  it('where few lines have a figure it leads to the first without one', () => {
    const achievements = ['Vendí 30 pisos.', 'Atendí al público.', 'Llevé la caja.'];
    const cv = cvSchema.parse({ work_experience: [{ title: 'A', dates: '2020', achievements }] });
    expect(told(cv, null)).toContain('close figures /work_experience/0/achievements/1');
  });

  it('has nothing to say of an empty CV but that nobody can reach the person and all is to be written', () => {
    expect(told(cvSchema.parse({}), [])).toEqual([
      'missing unreachable /personal/name',
      'close bare',
    ]);
  });

  it('names the parts of which most people have something to say and this one has nothing', () => {
    const cv = { ...spanishAnalyst, summary: '', education: [], certifications: [], languages: [] };
    expect(judgeCv(cv, null)[0]).toMatchObject({ name: 'bare', parts: ['summary', 'education'] });
  });
});
