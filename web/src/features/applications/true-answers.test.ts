import type { AskedAs } from '@trayecto/core/assistant';
import { emptyCv } from '@trayecto/core/cv';
import { describe, expect, it } from 'vitest';
import { addSlot, addToCv, listAsked, listOpenQuestions, removeFromCv } from './true-answers';
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

const asked = (name: string, askedAs: AskedAs = 'used') => ({
  name,
  askedAs,
  askedLevel: null,
  shownAs: '',
});
const yes = (line = '') => ({ kind: 'yes', work: 0, where: 'Tienda Alfa', line }) as const;

describe('what a person says they have used', () => {
  it('yes: their line in that job, and the skill in the list', () => {
    const { cv: grown } = addToCv(cv, asked('TypeScript'), yes(' Hice el panel de ventas. '));
    expect(grown.skills).toEqual(['SQL', 'TypeScript']);
    expect(grown.work_experience[0]?.achievements).toEqual(['Uno.', 'Hice el panel de ventas.']);
  });

  it('a little: as basic knowledge, and no line', () => {
    const some = { kind: 'some', words: 'Azure (conocimientos básicos)' } as const;
    const { cv: grown } = addToCv(cv, asked('Azure'), some);
    expect(grown.skills).toEqual(['SQL', 'Azure (conocimientos básicos)']);
    expect(grown.work_experience).toEqual(cv.work_experience);
  });

  it('taken back: the CV is as it was, and what was written since stays', () => {
    const { cv: grown, added } = addToCv(cv, asked('TypeScript'), yes('Hice el panel.'));
    expect(removeFromCv(grown, added)).toEqual(cv);
    const further = { ...grown, skills: [...grown.skills, 'Go'] };
    expect(removeFromCv(further, added).skills).toEqual(['SQL', 'Go']);
    expect(removeFromCv(cv, {})).toEqual(cv);
  });

  it('yes, at none of the jobs: their line in a section of its own, with or without a job in the CV', () => {
    for (const [before, heading] of [
      [cv, 'Otra experiencia'],
      [
        { ...emptyCv(), summary: 'I finished school this year and like to work with people.' },
        'Other experience',
      ],
    ] as const) {
      const answer = { ...yes('Hice el panel.'), work: before.work_experience.length, where: '' };
      const { cv: grown, added } = addToCv(before, asked('TypeScript'), answer);
      expect(grown.additional).toEqual({ [heading]: ['Hice el panel.'] });
      expect(grown.skills).toContain('TypeScript');
      expect(grown.work_experience).toEqual(before.work_experience);
      const twice = addToCv(grown, asked('Go'), { ...answer, line: 'Otra.' });
      expect(twice.cv.additional[heading]).toEqual(['Hice el panel.', 'Otra.']);
      expect(removeFromCv(twice.cv, twice.added)).toEqual(grown);
      expect(removeFromCv(grown, added)).toEqual(before);
    }
  });

  it('no: nothing', () => {
    expect(addToCv(cv, asked('Azure'), { kind: 'no' })).toEqual({ cv, added: {} });
  });
});

describe('what a person says they have', () => {
  it.each([
    ['licence', 'certifications', { name: 'Carné B', issuer: '', date: '' }],
    ['degree', 'education', expect.objectContaining({ degree: 'Carné B' })],
    ['language', 'languages', { language: 'Carné B', proficiency: '' }],
    ['circumstance', 'skills', 'Carné B'],
  ] as const)('%s: in its own section, and taken back from there', (askedAs, section, entry) => {
    const { cv: grown, added } = addToCv(cv, asked('Carné B', askedAs), yes());
    expect(grown[section].at(-1)).toEqual(entry);
    expect(removeFromCv(grown, added)).toEqual(cv);
    // Said twice, it is there once, and the second answer has nothing to take back.
    expect(addToCv(grown, asked('Carné B', askedAs), yes()).added).toEqual({});
  });

  it('a language at a higher level: the level changes, under the CV’s own word for it, and comes back', () => {
    const speaks = { ...cv, languages: [{ language: 'English', proficiency: 'B1' }] };
    const skill = { ...asked('inglés', 'language'), askedLevel: 'C1' as const, shownAs: 'English' };
    const { cv: grown, added } = addToCv(speaks, skill, yes());
    expect(grown.languages).toEqual([{ language: 'English', proficiency: 'C1' }]);
    expect(removeFromCv(grown, added)).toEqual(speaks);
  });
});

describe('the questions', () => {
  const missing = Array.from({ length: 12 }, (_, at) => ({
    id: `skill-${at}`,
    importance: at < 6 ? ('critical' as const) : ('optional' as const),
  }));

  it('end after five, whatever else is missing', () => {
    let answers: Record<string, string> = {};
    const ids: string[] = [];
    for (;;) {
      const [first] = listOpenQuestions(missing, answers);
      if (!first) break;
      ids.push(first.id);
      answers = { ...answers, [first.id]: 'No' };
    }
    expect(ids).toEqual(['skill-0', 'skill-1', 'skill-2', 'skill-3', 'skill-4']);
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

describe('where a yes would go', () => {
  const slot = '↳ Aquí iría, si es verdad';
  const slotFor = (askedAs: AskedAs, work = 0) => addSlot(cv, askedAs, slot, work);

  it.each<[AskedAs]>([['licence'], ['degree'], ['language'], ['circumstance']])(
    'a %s: in its own section, where the answer puts it',
    (askedAs) => {
      const named = addToCv(cv, asked(slot, askedAs), yes()).cv;
      expect(slotFor(askedAs)).toEqual(named);
      expect(slotFor(askedAs).work_experience).toEqual(cv.work_experience);
    },
  );

  it('a tool: as a line of the job that was chosen, beside them all where it was at none, and nowhere without that job', () => {
    expect(slotFor('used').work_experience[0]?.achievements).toEqual(['Uno.', slot]);
    expect(slotFor('used').skills).toEqual(['SQL']);
    expect(Object.values(slotFor('used', 1).additional)).toEqual([[slot]]);
    expect(slotFor('used', 2)).toBe(cv);
  });
});
