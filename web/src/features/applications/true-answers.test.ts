import { emptyCv } from '@trayecto/core/cv';
import { describe, expect, it } from 'vitest';
import { addToCv, listAsked, removeFromCv } from './true-answers';
import type { Fit } from './use-fit';

const cv = {
  ...emptyCv(),
  skills: ['SQL'],
  work_experience: [
    {
      title: 'Analista',
      company: 'Tienda Alfa',
      location: '',
      dates: '',
      description: '',
      achievements: ['Uno.'],
    },
  ],
};

describe('what a person says they have used', () => {
  it('yes: their line in that job, and the skill in the list', () => {
    const added = addToCv(cv, 'TypeScript', {
      kind: 'yes',
      work: 0,
      where: 'Tienda Alfa',
      line: ' Hice el panel de ventas. ',
    });
    expect(added.skills).toEqual(['SQL', 'TypeScript']);
    expect(added.work_experience[0]?.achievements).toEqual(['Uno.', 'Hice el panel de ventas.']);
  });

  it('a little: as basic knowledge, and no line', () => {
    const added = addToCv(cv, 'Azure', { kind: 'some', words: 'Azure (conocimientos básicos)' });
    expect(added.skills).toEqual(['SQL', 'Azure (conocimientos básicos)']);
    expect(added.work_experience).toEqual(cv.work_experience);
  });

  it('taken back: the CV is as it was, and what was written since stays', () => {
    const added = addToCv(cv, 'TypeScript', {
      kind: 'yes',
      work: 0,
      where: 'Tienda Alfa',
      line: 'Hice el panel.',
    });
    const words = { skill: 'TypeScript', line: 'Hice el panel.' };
    expect(removeFromCv(added, words)).toEqual(cv);
    const further = { ...added, skills: [...added.skills, 'Go'] };
    expect(removeFromCv(further, words).skills).toEqual(['SQL', 'Go']);
    expect(removeFromCv(cv, {})).toEqual(cv);
  });

  it('no: nothing', () => {
    expect(addToCv(cv, 'Azure', { kind: 'no' })).toEqual(cv);
  });
});

it('nothing is asked about a page that has been sent', () => {
  const fit = {
    answers: {},
    result: { missingSkills: [{ id: 'sap', importance: 'critical' }] },
  } as unknown as Fit;
  expect(listAsked({ stage: 'preparing' }, fit)).toHaveLength(1);
  for (const stage of ['sent', 'interview', 'answer'] as const)
    expect(listAsked({ stage }, fit)).toEqual([]);
});
