import { describe, expect, it } from 'vitest';
import { cvSchema } from '../cv';
import { improveCv } from './improve-cv';
import { readWishes } from './read-wishes';

describe('readWishes', () => {
  it.each([
    ['Más corto', ['shorter'], []],
    ['Que quepa en una página, por favor', ['one-page'], []],
    ['Sin foto ni edad', ['no-photo', 'no-age'], []],
    [
      'Without photo or age, and put education first',
      ['no-photo', 'no-age', 'education-first'],
      [],
    ],
    ['British spelling please', ['british'], []],
    ['Pon la formación primero y quita las aficiones', ['education-first', 'no-hobbies'], []],
    ['Make it shorter and use a pirate voice', ['shorter'], ['use a pirate voice']],
    ['Que suene divertido', [], ['Que suene divertido']],
    ['No te inventes nada', ['nothing-invented'], []],
    ['', [], []],
    ['Prefiero que no salga mi fecha de nacimiento', ['no-age'], []],
    ['Could you leave my date of birth out please', ['no-age'], []],
    ['quita la foto, la edad y el estado civil', ['no-photo', 'no-age', 'no-marital-status'], []],
    [
      'My old CV had my photo on it, please remove it',
      ['no-photo'],
      ['My old CV had my photo on it'],
    ],
    ['Put my studies before the work experience', ['education-first'], []],
    ['pon la experiencia después de los estudios', ['education-first'], []],
    ['Empieza con los estudios y luego la experiencia', ['education-first'], []],
    ['Put education at the end', [], ['Put education at the end']],
    ['British spelling, not American', ['british'], []],
    ['I am British', [], []],
    ['Leave my photo and date of birth out', ['no-photo', 'no-age'], []],
    ['Keep my photo, but leave out my age', ['no-age'], []],
    ['Keep it to one page', ['one-page'], []],
    ['no hace falta que sea más corto', [], []],
    ['add my hobbies', [], ['add my hobbies']],
    ['make my profile stand out', [], ['make my profile stand out']],
    ['respeta las fechas y los nombres de empresas', ['nothing-invented'], []],
  ] as const)('%s', (text, followed, unread) => {
    const wishes = readWishes(text);
    expect([...wishes.followed].sort()).toEqual([...followed].sort());
    expect(wishes.unread).toEqual(unread);
  });
});

describe('a thing that may be left out', () => {
  const things = {
    'no-photo': ['la foto', 'my photo'],
    'no-age': ['mi fecha de nacimiento', 'my age'],
    'no-nationality': ['la nacionalidad', 'my nationality'],
    'no-marital-status': ['el estado civil', 'my marital status'],
    'no-id': ['el DNI', 'my passport number'],
    'no-hobbies': ['las aficiones', 'my hobbies'],
    'no-references': ['las referencias', 'the references'],
    'no-summary': ['el resumen', 'the summary'],
  };
  const says = Object.entries(things).flatMap(([code, [spanish, english]]) => [
    ...['Quita', 'Elimina', 'No pongas', 'Sin', 'No quiero que salga', 'Prescinde de'].map(
      (act) => [`${act} ${spanish}`, [code]] as const,
    ),
    ...['Remove', 'Leave out', 'Don’t include', 'No', 'Without', 'I don’t want to show'].map(
      (act) => [`${act} ${english}`, [code]] as const,
    ),
    ...['No quites', 'Deja', 'Mantén'].map((act) => [`${act} ${spanish}`, []] as const),
    ...['Don’t remove', 'Keep', 'I don’t want you to delete'].map(
      (act) => [`${act} ${english}`, []] as const,
    ),
  ]);
  it.each(says)('%s', (text, followed) => {
    expect(readWishes(text).followed).toEqual(followed);
  });
});

describe('wishes of an improvement', () => {
  const cv = cvSchema.parse({
    personal: { title: 'Clerk', email: 'ana@example.com', phone: '600' },
    summary: 'Clerk who organized the archive of Color Labs and optimized its catalog.',
    additional: {
      'Personal data': ['Date of birth: 3/5/1980', 'Driving licence B'],
      Hobbies: ['Chess'],
    },
  });
  const improve = (instructions: string) =>
    improveCv({ cv, language: 'en', style: 'formal', focusArea: 'balanced', instructions });

  it('leaves out what was asked for, and nothing else', () => {
    const { cv: after, wishes, warnings } = improve('no age, without hobbies');
    expect(after.additional).toEqual({ 'Personal data': ['Driving licence B'], Hobbies: [] });
    expect(wishes?.followed).toEqual(['no-age', 'no-hobbies']);
    expect(warnings).toEqual([]);
  });

  it('spells as asked, but for names', () => {
    expect(improve('British spelling').cv.summary).toBe(
      'Clerk who organised the archive of Color Labs and optimised its catalogue.',
    );
  });

  it('tells the order of sections and what it could not follow', () => {
    expect(improve('put education first; rhyme').wishes).toEqual({
      followed: ['education-first'],
      unread: ['rhyme'],
      sectionOrder: ['summary', 'education', 'work_experience', 'skills'],
    });
    expect(improve('').wishes).toBeUndefined();
  });
});
