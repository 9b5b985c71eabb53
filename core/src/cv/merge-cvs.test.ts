import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareCvs } from './compare-cvs';
import { type Cv, cvSchema } from './cv-schema';
import { mergeCvs, settleConflict } from './merge-cvs';

const base = cvSchema.parse({
  personal: { name: 'Ana Ruiz', email: 'ana@example.com' },
  summary: 'Panadera.',
  work_experience: [
    { title: 'Panadera', company: 'Horno Viejo', dates: '2019 – 2023', achievements: ['Pan'] },
    { title: 'Aprendiz', company: 'Horno Nuevo', dates: '2017 – 2019' },
  ],
  skills: ['Amasado', 'Horneado'],
  additional: { Aficiones: ['Correr'] },
});
const change = (edit: (cv: Cv) => Partial<Cv>): Cv => ({ ...base, ...edit(base) });
const work = (index: number, changes: Partial<Cv['work_experience'][number]>) =>
  change((cv) => ({
    work_experience: cv.work_experience.map((item, at) =>
      at === index ? { ...item, ...changes } : item,
    ),
  }));

describe('mergeCvs', () => {
  it('changes in different fields both survive', () => {
    const mine = change(() => ({ summary: 'Maestra panadera.' }));
    const theirs = work(0, { title: 'Jefa de obrador' });
    const { cv, conflicts } = mergeCvs(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(cv.summary).toBe('Maestra panadera.');
    expect(cv.work_experience[0]?.title).toBe('Jefa de obrador');
  });

  it('the same field changed twice is asked about, and settled either way', () => {
    const { cv, conflicts } = mergeCvs(
      base,
      work(1, { dates: '2016 – 2019' }),
      work(1, { dates: '2018 – 2019' }),
    );
    expect(conflicts).toEqual([
      {
        pointer: '/work_experience/1/dates',
        section: 'work_experience',
        entry: 'Aprendiz',
        field: 'dates',
        mine: '2016 – 2019',
        theirs: '2018 – 2019',
      },
    ]);
    const [conflict] = conflicts;
    if (!conflict) throw new Error('no conflict');
    expect(settleConflict(cv, conflict, conflict.theirs).work_experience[1]?.dates).toBe(
      '2018 – 2019',
    );
  });

  it('an entry added by each side is in, one removed and untouched is out', () => {
    const added = { ...base.work_experience[0], title: 'Encargada', company: 'Café Sol' };
    const mine = change((cv) => ({ work_experience: cv.work_experience.slice(0, 1) }));
    const theirs = change((cv) =>
      cvSchema.parse({ ...cv, work_experience: [added, ...cv.work_experience] }),
    );
    const { cv } = mergeCvs(base, mine, theirs);
    expect(cv.work_experience.map(({ company }) => company)).toEqual(['Café Sol', 'Horno Viejo']);
  });

  it('a field both changed is settled in its own entry, wherever new ones came in', () => {
    const added = { ...base.work_experience[0], title: 'Encargada', company: 'Café Sol' };
    const theirs = cvSchema.parse({
      ...base,
      work_experience: [added, ...work(0, { title: 'Jefa de obrador' }).work_experience],
    });
    const { cv, conflicts } = mergeCvs(base, work(0, { title: 'Maestra panadera' }), theirs);
    const [conflict] = conflicts;
    if (!conflict) throw new Error('no conflict');
    expect(conflict.pointer).toBe('/work_experience/1/title');
    const settled = settleConflict(cv, conflict, conflict.theirs);
    expect(settled.work_experience.map(({ title }) => title)).toEqual([
      'Encargada',
      'Jefa de obrador',
      'Aprendiz',
    ]);
  });

  it('what one side removed and the other worked on is kept', () => {
    const mine = change((cv) => ({ work_experience: cv.work_experience.slice(0, 1) }));
    const { cv } = mergeCvs(base, mine, work(1, { description: 'Aprendí el oficio.' }));
    expect(cv.work_experience).toHaveLength(2);
  });

  it('skills are merged one by one', () => {
    const mine = change(() => ({ skills: ['Amasado', 'Horneado', 'Bollería'] }));
    const theirs = change(() => ({ skills: ['Horneado', 'Decoración'] }));
    expect(mergeCvs(base, mine, theirs).cv.skills).toEqual(['Horneado', 'Bollería', 'Decoración']);
  });
});

const text = fc.constantFrom('', 'uno', 'dos', 'tres');
const anyCv = fc
  .record({
    summary: text,
    skills: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd')),
    work_experience: fc.array(fc.record({ title: text, company: text, dates: text }), {
      maxLength: 4,
    }),
    additional: fc.dictionary(fc.constantFrom('X', 'Y/~Z'), fc.array(text, { maxLength: 2 })),
  })
  .map((data) => cvSchema.parse(data));

describe('for any CVs', () => {
  it('merging with an unchanged side gives the other side', () => {
    fc.assert(
      fc.property(anyCv, anyCv, (from, to) => {
        expect(mergeCvs(from, to, from)).toEqual({ cv: to, conflicts: [] });
        expect(mergeCvs(from, from, to)).toEqual({ cv: to, conflicts: [] });
      }),
    );
  });

  it('there is no difference exactly when they are equal', () => {
    fc.assert(
      fc.property(anyCv, anyCv, (a, b) => {
        expect(compareCvs(a, a)).toEqual([]);
        const isEqual = JSON.stringify(sortSections(a)) === JSON.stringify(sortSections(b));
        if (compareCvs(a, b).length === 0) expect(isEqual).toBe(true);
      }),
    );
  });
});

/** The order of sections of one's own is part of the look, not of what a CV says. */
function sortSections(cv: Cv): Cv {
  return { ...cv, additional: Object.fromEntries(Object.entries(cv.additional).toSorted()) };
}
