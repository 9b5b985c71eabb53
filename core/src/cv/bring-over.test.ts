import { describe, expect, it } from 'vitest';
import { bringOver, listOpenMarks } from './bring-over';
import { compareCvs } from './compare-cvs';
import { type Cv, cvSchema } from './cv-schema';
import { editCv } from './edit-cv';

const spanish = cvSchema.parse({
  personal: { name: 'Ana Ruiz', phone: '600 000 001' },
  summary: 'Panadera.',
  work_experience: [
    { title: 'Panadera', company: 'Horno Viejo', dates: '2019 – 2023' },
    { title: 'Aprendiz', company: 'Horno Nuevo', dates: '2017 – 2019' },
  ],
  skills: ['Amasado'],
  additional: { Aficiones: ['Correr'] },
});
const english = cvSchema.parse({
  ...spanish,
  summary: 'Baker.',
  work_experience: [
    { title: 'Baker', company: 'Horno Viejo', dates: '2019 – 2023' },
    { title: 'Apprentice', company: 'Horno Nuevo', dates: '2017 – 2019' },
  ],
  additional: { Hobbies: ['Running'] },
});
const bring = (changed: Cv) => bringOver(changed, english, compareCvs(spanish, changed));

describe('bringOver', () => {
  it('takes the changed fields along and nothing else', () => {
    const changed = editCv(
      editCv(spanish, { kind: 'set-personal', field: 'phone', value: '600 000 002' }),
      {
        kind: 'set-field',
        list: 'work_experience',
        index: 1,
        field: 'dates',
        value: '2016 – 2019',
      },
    );
    expect(bring(changed)).toEqual({
      ...english,
      personal: changed.personal,
      work_experience: [
        english.work_experience[0],
        { ...english.work_experience[1], dates: '2016 – 2019' },
      ],
    });
  });

  it('an entry that came or went comes or goes', () => {
    const shorter = editCv(spanish, { kind: 'remove-entry', list: 'work_experience', index: 0 });
    expect(bring(shorter).work_experience.map(({ title }) => title)).toEqual(['Apprentice']);
    const longer = cvSchema.parse({
      ...spanish,
      work_experience: [{ title: 'Jefa', company: 'Café Sol' }, ...spanish.work_experience],
    });
    expect(bring(longer).work_experience.map(({ title }) => title)).toEqual([
      'Jefa',
      'Baker',
      'Apprentice',
    ]);
  });

  it('a section of one’s own is found by its place, and a new one is added', () => {
    const edited = editCv(spanish, { kind: 'set-lines', section: 'Aficiones', value: ['Nadar'] });
    expect(bring(edited).additional).toEqual({ Hobbies: ['Nadar'] });
    const added = cvSchema.parse({
      ...spanish,
      additional: { ...spanish.additional, Premios: ['Uno'] },
    });
    expect(bring(added).additional).toEqual({ Hobbies: ['Running'], Premios: ['Uno'] });
  });

  it('what was brought over, or edited, is no longer open', () => {
    const changed = editCv(editCv(spanish, { kind: 'set-summary', value: 'Maestra panadera.' }), {
      kind: 'set-skills',
      value: ['Amasado', 'Horneado'],
    });
    const marks = compareCvs(spanish, changed);
    expect(listOpenMarks(marks, english, english)).toBe(marks);
    const edited = editCv(english, { kind: 'set-summary', value: 'Master baker.' });
    expect(listOpenMarks(marks, english, edited).map(({ section }) => section)).toEqual(['skills']);
    expect(listOpenMarks(marks, english, bringOver(changed, english, marks))).toEqual([]);
  });
});
